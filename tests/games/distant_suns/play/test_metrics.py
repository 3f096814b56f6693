"""Every metric against three tiny games, worked out by hand.

    game            totals after round 1   after round 2 (P, Q)
    LEAVES_LATE      0  5                  13   5
    SIDE_BY_SIDE    -5  0                  10  13
    STAYS_AT_HOME    5  0                   5   0

In LEAVES_LATE, P covers the upgrade with a pair (mission: 3) and reaches the world (10); Q surrounds the treasure (10)
and leaves the alien (-5). In SIDE_BY_SIDE both reach the world in turn 2 (10 each), Q with a pair on the upgrade (3);
P had left the alien before. In STAYS_AT_HOME, P surrounds the treasure and leaves the alien, Q covers it and earns
nothing.
"""

from collections.abc import Sequence

import pytest
from tiny import LEAVES_LATE
from tiny import SIDE_BY_SIDE
from tiny import STAYS_AT_HOME
from tiny import Played
from tiny import content
from tiny import record

from generator.game.study import SeriesKind
from generator.games.distant_suns.play.metrics.parity import NEVER
from generator.games.distant_suns.play.playtest import PLAYTEST

LATE, SIDE, HOME = LEAVES_LATE, SIDE_BY_SIDE, STAYS_AT_HOME
ALL = (LATE, SIDE, HOME)
EXPECTED = {
    # metric: games, then the readings they must give
    "score": [
        ([LATE], {"mean": 9, "p5": 5, "p50": 5, "p95": 13}),
        ([SIDE], {"mean": 11.5, "p5": 10, "p50": 10, "p95": 13}),
        (ALL, {"mean": 46 / 6, "p5": 0, "p50": 5, "p95": 13}),
    ],
    "sources": [
        ([LATE], {"mission-upgrade": 1.5, "worlds": 5, "treasures": 5, "aliens": -2.5, "mission-alien": 0}),
        ([SIDE], {"mission-upgrade": 1.5, "worlds": 10, "treasures": 0, "aliens": 0}),
        ([HOME], {"mission-upgrade": 0, "worlds": 0, "treasures": 5, "aliens": -2.5}),
    ],
    "parity": [
        ([LATE], {"ratio": NEVER}),
        (ALL, {"ratio": NEVER}),
        ([HOME], {}),  # no mission earns anything: there is nothing to compare
    ],
    "stuck": [
        ([LATE], {"all": 1 / 4, "shape dot": 1 / 2, "shape pair": 0, "turn 01": 0, "turn 02": 1 / 2}),
        ([SIDE], {"all": 0, "shape dot": 0, "shape telescope": 0, "turn 02": 0}),
        (ALL, {"all": 2 / 12, "shape dot": 1 / 5, "shape pair": 1 / 6, "turn 02": 2 / 6}),
    ],
    "choices": [
        ([LATE], {"all": 1, "turn 01": 1.5, "turn 02": 0.5}),  # P: 1, 1; Q: 2, 0
        ([SIDE], {"all": 1.25, "turn 01": 1.5, "turn 02": 1}),  # P: 2, 1; Q: 1, 1
        ([HOME], {"all": 1, "turn 01": 1.5, "turn 02": 0.5}),  # P: 2, 0; Q: 1, 1
    ],
    "seats": [
        ([LATE], {"seat 1": 1, "seat 2": 0, "first": 0.5}),
        ([SIDE], {"seat 1": 0, "seat 2": 1, "first": -0.5}),
        (ALL, {"seat 1": 2 / 3, "seat 2": 1 / 3, "first": 2 / 3 - 0.5}),
    ],
    "tension": [
        ([LATE], {"changes": 1, "decided": 2, "early": 0, "drama": 5, "margin": 8}),
        ([SIDE], {"changes": 0, "decided": 1, "early": 1, "drama": 0, "margin": 3}),
        (ALL, {"changes": 1 / 3, "decided": 4 / 3, "early": 2 / 3, "drama": 5 / 3, "margin": 16 / 3}),
    ],
    "worlds": [
        ([LATE], {"0/reached": 1 / 2}),
        ([SIDE], {"0/reached": 1}),
        (ALL, {"0/reached": 3 / 6}),
    ],
    "races": [
        ([LATE], {}),  # only one gets there: no race
        ([SIDE], {"0/gap": 0}),
        (ALL, {"0/gap": 0}),
    ],
    "sectors": [
        # sectors by number: 0 treasure, 1, 2 start, 3, 4 alien, 5, 6 upgrade, 7 world
        ([LATE], {"least": 1 / 2, "sector 1": 1 / 2, "sector 6": 1 / 2}),
        ([SIDE], {"least": 0, "sector 1": 0, "sector 3": 1, "sector 6": 1}),
        (ALL, {"least": 2 / 6, "sector 1": 2 / 6, "sector 3": 4 / 6, "sector 5": 4 / 6, "sector 6": 3 / 6}),
    ],
    "coverage": [
        ([LATE], {"all": 5 / 10}),
        ([SIDE], {"all": 8 / 10}),
        ([HOME], {"all": 4 / 10}),
    ],
    "crowding": [
        ([LATE], {"alien": 1, "upgrade": 1}),
        ([HOME], {"alien": 1}),  # nobody covers the upgrade
        (ALL, {"alien": 4 / 4, "upgrade": 3 / 3}),
    ],
    "depth": [
        ([LATE], {"won": 1}),
        ([SIDE], {"won": 0}),
        (ALL, {"won": 2 / 3}),
    ],
    "one-idea": [
        ([LATE], {"won": 1}),
        ([SIDE], {"won": 0}),
        (ALL, {"won": 2 / 3}),
    ],
    "setups": [
        # points at the table: 18, 23 and 5; in twins chance adds nothing
        ([LATE, SIDE], {"spread": 0}),
        ([LATE, LATE, SIDE, SIDE], {"spread": 1.25, "tile dot": 0}),  # 9 and 11.5 points a player
        ([LATE, LATE, HOME, HOME], {"spread": 3.25, "tile dot": 0}),  # 9 and 2.5
    ],
    "luck": [
        # margins of P: 8, -3 and 5
        ([LATE, LATE], {"share": 0}),
        ([LATE, HOME], {"share": (8 - 5) ** 2 / (64 + 25)}),
        ([LATE, SIDE], {"share": 1}),  # 121 / 73 is more than chance alone makes on average
    ],
}
CASES = [(id, games, readings) for id, cases in EXPECTED.items() for games, readings in cases]


