"""Tables: columns with heads and rows high enough for a pencil; two lines of figures; boxes to write in."""

from collections.abc import Iterator
from collections.abc import Mapping
from collections.abc import Sequence

from generator.draw.lines import rule
from generator.draw.look import Look
from generator.draw.scene import Anchor
from generator.draw.scene import Item
from generator.draw.scene import Path
from generator.draw.text import cut_to
from generator.draw.text import set_text
from generator.geometry.near import key
from generator.geometry.path import polyline
from generator.geometry.path import rectangle
from generator.geometry.path import rounded
from generator.geometry.point import Box
from generator.geometry.point import Point
from generator.values import dataclass

PAD = 1.2  # mm, left and right in a cell
CORNER = 1.0
NAMES_SHARE, NAMES_PAD = 0.24, 1.6  # of two lines: share of the width for their names, and the room beside them
RAISED = 0.38  # the level of words in two lines, so that descenders keep off what is below


@dataclass(frozen=True, slots=True)
class Column:
    """`share` is its part of the width; what is written on by hand stands between lines; `level` is the head's."""

    key: str
    head: str
    share: float
    anchor: Anchor = Anchor.START
    is_written_on: bool = False
    level: float = 0.9


@dataclass(frozen=True)
class Ruled:
    """A table in one look; on larger paper its lettering is larger too, by `scale`."""

    columns: tuple[Column, ...]
    look: Look
    scale: float

    def cells(self, row: Box) -> dict[str, Box]:
        """The cell of each column in a row."""
        unit = row.width / sum(column.share for column in self.columns)
        cells, left = {}, row.left
        for column in self.columns:
            cells[column.key] = Box.at(left, row.top, column.share * unit, row.height)
            left += column.share * unit
        return cells

    def heads(self, row: Box) -> Iterator[Item]:
        kind = self.look.type("small").scaled(self.scale)
        for column, box in zip(self.columns, self.cells(row).values(), strict=True):
            inside = box.grown_across(-PAD * self.scale)
            yield from set_text(column.head, inside, kind, column.anchor, lines=2, level=column.level)

    def row(self, words: Mapping[str, str], row: Box) -> Iterator[Item]:
        """The words by column, in the middle of the row's height, cut where they are too long; a line below."""
        cells, kind = self.cells(row), self.look.type("label").scaled(self.scale)
        for column in self.columns:
            if words.get(column.key):
                inside = cells[column.key].grown_across(-PAD * self.scale)
                yield from set_text(cut_to(words[column.key], kind, inside.width), inside, kind, column.anchor)
        yield rule(row.left, row.right, row.bottom, self.look.style("rule"))

    def band(self, words: str, row: Box, role: str) -> Iterator[Item]:
        """Words on a ground as wide as the table."""
        style = self.look.style("band")
        yield Path(rectangle(row.grown(-style.width / 2)), style)
        inside, kind = row.grown_across(-2 * PAD * self.scale), self.look.type(role).scaled(self.scale)
        yield from set_text(cut_to(words, kind, inside.width), inside, kind)

    def uprights(self, rows: Box) -> Iterator[Item]:
        """Lines on both sides of each column that is written on."""
        style, cells = self.look.style("rule"), self.cells(rows)
        edges = {edge for column in self.columns if column.is_written_on for edge in _edges(cells[column.key])}
        for x in sorted(edges):
            inner = min(x, rows.right - style.width / 2)
            yield Path(polyline((Point(inner, rows.top), Point(inner, rows.bottom))), style)


def _edges(box: Box) -> tuple[float, float]:
    """Rounded, so that what two neighbours share is one."""
    return key(box.left), key(box.right)


def rounded_box(place: Box, look: Look, role: str = "box") -> Path:
    """A box to write in, or in another role a ground."""
    return Path(rounded(place.grown(-look.style(role).width / 2), CORNER), look.style(role))


def two_lines(names: tuple[str, str], pairs: Sequence[tuple[str, str]], look: Look, box: Box) -> Iterator[Item]:
    """A table of pairs, one above the other, such as a count and what it is worth; the names stand at the left."""
    small, middle = look.type("small"), box.centre.y
    widest = max(small.font.width(name, small.size_pt) for name in names)
    left = box.left + max(NAMES_SHARE * box.width, widest + 2 * NAMES_PAD)
    upper, lower = Box(box.left, box.top, left, middle), Box(box.left, middle, left, box.bottom)
    yield rounded_box(box, look, "band")
    yield rule(box.left + 1, box.right - 1, middle, look.style("rule"))
    for name, line in zip(names, (upper, lower), strict=True):
        yield from set_text(name, Box(line.left + NAMES_PAD, line.top, left, line.bottom), small, level=RAISED)
    width = (box.right - left) / len(pairs)
    for index, pair in enumerate(pairs):
        for words, line, role in zip(pair, (upper, lower), ("label", "heading"), strict=True):
            cell = Box.at(left + index * width, line.top, width, line.height)
            yield from set_text(words, cell, look.type(role), Anchor.MIDDLE, level=RAISED)
