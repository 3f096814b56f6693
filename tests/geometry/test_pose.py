"""Poses: turning is clockwise and exact by quarters, poses inside poses add up, boxes hold what was turned in them."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from generator.geometry.point import Box
from generator.geometry.point import Point
from generator.geometry.pose import Pose

lengths = st.floats(-300, 300)
points = st.builds(Point, lengths, lengths)
poses = st.builds(Pose, points, st.floats(0.05, 20), st.floats(-720, 720))


def xy(point: Point) -> tuple[float, float]:
    return point.x, point.y


def test_what_points_to_12_points_to_3_after_a_quarter() -> None:
    assert Pose(turn=90).put(Point(0, -1)) == Point(1, 0)
    assert Pose(Point(5, 6), 2, 90).put(Point(0, -1)) == Point(7, 6)


@given(points, st.integers(-8, 8))
def test_quarters_are_exact(point: Point, quarters: int) -> None:
    turned = point
    for _ in range(quarters % 4):
        turned = Pose(turn=90).put(turned)
    assert Pose(turn=90 * quarters).put(point) == turned


@given(points, poses)
def test_turning_by_360_is_the_identity(point: Point, pose: Pose) -> None:
    assert Pose(turn=360).put(point) == point
    assert xy(Pose(pose.at, pose.scale, pose.turn + 360).put(point)) == pytest.approx(xy(pose.put(point)), abs=1e-6)


@given(points, poses, poses)
def test_a_pose_inside_another_puts_a_point_where_both_do(point: Point, inner: Pose, outer: Pose) -> None:
    assert xy(inner.inside(outer).put(point)) == pytest.approx(xy(outer.put(inner.put(point))), abs=1e-6)


@given(points, points, st.floats(0, 1), st.floats(0, 1), poses)
def test_the_box_around_a_turned_box_holds_all_its_points(
    one: Point, other: Point, across: float, down: float, pose: Pose
) -> None:
    box = Box.around((one, other))
    there = pose.put(Point(box.left + across * box.width, box.top + down * box.height))
    assert pose.box(box).holds(Box.around((there,)), 1e-6)
