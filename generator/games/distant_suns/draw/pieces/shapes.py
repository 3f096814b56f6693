"""Shapes on paper: the polyhex of a shape as large as there is room, and the symbol people draw into it.

A *mark* is the symbol of a shape: the drawing of that name, or a miniature of the hexes for shapes of people's own.
"""

from collections.abc import Iterable
from dataclasses import replace
from itertools import chain

from generator.draw.look import SYMBOL_SQUARE
from generator.draw.look import Look
from generator.draw.scene import Path
from generator.draw.scene import Style
from generator.draw.scene import Symbol
from generator.draw.scene import Use
from generator.draw.scene import symbol
from generator.games.distant_suns.content import SectorKind
from generator.games.distant_suns.content import Shape
from generator.geometry.hex_grid import HexGrid
from generator.geometry.hex_grid import Orientation
from generator.geometry.outline import outlines
from generator.geometry.outline import seams
from generator.geometry.path import placed
from generator.geometry.point import ORIGIN
from generator.geometry.point import Box
from generator.geometry.point import Point

# Symbols of the sheet that a shape of somebody's own may happen to be called after.
NOT_MARKS = frozenset({*(kind.value for kind in SectorKind), "far-world", "cluster"})
ROLES = ("shape-ground", "shape-grid", "shape-outline")
INNER_LINE = 0.5  # of a miniature, as a share of the line around it


def draw_shape(
    shape: Shape,
    look: Look,
    box: Box,
    roles: tuple[str, str, str] = ROLES,
    hex_size: float | None = None,
) -> tuple[Path, ...]:
    """The hexes of the shape in the middle of the box, as large as they fit, at most of the given size.

    `roles` are the styles of its ground, of the lines between hexes, and of the line around it.
    """
    styles = (look.style(roles[0]), look.style(roles[1]), look.style(roles[2]))
    size = one_hex_size((shape,), look, box, roles)
    return _drawn(shape, box.centre, min(size, hex_size or size), styles)


def one_hex_size(shapes: Iterable[Shape], look: Look, box: Box, roles: tuple[str, str, str] = ROLES) -> float:
    """The largest size of hexes at which every one of the shapes fits the box, its line included."""
    room = box.grown(-look.style(roles[2]).width / 2)
    return min(largest_hex(shape, room) for shape in shapes)


def shape_mark(shape: Shape, look: Look, centre: Point, size: float) -> Use:
    """The symbol of the shape with its middle at the given point, its square so many mm wide."""
    if shape.id in look.symbols and shape.id not in NOT_MARKS:
        return look.symbol(shape.id, centre, size)
    return Use(_miniature(shape, look), centre, size / SYMBOL_SQUARE)


def shape_name(shape: str, look: Look) -> str:
    """What a shape is called; those of people's own go by their id."""
    return look.texts.get(f"shape.{shape}") or shape.replace("-", " ").capitalize()


def largest_hex(shape: Shape, box: Box) -> float:
    """The size of hexes at which the shape just fits the box."""
    one = shape_grid(shape, 1.0).box
    return min(box.width / one.width, box.height / one.height)


def shape_grid(shape: Shape, size: float) -> HexGrid:
    """The shape as it is written: hexes with a corner on top."""
    return HexGrid(frozenset(shape.cells), size, Orientation.POINTY)


def _drawn(shape: Shape, centre: Point, size: float, styles: tuple[Style, Style, Style]) -> tuple[Path, ...]:
    """Ground, inner lines, outline; what the theme leaves empty or the shape does not have is left out."""
    grid = shape_grid(shape, size)
    around = tuple(chain.from_iterable(outlines(grid)))
    within = tuple(chain.from_iterable(seams(grid)))
    paths = zip((around, within, around), styles, strict=True)
    move = centre - grid.box.centre
    return tuple(Path(placed(lines, move), style) for lines, style in paths if lines and style != Style())


def _miniature(shape: Shape, look: Look) -> Symbol:
    """The hexes inked like the drawn symbols, on the same square."""
    line, body = look.style("symbol-line"), look.style("shape-body")
    styles = (body, replace(line, width=line.width * INNER_LINE), line)
    half = SYMBOL_SQUARE / 2 - line.width
    size = largest_hex(shape, Box(-half, -half, half, half))
    return symbol(f"mark-{shape.id}", _drawn(shape, ORIGIN, size, styles))
