"""What holds of any grid: hexes of both kinds, squares, and rings of sectors with curved edges and a disc within."""

from itertools import pairwise
from math import dist
from math import pi
from typing import Any

import pytest
from boards import PolarGrid
from boards import Sector
from boards import Square
from boards import SquareGrid
from hypothesis import given
from hypothesis import settings
from hypothesis import strategies as st
from shapely.geometry import Point as ShapelyPoint
from shapely.geometry import Polygon

from generator.geometry.flatten import flattened
from generator.geometry.flatten import is_closed
from generator.geometry.flatten import signed_area
from generator.geometry.grid import Grid
from generator.geometry.hex_grid import Hex
from generator.geometry.hex_grid import HexGrid
from generator.geometry.hex_grid import Orientation
from generator.geometry.holes import holes
from generator.geometry.outline import corners_of_outlines
from generator.geometry.outline import outline_of
from generator.geometry.outline import outlines
from generator.geometry.outline import seams
from generator.geometry.path import Segments
from generator.geometry.path import points_of
from generator.geometry.pieces import is_connected
from generator.geometry.pieces import pieces_of
from generator.geometry.pieces import steps_from
from generator.geometry.point import Point

AnyGrid = Grid[Any]

small = st.integers(-4, 4)
sizes = st.floats(5, 40)
hexes = st.frozensets(st.builds(Hex, small, small), min_size=1, max_size=50)
squares = st.frozensets(st.builds(Square, small, small), min_size=1, max_size=50)


def all_sectors(counts: tuple[int, ...]) -> list[Sector]:
    return [Sector(ring, sector) for ring, count in enumerate(counts) for sector in range(count)]


@st.composite
def polar_grids(draw: st.DrawFn) -> PolarGrid:
    counts = (1, *draw(st.lists(st.integers(2, 9), min_size=1, max_size=4)))
    cells = draw(st.frozensets(st.sampled_from(all_sectors(counts)), min_size=1))
    return PolarGrid(cells, draw(sizes), counts)


GRIDS = {
    "pointy hexes": st.builds(HexGrid, hexes, sizes, st.just(Orientation.POINTY)),
    "flat hexes": st.builds(HexGrid, hexes, sizes, st.just(Orientation.FLAT)),
    "squares": st.builds(SquareGrid, squares, sizes),
    "sectors of rings": polar_grids(),
}


def on_any_grid(test: Any) -> Any:
    """The test, with grids of each kind as `grid`."""

    @pytest.mark.parametrize("kind", GRIDS)
    @settings(max_examples=40, deadline=None)
    @given(data=st.data())
    def tried(kind: str, data: st.DataObject) -> None:
        test(data.draw(GRIDS[kind]))

    tried.__name__, tried.__doc__ = test.__name__, test.__doc__
    return tried


def spot(point: Point) -> tuple[float, float]:
    return round(point.x, 4) + 0.0, round(point.y, 4) + 0.0


def ends(line: Segments) -> tuple[tuple[float, float], tuple[float, float]]:
    first, *_, last = points_of(line)
    return spot(first), spot(last)


def area(outline: Segments) -> float:
    """Positive if it runs clockwise on paper."""
    return sum(signed_area(corners) for corners in flattened(outline, 1e-4))


@on_any_grid
def test_every_cell_is_its_neighbours_neighbour(grid: AnyGrid) -> None:
    for cell in grid:
        near = grid.neighbours(cell)
        assert set(near) == {side.beyond for side in grid.sides(cell)} & set(grid)
        assert len(set(near)) == len(near) and cell not in near
        assert all(cell in grid.neighbours(other) for other in near)


@on_any_grid
def test_neighbours_share_an_edge_and_draw_it_along_the_same_line(grid: AnyGrid) -> None:
    for cell in grid:
        for side in grid.sides(cell):
            if side.beyond is None:
                continue
            (twin,) = [other for other in grid.sides(side.beyond) if other.edge == side.edge]
            assert twin.beyond == cell
            assert ends(grid.line(twin)) == ends(grid.line(side))[::-1]
            there, back = (list(next(flattened(grid.line(each)))) for each in (side, twin))
            assert [spot(point) for point in there] == [spot(point) for point in reversed(back)]


