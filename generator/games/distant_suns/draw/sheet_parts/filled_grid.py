"""Filled grid: the drawings of a finished sheet, each with its line, the symbol of its shape, and its sign all over."""

from collections.abc import Iterator
from collections.abc import Sequence

from generator.draw.look import Look
from generator.draw.one_ink import in_one_ink
from generator.draw.scene import Anchor
from generator.draw.scene import Item
from generator.draw.text import set_text
from generator.games.distant_suns.content import Content
from generator.games.distant_suns.content import Layout
from generator.games.distant_suns.content import Sector
from generator.games.distant_suns.content import SectorKind
from generator.games.distant_suns.content import Shape
from generator.games.distant_suns.draw.pieces.shapes import shape_mark
from generator.games.distant_suns.draw.sheet_parts.covered import draw_covered
from generator.games.distant_suns.draw.sheet_parts.filled import Filled
from generator.games.distant_suns.draw.sheet_parts.filled import pencil
from generator.geometry.hex_grid import Hex
from generator.geometry.hex_grid import HexGrid
from generator.geometry.near import key
from generator.geometry.point import Box
from generator.geometry.point import Point

# Shares of the hex size.
SIGN = 0.2  # from the middle of a hex up to the middle of a sign over a symbol
SYMBOL, SYMBOL_DOWN = 0.36, 0.14  # what stands below the sign, and from the middle of the hex down to its middle
ASIDE = 0.2  # from the middle of a hex to either of two symbols side by side

SIGN_HEIGHT = 4.2  # mm
LEAST_LARGE = 13.0  # mm: in smaller hexes no sign is larger than the others


def outlined(filled: Filled, content: Content, grid: HexGrid, look: Look) -> Iterator[Item]:
    """Each drawing, to lie over the sectors: white inside its line, but for what it has covered there."""
    symbols = {sector.cell: _symbol_of(sector, content.layout) for sector in content.layout.sectors}
    shapes = {shape.id: shape for shape in content.all_shapes}
    for sign, cells in filled.cells.items():
        yield from draw_covered(cells, grid, look)
        named = _most_central([cell for cell in cells if not symbols[cell]] or cells, cells, grid)
        for cell in cells:
            shape = shapes.get(filled.drawings[sign].shape) if cell == named else None  # one may be unknown
            yield from _sector(sign, symbols[cell], shape, grid.centre(cell), (grid.size, look))


def _symbol_of(sector: Sector, layout: Layout) -> str:
    """What is printed in the sector; '' if it is nothing that one would look for."""
    if sector.kind in (SectorKind.PLAIN, SectorKind.DECORATIVE):
        return ""
    return layout.look_of(sector) if sector.kind is SectorKind.WORLD else sector.kind.value


def _most_central(of: Sequence[Hex], cells: Sequence[Hex], grid: HexGrid) -> Hex:
    """The hex nearest to the middle of all cells; of equal ones the first."""
    centres = [grid.centre(cell) for cell in cells]
    middle = Point(sum(point.x for point in centres) / len(cells), sum(point.y for point in centres) / len(cells))

    def distance(cell: Hex) -> float:
        away = grid.centre(cell) - middle
        return key(away.x**2 + away.y**2)

    return min(of, key=distance)


def _sector(sign: str, symbol: str, shape: Shape | None, middle: Point, drawn: tuple[float, Look]) -> Iterator[Item]:
    """The sign of the drawing; below it what was covered there, and in one of its sectors the symbol of its shape."""
    size, look = drawn
    up = Point(0, -SIGN * size if symbol or shape else 0)
    yield from _sign(sign, middle + up, size / 2, look, "figure" if shape and size >= LEAST_LARGE else "small")
    below, aside = middle + Point(0, SYMBOL_DOWN * size), Point(ASIDE * size if shape and symbol else 0, 0)
    if symbol:
        yield look.symbol(symbol, below - aside, SYMBOL * size)
    if shape:
        yield in_one_ink(shape_mark(shape, look, below + aside, SYMBOL * size), look, "pencil-mark")


def _sign(words: str, middle: Point, width: float, look: Look, role: str) -> Iterator[Item]:
    box = Box.at(middle.x - width / 2, middle.y - SIGN_HEIGHT / 2, width, SIGN_HEIGHT)
    yield from set_text(words, box, pencil(look, role), Anchor.MIDDLE)
