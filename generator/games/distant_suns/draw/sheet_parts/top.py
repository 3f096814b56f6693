"""The upper part of the panel: title, lines for name and date, and a circle and a square for each upgrade."""

from collections.abc import Iterator
from math import ceil

from generator.draw.caption import caption
from generator.draw.furniture.bands import BandPlace
from generator.draw.lines import rule
from generator.draw.look import Look
from generator.draw.planets import SUN
from generator.draw.planets import draw_planets
from generator.draw.scene import Anchor
from generator.draw.scene import Item
from generator.draw.scene import Path
from generator.draw.text import set_text
from generator.games.distant_suns.content import Content
from generator.games.distant_suns.content import SectorKind
from generator.games.distant_suns.draw.sheet_parts.grid import has_holes
from generator.games.distant_suns.draw.sheet_parts.grid import hole_mark
from generator.geometry.near import whole
from generator.geometry.path import circle
from generator.geometry.path import polyline
from generator.geometry.path import rectangle
from generator.geometry.point import Box
from generator.geometry.point import Point
from generator.values import dataclass

PLANET_LINE = 2.1  # above the foot of the title
CODE_WIDTH = 16.0
OVERLINE = 2.8  # height, with descenders
TITLE_ACCENT, TITLE_CAPITALS = 0.19, 0.64  # shares of the room for the title; the rest is for descenders
SUN_GAP = 0.45  # between descenders and the line around the sun
HOLE = 4.6  # width of the room for the little hole before the word that explains it
FIELD_FOOT = 2.4  # below the line one writes on
FIELD_GAP = 3.0
DATE_SHARE = 0.36
ICON_COLUMN = 9.0
TICK_PITCHES = 7.2, 11.0  # least and largest distance from one upgrade to the next
LARGEST_TICK = 7.0


def draw_title(content: Content, look: Look, place: BandPlace) -> Iterator[Item]:
    """Which game above, the layout's name large and its code, and below them a line of planets."""
    (row,) = place.rows
    line = row.bottom - PLANET_LINE
    above = Box(row.left, row.top, row.right, row.top + OVERLINE)
    room = line - SUN - SUN_GAP - above.bottom
    top, foot = above.bottom + TITLE_ACCENT * room, above.bottom + (TITLE_ACCENT + TITLE_CAPITALS) * room
    code = Box(row.right - CODE_WIDTH, top, row.right, foot)
    overline = caption("sheet", look)
    yield from set_text(overline, above, look.type("overline"), level=0)
    if has_holes(content.layout):
        yield from _hole(above, look)
    title = Box(row.left, top, code.left - 2, foot)
    yield from set_text(content.title(look.language), title, look.type("title"), level=1)
    yield from set_text(content.code, code, look.type("figure"), Anchor.END, level=1)
    yield from draw_planets(row.left, row.right, line, look)


def _hole(above: Box, look: Look) -> Iterator[Item]:
    """What hatched hexes are, at the right end of the line above the title."""
    kind, words = look.type("small"), look.words("sheet.hole")
    left = above.right - kind.font.width(words, kind.size_pt)
    yield from hole_mark(Point(left - HOLE / 2, above.centre.y + 0.1), look)
    yield from set_text(words, Box(left - 0.01, above.top, above.right, above.bottom), kind, level=0)


def draw_fields(content: Content, look: Look, place: BandPlace) -> Iterator[Item]:
    """A line for the player's name and one for the date."""
    (row,) = place.rows
    foot = row.bottom - FIELD_FOOT
    split = row.right - row.width * DATE_SHARE
    for key, left, right in (("name", row.left, split - FIELD_GAP), ("date", split, row.right)):
        yield from set_text(
            look.words(f"sheet.{key}"), Box(left, row.top, right, foot - 0.9), look.type("small"), level=1
        )
        yield rule(left, right, foot, look.style("write-on"))


def name_box(place: BandPlace, look: Look) -> Box:
    """Where the name is written: on the line, right of the word."""
    (row,) = place.rows
    word = look.type("small").font.width(look.words("sheet.name"), look.type("small").size_pt)
    right = row.right - row.width * DATE_SHARE - FIELD_GAP
    return Box(row.left + word + 2, row.top, right, row.bottom - FIELD_FOOT - 0.9)


def upgrade_rows(count: int, width: float) -> int:
    """In how many rows the upgrades stand."""
    return ceil(count / whole((width - ICON_COLUMN) / TICK_PITCHES[0]))


def draw_upgrades(content: Content, look: Look, place: BandPlace) -> Iterator[Item]:
    """The symbol, then for each upgrade a circle to tick when it is earned above a square for when it is spent."""
    if place.heading:
        yield from set_text(look.words("sheet.upgrades"), place.heading, look.type("heading"), level=0.1)
    for row in tick_rows(content, place):
        size, first = row[0].size, row[0]
        yield look.symbol("upgrade", Point(first.row.left + 4, (first.earned.y + first.spent.y) / 2), 8)
        for tick in row:
            join = (Point(tick.earned.x, tick.earned.y + size / 2), Point(tick.spent.x, tick.spent.y - size / 2))
            yield Path(polyline(join), look.style("write-on"))
            yield Path(circle(tick.earned, size / 2), look.style("box"))
            yield Path(
                rectangle(Box.at(tick.spent.x - size / 2, tick.spent.y - size / 2, size, size)), look.style("box")
            )


@dataclass(frozen=True, slots=True)
class Tick:
    """An upgrade to tick: the middle of its circle and of its square, both of one size."""

    row: Box
    earned: Point
    spent: Point
    size: float


def tick_rows(content: Content, place: BandPlace) -> Iterator[tuple[Tick, ...]]:
    count = len(content.layout.of_kind(SectorKind.UPGRADE))
    per_row = ceil(count / len(place.rows))
    for index, row in enumerate(place.rows):
        yield tuple(_ticks(row, min(per_row, count - index * per_row), per_row))


def _ticks(row: Box, count: int, per_row: int) -> Iterator[Tick]:
    room = row.width - ICON_COLUMN - 1.2
    size = min(LARGEST_TICK, room / per_row - 1.2, (row.height - 2.2) / 2)
    pitch = min(TICK_PITCHES[1], (room - size) / max(1, per_row - 1))
    upper, lower = row.top + size / 2 + 0.2, row.top + 1.5 * size + 1.4
    for index in range(count):
        x = row.left + ICON_COLUMN + 1 + pitch * index + size / 2
        yield Tick(row, Point(x, upper), Point(x, lower), size)
