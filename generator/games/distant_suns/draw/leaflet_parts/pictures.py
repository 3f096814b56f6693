"""Pictures of examples: a small sheet, what was drawn on it before in pencil, and the new drawing in colour."""

from collections.abc import Callable
from collections.abc import Iterator
from dataclasses import replace

from generator.draw.furniture.example import CROSS
from generator.draw.furniture.example import ExamplePicture
from generator.draw.furniture.example import ring_around
from generator.draw.look import Look
from generator.draw.minus import signed
from generator.draw.scene import Anchor
from generator.draw.scene import Group
from generator.draw.scene import Item
from generator.draw.scene import Path
from generator.draw.text import set_text
from generator.games.distant_suns.content import SectorKind
from generator.games.distant_suns.draw.leaflet_parts.example import Example
from generator.games.distant_suns.draw.leaflet_parts.example_grid import around
from generator.games.distant_suns.draw.leaflet_parts.example_grid import draw_sheet
from generator.games.distant_suns.draw.pieces.shapes import shape_mark
from generator.games.distant_suns.rules.polyhex import orientations
from generator.games.distant_suns.rules.polyhex import settled
from generator.games.distant_suns.rules.sheet import Drawing
from generator.geometry.hex_grid import Hex
from generator.geometry.hex_grid import HexGrid
from generator.geometry.near import key
from generator.geometry.path import polyline
from generator.geometry.point import Box
from generator.geometry.point import Point

HEX = 10.0  # mm: pictures are drawn at this size and then put on the page at any

# Shares of the hex size.
MARK = 0.68
RING = 0.42


def example_picture(example: Example, look: Look, overhang: int = 0) -> ExamplePicture:
    """The sheet with its drawings; `overhang` is how many hexes may stick out at the right."""
    grid = example.layout.grid.resized(HEX)
    box = grid.box.grown(look.style("outline").width / 2)
    items = (
        *draw_sheet(example.layout, grid, [example.cells(drawing) for _, drawing in _drawn(example)], look),
        *(Path(line, look.style(role)) for role, each in _drawn(example) for line in around(example.cells(each), grid)),
        *(item for _, drawing in _drawn(example) for item in _marks(example, drawing, grid, look)),
        *(_left_out(example, example.attempt, grid, look) if example.attempt and overhang else ()),
    )
    return ExamplePicture(Group(items, at=Point(-box.left, -box.top)), box.width + overhang * HEX, box.height)


def finished_picture(example: Example, look: Look) -> ExamplePicture:
    """The finished sheet; rings show which treasures are surrounded and which aliens are left over."""
    picture = example_picture(example, look)
    grid = example.layout.grid.resized(HEX)
    box = grid.box.grown(look.style("outline").width / 2)
    rings = (
        ring_around(grid.centre(cell) - box.top_left, HEX * RING, is_right, look)
        for is_right, cells in ((True, surrounded(example)), (False, left_over(example)))
        for cell in cells
    )
    return replace(picture, item=Group((picture.item, *rings)))


def surrounded(example: Example) -> tuple[Hex, ...]:
    """The treasures with everything around them covered."""
    spots = example.board.treasures
    return tuple(spot.sector.cell for spot in spots if spot.is_open and not spot.around & ~example.sheet.covered)


def left_over(example: Example) -> tuple[Hex, ...]:
    """The aliens that are not covered."""
    return example.board.cells_of(example.board.aliens & ~example.sheet.covered)


def _drawn(example: Example) -> Iterator[tuple[str, Drawing]]:
    """All drawings with the style of their line, the new one last."""
    yield from (("pencil", drawing) for drawing in example.sheet.drawings)
    if example.attempt:
        yield "example-right" if example.is_legal() else "example-wrong", example.attempt


def _marks(example: Example, drawing: Drawing, grid: HexGrid, look: Look) -> Iterator[Item]:
    """The mark of the shape and, if it is shortened, by how much: each on a plain sector of its own."""
    cells = example.cells(drawing)
    plain = {sector.cell for sector in example.layout.of_kind(SectorKind.PLAIN)}
    free = sorted((cell for cell in cells if cell in plain), key=_from_the_middle(cells, grid))
    if free:
        yield shape_mark(example.board.shapes[drawing.shape], look, grid.centre(free[0]), MARK * grid.size)
    if drawing.spent and len(free) > 1:
        middle = grid.centre(free[1])
        box = Box.at(middle.x - HEX / 2, middle.y - HEX / 2, HEX, HEX)
        yield from set_text(shortened_by(drawing.spent), box, look.type("figure"), Anchor.MIDDLE)


def shortened_by(hexes: int) -> str:
    """What is written into a shape that lacks so many."""
    return signed(-hexes)


def _from_the_middle(cells: tuple[Hex, ...], grid: HexGrid) -> Callable[[Hex], float]:
    """How far a hex is from the middle of all cells, rounded so that equal ones are equal."""
    middle = Box.around(grid.centre(cell) for cell in cells).centre

    def distance(cell: Hex) -> float:
        away = grid.centre(cell) - middle
        return key(away.x**2 + away.y**2)

    return distance


def _left_out(example: Example, drawing: Drawing, grid: HexGrid, look: Look) -> Iterator[Path]:
    """The hexes that upgrades have left out, where the whole shape would have them."""
    for cell in sorted(missing_cells(example, drawing)):
        middle = grid.centre(cell)
        yield from (Path(line, look.style("example-left-out")) for line in around((cell,), grid))
        reach = grid.size * 0.16
        for (x, y), (to_x, to_y) in CROSS:
            ends = (middle + Point(x, y) * reach, middle + Point(to_x, to_y) * reach)
            yield Path(polyline(ends), look.style("example-wrong-line"))


def missing_cells(example: Example, drawing: Drawing) -> frozenset[Hex]:
    """The hexes that complete a reduced drawing, in the first of the ways there are."""
    cells = frozenset(example.cells(drawing))
    anchor = min(cells)
    ways = (
        frozenset(Hex(anchor.q + cell.q - start.q, anchor.r + cell.r - start.r) for cell in form)
        for form in orientations(settled(example.board.shapes[drawing.shape].cells))
        for start in form
    )
    return min((way - cells for way in ways if cells <= way), key=sorted)
