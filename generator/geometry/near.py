"""Near: decisions about lengths that every machine takes alike.

The last bits of a length depend on how a machine adds and on its sines. Where a decision hangs on a length (whether a
line breaks, a piece fits, how many there are), lengths that differ by less than a millionth count as equal. As a key to
sort by or to look up, a length is rounded to as many decimals.
"""

from math import ceil
from math import floor

NEAR = 1e-6
DECIMALS = 6


def fits(length: float, room: float) -> bool:
    return length <= room + NEAR


def whole(value: float) -> int:
    """How many whole ones there are in it."""
    return floor(value + NEAR)


def covering(value: float) -> int:
    """How many whole ones cover it."""
    return ceil(value - NEAR)


def key(value: float) -> float:
    return round(value, DECIMALS)
