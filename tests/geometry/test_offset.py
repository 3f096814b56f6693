"""Offsets against shapely's: lines stay lines, curves stay curves, and both lie where they should."""

from itertools import pairwise

import pytest
from shapely.geometry import Polygon

from generator.geometry.flatten import flattened
from generator.geometry.flatten import is_closed
from generator.geometry.flatten import signed_area
from generator.geometry.offset import grown
from generator.geometry.path import Close
from generator.geometry.path import Curve
from generator.geometry.path import Line
from generator.geometry.path import Segments
from generator.geometry.path import arc
from generator.geometry.path import circle
from generator.geometry.path import polygon
from generator.geometry.path import polyline
from generator.geometry.path import rounded
from generator.geometry.point import Box
from generator.geometry.point import Point
from generator.geometry.point import at_clock
from generator.geometry.pose import Pose

KEYHOLE: Segments = (*arc(Point(0, 0), 5, 30, 330), Line(Point(-2.5, -10)), Line(Point(2.5, -10)), Close())
OUTLINES = {
    "circle": circle(Point(3, 3), 2),
    "card": rounded(Box(0, 0, 63, 88), 3),
    "hexagon": polygon(at_clock(5, 60 * corner) for corner in range(6)),
    "hexagon the other way round": polygon(at_clock(5, -60 * corner) for corner in range(6)),
    "corner": polygon(Point(*xy) for xy in ((0, 0), (4, 0), (4, 2), (2, 2), (2, 5), (0, 5))),
    "keyhole, with inner corners between line and curve": KEYHOLE,
}


def shape(outline: Segments) -> Polygon:
    (corners,) = flattened(outline, 0.0005)
    return Polygon([(corner.x, corner.y) for corner in corners])


@pytest.mark.parametrize("by", [0.1, -0.1, 0.04, 1.0, -0.5])
@pytest.mark.parametrize("name", OUTLINES)
def test_an_outline_grows_evenly(name: str, by: float) -> None:
    found = shape(grown(OUTLINES[name], by))
    wanted = shape(OUTLINES[name]).buffer(by, join_style="mitre", quad_segs=200)
    assert found.is_valid
    assert found.hausdorff_distance(wanted) < (0.005 if abs(by) <= 0.1 else 0.02)


def test_curves_stay_curves_and_lines_stay_lines() -> None:
    card = grown(OUTLINES["card"], 0.1)
    assert [type(segment) for segment in card].count(Curve) == 4
    assert [type(segment) for segment in card].count(Line) == 4
    assert not any(isinstance(segment, Curve) for segment in grown(OUTLINES["hexagon"], 0.1))


def test_without_distance_nothing_moves() -> None:
    assert grown(KEYHOLE, 0) is KEYHOLE


@pytest.mark.parametrize("error", [0.1, 0.01, 0.001])
@pytest.mark.parametrize("radius", [0.5, 3, 40])
def test_no_chord_leaves_its_curve_by_more_than_the_error(radius: float, error: float) -> None:
    (corners,) = flattened(circle(Point(0, 0), radius), error)
    middles = [(one + other) * 0.5 for one, other in pairwise(corners)]
    assert all(radius - (at.x**2 + at.y**2) ** 0.5 <= error for at in middles)


def test_open_parts_stay_open_and_closed_ones_do_not_repeat_their_start() -> None:
    line = polyline((Point(0, 0), Point(1, 0), Point(1, 1)))
    assert not is_closed(line) and list(flattened(line)) == [(Point(0, 0), Point(1, 0), Point(1, 1))]
    square = (*line, Line(Point(0, 0)), Close())
    assert is_closed(square) and list(flattened(square)) == [(Point(0, 0), Point(1, 0), Point(1, 1))]


def test_area_is_positive_clockwise_and_turning_keeps_it() -> None:
    (corners,) = flattened(OUTLINES["corner"])
    assert signed_area(corners) == pytest.approx(14)
    (turned_corners,) = flattened(Pose(Point(3, 4), turn=35).put_path(OUTLINES["corner"]))
    assert signed_area(turned_corners) == pytest.approx(14)
