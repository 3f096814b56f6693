"""Hatches: patterns that tell kinds of field apart without colour, clipped to a convex outline."""

from collections.abc import Iterator
from collections.abc import Sequence
from enum import StrEnum
from math import ceil
from math import floor
from math import hypot

from generator.geometry.near import covering
from generator.geometry.near import fits
from generator.geometry.near import whole
from generator.geometry.path import Segments
from generator.geometry.path import circle
from generator.geometry.path import polygon
from generator.geometry.path import polyline
from generator.geometry.point import Box
from generator.geometry.point import Point
from generator.geometry.point import at_clock

DOT = 0.16  # radius of a dot as a share of the spacing


class Hatch(StrEnum):
    DIAGONAL = "diagonal"
    COUNTER_DIAGONAL = "counter-diagonal"
    CROSS = "cross"
    HORIZONTAL = "horizontal"
    VERTICAL = "vertical"
    DOTS = "dots"
    RINGS = "rings"


def hatched(pattern: Hatch, outline: Sequence[Point], spacing: float) -> Segments:
    """The pattern inside a convex outline around the origin; dots are to be filled, all others stroked."""
    match pattern:
        case Hatch.DIAGONAL:
            return _lines(outline, 45, spacing)
        case Hatch.COUNTER_DIAGONAL:
            return _lines(outline, 135, spacing)
        case Hatch.CROSS:
            return _lines(outline, 45, spacing) + _lines(outline, 135, spacing)
        case Hatch.HORIZONTAL:
            return _lines(outline, 90, spacing)
        case Hatch.VERTICAL:
            return _lines(outline, 0, spacing)
        case Hatch.DOTS:
            return tuple(part for point in _lattice(outline, spacing) for part in circle(point, spacing * DOT))
        case Hatch.RINGS:
            return tuple(part for ring in _rings(outline, spacing) for part in polygon(ring))


def _lines(outline: Sequence[Point], angle: float, spacing: float) -> Segments:
    """Parallel lines in the clock direction, one of them through the origin."""
    along, across = at_clock(1, angle), at_clock(1, angle + 90)
    reach = [_dot(corner, across) for corner in outline]
    numbers = range(whole(min(reach) / spacing) + 1, covering(max(reach) / spacing))
    chords = (_chord(outline, across * (index * spacing), along) for index in numbers)
    return tuple(part for chord in chords for part in polyline(chord))


def _chord(outline: Sequence[Point], through: Point, along: Point) -> tuple[Point, Point]:
    """Where the line enters and leaves the outline."""
    low, high = float("-inf"), float("inf")
    for here, there in zip(outline, [*outline[1:], outline[0]], strict=True):
        inward = Point(here.y - there.y, there.x - here.x)  # corners run clockwise
        slope, gap = _dot(along, inward), _dot(here - through, inward)
        if slope > 1e-9:
            low = max(low, gap / slope)
        elif slope < -1e-9:
            high = min(high, gap / slope)
    return through + along * low, through + along * high


def _lattice(outline: Sequence[Point], spacing: float) -> Iterator[Point]:
    """Points of a triangular lattice whose dots lie wholly inside."""
    box = Box.around(outline)
    pitch = spacing * 0.866
    for row in range(floor(box.top / pitch), ceil(box.bottom / pitch) + 1):
        for column in range(floor(box.left / spacing) - 1, ceil(box.right / spacing) + 1):
            point = Point((column + (row % 2) / 2) * spacing, row * pitch)
            if not fits(_depth(outline, point), spacing * DOT * 2):
                yield point


def _rings(outline: Sequence[Point], spacing: float) -> Iterator[tuple[Point, ...]]:
    depth = _depth(outline, Point(0, 0))
    for index in range(1, whole(depth / spacing) + 1):
        yield tuple(corner * (1 - index * spacing / depth) for corner in outline)


def _depth(outline: Sequence[Point], point: Point) -> float:
    """How far inside the point lies; negative outside."""
    depths = []
    for here, there in zip(outline, [*outline[1:], outline[0]], strict=True):
        inward = Point(here.y - there.y, there.x - here.x)
        depths.append(_dot(point - here, inward) / hypot(inward.x, inward.y))
    return min(depths)


def _dot(one: Point, other: Point) -> float:
    return one.x * other.x + one.y * other.y
