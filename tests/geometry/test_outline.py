"""Lines of a region of hexes: what holds of any grid is in test_any_grid.py."""

from itertools import pairwise
from math import dist
from math import sqrt

import pytest
from hypothesis import given
from hypothesis import settings
from regions import grids

from generator.geometry.hex_grid import DIRECTIONS
from generator.geometry.hex_grid import Hex
from generator.geometry.hex_grid import HexGrid
from generator.geometry.hex_grid import Orientation
from generator.geometry.holes import holes
from generator.geometry.outline import corners_of_outlines
from generator.geometry.outline import outlines
from generator.geometry.outline import seams
from generator.geometry.path import points_of
from generator.geometry.path import polygon
from generator.geometry.pieces import pieces_of

RING = frozenset(DIRECTIONS)


@settings(deadline=None)
@given(grids)
def test_the_sides_of_outlines_are_edges_of_hexes(grid: HexGrid) -> None:
    for loop in corners_of_outlines(grid):
        for one, other in pairwise((*loop, loop[0])):
            assert dist((one.x, one.y), (other.x, other.y)) == pytest.approx(grid.size / sqrt(3))


@settings(deadline=None)
@given(grids)
def test_straight_outlines_are_their_corners_and_nothing_else(grid: HexGrid) -> None:
    assert tuple(map(polygon, corners_of_outlines(grid))) == outlines(grid)


@settings(deadline=None)
@given(grids)
def test_there_are_as_many_outlines_as_pieces_and_holes(grid: HexGrid) -> None:
    """Only where three cells meet at every corner: on squares a hole may be cut off by nothing but corners."""
    within = holes(grid)
    apart = [*pieces_of(grid, grid.neighbours), *pieces_of(within, within.neighbours)]
    assert len(outlines(grid)) == len(apart)


@settings(deadline=None)
@given(grids)
def test_the_first_outline_begins_at_the_least_hex(grid: HexGrid) -> None:
    """Where outlines begin is printed: nothing on paper changes as long as this does not."""
    first, *_ = points_of(outlines(grid)[0])
    least = min(grid.cells)
    assert first in grid.corners(least)


def test_a_ring_has_one_hole_and_two_outlines() -> None:
    ring = HexGrid(RING, 10, Orientation.POINTY)
    assert list(holes(ring)) == [Hex(0, 0)]
    assert sorted(len(loop) for loop in corners_of_outlines(ring)) == [6, 18]
    assert len(list(seams(ring))) == 6


def test_a_ring_with_a_gap_has_no_hole() -> None:
    assert len(holes(HexGrid(RING - {Hex(1, 0)}, 10, Orientation.FLAT))) == 0


def test_a_single_hex_has_an_outline_and_no_seam() -> None:
    single = HexGrid(frozenset({Hex(2, 2)}), 10, Orientation.FLAT)
    assert [len(loop) for loop in corners_of_outlines(single)] == [6]
    assert list(seams(single)) == []
