"""Chance: a quick stream of numbers for one purpose of one game.

Its seed comes from a stream that is the same everywhere; from there on only random() is used, the one sequence that
Python promises to keep.
"""

from collections.abc import Callable
from random import Random

from generator.arrange.stream import stream

WORDS = 4  # of 32 bits for a seed


def chance(seed: str, series: str, number: int, purpose: str) -> Callable[[], float]:
    """Numbers from 0 up to but not including 1; they depend on nothing but these four."""
    words = stream(seed, f"{series}/{number}/{purpose}")
    return Random(sum(words.below(1 << 32) << 32 * index for index in range(WORDS))).random
