"""Insets: a closed outline moved inwards, as a pencil follows the edge of a field from inside."""

from collections.abc import Sequence
from math import hypot

from generator.geometry.point import Point


def inset(outline: Sequence[Point], depth: float) -> tuple[Point, ...]:
    """The outline with each edge moved towards the inside, which lies to the right of it."""
    before, after = (*outline[-1:], *outline[:-1]), (*outline[1:], *outline[:1])
    return tuple(_moved(*corner, depth) for corner in zip(before, outline, after, strict=True))


def _moved(before: Point, corner: Point, after: Point, depth: float) -> Point:
    """Where the two edges that meet in the corner meet when both are moved."""
    one, other = _inward(before, corner), _inward(corner, after)
    return corner + (one + other) * (depth / (1 + one.x * other.x + one.y * other.y))


def _inward(start: Point, end: Point) -> Point:
    """One unit to the right of the way from start to end; y runs down."""
    along = end - start
    return Point(-along.y, along.x) * (1 / hypot(along.x, along.y))
