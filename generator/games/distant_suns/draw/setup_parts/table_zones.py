"""The columns of the no-cut table: each tile with its shape, symbol and name, and its mission on both sides.

What belongs to the far side is turned, so that people can read it from there.
"""

from collections.abc import Iterable
from collections.abc import Iterator

from generator.draw.look import Look
from generator.draw.scene import Anchor
from generator.draw.scene import Item
from generator.draw.scene import Path
from generator.draw.scene import Use
from generator.draw.scene import symbol
from generator.draw.text import set_text
from generator.games.distant_suns.content import Shape
from generator.games.distant_suns.draw.pieces.shapes import draw_shape
from generator.games.distant_suns.draw.pieces.shapes import one_hex_size
from generator.games.distant_suns.draw.pieces.shapes import shape_mark
from generator.games.distant_suns.draw.pieces.shapes import shape_name
from generator.games.distant_suns.draw.setup_parts.table_plan import PlanColumn
from generator.games.distant_suns.draw.setup_parts.zones import Zone
from generator.geometry.path import rounded
from generator.geometry.point import Box
from generator.geometry.point import Point
from generator.geometry.point import Size
from generator.values import dataclass

CORNER = 2.0
GAP = 0.9  # from one box to the next, on either side
NAME = 5.6
MARK = 10.0
LARGEST_HEX = 7.4


def around_origin(size: Size) -> Box:
    return Box(-size.width / 2, -size.height / 2, size.width / 2, size.height / 2)


@dataclass(frozen=True, slots=True)
class DrawnZones:
    """How large everything is drawn; all shapes have hexes of one size."""

    look: Look
    scale: float
    hexes: float


def hexes_on(shapes: Iterable[Shape], column: PlanColumn, look: Look, scale: float) -> float:
    """The size of hexes at which every one of the shapes fits its tile."""
    return min(LARGEST_HEX * scale, one_hex_size(shapes, look, _shape_box(column.tile, scale)))


def draw_zone(zone: Zone, column: PlanColumn, drawn: DrawnZones) -> Iterator[Item]:
    """A tile between its missions; the black hole has none and is as high as all three."""
    look, scale = drawn.look, drawn.scale
    if not zone.mission:
        yield from _tile(zone, Box.union((column.far_mission, column.near_mission)), column.mission, drawn)
        return
    yield from _tile(zone, column.tile, column.mission, drawn)
    named = symbol(f"table-mission-{zone.mission}", _mission(zone.mission, around_origin(column.mission), look, scale))
    yield Use(named, column.near_mission.centre)
    yield Use(named, column.far_mission.centre, turn=180)


def _name(shape: str, size: Size, look: Look, scale: float) -> tuple[Item, ...]:
    kind = look.type("table-name").scaled(scale)
    return set_text(shape_name(shape, look), around_origin(size), kind, Anchor.MIDDLE)


def _tile(zone: Zone, box: Box, column: Size, drawn: DrawnZones) -> Iterator[Item]:
    look, scale, cell = drawn.look, drawn.scale, box.grown(-GAP * drawn.scale)
    yield Path(rounded(cell, CORNER * scale), look.style("zone" if zone.mission else "zone-last"))
    high = _name_height(scale)
    name = symbol(
        f"table-name-{zone.shape.id}", _name(zone.shape.id, Size(column.width - 4, NAME * scale), look, scale)
    )
    yield Use(name, Point(cell.centre.x, cell.bottom - high / 2 - 0.3))
    yield Use(name, Point(cell.centre.x, cell.top + high / 2 + 0.3), turn=180)
    shape = _shape_box(box, scale)
    yield from draw_shape(zone.shape, look, shape, hex_size=drawn.hexes)
    yield shape_mark(zone.shape, look, Point(cell.centre.x, shape.bottom + MARK * scale / 2), MARK * scale)


def _name_height(scale: float) -> float:
    return NAME * scale + 0.6


def _shape_box(box: Box, scale: float) -> Box:
    """The room for a shape on its tile: between the names, above the symbol."""
    cell, high = box.grown(-GAP * scale), _name_height(scale)
    return Box(cell.left + 2, cell.top + high, cell.right - 2, cell.bottom - high - MARK * scale - 0.5)


def _mission(mission: str, box: Box, look: Look, scale: float) -> Iterator[Item]:
    """Symbol and name side by side."""
    cell = box.grown(-GAP * scale)
    yield Path(rounded(cell, CORNER * scale), look.style("zone"))
    size = cell.height - 2.4
    yield look.symbol(mission, Point(cell.left + 1 + size / 2, cell.centre.y), size)
    words = Box(cell.left + size + 1.8, cell.top, cell.right - 0.8, cell.bottom)
    yield from set_text(look.words(f"mission.{mission}"), words, look.type("table-mission").scaled(scale), lines=2)
