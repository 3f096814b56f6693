"""Numbers as they are written: one way for all writers, on all machines.

The last bits of a length depend on how a machine adds and on its sines. What matters is a length that lies on the edge
between two thousandths, as 0.0625 does: its last bits decide which way it is rounded. Rounding to many decimals first
takes them away and leaves the edge itself, which then goes the same way everywhere.
"""

from generator.geometry.point import Point

DECIMALS = 3  # a thousandth of a millimetre
FACTOR_DECIMALS = 7  # factors are multiplied with lengths
CERTAIN = 9  # decimals that are the same on every machine


def settled(value: float, decimals: int = DECIMALS) -> float:
    """The length as it is written, never -0: for libraries that do the writing themselves."""
    return round(round(value, CERTAIN), decimals) + 0.0


def number(value: float, decimals: int = DECIMALS) -> str:
    text = f"{round(value, CERTAIN):.{decimals}f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def pair(point: Point) -> str:
    return f"{number(point.x)} {number(point.y)}"


def factor(value: float) -> str:
    return number(value, FACTOR_DECIMALS)
