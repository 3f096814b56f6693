"""Lines of a hex region: its inner edges, each once, and the closed outlines around it."""

from collections.abc import Iterator

from generator.geometry.hex_grid import DIRECTIONS
from generator.geometry.hex_grid import Hex
from generator.geometry.hex_grid import HexGrid
from generator.geometry.hex_grid import corners
from generator.geometry.point import Point

Edge = tuple[Hex, int]  # a hex and the direction its edge faces


def inner_edges(grid: HexGrid) -> Iterator[tuple[Point, Point]]:
    """Each edge between two hexes of the grid, once."""
    for cell in grid:
        for side in range(3):  # the other three belong to the neighbours
            if cell + DIRECTIONS[side] in grid:
                yield _ends(grid, (cell, side))


def outlines(grid: HexGrid) -> tuple[tuple[Point, ...], ...]:
    """The closed lines around the region and around its holes; the region lies to the right of each."""
    left = {(cell, side) for cell in grid for side in range(6) if cell + DIRECTIONS[side] not in grid}
    loops = []
    for edge in sorted(left):
        if edge in left:
            loop = list(_loop(grid, edge))
            left.difference_update(loop)
            loops.append(tuple(_ends(grid, part)[0] for part in loop))
    return tuple(loops)


def _loop(grid: HexGrid, first: Edge) -> Iterator[Edge]:
    edge = first
    while True:
        yield edge
        edge = _next(grid, edge)
        if edge == first:
            return


def _next(grid: HexGrid, edge: Edge) -> Edge:
    """The border edge that begins where this one ends: at each corner three hexes meet."""
    cell, side = edge
    turned = (side + 1) % 6
    beyond = cell + DIRECTIONS[turned]
    return (beyond, (side - 1) % 6) if beyond in grid else (cell, turned)


def _ends(grid: HexGrid, edge: Edge) -> tuple[Point, Point]:
    cell, side = edge
    ring = corners(grid.size, grid.orientation)
    middle = grid.centre(cell)
    return middle + ring[side], middle + ring[(side + 1) % 6]
