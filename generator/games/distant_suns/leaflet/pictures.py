"""Pictures of examples: the sheet as it is printed, what was drawn before in pencil, and the new drawing in colour."""

from collections.abc import Iterator

from generator.draw.look import Look
from generator.draw.prose import Passage
from generator.draw.scene import Group
from generator.draw.scene import Item
from generator.draw.scene import Path
from generator.games.distant_suns.content import Kind
from generator.games.distant_suns.content import Scoring
from generator.games.distant_suns.leaflet.example import Example
from generator.games.distant_suns.pieces.shapes import shape_mark
from generator.games.distant_suns.rules.polyhex import orientations
from generator.games.distant_suns.rules.polyhex import settled
from generator.games.distant_suns.rules.sheet import Drawing
from generator.games.distant_suns.sheet.grid import draw_grid
from generator.geometry.hex_grid import Hex
from generator.geometry.hex_grid import HexGrid
from generator.geometry.inset import inset
from generator.geometry.outline import outlines
from generator.geometry.path import Segments
from generator.geometry.path import circle
from generator.geometry.path import polygon
from generator.geometry.path import polyline
from generator.geometry.point import Box
from generator.geometry.point import Point

INSET = 0.06  # of the hex size
MARK = 0.6
BADGE = 1.9  # radius
TICK = ((-0.95, 0.05), (-0.25, 0.8), (1.0, -0.85))
CROSS = (((-0.75, -0.75), (0.75, 0.75)), ((0.75, -0.75), (-0.75, 0.75)))


def example_picture(example: Example, scoring: Scoring, look: Look, hex_size: float, overhang: int = 0) -> Passage:
    """The sheet at the given hex size; `overhang` is how many hexes may stick out at the right."""
    grid = example.layout.grid.resized(hex_size)
    sheet = draw_grid(example.layout, grid, scoring, look, Point(0, 0))
    attempt = example.attempt
    is_legal = example.is_legal()
    new = "example-right" if is_legal else "example-wrong"
    items: list[Item] = []
    items += (Path(line, look.style("pencil-tint")) for each in _earlier(example) for line in _around(each, grid))
    if attempt:
        items += (Path(line, look.style(f"{new}-tint")) for line in _around(example.cells(attempt), grid))
    items += sheet.items
    for drawing in example.sheet.drawings:
        items += _pencilled(example, drawing, grid, "pencil", look)
    if attempt:
        items += _left_out(example, attempt, grid, look) if attempt.spent and overhang else ()
        items += _pencilled(example, attempt, grid, new, look)
    box = sheet.box or grid.box
    return Passage((Group(tuple(items), at=Point(-box.left, -box.top)),), box.height)


def picture_width(example: Example, look: Look, hex_size: float) -> float:
    return example.layout.grid.resized(hex_size).box.width + look.style("outline").width


def _earlier(example: Example) -> Iterator[tuple[Hex, ...]]:
    return (example.cells(drawing) for drawing in example.sheet.drawings)


def _around(cells: tuple[Hex, ...], grid: HexGrid) -> Iterator[Segments]:
    for line in outlines(HexGrid(frozenset(cells), grid.size, grid.orientation)):
        yield polygon(inset(line, INSET * grid.size))


def _pencilled(example: Example, drawing: Drawing, grid: HexGrid, style: str, look: Look) -> Iterator[Item]:
    cells = example.cells(drawing)
    for line in _around(cells, grid):
        yield Path(line, look.style(style))
    plain = {sector.cell for sector in example.layout.of_kind(Kind.PLAIN)}
    free = [cell for cell in cells if cell in plain]
    if free:
        place = _most_central(free, cells, grid)
        yield shape_mark(example.board.shapes[drawing.shape], look, grid.centre(place), MARK * grid.size)


def _most_central(of: list[Hex], cells: tuple[Hex, ...], grid: HexGrid) -> Hex:
    """The hex nearest to the middle of all cells; of equal ones the first."""
    middle = Box.around(grid.centre(cell) for cell in cells).centre

    def distance(cell: Hex) -> float:
        away = grid.centre(cell) - middle
        return round(away.x**2 + away.y**2, 6)

    return min(of, key=distance)


def _left_out(example: Example, drawing: Drawing, grid: HexGrid, look: Look) -> Iterator[Path]:
    """The hexes that upgrades have left out, where the whole shape would have them."""
    for cell in sorted(missing_cells(example, drawing)):
        middle = grid.centre(cell)
        outline = HexGrid(frozenset({cell}), grid.size, grid.orientation).outline(cell)
        yield Path(polygon(inset(outline, INSET * grid.size)), look.style("example-left-out"))
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


def verdict_badge(is_right: bool, centre: Point, look: Look) -> Iterator[Path]:
    """A tick or a cross in a circle."""
    line = look.style("example-right-line" if is_right else "example-wrong-line")
    yield Path(circle(centre, BADGE), line)
    strokes = (TICK,) if is_right else CROSS
    for stroke in strokes:
        yield Path(polyline(centre + Point(x, y) for x, y in stroke), line)
