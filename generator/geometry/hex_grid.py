"""Hexes: cells of a honeycomb in axial coordinates (q to the right, r down), pointy or flat on top.

The *size* of a hex is its width flat to flat, which is also the distance between two neighbouring centres.
"""

from collections.abc import Iterator
from enum import StrEnum
from functools import cache
from functools import cached_property
from math import sqrt
from typing import NamedTuple

from generator.geometry.grid import Side
from generator.geometry.lattice import Lattice
from generator.geometry.path import Segments
from generator.geometry.path import polyline
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


@cache
def around(cell: Hex) -> tuple[Hex, ...]:
    """The six hexes beside it, on any board or none."""
    return tuple(cell + step for step in DIRECTIONS)


@cache
def sides(cell: Hex) -> tuple[Side[Hex], ...]:
    """Those that face DIRECTIONS; an edge is named by its middle, in halves of steps."""
    return tuple(
        Side(cell, number, cell + step, (2 * cell.q + step.q, 2 * cell.r + step.r))
        for number, step in enumerate(DIRECTIONS)
    )


def distance(one: Hex, other: Hex) -> int:
    """Steps from hex to hex where none is missing."""
    q, r = one.q - other.q, one.r - other.r
    return max(abs(q), abs(r), abs(q + r))


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
        return tuple(there for there in around(cell) if there in self.cells)

    def centre(self, cell: Hex) -> Point:
        return centre(cell, self.size, self.orientation)

    def corners(self, cell: Hex) -> tuple[Point, ...]:
        """Clockwise, such that side i begins at corner i."""
        middle = self.centre(cell)
        return tuple(middle + corner for corner in corners(self.size, self.orientation))

    def sides(self, cell: Hex) -> tuple[Side[Hex], ...]:
        return sides(cell)

    def line(self, side: Side[Hex]) -> Segments:
        ring, middle = corners(self.size, self.orientation), self.centre(side.cell)
        return polyline((middle + ring[side.number], middle + ring[(side.number + 1) % 6]))

    @cached_property
    def box(self) -> Box:
        return Box.around(point for cell in self.cells for point in self.corners(cell))

    def resized(self, size: float) -> "HexGrid":
        return HexGrid(self.cells, size, self.orientation)

    def only(self, *cells: Hex) -> "HexGrid":
        return HexGrid(frozenset(cells), self.size, self.orientation)


def _pointy(place: int, row: int) -> Hex:
    return Hex(place - row // 2, row)


def _flat(place: int, row: int) -> Hex:
    """Each row of text lies half a hex below the one before."""
    column = 2 * place + row % 2
    return Hex(column, (row - column) // 2)


LATTICES = {
    Orientation.POINTY: Lattice(2, _pointy, is_staggered=True),
    Orientation.FLAT: Lattice(4, _flat, is_staggered=True),
}