def readings_of(id: str, games: Sequence[Played], bots: tuple[str, str], bot: str) -> dict[str, float]:
    metric = PLAYTEST.metrics()[id]
    total = metric.tally([record(game, bots) for game in games])
    return {key: reading.value for key, reading in metric.readings(total, content(), bot).items()}


def test_every_metric_has_three_games_worked_out_by_hand() -> None:
    assert set(EXPECTED) == set(PLAYTEST.metrics())
    assert all(len(cases) == 3 for cases in EXPECTED.values())


@pytest.mark.parametrize(("id", "games", "expected"), CASES)
def test_a_metric_gives_what_is_worked_out_by_hand(
    id: str, games: Sequence[Played], expected: dict[str, float]
) -> None:
    bots = ("rusher-alien", "greedy") if id == "one-idea" else ("greedy", "random")
    found = readings_of(id, games, bots, bots[0])
    assert {key: found[key] for key in expected} == pytest.approx(expected)
    assert expected or not found


def test_ties_are_divided() -> None:
    """Both cover the alien and nothing else of worth."""
    tied = ((0, 1), (0, 1)), ("T . S 1 2 2 . W", "T . S 1 1 2 . W")
    game = record(tied, ("greedy", "random"))
    assert game.totals == (0, 0) and game.winners == (0, 1)
    assert readings_of("seats", [tied], ("greedy", "random"), "greedy")["first"] == 0
    assert readings_of("depth", [tied], ("greedy", "random"), "greedy")["won"] == 0.5
    assert readings_of("one-idea", [tied], ("rusher-alien", "greedy"), "rusher-alien")["won"] == 0.5


def test_a_tile_that_is_in_play_is_told_from_one_that_is_not() -> None:
    other = ("dot", "pair", "telescope", "stick", "comet")
    metric = PLAYTEST.metrics()["setups"]
    total = metric.tally([record(LATE), record(HOME, tiles=other)])
    found = {key: reading.value for key, reading in metric.readings(total, content(), "greedy").items()}
    assert found["tile planet"] == pytest.approx(9 - 5.75)
    assert found["tile comet"] == pytest.approx(2.5 - 5.75)
    assert found["tile dot"] == 0


@pytest.mark.parametrize("id", PLAYTEST.metrics())
def test_a_metric_says_what_it_is_and_reads_nothing_from_nothing(id: str) -> None:
    metric = PLAYTEST.metrics()[id]
    assert metric.title and len(metric.definition) > 30 and metric.definition.endswith(".")
    assert metric.kinds and set(metric.kinds) <= set(SeriesKind)
    assert list(metric.read({}, content(), "greedy")) == []


def test_codes_of_metrics_are_their_own() -> None:
    codes = [metric.code for metric in PLAYTEST.metrics().values()]
    assert len(set(codes)) == len(codes) and all(code.startswith("DS3") for code in codes)
