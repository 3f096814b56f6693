"""What holds in every game the bots play, and that the referee and the rules find nothing wrong with them."""

from functools import cache

import pytest
from games import content_of
from games import match_of
from games import scores_of
from games import witness_of

from generator.games.distant_suns.play.match import Match
from generator.games.distant_suns.play.roster import ROSTER
from generator.games.distant_suns.proof.referee import Referee
from generator.games.distant_suns.rules.game import begin
from generator.games.distant_suns.rules.game import play

LAYOUTS = ("lantern", "twins", "spiral")


@cache
def referee_of(layout: str) -> Referee:
    return Referee(content_of(layout))


@pytest.mark.parametrize("seed", range(50))
def test_random_games_keep_what_must_never_break(seed: int) -> None:
    """Twenty games each: a thousand in all."""
    for number in range(20):
        players = 2 + number % 3
        table, match = match_of(LAYOUTS[seed % 3], f"invariant {seed} {number}", ("random",) * players)
        assert 12 <= len(match.turns) <= 15
        running = [
            table.total(table.standing(seat, sheet), sheet.worlds) for seat, sheet in enumerate(match.end.sheets)
        ]
        assert scores_of(table, match) == running
        for index, spot in enumerate(table.board.worlds):
            first = [seat for seat, sheet in enumerate(match.end.sheets) if sheet.worlds[index] == spot.sector.first]
            arrived = {_arrival(match, seat, spot.around) for seat in first}
            assert len(arrived) <= 1, "only players who arrive in the same turn share the high value"


def _arrival(match: Match, seat: int, around: int) -> int:
    return next(
        number
        for number, turn in enumerate(match.turns)
        if (drawing := turn.drawings[seat]) is not None and drawing.mask & around
    )


@pytest.mark.parametrize("bot", sorted(ROSTER.makers))
@pytest.mark.parametrize("layout", LAYOUTS)
def test_the_rules_and_the_referee_accept_every_move_and_agree_on_the_score(layout: str, bot: str) -> None:
    table, match = match_of(layout, f"replay {bot}", (bot, "random", "greedy", bot))
    state = begin(table.board, table.setup, 4, table.content.control)
    for turn in match.turns:
        assert state == turn.before
        state = play(table.board, state, turn.module, turn.drawings)
    assert state == match.end and state.is_over
    referee = referee_of(layout)
    drawn = referee.replay(witness_of(match))
    for seat, sheet in enumerate(match.end.sheets):
        standing = table.standing(seat, sheet)
        counts = {
            mission: referee.count(drawn[seat], mission, table.setup.shape_of(mission))
            for mission in table.setup.missions
        }
        assert counts == {
            "alien": standing.aliens,
            "upgrade": standing.upgrades,
            "treasure": standing.treasures.bit_count(),
            "cluster": standing.cluster,
            "black-hole": standing.near_holes,
        }
