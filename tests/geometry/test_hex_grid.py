"""Hexes: neighbours are one hex size apart and lie in the direction of the edge they share."""

from math import dist
from math import sqrt

import pytest
from hypothesis import given
from hypothesis import settings
from hypothesis import strategies as st
from regions import cells
from regions import grids
from regions import sizes

from generator.geometry.hex_grid import DIRECTIONS
from generator.geometry.hex_grid import Hex
from generator.geometry.hex_grid import HexGrid
from generator.geometry.hex_grid import Orientation
from generator.geometry.hex_grid import around
from generator.geometry.hex_grid import centre
from generator.geometry.hex_grid import corners
from generator.geometry.hex_grid import distance
from generator.geometry.pieces import steps_from
from generator.geometry.point import Point

orientations = st.sampled_from(Orientation)


def xy(point: Point) -> tuple[float, float]:
    return point.x, point.y


@given(cells, sizes, orientations)
def test_six_neighbours_lie_one_hex_size_away(cell: Hex, size: float, orientation: Orientation) -> None:
    here = centre(cell, size, orientation)
    places = {cell + step for step in DIRECTIONS}
    assert len(places) == 6
    for there in places:
        assert dist(xy(here), xy(centre(there, size, orientation))) == pytest.approx(size)


@given(cells, cells, sizes, orientations)
def test_no_two_centres_are_closer_than_a_hex_size(one: Hex, other: Hex, size: float, orientation: Orientation) -> None:
    if one != other:
        assert dist(xy(centre(one, size, orientation)), xy(centre(other, size, orientation))) > 0.999 * size


@given(sizes, orientations)
def test_an_edge_faces_the_neighbour_in_its_direction(size: float, orientation: Orientation) -> None:
    ring = corners(size, orientation)
    for side, step in enumerate(DIRECTIONS):
        middle = (ring[side] + ring[(side + 1) % 6]) * 0.5
        assert xy(middle) == pytest.approx(xy(centre(step, size, orientation) * 0.5))


@given(sizes, orientations)
def test_corners_run_clockwise_and_sides_are_equal(size: float, orientation: Orientation) -> None:
    ring = corners(size, orientation)
    turns = zip(ring, (*ring[1:], ring[0]), strict=True)
    assert all(one.x * other.y - one.y * other.x > 0 for one, other in turns)  # y runs down
    assert dist(xy(ring[0]), xy(ring[1])) == pytest.approx(size / sqrt(3))


@pytest.mark.parametrize(("orientation", "width", "height"), [("pointy", 10, 11.547), ("flat", 11.547, 10)])
def test_the_size_of_a_hex_is_its_width_flat_to_flat(orientation: str, width: float, height: float) -> None:
    box = HexGrid(frozenset({Hex(3, 4)}), 10, Orientation(orientation)).box
    assert (box.width, box.height) == pytest.approx((width, height), abs=0.001)


@settings(deadline=None)
@given(grids)
def test_cells_come_in_reading_order(grid: HexGrid) -> None:
    places = [grid.centre(cell) for cell in grid]
    assert len(places) == len(grid)
    assert places == sorted(places, key=lambda place: (round(place.y, 6), place.x))


@given(cells, cells)
def test_the_distance_of_two_hexes_is_the_number_of_steps_between_them(one: Hex, other: Hex) -> None:
    near = frozenset(Hex(q, r) for q in range(-13, 14) for r in range(-13, 14))
    assert steps_from((one,), around, near)[other] == distance(one, other)
