"""Holes: the places that a region encloses without owning them."""

from generator.geometry.grid import Cell
from generator.geometry.grid import Grid
from generator.geometry.point import Box
from generator.geometry.point import Point


def holes(grid: Grid[Cell]) -> Grid[Cell]:
    """The places from which no way leads out around the region, from neighbour to neighbour."""
    box = grid.box
    enclosed: set[Cell] = set()
    known: set[Cell | None] = {None}
    for side in (side for cell in grid for side in grid.sides(cell)):
        if side.beyond is not None and side.beyond not in known and side.beyond not in grid:
            area, is_enclosed = _area(grid, side.beyond, box)
            known |= area
            enclosed |= area if is_enclosed else set()
    return grid.only(*enclosed)


def _area(grid: Grid[Cell], place: Cell, box: Box) -> tuple[set[Cell], bool]:
    """The places that ways lead to from this one, as far as the box goes, and whether none leaves it."""
    reached, border, is_enclosed = {place}, [place], True
    while border:
        here = border.pop()
        if not _is_within(grid.centre(here), box):
            is_enclosed = False
            continue
        for side in grid.sides(here):
            if side.beyond is None:
                is_enclosed = False
            elif side.beyond not in reached and side.beyond not in grid:
                reached.add(side.beyond)
                border.append(side.beyond)
    return reached, is_enclosed


def _is_within(point: Point, box: Box) -> bool:
    return box.left < point.x < box.right and box.top < point.y < box.bottom
