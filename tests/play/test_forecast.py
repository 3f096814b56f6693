"""Forecasts: how long a study will take is reckoned from a few of its games, by what is left of each series."""

import pytest
from studies import study_of

from generator.cli.forecast import duration
from generator.game.study import Block
from generator.play import forecast
from generator.play.forecast import games_left
from generator.play.forecast import seconds_of

PACE = {"random": 0.001, "greedy": 0.01, "greedy against random": 0.005, "planner": 0.5, "planner against greedy": 0.25}


@pytest.mark.parametrize("shards", [1, 3])
@pytest.mark.parametrize("played", [0, 1, 7, 12])
def test_what_is_left_of_each_series_is_known_without_listing_all_blocks(shards: int, played: int) -> None:
    study = study_of(layouts=("twins", "lantern"), games=120)
    mine = [block for block in study.blocks if block.number % shards == 0]
    left = games_left(study, [block.number for block in mine[:played]], shards)
    for number, games in enumerate(left):
        exact = sum(block.count for block in mine[played:] if block.series == number)
        assert abs(games - exact) <= study.series[number].block, study.series[number].name


def test_a_study_of_a_hundred_million_games_is_reckoned_by_the_pace_of_each_series(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    study = study_of(bots="random,greedy,planner", games=10_000_000)
    now, games = [0.0], [0]
    monkeypatch.setattr(forecast, "perf_counter", lambda: now[0])

    def play(block: Block) -> None:
        now[0] += (0 if games[0] else 60) + block.count * PACE[study.series[block.series].name]  # compiles once
        games[0] += block.count

    expected = sum(10_000_000 * pace for pace in PACE.values())
    assert seconds_of(study, games_left(study, [], 1), play) == pytest.approx(expected)
    assert games[0] < 150, "a trial is short"


def test_what_is_finished_takes_no_time() -> None:
    study = study_of(games=40)
    assert seconds_of(study, games_left(study, range(len(study.blocks)), 1), lambda block: 1 / 0) == 0


@pytest.mark.parametrize(
    ("seconds", "said"),
    [(130, "2 minutes"), (3600, "60 minutes"), (9000, "2 hours"), (86400 * 27, "27 days"), (1e9, "32 years")],
)
def test_durations_are_said_in_units_that_people_use(seconds: float, said: str) -> None:
    assert duration(seconds) == said
