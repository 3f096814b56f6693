"""Pieces: what hangs together and how many steps it is from here to there, wherever it is known what lies beside what.

What lies *beside* a cell is a question of whoever asks: the neighbours on a grid, or only those a way leads to.
"""

from collections.abc import Callable
from collections.abc import Collection
from collections.abc import Iterable
from collections.abc import Iterator

from generator.geometry.grid import Cell

Beside = Callable[[Cell], Iterable[Cell]]


def pieces_of(cells: Iterable[Cell], beside: Beside[Cell]) -> Iterator[frozenset[Cell]]:
    """The connected parts, by the least cell of each."""
    left = set(cells)
    while left:
        piece = frozenset(steps_from((min(left),), beside, left))
        left -= piece
        yield piece


def is_connected(cells: Iterable[Cell], beside: Beside[Cell]) -> bool:
    return len(list(pieces_of(cells, beside))) <= 1


def steps_from(starts: Iterable[Cell], beside: Beside[Cell], within: Collection[Cell]) -> dict[Cell, int]:
    """How many steps each cell is away from the nearest start, the nearest first; what no way leads to is left out."""
    found = dict.fromkeys(starts, 0)
    border = list(found)
    for here in border:  # grows while it is walked along
        for there in beside(here):
            if there in within and there not in found:
                found[there] = found[here] + 1
                border.append(there)
    return found
