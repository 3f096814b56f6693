"""Lattice: how the cells of a grid are written down as rows of characters.

A *place* of a row is where a symbol can stand. Rows and places count from 0; where every other row is shifted, the odd
ones are, so a picture that begins with a shifted row begins with row 1.
"""

from collections.abc import Callable
from typing import Generic

from generator.geometry.grid import Cell
from generator.values import dataclass


@dataclass(frozen=True, slots=True)
class Lattice(Generic[Cell]):
    """`step` is how many characters places are apart, `cell` tells the cell by its place and row.

    All rows are equally long, unless the board says how many places each has, as one with rings of cells does.
    """

    step: int
    cell: Callable[[int, int], Cell]
    is_staggered: bool = False
    widths: tuple[int, ...] = ()

    def shift(self, row: int) -> int:
        """How many characters further to the right the row begins."""
        return self.step // 2 * (row % 2) if self.is_staggered else 0
