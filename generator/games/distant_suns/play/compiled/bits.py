"""Bits: what processors do with one word in one step, and numba has no name for."""

from collections.abc import Callable

import numpy as np
from numba import types
from numba.extending import intrinsic

from generator.games.distant_suns.play.compiled.part import part
from generator.games.distant_suns.play.compiled.tables import WORDS
from generator.games.distant_suns.play.compiled.tables import Words

Built = Callable[..., object]


@intrinsic
def count_bits(_: object, word: object) -> tuple[object, Built]:
    """How many bits of a word are set."""
    return types.int64(types.uint64), lambda context, builder, signature, words: builder.ctpop(words[0])


@intrinsic
def lowest_bit(_: object, word: object) -> tuple[object, Built]:
    """The number of the lowest bit that is set; there must be one."""
    return types.int64(types.uint64), lambda context, builder, signature, words: builder.cttz(
        words[0], context.get_constant(types.boolean, True)
    )


@part
def nth_bit(word: np.uint64, index: int) -> int:
    """The number of the bit that is set after so many others, from the lowest."""
    place = 0
    for half in (32, 16, 8, 4, 2, 1):  # halves the field each time, without branches
        low = count_bits(word & np.uint64((1 << half) - 1))
        is_above = int(index >= low)
        index -= low * is_above
        place += half * is_above
        word >>= np.uint64(half * is_above)
    return place


@part
def common(some: Words, one: int, others: Words, other: int) -> int:
    """How many sectors two masks share; each is a row of a table."""
    count = 0
    for word in range(WORDS):
        count += count_bits(some[one, word] & others[other, word])
    return count


@part
def meet(some: Words, one: int, others: Words, other: int) -> bool:
    """Whether two masks share a sector."""
    for word in range(WORDS):  # noqa: SIM110 (numba knows no any)
        if some[one, word] & others[other, word]:
            return True
    return False
