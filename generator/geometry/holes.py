"""Holes: the hexes that a region encloses without owning them."""

from generator.geometry.hex_grid import DIRECTIONS
from generator.geometry.hex_grid import Hex
from generator.geometry.hex_grid import HexGrid


def holes(grid: HexGrid) -> HexGrid:
    """The hexes from which no way leads out around the region."""
    qs, rs = [cell.q for cell in grid.cells], [cell.r for cell in grid.cells]
    around = {Hex(q, r) for q in range(min(qs) - 1, max(qs) + 2) for r in range(min(rs) - 1, max(rs) + 2)}
    outside = {Hex(min(qs) - 1, min(rs) - 1)}
    border = list(outside)
    while border:
        here = border.pop()
        reached = {here + step for step in DIRECTIONS} & around - grid.cells - outside
        outside |= reached
        border += reached
    return HexGrid(frozenset(around - grid.cells - outside), grid.size, grid.orientation)
