"""Boards that no game has yet: a square and a polar grid, written only to show that nothing is secretly hexagonal."""

from collections.abc import Iterator
from dataclasses import dataclass
from dataclasses import replace
from fractions import Fraction
from functools import cached_property
from itertools import pairwise
from math import prod
from typing import NamedTuple

from generator.geometry.flatten import flattened
from generator.geometry.grid import Side
from generator.geometry.lattice import Lattice
from generator.geometry.outline import outline_of
from generator.geometry.path import Segments
from generator.geometry.path import arc
from generator.geometry.path import polyline
from generator.geometry.point import ORIGIN
from generator.geometry.point import Box
from generator.geometry.point import Point
from generator.geometry.point import at_clock


class Square(NamedTuple):
    column: int
    row: int


STEPS = ((1, 0), (0, 1), (-1, 0), (0, -1))  # clockwise from the right
CORNERS = ((1, 0), (1, 1), (0, 1), (0, 0))  # where the side that faces that way begins


@dataclass(frozen=True)
class SquareGrid:
    cells: frozenset[Square]
    size: float

    def __iter__(self) -> Iterator[Square]:
        return iter(sorted(self.cells, key=lambda cell: (cell.row, cell.column)))

    def __contains__(self, cell: object) -> bool:
        return cell in self.cells

    def __len__(self) -> int:
        return len(self.cells)

    def neighbours(self, cell: Square) -> tuple[Square, ...]:
        return tuple(side.beyond for side in self.sides(cell) if side.beyond in self.cells)

    def centre(self, cell: Square) -> Point:
        return Point(cell.column + 0.5, cell.row + 0.5) * self.size

    def sides(self, cell: Square) -> tuple[Side[Square], ...]:
        column, row = cell
        return tuple(
            Side(cell, number, Square(column + dx, row + dy), (2 * column + dx, 2 * row + dy))
            for number, (dx, dy) in enumerate(STEPS)
        )

    def line(self, side: Side[Square]) -> Segments:
        ends = (CORNERS[side.number], CORNERS[(side.number + 1) % 4])
        return polyline(Point(side.cell.column + x, side.cell.row + y) * self.size for x, y in ends)

    @cached_property
    def box(self) -> Box:
        return Box.around(corner for cell in self.cells for corner in next(flattened(outline_of(self, cell))))

    def resized(self, size: float) -> "SquareGrid":
        return replace(self, size=size)

    def only(self, *cells: Square) -> "SquareGrid":
        return replace(self, cells=frozenset(cells))


SQUARES = Lattice(2, Square)
CLOSE_SQUARES = Lattice(1, Square)


class Sector(NamedTuple):
    """Rings count from the middle outwards, sectors of a ring clockwise from 12 o'clock."""

    ring: int
    sector: int


@dataclass(frozen=True)
class PolarGrid:
    """Rings of one width around a disc; each ring has its own number of sectors, two at least, the disc has one."""

    cells: frozenset[Sector]
    size: float
    counts: tuple[int, ...]

    def __iter__(self) -> Iterator[Sector]:
        return iter(sorted(self.cells))

    def __contains__(self, cell: object) -> bool:
        return cell in self.cells

    def __len__(self) -> int:
        return len(self.cells)

    def neighbours(self, cell: Sector) -> tuple[Sector, ...]:
        return tuple(dict.fromkeys(side.beyond for side in self.sides(cell) if side.beyond in self.cells))

    def centre(self, cell: Sector) -> Point:
        start, end = self._ends(cell)
        return at_clock((cell.ring + 0.5) * self.size, 180 * float(start + end)) if cell.ring else ORIGIN

    def sides(self, cell: Sector) -> tuple[Side[Sector], ...]:
        """Along the outer arc, in along one ray, back along the inner arc, and out again."""
        ring, count = cell.ring, self.counts[cell.ring]
        found = [(self._at(ring + 1, start), ring, start, end) for start, end in self._arcs(cell, ring + 1)]
        if ring:
            start, end = self._ends(cell)
            before, after = Sector(ring, (cell.sector - 1) % count), Sector(ring, (cell.sector + 1) % count)
            inner = [(self._at(ring - 1, one), ring - 1, other, one) for one, other in self._arcs(cell, ring - 1)]
            found += [(after, ring, end, end), *reversed(inner), (before, ring, start, start)]
        return tuple(
            Side(cell, number, beyond, (at, *self._named(*sorted((one, other)))))
            for number, (beyond, at, one, other) in enumerate(found)
        )

    def line(self, side: Side[Sector]) -> Segments:
        ring, first, last = side.edge[0], *(Fraction(part, self._grain) for part in side.edge[1:])
        inner, outer = ring * self.size, (ring + 1) * self.size
        if first == last:
            ray = at_clock(inner, 360 * float(first)), at_clock(outer, 360 * float(first))
            return polyline(reversed(ray) if side.number and first == self._ends(side.cell)[1] % 1 else ray)
        ends = (first, last) if ring == side.cell.ring else (last, first)
        return arc(ORIGIN, outer, *(360 * float(end) for end in ends))

    @cached_property
    def box(self) -> Box:
        return Box.around(corner for cell in self.cells for corner in next(flattened(outline_of(self, cell))))

    def resized(self, size: float) -> "PolarGrid":
        return replace(self, size=size)

    def only(self, *cells: Sector) -> "PolarGrid":
        return replace(self, cells=frozenset(cells))

    def _ends(self, cell: Sector) -> tuple[Fraction, Fraction]:
        """Where it begins and ends, as shares of the circle."""
        count = self.counts[cell.ring]
        return Fraction(cell.sector, count), Fraction(cell.sector + 1, count)

    def _at(self, ring: int, share: Fraction) -> Sector | None:
        return Sector(ring, int(share * self.counts[ring])) if ring < len(self.counts) else None

    def _arcs(self, cell: Sector, other: int) -> list[tuple[Fraction, Fraction]]:
        """The parts of its arc, each with one sector of the other ring beyond it."""
        start, end = self._ends(cell)
        count = self.counts[other] if other < len(self.counts) else 1
        inside = [Fraction(part, count) for part in range(count) if start < Fraction(part, count) < end]
        cuts = [start, *inside, end]
        return list(pairwise(cuts))

    @cached_property
    def _grain(self) -> int:
        return prod(self.counts)

    def _named(self, one: Fraction, other: Fraction) -> tuple[int, int]:
        """Angles as whole numbers; a ray is an arc without length, and the one at 12 o'clock begins the circle."""
        one, other = (one % 1, other % 1) if one == other else (one, other)
        return int(one * self._grain), int(other * self._grain)


def rings(counts: tuple[int, ...]) -> Lattice[Sector]:
    """A row for each ring, from the middle outwards."""
    return Lattice(2, lambda place, row: Sector(row, place), widths=counts)
