"""The grid of an example: the cosmos sheet without hatches and figures, which are too fine for a small picture.

Only holes are hatched. What is covered is white inside a strong line.
"""

from collections.abc import Collection
from collections.abc import Iterator
from collections.abc import Sequence

from generator.draw.look import Look
from generator.draw.scene import Item
from generator.draw.scene import Path
from generator.draw.scene import Style
from generator.games.distant_suns.content import Layout
from generator.games.distant_suns.content import Sector
from generator.games.distant_suns.content import SectorKind
from generator.games.distant_suns.draw.sheet_parts.grid import CENTRE
from generator.games.distant_suns.draw.sheet_parts.grid import SPECK
from generator.games.distant_suns.draw.sheet_parts.grid import draw_hole
from generator.geometry.hex_grid import Hex
from generator.geometry.hex_grid import HexGrid
from generator.geometry.hex_grid import Orientation
from generator.geometry.hex_grid import corners
from generator.geometry.holes import holes
from generator.geometry.inset import inset
from generator.geometry.outline import corners_of_outlines
from generator.geometry.outline import outlines
from generator.geometry.outline import seams
from generator.geometry.path import Segments
from generator.geometry.path import circle
from generator.geometry.path import points_of
from generator.geometry.path import polygon
from generator.geometry.path import polyline
from generator.geometry.point import Point

# Shares of the hex size.
INSET = 0.1  # from the edge of the hexes to the line around a drawing: neighbours stay two
SYMBOL = 0.5
WITHIN = 0.7  # of a line between two hexes, where both are covered by one drawing

COVERABLE = frozenset({SectorKind.ALIEN, SectorKind.UPGRADE})


def draw_sheet(layout: Layout, grid: HexGrid, drawn: Sequence[tuple[Hex, ...]], look: Look) -> Iterator[Item]:
    """The sheet as it is printed, white where it is covered: lines between hexes end where a drawing does."""
    covered = frozenset(cell for cells in drawn for cell in cells)
    for cell in holes(grid):
        yield from draw_hole(grid.corners(cell), grid.size, look)
    for sector in layout.sectors:
        if sector.cell not in covered:
            yield from _ground(sector, layout, grid, look)
    free = [part for seam in seams(grid.only(*grid.cells - covered)) for part in seam]
    within = [seam for cells in drawn for seam in seams(grid.only(*cells))]
    short = [part for seam in within for part in _shortened(seam)]
    yield Path((*free, *short), look.style("grid"))
    yield from (Path(line, look.style("outline")) for line in outlines(grid))
    yield from (item for sector in layout.sectors for item in _symbol(sector, layout, grid, look))


def _shortened(seam: Segments) -> Segments:
    """So that it stays inside the line around the drawing."""
    start, end = points_of(seam)
    cut = (end - start) * ((1 - WITHIN) / 2)
    return polyline((start + cut, end - cut))


def _ground(sector: Sector, layout: Layout, grid: HexGrid, look: Look) -> Iterator[Item]:
    middle = grid.centre(sector.cell)
    if sector.kind is SectorKind.PLAIN:
        yield Path(circle(middle, SPECK), look.style("speck"))
        return
    rim, tint = corners(grid.size, grid.orientation), look.style(f"{_role(sector, layout)}-tint")
    if tint != Style():
        yield Path(polygon(middle + corner for corner in rim), tint)
        yield Path(polygon(middle + corner * CENTRE for corner in rim), look.style("badge"))


def _symbol(sector: Sector, layout: Layout, grid: HexGrid, look: Look) -> Iterator[Item]:
    """A fence keeps people out where nothing may be drawn."""
    if sector.kind is SectorKind.PLAIN:
        return
    middle = grid.centre(sector.cell)
    if sector.kind not in COVERABLE:
        fence = corners(grid.size * CENTRE, grid.orientation)
        yield Path(polygon(middle + corner for corner in fence), look.style("fence"))
    yield look.symbol(_role(sector, layout), middle, SYMBOL * grid.size)


def _role(sector: Sector, layout: Layout) -> str:
    return layout.look_of(sector) if sector.kind is SectorKind.WORLD else sector.kind.value


def around(cells: Collection[Hex], grid: HexGrid) -> tuple[Segments, ...]:
    """The line around hexes, a little inside of them."""
    return tuple(polygon(inset(line, INSET * grid.size)) for line in corners_of_outlines(grid.only(*cells)))


def draw_hole_mark(middle: Point, size: float, look: Look) -> Iterator[Path]:
    """A hole as it looks on the sheet, by itself; its hatch as far apart as in a hex twice as large."""
    outline = tuple(middle + corner for corner in corners(size, Orientation.POINTY))
    yield from draw_hole(outline, 2 * size, look)
    yield Path(polygon(outline), look.style("outline"))
