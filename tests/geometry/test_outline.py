"""Lines of a region: outlines close, every edge is drawn once, holes are what is enclosed."""

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
from generator.geometry.outline import inner_edges
from generator.geometry.outline import outlines
from generator.geometry.point import Point

RING = frozenset(DIRECTIONS)


def area(loop: tuple[Point, ...]) -> float:
    """Positive for a loop that runs clockwise on paper."""
    return sum(one.x * other.y - other.x * one.y for one, other in pairwise((*loop, loop[0]))) / 2


def spot(point: Point) -> tuple[float, float]:
    return round(point.x, 4), round(point.y, 4)


@settings(deadline=None)
@given(grids)
def test_outlines_close_and_their_sides_are_edges_of_hexes(grid: HexGrid) -> None:
    for loop in outlines(grid):
        for one, other in pairwise((*loop, loop[0])):
            assert dist((one.x, one.y), (other.x, other.y)) == pytest.approx(grid.size / sqrt(3))


@settings(deadline=None)
@given(grids)
def test_every_edge_is_drawn_exactly_once(grid: HexGrid) -> None:
    inner = [frozenset(map(spot, edge)) for edge in inner_edges(grid)]
    outer = [
        frozenset((spot(one), spot(other))) for loop in outlines(grid) for one, other in pairwise((*loop, loop[0]))
    ]
    assert len(outer) + 2 * len(inner) == 6 * len(grid)
    assert len({*inner, *outer}) == len(inner) + len(outer)


@settings(deadline=None)
@given(grids)
def test_outlines_enclose_the_area_of_the_hexes(grid: HexGrid) -> None:
    assert sum(map(area, outlines(grid))) == pytest.approx(len(grid) * sqrt(3) / 2 * grid.size**2)


@settings(deadline=None)
@given(grids)
def test_holes_are_enclosed_and_belong_to_nobody(grid: HexGrid) -> None:
    found = holes(grid)
    assert not found.cells & grid.cells
    for cell in found:
        assert {cell + step for step in DIRECTIONS} <= found.cells | grid.cells
    assert holes(HexGrid(grid.cells | found.cells, grid.size, grid.orientation)).cells == frozenset()


def test_a_ring_has_one_hole_and_two_outlines() -> None:
    ring = HexGrid(RING, 10, Orientation.POINTY)
    assert holes(ring).cells == {Hex(0, 0)}
    assert sorted(len(loop) for loop in outlines(ring)) == [6, 18]
    assert len(list(inner_edges(ring))) == 6


def test_a_ring_with_a_gap_has_no_hole() -> None:
    assert holes(HexGrid(RING - {Hex(1, 0)}, 10, Orientation.FLAT)).cells == frozenset()


def test_a_single_hex_has_an_outline_and_no_inner_edge() -> None:
    single = HexGrid(frozenset({Hex(2, 2)}), 10, Orientation.FLAT)
    assert [len(loop) for loop in outlines(single)] == [6]
    assert list(inner_edges(single)) == []
