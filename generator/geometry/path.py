"""Paths: outlines made of straight lines and cubic curves; every arc becomes cubics here, before any writer sees it."""

from collections.abc import Callable
from collections.abc import Iterable
from math import radians
from math import tan

from generator.geometry.near import covering
from generator.geometry.point import Box
from generator.geometry.point import Point
from generator.geometry.point import at_clock
from generator.values import dataclass


@dataclass(frozen=True, slots=True)
class Move:
    to: Point


@dataclass(frozen=True, slots=True)
class Line:
    to: Point


@dataclass(frozen=True, slots=True)
class Curve:
    first_control: Point
    second_control: Point
    to: Point


@dataclass(frozen=True, slots=True)
class Close:
    pass


Segment = Move | Line | Curve | Close
Segments = tuple[Segment, ...]


def polyline(points: Iterable[Point]) -> Segments:
    first, *others = points
    return (Move(first), *map(Line, others))


def polygon(points: Iterable[Point]) -> Segments:
    return (*polyline(points), Close())


def rectangle(box: Box) -> Segments:
    return polygon(box.corners)


def rounded(box: Box, radius: float) -> Segments:
    """A rectangle with round corners."""
    corners = (
        (Point(box.right - radius, box.top + radius), 0),
        (Point(box.right - radius, box.bottom - radius), 90),
        (Point(box.left + radius, box.bottom - radius), 180),
        (Point(box.left + radius, box.top + radius), 270),
    )
    arcs = [segment for centre, start in corners for segment in arc(centre, radius, start, start + 90)]
    joined = (Line(part.to) if isinstance(part, Move) else part for part in arcs[1:])
    return (arcs[0], *joined, Close())


def circle(centre: Point, radius: float) -> Segments:
    return (*arc(centre, radius, 0, 360), Close())


def arc(centre: Point, radius: float, start: float, end: float) -> Segments:
    """From one clock angle to the other, clockwise if the second is larger.

    In cubics of at most a quarter turn each: they leave the circle by less than 0.03 % of its radius.
    """
    count = max(1, covering(abs(end - start) / 90))
    step = (end - start) / count
    handle = radius * 4 / 3 * tan(radians(step) / 4)
    segments: list[Segment] = [Move(centre + at_clock(radius, start))]
    for index in range(count):
        here, there = start + index * step, start + (index + 1) * step
        begin, finish = centre + at_clock(radius, here), centre + at_clock(radius, there)
        segments.append(Curve(begin + at_clock(handle, here + 90), finish - at_clock(handle, there + 90), finish))
    return tuple(segments)


def points_of(segments: Iterable[Segment]) -> Iterable[Point]:
    """All end and control points; the outline lies inside their hull."""
    for segment in segments:
        match segment:
            case Move(to) | Line(to):
                yield to
            case Curve(first, second, to):
                yield from (first, second, to)
            case Close():
                pass


def placed(segments: Segments, at: Point, scale: float = 1.0) -> Segments:
    """The same outline, scaled around the origin and then moved; a scale of -1 turns it by half."""
    return mapped(segments, lambda point: point * scale + at)


def mirrored(segments: Segments, axis: float) -> Segments:
    """The same outline with left and right swapped, as it is seen from behind; the axis stays where it is."""
    return mapped(segments, lambda point: Point(2 * axis - point.x, point.y))


def mapped(segments: Segments, put: Callable[[Point], Point]) -> Segments:
    """The same outline with all its points put elsewhere; straight lines must stay straight."""

    def moved(segment: Segment) -> Segment:
        match segment:
            case Move(to):
                return Move(put(to))
            case Line(to):
                return Line(put(to))
            case Curve(first, second, to):
                return Curve(put(first), put(second), put(to))
            case Close():
                return segment

    return tuple(map(moved, segments))
