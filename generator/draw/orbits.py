"""Orbits: rings around a point, drawn as far as they lie inside a box."""

from collections.abc import Iterable
from collections.abc import Iterator
from itertools import chain
from itertools import pairwise
from math import acos
from math import degrees

from generator.geometry.near import fits
from generator.geometry.near import key
from generator.geometry.path import Segments
from generator.geometry.path import arc
from generator.geometry.path import circle
from generator.geometry.point import Box
from generator.geometry.point import Point
from generator.geometry.point import at_clock


def orbits(centre: Point, radii: Iterable[float], box: Box) -> Segments:
    """All arcs of the rings inside the box; whole circles where they fit."""
    return tuple(chain.from_iterable(_ring(centre, radius, box) for radius in radii))


def _ring(centre: Point, radius: float, box: Box) -> Segments:
    crossings = sorted({key(angle) % 360 for angle in _crossings(centre, radius, box)})
    if not crossings:
        return circle(centre, radius) if _is_inside(centre + at_clock(radius, 0), box) else ()
    rounds = pairwise((*crossings, crossings[0] + 360))
    inside = (ends for ends in rounds if _is_inside(centre + at_clock(radius, sum(ends) / 2), box))
    return tuple(chain.from_iterable(arc(centre, radius, start, end) for start, end in inside))


def _crossings(centre: Point, radius: float, box: Box) -> Iterator[float]:
    """The clock angles at which the ring meets the lines through the sides of the box."""
    for above in (centre.y - box.top, centre.y - box.bottom):
        if not fits(radius, abs(above)):
            angle = degrees(acos(above / radius))
            yield from (angle, 360 - angle)
    for aside in (box.right - centre.x, box.left - centre.x):
        if not fits(radius, abs(aside)):
            angle = degrees(acos(aside / radius))
            yield from (90 - angle, 90 + angle)


def _is_inside(point: Point, box: Box) -> bool:
    return box.holds(Box.around((point,)))
