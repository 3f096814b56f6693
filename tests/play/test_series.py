"""Rosters, series and deals of an invented game: bots and metrics are found in its folders, whoever put them there."""

import pickle
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from generator.errors import FindingsError
from generator.errors import UsageError
from generator.findings import Finding
from generator.game.arranger import Arranged
from generator.game.arranger import Arranger
from generator.game.study import Block
from generator.game.study import Series
from generator.game.study import SeriesKind
from generator.game.study import Study
from generator.play.deal import Deal
from generator.play.deal import Dealer
from generator.play.roster import Roster
from generator.play.series import BLOCK
from generator.play.series import SLOW_BLOCK
from generator.play.series import Meetings
from generator.play.series import Soloists
from generator.play.series import found_metrics
from generator.play.series import tallied

BOTS = {
    "drift": 'BOTS = {"drifter": len}',
    "sail": 'BOTS = {"sailor": max, "lone-north": min, "lone-south": sum}',
}
METRIC = """
from generator.game.metric import Metric, Unit
from generator.game.study import SeriesKind
METRIC = Metric("{code}", "{code}", "", Unit.COUNT, (SeriesKind.{kind},), lambda games: {{"games": len(games)}}, None)
"""
METRICS = {
    "far_out": METRIC.format(code="TD301", kind="ALIKE"),
    "ahead": METRIC.format(code="TD302", kind="DUEL"),
    "again": METRIC.format(code="TD300", kind="ALIKE"),
}


@pytest.fixture
def sea(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """A package with bots and metrics in two folders."""
    for folder, files in {"bots": BOTS, "metrics": METRICS}.items():
        (tmp_path / "sea" / folder).mkdir(parents=True)
        for name, text in {"__init__": "", **files}.items():
            (tmp_path / "sea" / folder / f"{name}.py").write_text(text, encoding="utf-8")
    (tmp_path / "sea" / "__init__.py").touch()
    monkeypatch.syspath_prepend(tmp_path)
    yield "sea"
    for name in [name for name in sys.modules if name.split(".")[0] == "sea"]:
        del sys.modules[name]


def told(maker: object, name: str, option: str) -> object | None:
    return (maker, option) if option == "slowly" else None


def roster_in(sea: str) -> Roster[object]:
    return Roster(f"{sea}.bots", told, "slowly")


def test_bots_are_found_in_the_files_of_their_folder(sea: str) -> None:
    assert list(roster_in(sea).makers) == ["drifter", "sailor", "lone-north", "lone-south"]
    assert roster_in(sea).maker("sailor") is max
    assert roster_in(sea).maker("sailor:slowly:slowly") == ((max, "slowly"), "slowly")


@pytest.mark.parametrize(
    ("name", "message"),
    [("pirate", "there are: drifter, sailor"), ("sailor:fast", "cannot be told 'fast'; there are: slowly")],
)
def test_who_does_not_exist_is_told_with_those_who_do(sea: str, name: str, message: str) -> None:
    with pytest.raises(UsageError, match=message):
        Meetings(roster_in(sea)).series([name], 4)


def test_bots_that_know_no_options_refuse_all(sea: str) -> None:
    with pytest.raises(UsageError, match="there are: none"):
        Roster[object](f"{sea}.bots").maker("sailor:slowly")


def test_a_roster_can_be_sent_to_another_process(sea: str) -> None:
    series = Meetings(roster_in(sea)).series
    assert pickle.loads(pickle.dumps(series))(["sailor"], 4) == series(["sailor"], 4)


def test_bots_meet_their_like_and_the_one_before_them_and_soloists_go_alone(sea: str) -> None:
    meetings = Meetings(roster_in(sea), frozenset({"sailor"}), Soloists("loners", "lone-", among="drifter"))
    found = meetings.series(["drifter", "sailor:slowly", "loners", "drifter"], 40)
    assert [(series.name, series.block) for series in found] == [
        ("drifter", BLOCK),
        ("sailor:slowly", SLOW_BLOCK),
        ("sailor:slowly against drifter", SLOW_BLOCK),
        ("lone-north among drifter", BLOCK),
        ("lone-south among drifter", BLOCK),
    ]


def test_metrics_come_in_the_order_of_their_codes_and_count_only_their_series(sea: str) -> None:
    metrics = found_metrics(f"{sea}.metrics")
    assert list(metrics) == ["again", "far-out", "ahead"]
    assert tallied([1, 2, 3], SeriesKind.ALIKE, metrics) == {"again": {"games": 3}, "far-out": {"games": 3}}


@dataclass(frozen=True)
class Harbour:
    piers: int


def arrange(content: Harbour, code: str) -> Arranged[Harbour, str]:
    return Arranged(content, f"{content.piers} from {code}", code, f"TD:{code}")


def read(content: Harbour, description: str) -> Arranged[Harbour, str]:
    if not description.startswith("TD:"):
        raise FindingsError((Finding("TD001", "no harbour"),))
    return Arranged(content, description, description, description)


def in_turn(content: Harbour, study: Study, pair: int) -> str:
    return f"pier {pair % content.piers}"


DEALER = Dealer(
    Arranger(arrange, read, lambda arranged: (), lambda arranged, look: ""), "TD", str.upper, {"all": in_turn}
)
SERIES = Series(SeriesKind.DUEL, ("sailor", "drifter"), 8, 4)


def deals(setup: str, block: Block, seed: str = "seed") -> list[Deal[str]]:
    study = Study("tides", "0", (), 2, setup, seed, (SERIES,))
    return DEALER.deals(Harbour(3), study, SERIES, block.numbers)


def test_a_pair_of_games_shares_its_set_up_and_seats_and_differs_in_chance() -> None:
    first, second, third, fourth = deals("random", Block(0, 0, 0, first=4, count=4))
    assert (first.setup, first.bots) == (second.setup, second.bots)
    assert third.setup == fourth.setup != first.setup and third.bots == first.bots[::-1]
    assert len({seed for deal in (first, second, third, fourth) for seed in deal.seeds}) == 8


def test_deals_depend_on_the_number_of_a_game_not_on_its_block() -> None:
    whole = deals("random", Block(0, 0, 0, 0, 8))
    assert whole[4:] == deals("random", Block(1, 0, 0, 4, 4))
    assert whole != deals("random", Block(0, 0, 0, 0, 8), seed="another")


def test_set_ups_are_chosen_as_the_study_says() -> None:
    assert [deal.setup for deal in deals("all", Block(0, 0, 0, 0, 8))[::2]] == ["pier 0", "pier 1", "pier 2", "pier 0"]
    assert {deal.setup for deal in deals("TD:quiet", Block(0, 0, 0, 0, 4))} == {"TD:quiet"}


def test_what_was_asked_for_is_written_as_we_write_it() -> None:
    assert [DEALER.asked(Harbour(3), setup) for setup in ("random", "all", "TD:quiet")] == ["random", "all", "TD:quiet"]
    with pytest.raises(FindingsError):
        DEALER.asked(Harbour(3), "sometimes")
