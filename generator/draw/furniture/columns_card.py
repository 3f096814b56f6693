"""Columns card: what players keep beside them, columns of short texts and pictures that fit themselves.

Words are as large as the front lets them be, and no larger on the back.
"""

from collections.abc import Callable
from collections.abc import Iterable
from collections.abc import Iterator
from collections.abc import Sequence
from functools import partial
from math import ceil

from generator.draw.enlarge import enlarged
from generator.draw.fit import largest_scale
from generator.draw.furniture.pen import Chapter
from generator.draw.furniture.piece import piece
from generator.draw.furniture.piece import upright
from generator.draw.lines import rule
from generator.draw.look import Look
from generator.draw.planets import draw_planets
from generator.draw.prose import Passage
from generator.draw.prose import column
from generator.draw.prose import column_height
from generator.draw.scene import Anchor
from generator.draw.scene import Group
from generator.draw.scene import Item
from generator.draw.scene import Scene
from generator.draw.text import set_text
from generator.geometry.point import Box
from generator.geometry.point import Point
from generator.geometry.point import Size

SIZE = Size(92.0, 124.0)  # four fit a page of A4 or Letter, or two with their backs beyond a fold
SAFE = 3.6  # from the cut to the nearest ink
GAPS = 1.2, 5.0  # between the parts of a column: at least, at most
GUTTER = 4.0  # between columns
LARGEST = 0.9  # text of 8.1 pt
TITLE = 9.0
TITLE_SHARE = 0.6  # of the width, for the name of the game
PLANETS = 7.0
HEADING = 6.0

Columns = Callable[[float], Sequence[Sequence[Chapter]]]  # at a width of the room for all of them


def columns_card(id: str, look: Look, front: Columns, back: Callable[[Size], Iterable[Item]]) -> Scene:
    """The card: `front` gives its columns, `back` fills a room of the same size at the same scale."""
    room = Size(SIZE.width - 2 * SAFE, SIZE.height - 2 * SAFE)
    scale = largest_scale(lambda width: max(column_height(each, GAPS[0]) for each in front(width)), room, LARGEST)
    box = Box.at(0, 0, room.width / scale, room.height / scale)
    sides = _in_columns(front(box.width), box), back(box.size)
    face, behind = ((Group((enlarged(Group(tuple(items)), scale),), at=Point(SAFE, SAFE)),) for items in sides)
    return piece(id, look, upright(SIZE)[1], face, behind, bleed=0.0)


def _in_columns(columns: Sequence[Sequence[Chapter]], box: Box) -> Iterator[Group]:
    """The parts without their names: a card is one block."""
    width = column_width(box.width, len(columns))
    for index, parts in enumerate(columns):
        place = Box.at(box.left + index * (width + GUTTER), box.top, width, box.height)
        yield from (Group(part.items, part.at) for part in column(parts, place, GAPS))


def column_width(width: float, columns: int) -> float:
    """Of each of so many columns side by side."""
    return (width - GUTTER * (columns - 1)) / columns


def card_title(words: str, look: Look, width: float) -> Passage:
    """The name of the game, and what the face shows."""
    return Passage(TITLE, partial(_title, words, look, width))


def _title(words: str, look: Look, width: float) -> Iterator[Item]:
    split = width * TITLE_SHARE
    yield from set_text(look.words("game.title"), Box(0, 0, split, 5), look.type("section"))
    yield from set_text(words, Box(split, 0, width, 5), look.type("aside"), Anchor.END)
    yield from draw_planets(0, width, PLANETS, look)


def card_heading(words: str, look: Look, width: float) -> Passage:
    return Passage(HEADING, partial(_heading, words, look, width))


def _heading(words: str, look: Look, width: float) -> Iterator[Item]:
    yield from set_text(words, Box(0, 0, width, HEADING - 1.8), look.type("total"))
    yield rule(0, width, HEADING - 1.0, look.style("rule"))


def cells_in(box: Box, count: int, per_row: int) -> tuple[Box, ...]:
    """So many equal cells in rows that fill the box; those of the last row stand in the middle."""
    width, height = box.width / per_row, box.height / ceil(count / per_row)
    cells = []
    for number in range(count):
        row, place = divmod(number, per_row)
        in_row = min(per_row, count - row * per_row)
        left = box.left + (box.width - in_row * width) / 2 + place * width
        cells.append(Box.at(left, box.top + row * height, width, height))
    return tuple(cells)
