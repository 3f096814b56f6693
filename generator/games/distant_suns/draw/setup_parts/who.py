"""Who is who: the circle is the active player, the octagon everybody else; and who begins."""

from collections.abc import Iterator
from collections.abc import Sequence

from generator.draw.lines import rule
from generator.draw.look import Look
from generator.draw.scene import Anchor
from generator.draw.scene import Item
from generator.draw.scene import Path
from generator.draw.text import Type
from generator.draw.text import set_text
from generator.games.distant_suns.draw.pieces.module_geometry import octagon_around
from generator.games.distant_suns.rules.setup import PLAYERS
from generator.games.distant_suns.rules.setup import Setup
from generator.geometry.path import circle
from generator.geometry.point import Box
from generator.geometry.point import Point

HEADING, ROW = 3.6, 3.2  # heights of the lines that say who begins
NOTE_GAP = 0.9  # between them and who sits where
NOTE_LINES = 3
WORDS_SHARE = 0.46  # of a table's width, for the words at the left of the figures


def draw_who(look: Look, box: Box) -> Iterator[Item]:
    """A line for the circle and a line for the octagon."""
    height = box.height / 2
    for index, key in enumerate(("active", "others")):
        row = Box.at(box.left, box.top + index * height, box.width, height)
        mark = Point(row.left + height / 2, row.centre.y)
        radius = height / 2 - 0.3
        outline = circle(mark, radius) if key == "active" else octagon_around(mark, radius)
        yield Path(outline, look.style("zone"))
        words = Box(row.left + height + 0.8, row.top, row.right, row.bottom)
        yield from set_text(look.words(f"setup.{key}"), words, look.type("card-small"))


def draw_first_player(setup: Setup, look: Look, box: Box, scale: float = 1.0) -> Iterator[Item]:
    """For each number of players the seat that begins, under a heading; below it who sits where."""
    plain, strong = look.type("card-small").scaled(scale), look.type("card-figure").scaled(scale)
    heading = Box.at(box.left, box.top, box.width, HEADING * scale)
    yield from set_text(look.words("setup.first"), heading, strong, level=0)
    if not setup.first_seats:
        words = Box(box.left, heading.bottom, box.right, box.bottom)
        yield from set_text(look.words("setup.youngest-begins"), words, plain, lines=NOTE_LINES, level=0)
        return
    players = Box.at(box.left, heading.bottom, box.width, ROW * scale)
    seats = players.moved(Point(0, players.height))
    note = Box(box.left, seats.bottom + NOTE_GAP * scale, box.right, box.bottom)
    seat = [str(each + 1) for each in setup.first_seats]
    yield rule(box.left, box.right, players.top, look.style("rule"))
    yield from _row((look.words("setup.players"), *map(str, PLAYERS)), players, (plain, plain))
    yield from _row((look.words("setup.seat"), *seat), seats, (plain, strong))
    yield rule(box.left, box.right, seats.bottom, look.style("rule"))
    yield from set_text(look.words("setup.clockwise"), note, plain, lines=NOTE_LINES, level=0)


def _row(texts: Sequence[str], row: Box, kinds: tuple[Type, Type]) -> Iterator[Item]:
    """Words at the left, figures in equal cells."""
    words, *figures = texts
    named = Box(row.left, row.top, row.left + row.width * WORDS_SHARE, row.bottom)
    yield from set_text(words, named, kinds[0])
    width = (row.right - named.right) / len(figures)
    for index, figure in enumerate(figures):
        cell = Box.at(named.right + index * width, row.top, width, row.height)
        yield from set_text(figure, cell, kinds[1], Anchor.MIDDLE)
