"""The columns of the no-cut table: each tile with its shape, symbol and name, and its mission on both sides.

What belongs to the far side is turned, so that people can read it from there.
"""

from collections.abc import Iterator

from generator.draw.look import Look
from generator.draw.scene import Anchor
from generator.draw.scene import Item
from generator.draw.scene import Path
from generator.draw.scene import Use
from generator.draw.scene import symbol
from generator.draw.text import set_text
from generator.games.distant_suns.pieces.shapes import draw_shape
from generator.games.distant_suns.pieces.shapes import shape_mark
from generator.games.distant_suns.pieces.shapes import shape_name
from generator.games.distant_suns.setups.table_plan import Column
from generator.games.distant_suns.setups.zones import Zone
from generator.geometry.path import rounded
from generator.geometry.point import Box
from generator.geometry.point import Point
from generator.geometry.point import Size

CORNER = 2.0
GAP = 0.9  # from one box to the next, on either side
NAME = 5.6
MARK = 10.0


def around_origin(size: Size) -> Box:
    return Box(-size.width / 2, -size.height / 2, size.width / 2, size.height / 2)


def draw_zone(zone: Zone, column: Column, look: Look, scale: float) -> Iterator[Item]:
    """A tile between its missions; the black hole has none and is as high as all three."""
    if not zone.mission:
        yield from _tile(zone, Box.union((column.far_mission, column.near_mission)), column.mission, look, scale)
        return
    yield from _tile(zone, column.tile, column.mission, look, scale)
    drawn = symbol(f"table-mission-{zone.mission}", _mission(zone.mission, around_origin(column.mission), look, scale))
    yield Use(drawn, column.near_mission.centre)
    yield Use(drawn, column.far_mission.centre, -1.0)


def _name(shape: str, size: Size, look: Look, scale: float) -> tuple[Item, ...]:
    kind = look.type("table-name").scaled(scale)
    return set_text(shape_name(shape, look), around_origin(size), kind, Anchor.MIDDLE)


def _tile(zone: Zone, box: Box, column: Size, look: Look, scale: float) -> Iterator[Item]:
    cell = box.grown(-GAP * scale)
    yield Path(rounded(cell, CORNER * scale), look.style("zone" if zone.mission else "zone-last"))
    high = NAME * scale + 0.6
    name = symbol(
        f"table-name-{zone.shape.id}", _name(zone.shape.id, Size(column.width - 4, NAME * scale), look, scale)
    )
    yield Use(name, Point(cell.centre.x, cell.bottom - high / 2 - 0.3))
    yield Use(name, Point(cell.centre.x, cell.top + high / 2 + 0.3), -1.0)
    middle = Box(cell.left + 2, cell.top + high, cell.right - 2, cell.bottom - high)
    mark = Box(middle.left, middle.bottom - MARK * scale - 0.5, middle.right, middle.bottom - 0.5)
    yield from draw_shape(zone.shape, look, Box(middle.left, middle.top, middle.right, mark.top), hex_size=7.4 * scale)
    yield shape_mark(zone.shape, look, mark.centre, MARK * scale)


def _mission(mission: str, box: Box, look: Look, scale: float) -> Iterator[Item]:
    """Symbol and name side by side."""
    cell = box.grown(-GAP * scale)
    yield Path(rounded(cell, CORNER * scale), look.style("zone"))
    size = cell.height - 2.4
    yield look.symbol(mission, Point(cell.left + 1 + size / 2, cell.centre.y), size)
    words = Box(cell.left + size + 1.8, cell.top, cell.right - 0.8, cell.bottom)
    yield from set_text(look.words(f"mission.{mission}"), words, look.type("table-mission").scaled(scale), lines=2)