@on_any_grid
def test_an_edge_has_no_name_of_another(grid: AnyGrid) -> None:
    sides = [side for cell in grid for side in grid.sides(cell)]
    assert all(side.cell == cell for cell in grid for side in grid.sides(cell))
    assert all([side.number for side in grid.sides(cell)] == [*range(len(grid.sides(cell)))] for cell in grid)
    between = sum(side.beyond in grid for side in sides)
    assert len({side.edge for side in sides}) == len(sides) - between // 2


@on_any_grid
def test_the_sides_of_a_cell_go_around_it_clockwise(grid: AnyGrid) -> None:
    for cell in grid:
        lines = [ends(grid.line(side)) for side in grid.sides(cell)]
        assert all(one[1] == other[0] for one, other in pairwise((*lines, lines[0])))
        assert area(outline_of(grid, cell)) > 0


@on_any_grid
def test_a_centre_lies_inside_its_cell_and_the_box_holds_all_cells(grid: AnyGrid) -> None:
    for cell in grid:
        corners = corners_of_outlines(grid.only(cell))
        assert Polygon(map(spot, corners[0])).contains(ShapelyPoint(spot(grid.centre(cell))))
        assert all(grid.box.left - 0.02 <= point.x <= grid.box.right + 0.02 for point in corners[0])
        assert all(grid.box.top - 0.02 <= point.y <= grid.box.bottom + 0.02 for point in corners[0])


@on_any_grid
def test_outlines_close_and_are_the_sides_with_no_cell_beyond(grid: AnyGrid) -> None:
    found = outlines(grid)
    assert all(map(is_closed, found))
    rim = [grid.line(side) for cell in grid for side in grid.sides(cell) if side.beyond not in grid]
    drawn = {spot(point) for outline in found for point in points_of(outline)}
    assert drawn == {spot(point) for line in rim for point in points_of(line)}
    steps = sum(len(line) - 1 for line in rim)
    assert steps + len(found) <= sum(map(len, found)) <= steps + 2 * len(found)  # what is straight closes by itself


@on_any_grid
def test_outlines_hold_the_area_of_the_cells(grid: AnyGrid) -> None:
    cells = sum(area(outline_of(grid, cell)) for cell in grid)
    assert sum(map(area, outlines(grid))) == pytest.approx(cells, rel=1e-4)


@on_any_grid
def test_every_edge_is_drawn_exactly_once(grid: AnyGrid) -> None:
    sides = [side for cell in grid for side in grid.sides(cell)]
    inner = [*seams(grid)]
    assert len(inner) == len({side.edge for side in sides if side.beyond in grid})
    assert len(inner) + sum(side.beyond not in grid for side in sides) == len({side.edge for side in sides})


@on_any_grid
def test_each_piece_has_one_outline_around_it_and_one_for_each_hole(grid: AnyGrid) -> None:
    """Counted by Euler: pieces less holes are cells less seams plus the corners that have cells all around."""
    areas = [*map(area, outlines(grid))]
    pieces = list(pieces_of(grid, grid.neighbours))
    assert sum(each > 0 for each in areas) == len(pieces)
    rim = {
        end for cell in grid for side in grid.sides(cell) if side.beyond not in grid for end in ends(grid.line(side))
    }
    all_corners = {end for cell in grid for side in grid.sides(cell) for end in ends(grid.line(side))}
    characteristic = len(grid) - len([*seams(grid)]) + len(all_corners - rim)
    assert len(pieces) - sum(each < 0 for each in areas) == characteristic
    for piece in pieces:
        around, *within = sorted(map(area, outlines(grid.only(*piece))), reverse=True)
        assert around > 0 and all(each < 0 for each in within)


@on_any_grid
def test_holes_are_enclosed_and_belong_to_nobody(grid: AnyGrid) -> None:
    found = holes(grid)
    assert not set(found) & set(grid)
    for cell in found:
        assert {side.beyond for side in found.sides(cell)} <= {*found, *grid}
    assert len(holes(grid.only(*grid, *found))) == 0


