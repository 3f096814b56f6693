"""Numbers as text: one way for all writers."""

from generator.geometry.point import Point


def number(value: float) -> str:
    """At most three decimals (a thousandth of a millimetre), never `-0`."""
    text = f"{value:.3f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def pair(point: Point) -> str:
    return f"{number(point.x)} {number(point.y)}"
