"""Lines of a grid: the seams between its cells, each once, and the closed outlines around it and its holes."""

from collections.abc import Iterable
from collections.abc import Iterator

from generator.geometry.flatten import flattened
from generator.geometry.grid import Cell
from generator.geometry.grid import Grid
from generator.geometry.grid import Side
from generator.geometry.path import Close
from generator.geometry.path import Line
from generator.geometry.path import Segment
from generator.geometry.path import Segments
from generator.geometry.point import Point

Corners = tuple[Point, ...]


def seams(grid: Grid[Cell]) -> Iterator[Segments]:
    """The line between every two cells, once, in the order of reading."""
    done: set[Cell] = set()
    for cell in grid:
        yield from (grid.line(side) for side in grid.sides(cell) if side.beyond in grid and side.beyond not in done)
        done.add(cell)


def outlines(grid: Grid[Cell]) -> tuple[Segments, ...]:
    """The closed lines around the region and around its holes; the region lies to the right of each.

    Parts that meet in nothing but a corner have an outline each.
    """
    rim = sorted(side for cell in grid for side in grid.sides(cell) if side.beyond not in grid)
    left, loops = set(rim), []
    for side in rim:
        if side in left:
            loop = list(_loop(grid, side))
            left.difference_update(loop)
            loops.append(_closed(grid, loop))
    return tuple(loops)


def corners_of_outlines(grid: Grid[Cell]) -> tuple[Corners, ...]:
    """The outlines for what knows no curves."""
    return tuple(corners for outline in outlines(grid) for corners in flattened(outline))


def outline_of(grid: Grid[Cell], cell: Cell) -> Segments:
    return _closed(grid, grid.sides(cell))


def _loop(grid: Grid[Cell], first: Side[Cell]) -> Iterator[Side[Cell]]:
    side = first
    while True:
        yield side
        side = _next(grid, side)
        if side == first:
            return


def _next(grid: Grid[Cell], side: Side[Cell]) -> Side[Cell]:
    """The side of the rim that begins where this one ends: around that corner, from cell to cell of the region."""
    after = _after(grid, side)
    while after.beyond is not None and after.beyond in grid:
        after = _after(grid, next(twin for twin in grid.sides(after.beyond) if twin.edge == after.edge))
    return after


def _after(grid: Grid[Cell], side: Side[Cell]) -> Side[Cell]:
    sides = grid.sides(side.cell)
    return sides[(side.number + 1) % len(sides)]


def _closed(grid: Grid[Cell], sides: Iterable[Side[Cell]]) -> Segments:
    """Side after side; the last one, if it is straight, is what closes the line."""
    first, *others = (grid.line(side) for side in sides)
    segments: list[Segment] = [*first, *(step for line in others for step in line[1:])]
    return (*(segments[:-1] if isinstance(segments[-1], Line) else segments), Close())
