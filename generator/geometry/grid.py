"""Grid: the questions every board answers, whatever its cells look like.

A *place* is where the pattern of a grid can have a cell; the *cells* are those it has. A *side* is a part of the line
around a place with one other place beyond it: where a long cell has two small neighbours on one flank, it has two
sides there. What lies between two neighbours is one *edge* and has one name, whichever of them one asks.
"""

from collections.abc import Iterator
from typing import Generic
from typing import NamedTuple
from typing import Protocol
from typing import Self
from typing import TypeVar

from generator.geometry.path import Segments
from generator.geometry.point import Box
from generator.geometry.point import Point

Cell = TypeVar("Cell", bound=tuple[int, ...])  # whole numbers: exact to compare, and in an order of their own
Edge = tuple[int, ...]


class Side(NamedTuple, Generic[Cell]):
    """`number` counts the sides of the cell clockwise; nothing is beyond it where the pattern itself ends."""

    cell: Cell
    number: int
    beyond: Cell | None
    edge: Edge


class Grid(Protocol[Cell]):
    """Cells, what lies beside them, and where they lie in millimetres.

    Every place is in one piece and without holes, and so is the pattern: a ring of cells has a place in its middle,
    even if that is never a cell. What any grid must answer is tested in `tests/geometry/test_any_grid.py`.
    """

    @property
    def size(self) -> float:
        """The length by which it is measured, such as the width of a cell: all other lengths grow with it."""

    @property
    def box(self) -> Box: ...

    def __iter__(self) -> Iterator[Cell]:
        """All cells, in reading order."""

    def __contains__(self, cell: object) -> bool: ...

    def __len__(self) -> int: ...

    def neighbours(self, cell: Cell) -> tuple[Cell, ...]:
        """The cells beyond its sides, each once."""

    def centre(self, cell: Cell) -> Point:
        """A point well inside the cell, for what stands in it."""

    def sides(self, cell: Cell) -> tuple[Side[Cell], ...]:
        """Once around the cell, clockwise; any place can be asked about."""

    def line(self, side: Side[Cell]) -> Segments:
        """The side from corner to corner, clockwise around its cell; straight or curved, and open."""

    def resized(self, size: float) -> Self: ...

    def only(self, *cells: Cell) -> Self:
        """These places of the pattern, where they are, and no others."""
