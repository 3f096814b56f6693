"""On the table: a small picture of how everything lies when the game begins, all of it to one scale.

In the middle lies what belongs to all; around it lie the sheets, those of the players opposite upside down.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from math import ceil

from generator.draw.look import Look
from generator.draw.scene import Item
from generator.draw.scene import Path
from generator.draw.scene import Symbol
from generator.draw.scene import Use
from generator.geometry.path import rectangle
from generator.geometry.point import Box
from generator.geometry.point import Point
from generator.geometry.point import Size
from generator.impose.page import Page

APART = 12.0  # mm on the table, between things that lie on it


@dataclass(frozen=True)
class LaidTable:
    """What lies on it: in the middle a page or pieces put together, around it a sheet for each player."""

    middle: Page | Symbol | None
    sheet: Page | None
    players: int

    @property
    def middle_size(self) -> Size:
        match self.middle:
            case Page(size):
                return size
            case Symbol():
                return self.middle.box.size
            case None:
                return Size(0, 0)


def small_page(name: str, page: Page, middle: Point, scale: float, look: Look) -> Iterator[Item]:
    """The page as a picture in a thin frame; a negative scale turns it upside down."""
    width, height = page.size.width * abs(scale), page.size.height * abs(scale)
    corner = middle - Point(page.size.width, page.size.height) * (scale / 2)
    drawing = Symbol(name, page.items, Box.at(0, 0, page.size.width, page.size.height))
    yield Path(rectangle(Box.at(middle.x - width / 2, middle.y - height / 2, width, height)), look.style("box"))
    yield Use(drawing, corner, scale)


def draw_table(table: LaidTable, box: Box, look: Look) -> Iterator[Item]:
    """As large as the box allows, in its middle."""
    rows = _rows(table)
    scale = _scale(table, rows, box)
    height = _height(table, rows) * scale
    top = box.centre.y - height / 2
    if table.sheet:
        row = table.sheet.size.height * scale
        yield from _sheets(table.sheet, rows[0], Point(box.centre.x, top + row / 2), -scale, look)
        yield from _sheets(table.sheet, rows[1], Point(box.centre.x, top + height - row / 2), scale, look)
        top += (row + APART * scale) if rows[0] else 0.0
    yield from _middle(table, Point(box.centre.x, top + table.middle_size.height * scale / 2), scale, look)


def _rows(table: LaidTable) -> tuple[int, int]:
    """How many players sit opposite and how many here."""
    return (table.players // 2, ceil(table.players / 2)) if table.sheet else (0, 0)


def _height(table: LaidTable, rows: tuple[int, int]) -> float:
    sheets = sum(table.sheet.size.height + APART for row in rows if row) if table.sheet else 0.0
    return table.middle_size.height + sheets


def _scale(table: LaidTable, rows: tuple[int, int], box: Box) -> float:
    sheets = (table.sheet.size.width + APART) * max(rows) - APART if table.sheet else 0.0
    return min(box.width / max(table.middle_size.width, sheets), box.height / _height(table, rows))


def _sheets(sheet: Page, count: int, middle: Point, scale: float, look: Look) -> Iterator[Item]:
    step = (sheet.size.width + APART) * abs(scale)
    for index in range(count):
        at = Point(middle.x + (index - (count - 1) / 2) * step, middle.y)
        yield from small_page("picture-sheet", sheet, at, scale, look)


def _middle(table: LaidTable, middle: Point, scale: float, look: Look) -> Iterator[Item]:
    match table.middle:
        case Page():
            yield from small_page("picture-middle", table.middle, middle, scale, look)
        case Symbol():
            yield Use(table.middle, middle - table.middle.box.centre * scale, scale)
        case None:
            pass
