"""Shapes on paper: polyhexes that fill their box, and symbols that follow them."""

from dataclasses import replace
from math import hypot

import pytest
from prints import look_of
from shipped import content
from shipped import shapes

from generator import discover
from generator.draw.look import SYMBOL_SQUARE
from generator.draw.scene import Path
from generator.draw.scene import bounds
from generator.games.distant_suns.content import Shape
from generator.games.distant_suns.draw.pieces.shapes import draw_shape
from generator.games.distant_suns.draw.pieces.shapes import largest_hex
from generator.games.distant_suns.draw.pieces.shapes import shape_grid
from generator.games.distant_suns.draw.pieces.shapes import shape_mark
from generator.geometry.flatten import flattened
from generator.geometry.hex_grid import Hex
from generator.geometry.point import ORIGIN
from generator.geometry.point import Box
from generator.geometry.point import Point

BOX = Box(10, 20, 50, 45)
ROOM = Box(-11, -11, 11, 11)  # units: what a symbol fills of its square


@pytest.mark.parametrize("shape", shapes(), ids=lambda shape: shape.id)
@pytest.mark.parametrize("theme", discover.theme_ids())
def test_a_shape_fills_its_box_and_stays_inside(shape: Shape, theme: str) -> None:
    drawn = Box.union(map(bounds, draw_shape(shape, look_of(theme), BOX)))
    assert BOX.holds(drawn, 1e-6)
    assert drawn.width == pytest.approx(BOX.width) or drawn.height == pytest.approx(BOX.height)


def test_a_shape_is_no_larger_than_the_hexes_asked_for() -> None:
    small = Box.union(map(bounds, draw_shape(content().shapes[0], look_of("colour"), BOX, hex_size=4)))
    assert small.width == pytest.approx(12.8)
    assert small.centre.x == pytest.approx(BOX.centre.x) and small.centre.y == pytest.approx(BOX.centre.y)


@pytest.mark.parametrize("shape", shapes(), ids=lambda shape: shape.id)
def test_a_symbol_has_the_place_and_proportions_of_its_hexes(shape: Shape) -> None:
    """Laid over each other on the symbol's square, the boxes of the two agree to a tenth of the square."""
    hexes = shape_grid(shape, largest_hex(shape, ROOM)).box
    hexes = hexes.moved(ORIGIN - hexes.centre)
    drawn = look_of("colour").symbols[shape.id].box
    gaps = (drawn.left - hexes.left, drawn.top - hexes.top, drawn.right - hexes.right, drawn.bottom - hexes.bottom)
    assert max(map(abs, gaps)) < SYMBOL_SQUARE / 10


@pytest.mark.parametrize("id", ["my-own-shape", "alien", "cluster"])
def test_a_shape_without_a_drawing_is_marked_by_its_hexes(id: str) -> None:
    own = Shape(id, (Hex(0, 0), Hex(1, 0), Hex(2, 0), Hex(2, 1)))
    mark = shape_mark(own, look_of("mono"), Point(5, 5), 12)
    assert mark.symbol.name == f"mark-{id}"
    assert Box(-1, -1, 11, 11).holds(bounds(mark))
    assert all(isinstance(item, Path) for item in mark.symbol.items)


def test_a_single_hex_can_be_drawn() -> None:
    one = replace(content().shapes[0], id="one", cells=(Hex(0, 0),))
    assert draw_shape(one, look_of("colour"), BOX) and shape_mark(one, look_of("colour"), ORIGIN, 6)


def is_hexagon(line: tuple[Point, ...]) -> bool:
    corners = line[:-1] if line[0] == line[-1] else line
    middle = Box.around(corners).centre
    away = {round(hypot(corner.x - middle.x, corner.y - middle.y), 1) for corner in corners}
    return len(corners) == 6 and len(away) == 1


def test_no_mission_has_a_symbol_made_of_hexes() -> None:
    """Hexes are for shapes: whoever saw three of them would look for the black hole."""
    assert is_hexagon(shape_grid(content().black_hole, 5.0).corners(Hex(0, 0)))
    for mission in content().missions:
        parts = [item for item in look_of("colour").symbols[mission].items if isinstance(item, Path)]
        assert not any(is_hexagon(line) for part in parts for line in flattened(part.segments)), mission


def test_the_symbols_of_missions_and_shapes_are_different_drawings() -> None:
    symbols = look_of("colour").symbols
    names = {*content().missions, *(shape.id for shape in content().all_shapes)}
    drawings = {tuple(item.segments for item in symbols[name].items if isinstance(item, Path)) for name in names}
    assert len(drawings) == len(names)
