"""Bits: picking from sets that are integers, and sums of values for all members of a set at once.

The values of all drawings of a set are kept in *planes*: bit i of plane j is bit j of the value of drawing i. To add a
value to some of them is then a few operations on whole integers, and so is finding the highest.
"""

from collections.abc import Callable

PLANES = 18  # values stay below 262,144, whatever a file says that things are worth
Planes = list[int]


def nth(bits: int, index: int) -> int:
    """The number of the bit that is set after so many others, from the lowest."""
    while index > 8:  # halve the field while that is quicker than to strike out one by one
        half = bits.bit_length() >> 1
        low = bits & (1 << half) - 1
        count = low.bit_count()
        if index < count:
            bits = low
        else:
            return half + nth(bits >> half, index - count)
    for _ in range(index):
        bits &= bits - 1
    return (bits & -bits).bit_length() - 1


def any_of(bits: int, chance: Callable[[], float]) -> int:
    """One of the bits that are set, each equally likely."""
    return nth(bits, int(chance() * bits.bit_count()))


def add(planes: Planes, members: int, value: int) -> None:
    """Adds the value, which is not negative, to that of each member."""
    lowest = 0
    while value:
        if value & 1:
            carry, index = members, lowest
            while carry:
                plane = planes[index]
                planes[index] = plane ^ carry
                carry &= plane
                index += 1
        value >>= 1
        lowest += 1


def highest(planes: Planes, members: int) -> tuple[int, int]:
    """The highest value that any of the members has, and those that have it."""
    value = 0
    for index in range(PLANES - 1, -1, -1):
        above = members & planes[index]
        if above:
            members = above
            value += 1 << index
    return value, members
