"""Unlike: a few layouts that stand for all of them, as different from each other as can be."""

from collections.abc import Callable
from collections.abc import Iterable
from typing import TypeVar

T = TypeVar("T")

SHEETS = 3  # that sets of shapes are judged on; more would take minutes for each set


def most_unlike(first: T, others: Iterable[T], difference: Callable[[T, T], float]) -> tuple[T, ...]:
    """The first, then again and again the one that is farthest from all that were taken."""
    taken, left = [first], [other for other in others if other is not first]
    while left and len(taken) < SHEETS:
        farthest = max(left, key=lambda one: min(difference(one, other) for other in taken))
        taken.append(farthest)
        left.remove(farthest)
    return tuple(taken)
