"""Hexes: cells of a honeycomb in axial coordinates (q to the right, r down), pointy or flat on top.

The *size* of a hex is its width flat to flat, which is also the distance between two neighbouring centres.
"""

from collections.abc import Iterator
from enum import StrEnum
from functools import cache
from functools import cached_property
from math import sqrt
from typing import NamedTuple

from generator.geometry.point import Box
from generator.geometry.point import Point
from generator.geometry.point import at_clock
from generator.values import dataclass


class Orientation(StrEnum):
    POINTY = "pointy"  # a corner on top, rows of hexes
    FLAT = "flat"  # an edge on top, columns of hexes


class Hex(NamedTuple):
    q: int
    r: int

    def __add__(self, other: "Hex") -> "Hex":  # type: ignore[override]
        return Hex(self.q + other.q, self.r + other.r)


# Clockwise; for pointy tops the first lies to the right, for flat tops to the lower right.
DIRECTIONS = (Hex(1, 0), Hex(0, 1), Hex(-1, 1), Hex(-1, 0), Hex(0, -1), Hex(1, -1))


def centre(cell: Hex, size: float, orientation: Orientation) -> Point:
    """The middle of the hex; that of Hex(0, 0) is the origin."""
    along = size * (cell.q + cell.r / 2) if orientation is Orientation.POINTY else size * (cell.r + cell.q / 2)
    across = size * sqrt(3) / 2
    if orientation is Orientation.POINTY:
        return Point(along, across * cell.r)
    return Point(across * cell.q, along)


@cache
def corners(size: float, orientation: Orientation) -> tuple[Point, ...]:
    """The six corners of a hex around the origin, clockwise, such that edge i faces DIRECTIONS[i]."""
    first = 60 if orientation is Orientation.POINTY else 90
    return tuple(at_clock(size / sqrt(3), first + 60 * corner) for corner in range(6))


@dataclass(frozen=True)
class HexGrid:
    """Any set of hexes with a size and an orientation."""

    cells: frozenset[Hex]
    size: float
    orientation: Orientation

    def __iter__(self) -> Iterator[Hex]:
        return iter(sorted(self.cells, key=self._reading_place))

    def __contains__(self, cell: object) -> bool:
        return cell in self.cells

    def __len__(self) -> int:
        return len(self.cells)

    def _reading_place(self, cell: Hex) -> tuple[int, int]:
        """Row by row as on paper, in whole numbers so that the order never depends on rounding."""
        if self.orientation is Orientation.POINTY:
            return (cell.r, cell.q)
        return (2 * cell.r + cell.q, cell.q)

    def neighbours(self, cell: Hex) -> tuple[Hex, ...]:
        return tuple(there for step in DIRECTIONS if (there := cell + step) in self.cells)

    def centre(self, cell: Hex) -> Point:
        return centre(cell, self.size, self.orientation)

    def outline(self, cell: Hex) -> tuple[Point, ...]:
        middle = self.centre(cell)
        return tuple(middle + corner for corner in corners(self.size, self.orientation))

    @cached_property
    def box(self) -> Box:
        return Box.around(point for cell in self.cells for point in self.outline(cell))

    def resized(self, size: float) -> "HexGrid":
        return HexGrid(self.cells, size, self.orientation)

    def only(self, *cells: Hex) -> "HexGrid":
        """Some hexes of the grid, where they are."""
        return HexGrid(frozenset(cells) & self.cells, self.size, self.orientation)
