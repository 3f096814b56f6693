"""Examples: the small sheets of the leaflet, as pictures, with the claims that the rules must confirm.

They have shapes of their own, which are those of our tiles, so that they hold whatever shapes a game is played with.
"""

from dataclasses import dataclass
from functools import cache

from generator.draw.furniture.example import confirmed
from generator.games.distant_suns.content import Content
from generator.games.distant_suns.content import Shape
from generator.games.distant_suns.draw.leaflet_parts.example import Example
from generator.games.distant_suns.draw.leaflet_parts.example import attempted
from generator.games.distant_suns.draw.leaflet_parts.example import played
from generator.games.distant_suns.draw.leaflet_parts.example import read_shape
from generator.games.distant_suns.rules.score import BLACK_HOLE
from generator.games.distant_suns.rules.score import Score
from generator.games.distant_suns.rules.score import score
from generator.games.distant_suns.rules.setup import Setup

FORMS = {
    "moon": "- o o\n o - o",
    "comet": "- - o\n o o o",
    "planet": "- o\n o o\n- o",
    "lightning": "o o - -\n - o o -\n- - - o",
    "telescope": "o o o",
    "saucer": "- - o -\n o o o o",
    BLACK_HOLE: "o o\n o -",
}
SHAPES: tuple[Shape, ...] = tuple(read_shape(id, form) for id, form in FORMS.items())

DRAWING = """
. . A U .
 . . . T .
. . . . .
 S . . . .
"""
DRAWINGS = """
- m m - -
 m - m - -
- t t t -
 - - - - -
"""
APART = """
- - x x x
 - - - - -
- - - - -
 - - - - -
"""
OVER_A_TREASURE = """
- - - - x
 - - x x x
- - - - -
 - - - - -
"""

UPGRADE = """
. . . . .
 . U . T .
. . . . .
 S . A . .
"""
UPGRADE_DRAWINGS = """
- c c c -
 - p c - -
- p p - s
 - p s s s
"""

WORLD = """
. . . . W
 . A . . .
. . . U .
 S . . . .
"""
WORLD_DRAWINGS = """
- - - t -
 - - c t -
- c c c t
 - - - - -
"""


@dataclass(frozen=True, slots=True)
class DrawnExample:
    """What the chapter about drawing shows: two drawings that are legal, two that are not."""

    first: Example
    next: Example
    apart: Example
    over_a_treasure: Example


@cache
def drawing_examples() -> DrawnExample:
    blank = played(DRAWING, DRAWINGS, {}, SHAPES)
    begun = played(DRAWING, DRAWINGS, {"t": "telescope"}, SHAPES)
    first = attempted(blank, DRAWINGS, "t", "telescope")
    following = attempted(begun, DRAWINGS, "m", "moon")
    apart = attempted(begun, APART, "x", "telescope")
    over = attempted(begun, OVER_A_TREASURE, "x", "comet")
    touches = over.attempt is not None and over.attempt.mask & over.board.anchors(over.sheet.covered)
    is_apart = apart.attempt is not None and not apart.attempt.mask & apart.board.anchors(apart.sheet.covered)
    return DrawnExample(
        confirmed(first, first.is_legal(), "the first shape is legal"),
        confirmed(following, following.is_legal(), "the second shape is legal"),
        confirmed(apart, is_apart and not apart.is_legal(), "a shape touches nothing"),
        confirmed(over, bool(touches) and not over.is_legal(), "only the treasure is in the way"),
    )


@cache
def upgrade_example() -> Example:
    """One upgrade is earned; the shape to draw fits only with a hex left out."""
    before = played(UPGRADE, UPGRADE_DRAWINGS, {"p": "planet", "c": "comet"}, SHAPES)
    example = attempted(before, UPGRADE_DRAWINGS, "s", "saucer")
    is_spent = example.attempt is not None and example.attempt.spent == 1
    return confirmed(
        example, is_spent and example.is_legal() and not example.fits_whole(), "it fits with one hex left out only"
    )


@cache
def world_example() -> Example:
    """The last drawing is the first beside a distant world."""
    before = played(WORLD, WORLD_DRAWINGS, {"c": "comet"}, SHAPES)
    after = played(WORLD, WORLD_DRAWINGS, {"c": "comet", "t": "telescope"}, SHAPES)
    example = attempted(before, WORLD_DRAWINGS, "t", "telescope")
    is_reached = not any(before.sheet.worlds) and all(after.sheet.worlds)
    return confirmed(example, example.is_legal() and is_reached, "the last shape reaches the world")


FINISHED = """
W . . A . . . . X
 . . . . . . T . .
A A . T . . . . U
 . A . . U . A - .
. . . . . . . . .
 . U . A . . . T .
S . . . . . U . .
"""
FINISHED_DRAWINGS = """
- n n b i i g g -
 a b b b i g - g m
- a d - d e e e m
 a - d d - - e - m
- a f f f j h l l
 a c c c j h h - l
- k k k j - h - l
"""
FINISHED_ORDER = {
    "a": "lightning",
    "b": "comet",
    "c": "telescope",
    "d": "moon",
    "e": "comet",
    "f": "telescope",
    "g": "moon",
    "h": "planet",
    "i": BLACK_HOLE,
    "j": "telescope",
    "k": "telescope",
    "l": "moon",
    "m": "planet",
    "n": BLACK_HOLE,
}
FINISHED_TILES = {
    "alien": "comet",
    "upgrade": "planet",
    "treasure": "moon",
    "cluster": "telescope",
    "black-hole": "lightning",
}


@cache
def finished_example() -> Example:
    """A small sheet at the end of a game."""
    return played(FINISHED, FINISHED_DRAWINGS, FINISHED_ORDER, SHAPES)


def finished_score(content: Content) -> Score:
    """What the finished sheet is worth in a game with these missions and points."""
    example = finished_example()
    setup = Setup(tuple(FINISHED_TILES[mission] for mission in content.missions), content.missions)
    return score(example.board, setup, content.scoring, example.sheet)
