"""Hatches stay inside the outline they fill."""

import pytest
from hypothesis import given
from hypothesis import settings
from hypothesis import strategies as st

from generator.draw.hatch import Hatch
from generator.draw.hatch import hatched
from generator.geometry.hex_grid import Orientation
from generator.geometry.hex_grid import corners
from generator.geometry.path import points_of
from generator.geometry.point import Point

outlines = st.builds(corners, st.floats(6, 40), st.sampled_from(Orientation))


def depth(outline: tuple[Point, ...], point: Point) -> float:
    """How far inside the point lies, by the distance to each edge."""
    depths = []
    for here, there in zip(outline, (*outline[1:], outline[0]), strict=True):
        across, along = there - here, point - here
        length = (across.x**2 + across.y**2) ** 0.5
        depths.append((across.x * along.y - across.y * along.x) / length)
    return min(depths)


@settings(deadline=None)
@given(st.sampled_from(Hatch), outlines, st.floats(0.08, 0.3))
def test_a_hatch_stays_inside_its_outline(pattern: Hatch, outline: tuple[Point, ...], share: float) -> None:
    size = depth(outline, Point(0, 0)) * 2
    found = list(points_of(hatched(pattern, outline, share * size)))
    assert found
    assert min(depth(outline, point) for point in found) > -1e-6


@settings(deadline=None)
@given(outlines, st.floats(0.05, 0.3), st.floats(-50, 50), st.floats(-50, 50))
def test_lines_stay_inside_an_outline_that_lies_elsewhere(
    outline: tuple[Point, ...], share: float, x: float, y: float
) -> None:
    moved = tuple(corner + Point(x, y) for corner in outline)
    spacing = share * depth(outline, Point(0, 0))
    found = list(points_of(hatched(Hatch.COUNTER_DIAGONAL, moved, spacing)))
    assert found and min(depth(moved, point) for point in found) > -1e-6


@pytest.mark.parametrize("orientation", Orientation)
def test_patterns_differ(orientation: Orientation) -> None:
    outline = corners(17, orientation)
    assert len({hatched(pattern, outline, 1.6) for pattern in Hatch}) == len(Hatch)
