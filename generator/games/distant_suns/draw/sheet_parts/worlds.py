"""The worlds in the score panel: both values of each in a ring to be circled, and a bracket to the box of their sum."""

from collections.abc import Iterator
from math import ceil

from generator.draw.furniture.bands import BandPlace
from generator.draw.furniture.table import rounded_box
from generator.draw.look import Look
from generator.draw.scene import Anchor
from generator.draw.scene import Item
from generator.draw.scene import Path
from generator.draw.text import set_text
from generator.games.distant_suns.content import Content
from generator.games.distant_suns.content import Sector
from generator.games.distant_suns.content import SectorKind
from generator.games.distant_suns.draw.sheet_parts.grid import ROMAN
from generator.games.distant_suns.draw.sheet_parts.score import GAP
from generator.games.distant_suns.draw.sheet_parts.score import ICON
from generator.games.distant_suns.draw.sheet_parts.score import ROW_GAP
from generator.games.distant_suns.draw.sheet_parts.score import columns
from generator.geometry.near import fits
from generator.geometry.path import circle
from generator.geometry.path import polyline
from generator.geometry.point import Box
from generator.geometry.point import Point
from generator.values import dataclass

WORLDS_PER_ROW = 2
NUMERAL = 4.8  # width
RING = 3.7  # radius, at most
RING_GAP = 0.4  # between a ring and the edge of its cell
IN_RING = 1.45  # width of the room in a ring, as a share of its radius
WORDS = 3.6  # height of the line over the rings
TITLED = 7.6  # with less room than this the heading is left out: the symbols say it
BRACKET = 1.4  # from the ends of the bracket to its back; its point is as far away from there
WORDS_BEYOND = 1.2  # how far the words over a ring may reach beyond its cell


def world_rows(count: int) -> int:
    return ceil(count / WORLDS_PER_ROW)


def draw_worlds(content: Content, look: Look, place: BandPlace) -> Iterator[Item]:
    """Each world with its values, one to be circled and one to be struck out; their sum behind the bracket."""
    worlds = content.layout.of_kind(SectorKind.WORLD)
    if place.heading:
        yield from _heading(place.heading, [world_cells(place, index) for index in range(len(worlds))], look)
    for index, world in enumerate(worlds):
        yield from _world(content.layout.look_of(world), ROMAN[index], world, world_cells(place, index), look)
    yield from _bracket(place, look)
    yield rounded_box(world_points(place), look)


def world_points(place: BandPlace) -> Box:
    """Where the sum of all worlds is written: beside the middle of their rows."""
    first, last = (columns(row).points for row in (place.rows[0], place.rows[-1]))
    return first.moved(Point(0, (last.top - first.top) / 2))


@dataclass(frozen=True, slots=True)
class WorldCells:
    """The cells of one world: two stand in a row."""

    icon: Box
    label: Box
    first: Box
    later: Box

    @property
    def ring(self) -> float:
        """The radius of the rings."""
        return min(RING, min(self.first.width, self.first.height) / 2 - RING_GAP)


def world_cells(place: BandPlace, index: int) -> WorldCells:
    row = place.rows[index // WORLDS_PER_ROW]
    right = columns(row).points.left - GAP - 2 * BRACKET
    width = (right - row.left) / WORLDS_PER_ROW
    cell = Box.at(row.left + width * (index % WORLDS_PER_ROW), row.top, width, row.height - ROW_GAP)
    icon = Box(cell.left, cell.top, cell.left + min(ICON, cell.height), cell.bottom)
    label = Box(icon.right + 0.6, cell.top, icon.right + NUMERAL, cell.bottom)
    width = (cell.right - 0.4 - label.right) / 2
    first, later = (Box.at(label.right + index * width, cell.top, width, cell.height) for index in range(2))
    return WorldCells(icon, label, first, later)


def _heading(box: Box, cells: list[WorldCells], look: Look) -> Iterator[Item]:
    """What the band is about, where there is room for it; over the rings of each column who circles which."""
    if fits(TITLED, box.height):
        title = Box(box.left, box.top, box.right, box.bottom - WORDS)
        yield from set_text(look.words("sheet.worlds"), title, look.type("heading"), level=0.4)
    for column in cells[:WORLDS_PER_ROW]:
        for key, ring in (("first", column.first), ("later", column.later)):
            over = Box(ring.left, box.bottom - WORDS, ring.right, box.bottom).grown_across(WORDS_BEYOND)
            yield from set_text(look.words(f"sheet.{key}"), over, look.type("small"), Anchor.MIDDLE, level=0.45)


def _world(symbol: str, numeral: str, world: Sector, cells: WorldCells, look: Look) -> Iterator[Item]:
    yield look.symbol(symbol, cells.icon.centre, cells.icon.width)
    yield from set_text(numeral, cells.label, look.type("label"), Anchor.MIDDLE)
    for value, cell in ((world.first, cells.first), (world.later, cells.later)):
        yield Path(circle(cell.centre, cells.ring), look.style("rule"))
        room = IN_RING * cells.ring / 2
        box = Box(cell.centre.x - room, cell.top, cell.centre.x + room, cell.bottom)
        yield from set_text(str(value), box, look.type("figure"), Anchor.MIDDLE)


def _bracket(place: BandPlace, look: Look) -> Iterator[Item]:
    """From the first row of worlds to the last one, with its point at the box of their sum."""
    total, foot = world_points(place), place.rows[-1].bottom - ROW_GAP
    tip = Point(total.left - GAP / 2, total.centre.y)
    back, ends = tip.x - BRACKET, tip.x - 2 * BRACKET
    inset = look.style("write-on").width
    top, bottom = place.rows[0].top + inset, foot - inset
    yield Path(
        polyline((Point(ends, top), Point(back, top), Point(back, bottom), Point(ends, bottom))), look.style("write-on")
    )
    yield Path(polyline((Point(back, tip.y), tip)), look.style("write-on"))
