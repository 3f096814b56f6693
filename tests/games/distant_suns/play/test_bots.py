"""Bots: each plays by chance from its own stream only, and the wiser ones win."""

import pytest
from games import match_of
from games import scores_of
from games import side_wins

from generator.errors import UsageError
from generator.games.distant_suns.play.roster import ROSTER
from generator.games.distant_suns.rules.score import COUNTS


def test_there_is_a_bot_of_each_kind_and_a_rusher_for_each_mission() -> None:
    assert {"random", "greedy", "planner", *(f"rusher-{mission}" for mission in COUNTS)} == set(ROSTER.makers)


@pytest.mark.parametrize("bot", sorted(ROSTER.makers))
def test_the_same_seed_gives_the_same_game(bot: str) -> None:
    games = [match_of("twins", "again", (bot, "random", bot))[1] for _ in range(2)]
    assert games[0].turns == games[1].turns
    assert games[0].turns != match_of("twins", "other", (bot, "random", bot))[1].turns


def test_greedy_beats_random() -> None:
    assert side_wins("twins", "greedy", "random", 60) >= 0.85


@pytest.mark.slow
def test_the_planner_beats_greedy() -> None:
    assert side_wins("lantern", "planner", "greedy", 48) >= 0.6


@pytest.mark.parametrize("mission", COUNTS)
def test_a_rusher_gets_more_out_of_its_mission_than_others_do(mission: str) -> None:
    rushed = others = 0
    for number in range(12):
        table, match = match_of("lantern", f"rush {number}", (f"rusher-{mission}", "random", "random", "random"))
        standings = [table.standing(seat, sheet) for seat, sheet in enumerate(match.end.sheets)]
        counts = [
            {
                "alien": standing.aliens,
                "upgrade": standing.upgrades,
                "treasure": standing.treasures.bit_count(),
                "cluster": standing.cluster,
                "black-hole": standing.near_holes,
            }[mission]
            for standing in standings
        ]
        rushed, others = rushed + 3 * counts[0], others + sum(counts[1:])
    assert rushed > 1.3 * others


def test_who_may_not_reach_worlds_reaches_few() -> None:
    reached = {}
    for bot in ("greedy", "greedy:forbid=worlds", "random:force=worlds", "random"):
        games = [match_of("lantern", f"worlds {number}", (bot,) * 2)[1] for number in range(15)]
        reached[bot] = sum(bool(world) for game in games for sheet in game.end.sheets for world in sheet.worlds)
    assert reached["greedy:forbid=worlds"] < 0.3 * reached["greedy"]
    assert reached["random:force=worlds"] > reached["random"]


def test_who_may_not_spend_never_does() -> None:
    _, match = match_of("lantern", "thrift", ("greedy:forbid=spending",) * 4)
    assert all(sheet.spent == 0 for sheet in match.end.sheets)


def test_a_larger_budget_changes_the_game_and_restrictions_add_up() -> None:
    small, large = (match_of("twins", "budget", (f"planner:budget={budget}", "greedy"))[1] for budget in (5, 200))
    assert small.turns != large.turns
    table, match = match_of("twins", "both", ("greedy:forbid=spending:forbid=worlds", "greedy"))
    assert match.end.sheets[0].spent == 0 and scores_of(table, match)


@pytest.mark.parametrize(
    "name", ["greddy", "greedy:budget=5", "planner:budget=-1", "greedy:force=spending", "random:x"]
)
def test_an_unknown_bot_is_told_which_there_are(name: str) -> None:
    with pytest.raises(UsageError, match="there are: "):
        ROSTER.maker(name)
