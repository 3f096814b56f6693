"""Polyhexes: the ways a shape can lie on a hex grid, whole or with hexes left out."""

from collections.abc import Iterable
from functools import cache
from itertools import combinations

from generator.geometry.hex_grid import Hex
from generator.geometry.hex_grid import around
from generator.geometry.pieces import is_connected

Cells = tuple[Hex, ...]


def settled(cells: Iterable[Hex]) -> Cells:
    """The same form moved so that its first hex is the origin: equal for equal forms."""
    ordered = sorted(cells)
    first = ordered[0]
    return tuple(Hex(cell.q - first.q, cell.r - first.r) for cell in ordered)


@cache
def orientations(cells: Cells) -> tuple[Cells, ...]:
    """All distinct forms the shape takes when it is turned and mirrored, in a fixed order."""
    forms = set()
    for form in (cells, tuple(Hex(cell.r, cell.q) for cell in cells)):
        turned = form
        for _ in range(6):
            turned = tuple(Hex(-cell.r, cell.q + cell.r) for cell in turned)
            forms.add(settled(turned))
    return tuple(sorted(forms))


def congruent(one: Cells, other: Cells) -> bool:
    return settled(one) in orientations(other)


@cache
def reduced(cells: Cells, left_out: int) -> tuple[Cells, ...]:
    """All distinct forms, turned and mirrored too, that remain connected when so many hexes are left out."""
    kept = len(cells) - left_out
    if kept < 1:
        return ()
    parts = (part for part in combinations(cells, kept) if is_connected(part, around))
    return tuple(sorted({form for part in parts for form in orientations(settled(part))}))
