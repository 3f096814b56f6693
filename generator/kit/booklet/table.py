"""Tables of the booklet: columns with heads, and rows high enough for a pencil."""

from collections.abc import Iterator
from collections.abc import Sequence

from generator.draw.lines import rule
from generator.draw.look import Look
from generator.draw.scene import Anchor
from generator.draw.scene import Item
from generator.draw.scene import Path
from generator.draw.text import set_text
from generator.geometry.path import polyline
from generator.geometry.point import Box
from generator.geometry.point import Point
from generator.values import dataclass

PAD = 1.2  # mm, left and right in a cell


@dataclass(frozen=True, slots=True)
class Column:
    """`share` is its part of the width; what is written on by hand stands between lines."""

    key: str
    head: str
    share: float
    anchor: Anchor = Anchor.START
    is_written_on: bool = False


def boxes(columns: Sequence[Column], row: Box) -> dict[str, Box]:
    """The cell of each column in a row."""
    unit = row.width / sum(column.share for column in columns)
    cells, left = {}, row.left
    for column in columns:
        cells[column.key] = Box.at(left, row.top, column.share * unit, row.height)
        left += column.share * unit
    return cells


def draw_heads(columns: Sequence[Column], row: Box, look: Look) -> Iterator[Item]:
    for column, box in zip(columns, boxes(columns, row).values(), strict=True):
        inside = box.grown_across(-PAD)
        yield from set_text(column.head, inside, look.type("small"), column.anchor, lines=2, level=0.9)


def draw_cells(columns: Sequence[Column], words: dict[str, str], row: Box, look: Look) -> Iterator[Item]:
    """The words of a row, in the middle of its height; a line below it."""
    cells = boxes(columns, row)
    for column in columns:
        if words.get(column.key):
            inside = cells[column.key].grown_across(-PAD)
            yield from set_text(words[column.key], inside, look.type("label"), column.anchor)
    yield rule(row.left, row.right, row.bottom, look.style("rule"))


def draw_uprights(columns: Sequence[Column], rows: Box, look: Look) -> Iterator[Item]:
    """Lines before each column that is written on, and after the last."""
    style = look.style("rule")
    cells = boxes(columns, rows)
    edges = {edge for column in columns if column.is_written_on for edge in _edges(cells[column.key])}
    for x in sorted(edges):
        inner = min(max(x, rows.left + style.width / 2), rows.right - style.width / 2)
        yield Path(polyline((Point(inner, rows.top), Point(inner, rows.bottom))), style)


def _edges(box: Box) -> tuple[float, float]:
    return round(box.left, 6), round(box.right, 6)
