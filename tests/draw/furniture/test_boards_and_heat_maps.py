"""Boards of any kind have their lines, fill the room they are given, and show heat inside their cells."""

import pytest
from boards import PolarGrid
from boards import Sector
from boards import Square
from boards import SquareGrid
from prints import look_of
from shapely.geometry import Polygon

from generator.draw.furniture.board import board_box
from generator.draw.furniture.board import board_lines
from generator.draw.furniture.board import largest_size
from generator.draw.furniture.heat_map import STEPS
from generator.draw.furniture.heat_map import HeatMap
from generator.draw.furniture.heat_map import draw_heat_map
from generator.draw.scene import Group
from generator.draw.scene import Path
from generator.draw.scene import Text
from generator.draw.scene import Use
from generator.draw.scene import walk
from generator.geometry.flatten import flattened
from generator.geometry.grid import Cell
from generator.geometry.grid import Grid
from generator.geometry.hex_grid import Hex
from generator.geometry.hex_grid import HexGrid
from generator.geometry.hex_grid import Orientation
from generator.geometry.outline import corners_of_outlines
from generator.geometry.point import Box
from generator.geometry.point import Point
from generator.geometry.point import Size

LOOK = look_of("colour")
PAGE = Size(180, 120)
COUNTS = (1, 5, 10, 10)
BOARDS = {
    "hexes": HexGrid(frozenset(Hex(q, r) for q in range(5) for r in range(4) if (q, r) != (2, 2)), 9, Orientation.FLAT),
    "squares": SquareGrid(frozenset(Square(x, y) for x in range(6) for y in range(5) if (x, y) != (3, 2)), 9),
    "sectors": PolarGrid(frozenset(Sector(ring, at) for ring in (1, 2, 3) for at in range(COUNTS[ring])), 9, COUNTS),
}


def heated(grid: Grid[Cell]) -> tuple[dict[Cell, float], tuple[Path | Text | Group | Use, ...], Group]:
    """Shares that grow from cell to cell, the drawing of them, and the board in it."""
    shares = {cell: number / (len(grid) - 1) for number, cell in enumerate(grid)}
    boards = []

    def draw_board(size: float, corner: Point) -> Group:
        there = grid.resized(size)
        boards.append(Group(tuple(board_lines(there, LOOK)), corner - board_box(there, LOOK).top_left))
        return boards[0]

    first = next(iter(grid))
    items = tuple(draw_heat_map(HeatMap("How often", grid, shares, draw_board, {first: "alien"}), LOOK, PAGE))
    return shares, items, boards[0]


@pytest.mark.parametrize("name", BOARDS)
def test_a_board_has_a_line_around_it_and_one_around_its_hole(name: str) -> None:
    between, *around = board_lines(BOARDS[name], LOOK)
    assert between.style == LOOK.style("grid") and {path.style for path in around} == {LOOK.style("outline")}
    assert len(around) == 2


@pytest.mark.parametrize("name", BOARDS)
def test_a_board_is_as_large_as_the_room_allows(name: str) -> None:
    grid = BOARDS[name]
    for room in (Size(100, 50), Size(40, 200)):
        size = largest_size(grid, room, LOOK)
        fitting, larger = (board_box(grid.resized(each), LOOK) for each in (size, size + 0.1))
        assert fitting.width <= room.width + 1e-6 and fitting.height <= room.height + 1e-6
        assert larger.width > room.width or larger.height > room.height


@pytest.mark.parametrize("name", BOARDS)
def test_each_cell_has_its_shade_inside_its_lines_and_its_figure_on_it(name: str) -> None:
    grid = BOARDS[name]
    shares, items, board = heated(grid)
    drawn = grid.resized(largest_size(grid, Size(PAGE.width, PAGE.height - 21), LOOK))
    shades = [item for item in items if isinstance(item, Path)][: len(shares)]
    for (cell, share), shade in zip(shares.items(), shades, strict=True):
        (corners,) = corners_of_outlines(drawn.only(cell))
        around = Polygon([(corner.x + board.at.x, corner.y + board.at.y) for corner in corners])
        (inside,) = (Polygon([(corner.x, corner.y) for corner in line]) for line in flattened(shade.segments))
        assert shade.style == LOOK.style(f"heat-{min(STEPS - 1, int(share * STEPS))}")
        assert around.contains(inside) and inside.area > 0.75 * around.area
    words = [item.words for item in items if isinstance(item, Text)]
    assert words[1 : len(shares) + 1] == [f"{100 * share:.0f}" for share in shares.values()]


@pytest.mark.parametrize("name", BOARDS)
def test_a_heat_map_stays_on_its_page_and_shows_what_stands_in_a_cell(name: str) -> None:
    _, items, board = heated(BOARDS[name])
    page = Box(0, 0, PAGE.width, PAGE.height)
    inked = [placed.box for placed in walk(items) if isinstance(placed.item, Path | Text)]
    assert all(page.holds(box, 1.0) for box in inked)
    symbols = [item.symbol.name for item in items if isinstance(item, Use)]
    assert symbols == ["symbol-alien"] and items.index(board) < [isinstance(item, Use) for item in items].index(True)
