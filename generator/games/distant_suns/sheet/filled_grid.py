"""Filled grid: the drawings of a finished sheet, each tinted, outlined from inside, and with its sign."""

from collections.abc import Iterator

from generator.draw.look import Look
from generator.draw.scene import Anchor
from generator.draw.scene import Item
from generator.draw.scene import Path
from generator.draw.text import Type
from generator.draw.text import set_text
from generator.games.distant_suns.content import Kind
from generator.games.distant_suns.content import Layout
from generator.games.distant_suns.pieces.shapes import shape_name
from generator.games.distant_suns.sheet.filled import Filled
from generator.games.distant_suns.sheet.filled import pencil
from generator.geometry.hex_grid import Hex
from generator.geometry.hex_grid import HexGrid
from generator.geometry.inset import inset
from generator.geometry.near import fits
from generator.geometry.near import key
from generator.geometry.outline import outlines
from generator.geometry.path import circle
from generator.geometry.path import polygon
from generator.geometry.point import Box
from generator.geometry.point import Point

# Shares of the hex size.
INSET = 0.055
SIGN = 0.15  # from the middle of a hex up to the middle of the sign
NAME_TOP = 0.1  # from the middle down to the top of the name
NAME_WIDTH, NAME_HEIGHT = 0.76, 0.29
ASIDE = 0.38  # from the middle up to a sign beside a symbol

SIGN_HEIGHT = 4.2  # mm
TWO_LINES = 4.0  # mm
LEAST_NAMED = 10.0  # mm: smaller hexes have room for the sign only
SMALLEST_NAME_PT = 6.0
BADGE = 2.1  # radius of the ground of a sign beside a symbol


def tinted(filled: Filled, grid: HexGrid, look: Look) -> Iterator[Path]:
    """The ground of the drawings, to lie under the sectors."""
    for cells in filled.cells.values():
        for line in outlines(HexGrid(frozenset(cells), grid.size, grid.orientation)):
            yield Path(polygon(inset(line, INSET * grid.size)), look.style("pencil-tint"))


def outlined(filled: Filled, layout: Layout, grid: HexGrid, look: Look) -> Iterator[Item]:
    """The line around each drawing with its sign and the name of its shape, to lie over the sectors."""
    plain = {sector.cell for sector in layout.of_kind(Kind.PLAIN)}
    for sign, cells in filled.cells.items():
        for line in outlines(HexGrid(frozenset(cells), grid.size, grid.orientation)):
            yield Path(polygon(inset(line, INSET * grid.size)), look.style("pencil"))
        free = [cell for cell in cells if cell in plain]
        named = _most_central(free or cells, cells, grid)
        if named in plain:
            yield from _named(sign, filled.drawings[sign].shape, grid.centre(named), grid.size, look)
        for cell in (cell for cell in cells if cell != named or cell not in plain):
            draw = _alone if cell in plain else _beside_symbol
            yield from draw(sign, grid.centre(cell), grid.size, look)


def _most_central(of: list[Hex] | tuple[Hex, ...], cells: tuple[Hex, ...], grid: HexGrid) -> Hex:
    """The hex nearest to the middle of all cells; of equal ones the first."""
    centres = [grid.centre(cell) for cell in cells]
    middle = Point(sum(point.x for point in centres) / len(cells), sum(point.y for point in centres) / len(cells))

    def distance(cell: Hex) -> float:
        away = grid.centre(cell) - middle
        return key(away.x**2 + away.y**2)

    return min(of, key=distance)


def _named(sign: str, shape: str, middle: Point, size: float, look: Look) -> Iterator[Item]:
    """The sign above the middle of a plain hex and the name below it: whole, or its initial where it has no room."""
    yield from _at(sign, Point(middle.x, middle.y - SIGN * size), size / 2, SIGN_HEIGHT, look, "figure")
    if size < LEAST_NAMED:
        return
    name, kind = shape_name(shape, look), pencil(look, "small", SMALLEST_NAME_PT)
    top, width, height = middle.y + NAME_TOP * size, NAME_WIDTH * size, NAME_HEIGHT * size
    lines = _lines(name, kind, width, height)
    box = Box.at(middle.x - width / 2, top, width, height)
    yield from set_text(name if lines else name[:1], box, kind, Anchor.MIDDLE, lines=max(1, lines), level=0)


def _lines(name: str, kind: Type, width: float, height: float) -> int:
    """In how many lines the name has room, one or two; 0 if it has none."""
    if fits(kind.font.width(name, kind.smallest_pt), width):
        return 1
    words = name.split()
    is_narrow = len(words) == 2 and all(fits(kind.font.width(word, kind.smallest_pt), width) for word in words)
    return 2 if is_narrow and fits(TWO_LINES, height) else 0


def _alone(sign: str, middle: Point, size: float, look: Look) -> Iterator[Item]:
    yield from _at(sign, Point(middle.x, middle.y - SIGN * size), size / 2, SIGN_HEIGHT, look, "small")


def _beside_symbol(sign: str, middle: Point, size: float, look: Look) -> Iterator[Item]:
    place = Point(middle.x, middle.y - ASIDE * size)
    yield Path(circle(place, min(BADGE, size / 6)), look.style("pencil-badge"))
    yield from _at(sign, place, size / 3, BADGE * 2, look, "small")


def _at(words: str, middle: Point, width: float, height: float, look: Look, role: str) -> Iterator[Item]:
    box = Box.at(middle.x - width / 2, middle.y - height / 2, width, height)
    yield from set_text(words, box, pencil(look, role, SMALLEST_NAME_PT), Anchor.MIDDLE)
