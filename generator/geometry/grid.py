"""Grid: the questions every board answers, whatever its cells look like."""

from collections.abc import Iterator
from typing import Protocol
from typing import TypeVar

from generator.geometry.point import Point

Cell = TypeVar("Cell")


class Grid(Protocol[Cell]):
    """Cells, their neighbours on the board, and where they lie in millimetres."""

    def __iter__(self) -> Iterator[Cell]:
        """All cells, in reading order."""

    def __contains__(self, cell: object) -> bool: ...

    def neighbours(self, cell: Cell) -> tuple[Cell, ...]:
        """The neighbouring cells that are on the board."""

    def centre(self, cell: Cell) -> Point: ...

    def outline(self, cell: Cell) -> tuple[Point, ...]:
        """The corners of the cell, clockwise."""
