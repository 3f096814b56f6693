"""Pictures of examples: the sheet as it is printed, what was drawn before in pencil, and the new drawing in colour."""

from collections.abc import Iterator
from dataclasses import dataclass
from dataclasses import replace

from generator.draw.enlarge import enlarged
from generator.draw.hatch import Hatch
from generator.draw.hatch import hatched
from generator.draw.look import Look
from generator.draw.prose import Passage
from generator.draw.scene import Group
from generator.draw.scene import Item
from generator.draw.scene import Path
from generator.draw.scene import Style
from generator.draw.scene import Text
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
from generator.geometry.hex_grid import corners
from generator.geometry.inset import inset
from generator.geometry.near import key
from generator.geometry.outline import outlines
from generator.geometry.path import Segments
from generator.geometry.path import circle
from generator.geometry.path import placed
from generator.geometry.path import polygon
from generator.geometry.path import polyline
from generator.geometry.point import Box
from generator.geometry.point import Point

HEX = 10.0  # mm: pictures are drawn at this size and then put on the page at any

# Shares of the hex size.
INSET = 0.06
MARK = 0.72
CLEAR = 0.4
STROKES = 0.2
RING = 0.46

BADGE = 1.9  # radius
TICK = ((-0.95, 0.05), (-0.25, 0.8), (1.0, -0.85))
CROSS = (((-0.75, -0.75), (0.75, 0.75)), ((0.75, -0.75), (-0.75, 0.75)))


@dataclass(frozen=True, slots=True)
class Picture:
    """A drawing that can be put on the page at any width; `width` and `height` are those it was drawn at."""

    item: Item
    width: float
    height: float

    def as_wide_as(self, width: float) -> Passage:
        factor = width / self.width
        return Passage(self.height * factor, lambda: (enlarged(self.item, factor),))


def example_picture(example: Example, scoring: Scoring, look: Look, overhang: int = 0) -> Picture:
    """The sheet with its drawings; `overhang` is how many hexes may stick out at the right."""
    grid = example.layout.grid.resized(HEX)
    sheet = draw_grid(example.layout, grid, scoring, look, Point(0, 0))
    box = sheet.box or grid.box
    items = (
        *(Path(line, look.style(f"{role}-tint")) for role, cells in _drawn(example) for line in _around(cells, grid)),
        *_shaded(example, grid, look),
        *(item for item in sheet.items if not isinstance(item, Text)),  # the numbers of worlds have no room here
        *(Path(line, look.style(role)) for role, cells in _drawn(example) for line in _around(cells, grid)),
        *_marks(example, grid, look),
        *(_left_out(example, example.attempt, grid, look) if example.attempt and overhang else ()),
    )
    return Picture(Group(items, at=Point(-box.left, -box.top)), box.width + overhang * HEX, box.height)


def finished_picture(example: Example, scoring: Scoring, look: Look) -> Picture:
    """The finished sheet; rings show which treasures are surrounded and which aliens are left over."""
    picture = example_picture(example, scoring, look)
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


def ring_around(centre: Point, radius: float, is_right: bool, look: Look) -> Path:
    return Path(circle(centre, radius), look.style("example-right" if is_right else "example-wrong"))


def _drawn(example: Example) -> Iterator[tuple[str, tuple[Hex, ...]]]:
    """All drawings with the style of their line, the new one last."""
    yield from (("pencil", example.cells(drawing)) for drawing in example.sheet.drawings)
    if example.attempt:
        yield "example-right" if example.is_legal() else "example-wrong", example.cells(example.attempt)


def _around(cells: tuple[Hex, ...], grid: HexGrid) -> Iterator[Segments]:
    for line in outlines(HexGrid(frozenset(cells), grid.size, grid.orientation)):
        yield polygon(inset(line, INSET * grid.size))


def _shaded(example: Example, grid: HexGrid, look: Look) -> Iterator[Path]:
    """Pencil strokes over what was covered before, where the theme has no tint for it."""
    style = look.style("example-strokes")
    if style == Style():
        return
    strokes = hatched(Hatch.COUNTER_DIAGONAL, corners(grid.size, grid.orientation), STROKES * grid.size)
    for cell in example.board.cells_of(example.sheet.covered):
        yield Path(placed(strokes, grid.centre(cell)), style)


def _marks(example: Example, grid: HexGrid, look: Look) -> Iterator[Item]:
    """The mark of each shape in the middle of its drawing, on a plain sector and clear of pencil strokes."""
    plain = {sector.cell for sector in example.layout.of_kind(Kind.PLAIN)}
    for drawing in (*example.sheet.drawings, *([example.attempt] if example.attempt else [])):
        cells = example.cells(drawing)
        free = [cell for cell in cells if cell in plain]
        if free:
            middle = grid.centre(_most_central(free, cells, grid))
            if look.style("example-strokes") != Style():
                yield Path(circle(middle, CLEAR * grid.size), look.style("badge"))
            yield shape_mark(example.board.shapes[drawing.shape], look, middle, MARK * grid.size)


def _most_central(of: list[Hex], cells: tuple[Hex, ...], grid: HexGrid) -> Hex:
    """The hex nearest to the middle of all cells; of equal ones the first."""
    middle = Box.around(grid.centre(cell) for cell in cells).centre

    def distance(cell: Hex) -> float:
        away = grid.centre(cell) - middle
        return key(away.x**2 + away.y**2)

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