@on_any_grid
def test_pieces_are_connected_and_apart(grid: AnyGrid) -> None:
    pieces = list(pieces_of(grid, grid.neighbours))
    assert sorted(cell for piece in pieces for cell in piece) == sorted(grid)
    assert [min(piece) for piece in pieces] == sorted(min(piece) for piece in pieces)
    for piece in pieces:
        assert is_connected(piece, grid.neighbours)
        assert all(set(grid.neighbours(cell)) <= piece for cell in piece)
    assert is_connected(grid, grid.neighbours) == (len(pieces) == 1)


@on_any_grid
def test_neighbours_are_at_most_one_step_further_away(grid: AnyGrid) -> None:
    first = next(iter(grid))
    steps = steps_from((first,), grid.neighbours, frozenset(grid))
    assert set(steps) == next(piece for piece in pieces_of(grid, grid.neighbours) if first in piece)
    assert list(steps.values()) == sorted(steps.values()) and steps[first] == 0
    for cell, away in steps.items():
        assert all(abs(steps[other] - away) <= 1 for other in grid.neighbours(cell))
        assert cell == first or any(steps[other] == away - 1 for other in grid.neighbours(cell))


@on_any_grid
def test_cells_come_in_a_stable_order_and_each_once(grid: AnyGrid) -> None:
    cells = list(grid)
    assert len(cells) == len(set(cells)) == len(grid) and all(cell in grid for cell in cells)
    assert list(grid.only(*reversed(cells))) == cells
    kept = cells[::2]
    assert list(grid.only(*kept)) == kept


@on_any_grid
def test_some_cells_alone_stay_where_they_are(grid: AnyGrid) -> None:
    first, *_ = cells = list(grid)
    alone = grid.only(first)
    assert first in alone and not any(cell in alone for cell in cells[1:])
    assert alone.centre(first) == grid.centre(first)
    assert outline_of(alone, first) == outline_of(grid, first)
    assert alone.neighbours(first) == () and alone.sides(first) == grid.sides(first)


@on_any_grid
def test_a_resized_grid_grows_in_proportion(grid: AnyGrid) -> None:
    larger = grid.resized(2 * grid.size)
    assert list(larger) == list(grid) and larger.size == 2 * grid.size
    assert larger.box.width == pytest.approx(2 * grid.box.width, abs=0.05)
    for cell in grid:
        one, other = grid.centre(cell) * 2, larger.centre(cell)
        assert dist((one.x, one.y), (other.x, other.y)) < 1e-6


def test_squares_that_meet_in_a_corner_are_two_pieces_with_an_outline_each() -> None:
    grid = SquareGrid(frozenset({Square(0, 0), Square(1, 1)}), 10)
    assert [len(list(points_of(outline))) for outline in outlines(grid)] == [4, 4]


def test_a_square_between_four_that_meet_in_corners_is_enclosed() -> None:
    diamond = SquareGrid(frozenset(map(Square._make, ((1, 0), (0, 1), (2, 1), (1, 2)))), 10)
    assert set(holes(diamond)) == {Square(1, 1)}


def test_a_ring_encloses_the_disc_within_and_a_long_sector_has_two_beyond() -> None:
    counts = (1, 3, 6)
    ring = PolarGrid(frozenset(Sector(1, sector) for sector in range(3)), 10, counts)
    around, within = sorted(map(area, outlines(ring)), reverse=True)
    assert around == pytest.approx(pi * 20**2, rel=1e-3) and within == pytest.approx(-pi * 10**2, rel=1e-3)
    assert set(holes(ring)) == {Sector(0, 0)}
    whole = ring.only(*all_sectors(counts))
    assert whole.neighbours(Sector(1, 0)) == (Sector(2, 0), Sector(2, 1), Sector(1, 1), Sector(0, 0), Sector(1, 2))
    assert len(whole.neighbours(Sector(0, 0))) == 3
