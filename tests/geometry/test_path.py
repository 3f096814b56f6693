"""Paths: arcs stay on their circle, and what is written is what is read back."""

from math import dist

import pytest
from hypothesis import given
from hypothesis import strategies as st

from generator.geometry.path import Close
from generator.geometry.path import Curve
from generator.geometry.path import Line
from generator.geometry.path import Move
from generator.geometry.path import Segments
from generator.geometry.path import arc
from generator.geometry.path import circle
from generator.geometry.path import placed
from generator.geometry.path import points_of
from generator.geometry.path import polygon
from generator.geometry.path import rounded
from generator.geometry.path_data import read_path
from generator.geometry.point import ORIGIN
from generator.geometry.point import Box
from generator.geometry.point import Point
from generator.geometry.point import at_clock
from generator.geometry.point import clock_angle
from generator.write.path_data import path_data

lengths = st.floats(-500, 500).map(lambda value: round(value, 3))
points = st.builds(Point, lengths, lengths)
parts = st.one_of(st.builds(Line, points), st.builds(Curve, points, points, points))
radii = st.floats(0.1, 200)
angles = st.floats(-360, 720)


def xy(point: Point) -> tuple[float, float]:
    return point.x, point.y


def along(segments: Segments, steps: int = 20) -> list[Point]:
    """Points on the curves of a path."""
    found, here = list[Point](), ORIGIN
    for segment in segments:
        match segment:
            case Move(to) | Line(to):
                here = to
                found.append(here)
            case Curve(first, second, to):
                found += [_on_curve(here, first, second, to, step / steps) for step in range(1, steps + 1)]
                here = to
            case Close():
                pass
    return found


def _on_curve(start: Point, first: Point, second: Point, end: Point, share: float) -> Point:
    rest = 1 - share
    return start * rest**3 + first * (3 * rest**2 * share) + second * (3 * rest * share**2) + end * share**3


@given(points, radii, angles, st.floats(-360, 360).filter(lambda turn: abs(turn) > 0.1))
def test_an_arc_stays_on_its_circle(centre: Point, radius: float, start: float, turn: float) -> None:
    for point in along(arc(centre, radius, start, start + turn)):
        assert dist(xy(point), xy(centre)) == pytest.approx(radius, rel=0.0005)


@given(points, radii, angles, st.floats(-360, 360))
def test_an_arc_begins_and_ends_where_its_angles_say(centre: Point, radius: float, start: float, turn: float) -> None:
    drawn = along(arc(centre, radius, start, start + turn))
    assert xy(drawn[0]) == pytest.approx(xy(centre + at_clock(radius, start)), abs=1e-6)
    assert xy(drawn[-1]) == pytest.approx(xy(centre + at_clock(radius, start + turn)), abs=1e-6)


def test_angles_run_clockwise_from_twelve() -> None:
    assert [xy(at_clock(1, angle)) for angle in (0, 90, 180, 270)] == [
        pytest.approx(place, abs=1e-12) for place in ((0, -1), (1, 0), (0, 1), (-1, 0))
    ]


@given(st.floats(0, 359.99), radii)
def test_an_angle_is_read_back_from_its_point(angle: float, radius: float) -> None:
    turned = abs(clock_angle(at_clock(radius, angle)) - angle)
    assert min(turned, 360 - turned) == pytest.approx(0, abs=1e-6)


@given(st.builds(Box.at, lengths, lengths, st.floats(10, 99), st.floats(10, 99)), st.floats(0.1, 5))
def test_a_rounded_rectangle_fills_its_box(box: Box, radius: float) -> None:
    outline = Box.around(along(rounded(box, radius)))
    assert (outline.left, outline.top, outline.right, outline.bottom) == pytest.approx(
        (box.left, box.top, box.right, box.bottom), abs=1e-6
    )
    assert box.holds(Box.around(points_of(rounded(box, radius))), 1e-6)


@given(st.lists(points, min_size=1, max_size=8), st.lists(parts, max_size=8), st.booleans())
def test_path_data_is_read_back_as_it_was_written(
    corners: list[Point], others: list[Line | Curve], is_closed: bool
) -> None:
    path = (*polygon(corners), Move(corners[0]), *others, *([Close()] if is_closed else []))
    assert path_data(read_path(path_data(path))) == path_data(path)
    assert read_path(path_data(path)) == path


@given(points, st.floats(1, 100), st.floats(0, 359), st.floats(10, 350), st.booleans())
def test_an_arc_in_path_data_is_the_arc_we_draw(
    centre: Point, radius: float, start: float, turn: float, is_clockwise: bool
) -> None:
    end = start + turn if is_clockwise else start - turn
    begin, finish = centre + at_clock(radius, start), centre + at_clock(radius, end)
    flags = f"{int(turn > 180)} {int(is_clockwise)}"
    read = read_path(f"M{begin.x:.9f} {begin.y:.9f} A{radius:.9f} {radius:.9f} 0 {flags} {finish.x:.9f} {finish.y:.9f}")
    for point in along(read):
        assert dist(xy(point), xy(centre)) == pytest.approx(radius, rel=0.001, abs=0.001)
    assert xy(along(read)[-1]) == pytest.approx(xy(finish), abs=1e-3)


def test_small_letters_count_from_where_the_pen_is() -> None:
    assert read_path("m1 2 3 4 h5 v6 l-1-1 c1 0 2 0 3 3 z m1 1") == read_path(
        "M1 2 L4 6 H9 V12 L8 11 C9 11 10 11 11 14 Z M2 3"
    )


@pytest.mark.parametrize("data", ["1 2", "M1", "M1 2 L3", "M1 2 X3 4", "M1 2 A1 2 0 0 0 5 5", "M1 2 Z 3 4", "Q1 2 3 4"])
def test_path_data_that_cannot_be_read_is_refused(data: str) -> None:
    with pytest.raises(ValueError, match=r"path data|needs"):
        read_path(data)


@given(points, st.floats(0.1, 10))
def test_a_placed_path_is_scaled_and_then_moved(at: Point, scale: float) -> None:
    for before, after in zip(
        points_of(circle(ORIGIN, 3)), points_of(placed(circle(ORIGIN, 3), at, scale)), strict=True
    ):
        assert xy(after) == pytest.approx(xy(before * scale + at))
