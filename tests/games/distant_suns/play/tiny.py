"""Tiny games that can be followed with a finger, for two players and two rounds of one turn each.

The sheet is one row: a treasure, a sector, the start, then four sectors (the second an alien, the fourth an upgrade)
and a world of 10 and 5. In the drawings `P` is the player who begins, `Q` the other; a number is the turn.

    sheet    T . S . A . U W
"""

from functools import cache

from tables import FORMS
from tables import MISSIONS
from tables import NOWHERE
from tables import SCORING
from tables import layout_from
from tables import panels_of
from tables import shape_of

from generator.games.distant_suns.content import Content
from generator.games.distant_suns.content import Demands
from generator.games.distant_suns.play.match import Match
from generator.games.distant_suns.play.match import Turn
from generator.games.distant_suns.play.record import Record
from generator.games.distant_suns.play.record import recorded
from generator.games.distant_suns.rules.board import Board
from generator.games.distant_suns.rules.board import make_board
from generator.games.distant_suns.rules.control import ControlBoard
from generator.games.distant_suns.rules.control import Module
from generator.games.distant_suns.rules.game import begin
from generator.games.distant_suns.rules.game import play
from generator.games.distant_suns.rules.setup import Setup
from generator.games.distant_suns.rules.sheet import Drawing
from generator.geometry.hex_grid import Hex

SHEET = "T . S . A . U W"
TILES = ("dot", "pair", "telescope", "stick", "planet")  # alien, upgrade, treasure, cluster, black hole
DOT, PAIR, TELESCOPE = 0, 1, 2  # their zones

# Who draws what in turn 1 and 2; the zones are those of the circle (for P in turn 1, for Q in turn 2) and the octagon.
# P: pair on the alien, then pair to the world. Q: dot at the treasure, then a dot that fits nowhere.
LEAVES_LATE = ((PAIR, DOT), (DOT, PAIR)), ("T . S 1 1 2 2 W", "T 1 S . . . . W")
# P: dot, then telescope to the world. Q: pair, then pair to the world, in the same turn.
SIDE_BY_SIDE = ((DOT, PAIR), (PAIR, TELESCOPE)), ("T . S 1 2 2 2 W", "T . S 1 1 2 2 W")
# P: dot at the treasure, then a pair that fits nowhere. Q: pair on the alien, then a dot.
STAYS_AT_HOME = ((DOT, PAIR), (DOT, PAIR)), ("T 1 S . . . . W", "T . S 1 1 2 . W")

Played = tuple[tuple[tuple[int, int], tuple[int, int]], tuple[str, str]]


@cache
def content() -> Content:
    control = ControlBoard(zones=6, sides=2, modules=1, rounds=2)
    demands = Demands((1, 1), (1, 5), 1, (), (1, 9), 0.5, NOWHERE)
    shapes = [shape_of(name, cells) for name, cells in FORMS.items()]
    tiles, black_hole = tuple(shapes[:-1]), shapes[-1]
    return Content(layout_from(panels_of(SHEET)[0]), tiles, black_hole, MISSIONS, SCORING, control, demands)


@cache
def board() -> Board:
    return make_board(content().layout, (*content().shapes, content().black_hole))


def record(played: Played, bots: tuple[str, str] = ("greedy", "random"), tiles: tuple[str, ...] = TILES) -> Record:
    """The game as it would be recorded; the rules refuse it if a move is illegal."""
    zones, sheets = played
    state = begin(board(), Setup(tiles, MISSIONS), 2, content().control)
    turns = []
    for number, (circle, octagon) in enumerate(zones, start=1):
        module = Module(0, circle, octagon)
        drawings = tuple(
            _drawing(sheet, str(number), state.shape_for(seat, module)) for seat, sheet in enumerate(sheets)
        )
        turns.append(Turn(state, module, drawings))
        state = play(board(), state, module, drawings)
    assert state.is_over
    return recorded(content(), board(), Match(tuple(turns), state), bots)


def _drawing(sheet: str, turn: str, shape: str) -> Drawing | None:
    cells = [Hex(place, 0) for place, sign in enumerate(sheet.split()) if sign == turn]
    return Drawing(shape, board().mask(cells)) if cells else None
