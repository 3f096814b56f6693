"""Games for the tests: tables, bots by name, and plain ways to look at what was played."""

from functools import cache
from pathlib import Path
from random import Random

from prints import ROOT

from generator.games.distant_suns import GAME
from generator.games.distant_suns.arrange.arranger import arrange
from generator.games.distant_suns.content import Content
from generator.games.distant_suns.play.bot import Seat
from generator.games.distant_suns.play.match import Match
from generator.games.distant_suns.play.match import play_match
from generator.games.distant_suns.play.roster import ROSTER
from generator.games.distant_suns.play.standing import Table
from generator.games.distant_suns.play.ways import AllWays
from generator.games.distant_suns.proof.line import Witness
from generator.games.distant_suns.proof.line import WitnessMove
from generator.games.distant_suns.rules.board import make_board
from generator.games.distant_suns.rules.score import score

FOLDER = ROOT / "layouts" / "distant-suns"


@cache
def content_of(layout: str) -> Content:
    path = FOLDER / "layouts" / f"{layout}.yaml" if "/" not in layout else Path(layout)
    content = GAME.load(path).value
    assert content is not None
    return content


@cache
def ways_on(layout: str) -> AllWays:
    content = content_of(layout)
    return AllWays(make_board(content.layout, (*content.shapes, content.black_hole)))


def table_of(layout: str, code: str) -> Table:
    content, ways = content_of(layout), ways_on(layout)
    return Table(content, ways.board, arrange(content, code).setup, ways)


def match_of(layout: str, seed: str, bots: tuple[str, ...]) -> tuple[Table, Match]:
    """A game of these bots; its set-up and its streams come from the seed."""
    table = table_of(layout, seed)
    seats = [Seat(table, number, Random(f"{seed}/{number}").random) for number in range(len(bots))]
    return table, play_match(table, [ROSTER.maker(name)(seat) for name, seat in zip(bots, seats, strict=True)])


def scores_of(table: Table, match: Match) -> list[int]:
    scoring = table.content.scoring
    return [score(table.board, table.setup, scoring, sheet).total for sheet in match.end.sheets]


def witness_of(match: Match) -> Witness:
    return Witness(match.end.setup, tuple(WitnessMove(turn.module, turn.drawings) for turn in match.turns))


def side_wins(layout: str, strong: str, weak: str, games: int) -> float:
    """The share of games in which the best of two strong bots beats the best of two weak ones; ties count half."""
    won = 0.0
    for number in range(games):
        seating = SEATINGS[number % len(SEATINGS)]
        table, match = match_of(layout, f"depth {number}", tuple((weak, strong)[is_strong] for is_strong in seating))
        best = {
            side: max(s for s, own in zip(scores_of(table, match), seating, strict=True) if own == side)
            for side in (0, 1)
        }
        won += 1 if best[1] > best[0] else 0.5 if best[1] == best[0] else 0
    return won / games


SEATINGS = ((0, 0, 1, 1), (0, 1, 0, 1), (0, 1, 1, 0), (1, 0, 0, 1), (1, 0, 1, 0), (1, 1, 0, 0))
