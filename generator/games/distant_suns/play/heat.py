"""Heat maps: how often each sector is covered, drawn on the sheet itself."""

from collections.abc import Iterator
from collections.abc import Mapping
from math import floor

from generator.draw.look import Look
from generator.draw.scene import Anchor
from generator.draw.scene import Item
from generator.draw.scene import Path
from generator.draw.scene import Scene
from generator.draw.text import set_text
from generator.game.playtest import Heat
from generator.games.distant_suns.content import Content
from generator.games.distant_suns.content import Sector
from generator.games.distant_suns.content import SectorKind
from generator.games.distant_suns.draw.sheet_parts.grid import draw_grid
from generator.games.distant_suns.draw.sheet_parts.grid import grid_size
from generator.geometry.hex_grid import HexGrid
from generator.geometry.hex_grid import corners
from generator.geometry.path import polygon
from generator.geometry.path import rectangle
from generator.geometry.point import Box
from generator.geometry.point import Point
from generator.geometry.point import Size

STEPS = 8  # shades
HEADING = 9.0
LEGEND = 12.0  # height of the line below
SWATCH = 16.0
INSIDE = 0.94  # a shade keeps off the lines of its sector
SYMBOL = 0.34  # shares of the hex size
LIFT, DROP = 0.17, 0.2


def heat_map(content: Content, heat: Heat, look: Look, size: Size) -> Scene:
    """The share of sheets on which each sector is covered, as a shade and a figure."""
    title = f"{content.layout_id} · {heat.series} · how often each sector is covered, in percent of the sheets"
    heading = set_text(title, Box(0, 0, size.width, HEADING), look.type("total"), level=0)
    return Scene(size, (*heading, *_items(content, heat.shares, look, size)), heat.caption)


def _items(content: Content, shares: Mapping[int, float], look: Look, size: Size) -> Iterator[Item]:
    room = Box(0, HEADING, size.width, size.height - LEGEND)
    grid = _fitted(content, look, room.size)
    needed = grid_size(grid, look)
    corner = room.top_left + Point((room.width - needed.width) / 2, (room.height - needed.height) / 2)
    move = corner - grid.box.grown(look.style("outline").width / 2).top_left
    for index, share in shares.items():
        yield _shade(grid.centre(content.layout.sectors[index].cell) + move, share, grid, look)
    yield draw_grid(content.layout, grid, content.scoring, look, corner)
    for index, share in shares.items():
        sector = content.layout.sectors[index]
        yield from _figure(sector, grid.centre(sector.cell) + move, share, grid, look)
    yield from _legend(look, size)


def _fitted(content: Content, look: Look, room: Size) -> HexGrid:
    grid, line = content.layout.grid, look.style("outline").width
    unit = grid.resized(1.0).box
    size = min((room.width - line) / unit.width, (room.height - line) / unit.height)
    return grid.resized(floor(size * 10) / 10)


def _shade(middle: Point, share: float, grid: HexGrid, look: Look) -> Path:
    outline = (middle + corner * INSIDE for corner in corners(grid.size, grid.orientation))
    return Path(polygon(outline), look.style(f"heat-{min(STEPS - 1, int(share * STEPS))}"))


def _figure(sector: Sector, middle: Point, share: float, grid: HexGrid, look: Look) -> Iterator[Item]:
    """The share in percent; an alien or upgrade gets its shade again, over its rim, and its symbol above the figure."""
    drop = 0.0
    if sector.kind is not SectorKind.PLAIN:
        yield _shade(middle, share, grid, look)
        yield look.symbol(sector.kind.value, middle - Point(0, LIFT * grid.size), SYMBOL * grid.size)
        drop = DROP * grid.size
    box = Box.at(middle.x - grid.size * 0.42, middle.y + drop - 2, grid.size * 0.84, 4)
    yield from set_text(f"{100 * share:.0f}", box, look.type("sector"), Anchor.MIDDLE)


def _legend(look: Look, size: Size) -> Iterator[Item]:
    top, left = size.height - LEGEND + 4, (size.width - STEPS * SWATCH) / 2
    for step in range(STEPS):
        box = Box.at(left + step * SWATCH, top, SWATCH, 4)
        yield Path(rectangle(box), look.style(f"heat-{step}"))
        low, high = 100 * step / STEPS, 100 * (step + 1) / STEPS
        words = f"{low:.0f} – {high:.0f} %"
        yield from set_text(words, Box.at(box.left, top + 4, SWATCH, 4), look.type("small"), Anchor.MIDDLE)
