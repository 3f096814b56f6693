"""Orbits: rings as far as they lie in a box."""

from itertools import pairwise
from math import hypot
from math import pi

import pytest
from hypothesis import given
from hypothesis import strategies
from shapely import Point as Spot
from shapely import box as rectangle

from generator.draw.orbits import orbits
from generator.geometry.path import Curve
from generator.geometry.path import Move
from generator.geometry.path import Segments
from generator.geometry.point import Box
from generator.geometry.point import Point

BOX = Box(0, 0, 60, 30)
INSIDE = rectangle(0, 0, 60, 30)


def length(segments: Segments) -> float:
    """How long the curves are, measured along their points."""
    total, here = 0.0, Point(0, 0)
    for segment in segments:
        if isinstance(segment, Move):
            here = segment.to
        if isinstance(segment, Curve):
            points = [_at(here, segment, step / 32) for step in range(33)]
            total += sum(hypot(a.x - b.x, a.y - b.y) for a, b in pairwise(points))
            here = segment.to
    return total


def _at(start: Point, curve: Curve, share: float) -> Point:
    rest = 1 - share
    near = start * rest**3 + curve.first_control * (3 * rest**2 * share)
    return near + curve.second_control * (3 * rest * share**2) + curve.to * share**3


def test_a_ring_inside_the_box_is_whole_and_one_outside_is_not_drawn() -> None:
    assert length(orbits(Point(30, 15), (10,), BOX)) == pytest.approx(2 * pi * 10, rel=1e-3)
    assert orbits(Point(30, 15), (200,), BOX) == ()
    assert orbits(Point(300, 15), (10,), BOX) == ()


@given(x=strategies.floats(-50, 110), y=strategies.floats(-50, 80), radius=strategies.floats(1, 120))
def test_as_much_of_a_ring_is_drawn_as_lies_in_the_box(x: float, y: float, radius: float) -> None:
    drawn = length(orbits(Point(x, y), (radius,), BOX))
    ring = Spot(x, y).buffer(radius, quad_segs=512).exterior
    assert drawn == pytest.approx(ring.intersection(INSIDE).length, rel=2e-3, abs=0.6)
