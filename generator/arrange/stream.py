"""Streams: randomness that is the same on every machine, in every version of Python and in ten years.

A *stream* is named after the decision it is for, so that a new decision does not change the others. Python promises
only the sequence of random(), not of shuffle and sample; so numbers come from SHA-256 and the shuffle is ours.
"""

from collections.abc import Iterable
from collections.abc import Iterator
from hashlib import sha256
from typing import TypeVar

T = TypeVar("T")

WORD = 4  # bytes: eight words to a hash


class Stream:
    """Whole numbers, each drawn fairly; the only state is how many were drawn."""

    def __init__(self, words: Iterator[int]) -> None:
        self._words = words

    def below(self, count: int) -> int:
        """One of 0 to count - 1; words that would favour the small ones are passed over."""
        fair = 256**WORD // count * count
        return next(word for word in self._words if word < fair) % count


def stream(seed: str, name: str) -> Stream:
    """The stream of one decision: its words are the SHA-256 of 'seed/name/0', 'seed/name/1' …, eight to a hash.

    A word is four bytes, of which the first counts most.
    """
    return Stream(_words(f"{seed}/{name}"))


def shuffled(items: Iterable[T], chance: Stream) -> tuple[T, ...]:
    """In any order, all equally likely: each place from the last on gets one of what is left (Fisher and Yates)."""
    order = list(items)
    for last in range(len(order) - 1, 0, -1):
        other = chance.below(last + 1)
        order[last], order[other] = order[other], order[last]
    return tuple(order)


def _words(name: str) -> Iterator[int]:
    block = 0
    while True:
        digest = sha256(f"{name}/{block}".encode()).digest()
        yield from (int.from_bytes(digest[start : start + WORD], "big") for start in range(0, len(digest), WORD))
        block += 1
