"""Polyhexes: all shapes of a size, and sets of ten with a black hole, drawn by chance."""

from dataclasses import replace
from functools import cache

from generator.arrange.stream import Stream
from generator.arrange.stream import shuffled
from generator.arrange.stream import stream
from generator.games.distant_suns.content import Content
from generator.games.distant_suns.content import Shape
from generator.games.distant_suns.rules.board import make_board
from generator.games.distant_suns.rules.polyhex import Cells
from generator.games.distant_suns.rules.polyhex import orientations
from generator.games.distant_suns.rules.polyhex import settled
from generator.geometry.hex_grid import Hex
from generator.geometry.hex_grid import around

# Sizes of the ten, each mixture with a mean of 4.3 to 4.5, and of the black hole.
MIXTURES = ((3, 4, 4, 4, 4, 5, 5, 5, 5, 6), (3, 3, 4, 4, 4, 5, 5, 5, 5, 6), (3, 4, 4, 4, 4, 4, 5, 5, 5, 5))
HOLES = (3, 3, 4)
LEAST_SHARE = 0.15  # of the ways in which the easiest of the shapes fits the sheet
WORDS = """
acorn anvil arrow badge basket bellows bird boat boot bow bracket branch brush bucket buckle button candle chair
chimney claw cloud collar comb cradle crane crown cup dagger dolphin drum feather fern fish flag flute fork fox
funnel glove hammer handle harp hat heron hook horn horse jug kettle key kite ladle leaf lute mask mitten oar owl
paddle pear pipe plough quill rake ribbon rudder sail scarf shell shovel sickle sled snail spade spoon swan sword
thistle thorn tongs torch trowel vase vine violin wagon wheel whistle wing
"""


@cache
def free_polyhexes(size: int) -> tuple[Cells, ...]:
    """Every shape of that size once, however it is turned or mirrored; in a fixed order."""
    if size == 1:
        return ((Hex(0, 0),),)
    grown = {
        min(orientations(settled((*cells, beside))))
        for cells in free_polyhexes(size - 1)
        for cell in cells
        for beside in around(cell)
        if beside not in cells
    }
    return tuple(sorted(grown))


def drawn_shapes(base: Content, seed: str, number: int) -> Content | None:
    """The base with another set of shapes; None if some of them fit the sheet much worse than others."""
    chance = stream(seed, f"shapes {number}")
    hole_size = HOLES[chance.below(len(HOLES))]
    hole = _some(free_polyhexes(hole_size), 1, chance)[0]
    found: list[Cells] = []
    for size in sorted(set(mixture := MIXTURES[chance.below(len(MIXTURES))])):
        others = [cells for cells in free_polyhexes(size) if cells != hole]
        found += _some(others, mixture.count(size), chance)
    names = shuffled(WORDS.split(), stream(seed, f"words {number}"))
    tiles = tuple(Shape(name, cells) for name, cells in zip(names, found, strict=False))
    content = replace(base, shapes=tiles, black_hole=Shape(base.black_hole.id, hole))
    return content if len(found) == len(mixture) and _is_balanced(content) else None


def _some(shapes: tuple[Cells, ...] | list[Cells], count: int, chance: Stream) -> tuple[Cells, ...]:
    return shuffled(shapes, chance)[:count]


def _is_balanced(content: Content) -> bool:
    """True if no shape fits the sheet in far fewer ways than another one."""
    drawings = make_board(content.layout, content.all_shapes).drawings
    fits = [drawings.count[shape.id] for shape in content.shapes]
    return min(fits) >= LEAST_SHARE * max(fits)
