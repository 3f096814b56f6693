"""Chance: a quick stream of numbers for one purpose of one game.

Its seed comes from a stream that is the same everywhere; from there on only random() is used, the one sequence that
Python promises to keep.
"""

from collections.abc import Callable
from hashlib import sha256
from random import Random
from struct import unpack

WORDS = 4  # of 32 bits for a seed


def seed_of(seed: str, series: str, number: int, purpose: str) -> int:
    """What a stream begins with; it depends on nothing but these four.

    These are the first words of `arrange.stream` for this name, the first of them the lowest, without the way there.
    """
    start = sha256(f"{seed}/{series}/{number}/{purpose}/0".encode()).digest()
    one, two, three, four = unpack(f">{WORDS}I", start[: 4 * WORDS])
    return one | two << 32 | three << 64 | four << 96  # type: ignore[no-any-return]


def chance(seed: int) -> Callable[[], float]:
    """Numbers from 0 up to but not including 1."""
    return Random(seed).random
