"""Pieces: the connected parts of a set of hexes."""

from collections.abc import Iterable
from collections.abc import Iterator

from generator.geometry.hex_grid import DIRECTIONS
from generator.geometry.hex_grid import Hex


def pieces_of(cells: Iterable[Hex]) -> Iterator[frozenset[Hex]]:
    left = set(cells)
    while left:
        reached = {min(left)}
        edge = set(reached)
        while edge:
            edge = {cell + step for cell in edge for step in DIRECTIONS} & left - reached
            reached |= edge
        left -= reached
        yield frozenset(reached)


def is_connected(cells: Iterable[Hex]) -> bool:
    return len(list(pieces_of(cells))) <= 1
