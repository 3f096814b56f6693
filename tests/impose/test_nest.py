"""Nested pieces: all there, inside the sheet, never nearer to each other than the gap, denser than boxes in rows."""

from math import cos
from math import pi
from math import sin

import pytest
from hypothesis import given
from hypothesis import settings
from hypothesis import strategies
from shapely.affinity import rotate
from shapely.affinity import translate
from shapely.geometry import Polygon
from shapely.geometry import box
from templates_sheet import SCENES

from generator.draw.scene import Cut
from generator.draw.scene import Scene
from generator.errors import FindingsError
from generator.geometry.flatten import flattened
from generator.geometry.path import circle
from generator.geometry.path import polygon
from generator.geometry.path import rectangle
from generator.geometry.point import Box
from generator.geometry.point import Point
from generator.geometry.point import Size
from generator.impose.cut_sheet import Bed
from generator.impose.cut_sheet import lay_out
from generator.impose.nest import Corners
from generator.impose.nest import NestSpot
from generator.impose.nest import nest
from generator.impose.shelves import shelve

ROUNDING = 1e-6


@strategies.composite
def pieces(draw: strategies.DrawFn) -> Corners:
    """A star with 3 to 9 corners, somewhere around the origin."""
    count = draw(strategies.integers(3, 9))
    reaches = draw(strategies.lists(strategies.floats(3, 25), min_size=count, max_size=count))
    x, y, turn = (draw(strategies.floats(-20, 20)) for _ in range(3))
    angles = [turn + 2 * pi * index / count for index in range(count)]
    return tuple(Point(x + reach * cos(a), y + reach * sin(a)) for a, reach in zip(angles, reaches, strict=True))


def laid(piece: Corners, spot: NestSpot) -> Polygon:
    flat = Polygon([(corner.x, corner.y) for corner in piece])
    return translate(rotate(flat, spot.angle, origin=(0, 0)), spot.at.x, spot.at.y)


@settings(max_examples=40, deadline=None)
@given(strategies.lists(pieces(), min_size=1, max_size=9), strategies.floats(0.5, 6))
def test_pieces_lie_inside_the_sheet_and_a_gap_apart(given_pieces: list[Corners], gap: float) -> None:
    room = Size(90, 70)
    spots = nest(given_pieces, room, gap)
    assert [spot.piece for spot in spots] == list(range(len(given_pieces)))
    on_sheets = [(spot.sheet, laid(given_pieces[spot.piece], spot)) for spot in spots]
    sheet = box(0, 0, room.width, room.height).buffer(ROUNDING)
    assert all(sheet.covers(piece) for _, piece in on_sheets)
    for index, (number, piece) in enumerate(on_sheets):
        for other_number, other in on_sheets[:index]:
            assert number != other_number or piece.distance(other) >= gap - ROUNDING
    assert {number for number, _ in on_sheets} == set(range(max(number for number, _ in on_sheets) + 1))


def test_the_same_pieces_are_nested_the_same_way_again() -> None:
    outlines = [next(flattened(scene.cut.outline)) for scene in SCENES]
    assert nest(outlines, Size(290, 190), 2) == nest(list(outlines), Size(290, 190), 2)


def test_a_piece_that_fits_only_when_turned_is_turned() -> None:
    (spot,) = nest([tuple(Point(*xy) for xy in ((0, 0), (60, 0), (60, 10), (0, 10)))], Size(20, 70), 1)
    assert spot.angle in (90, 270)


def test_what_is_larger_than_the_sheet_gets_no_spot() -> None:
    large = tuple(Point(*xy) for xy in ((0, 0), (60, 0), (60, 60), (0, 60)))
    small = tuple(Point(*xy) for xy in ((0, 0), (6, 0), (6, 6), (0, 6)))
    assert [spot.piece for spot in nest([large, small], Size(50, 50), 1)] == [1]


@pytest.mark.parametrize("copies", [1, 3])
def test_templates_are_packed_denser_than_boxes_in_rows(copies: int) -> None:
    """Three quarters of the length that rows of boxes would need, at most."""
    outlines = [next(flattened(scene.cut.outline)) for scene in SCENES] * copies
    room = Size(290, 1000)
    spots = nest(outlines, room, 2)
    length = max(laid(outlines[spot.piece], spot).bounds[3] for spot in spots)
    rows = shelve([scene.size for scene in SCENES] * copies, room, 2)
    assert rows is not None and len(rows) == 1
    tops, bottoms = ([getattr(spot.box, side) for spot in rows[0]] for side in ("top", "bottom"))
    assert length < 0.78 * (max(bottoms) - min(tops))


def piece(outline: Box, *holes: float) -> Scene:
    cut = Cut(rectangle(outline), tuple(circle(outline.centre, radius) for radius in holes))
    return Scene(outline.size, (), f"a box of {outline.width:g}", cut)


def test_outlines_grow_and_holes_shrink_by_half_a_kerf() -> None:
    (sheet,) = lay_out([piece(Box(0, 0, 30, 20), 4)], 2, Bed(Size(100, 80), 5, 2), 0.2)
    assert len(sheet.pieces) == 2
    for each in sheet.pieces:
        outline = Box.around(next(flattened(each.put(each.cut.outline))))
        (hole,) = (Box.around(next(flattened(each.put(hole)))) for hole in each.cut.holes)
        assert sorted((outline.width, outline.height)) == pytest.approx([20.2, 30.2])
        assert (hole.width, hole.height) == pytest.approx((7.8, 7.8), abs=0.01)
        assert hole.centre.x == pytest.approx(outline.centre.x, abs=0.01)
        assert Box(5, 5, 95, 75).holds(outline, ROUNDING)


def test_a_piece_larger_than_the_sheet_is_a_finding() -> None:
    scenes = [piece(Box(0, 0, 90, 90)), piece(Box(0, 0, 10, 10)), piece(Box(0, 0, 95, 90))]
    with pytest.raises(FindingsError) as stopped:
        lay_out(scenes, 1, Bed(Size(100, 80), 5, 2), 0.1)
    (finding,) = stopped.value.findings
    assert (
        finding.code == "PC341" and "a box of 95" in finding.message and finding.message.endswith("and 1 more are too")
    )


def test_a_hole_narrower_than_the_kerf_is_a_finding() -> None:
    with pytest.raises(FindingsError) as stopped:
        lay_out([piece(Box(0, 0, 30, 20), 0.2)], 1, Bed(Size(100, 80), 5, 2), 0.5)
    assert [finding.code for finding in stopped.value.findings] == ["PC342"]


def test_scenes_without_a_cut_are_left_out() -> None:
    page = Scene(Size(50, 50), (), "a page")
    triangle = Scene(Size(9, 9), (), "t", Cut(polygon((Point(0, 0), Point(9, 0), Point(0, 9)))))
    (sheet,) = lay_out([page, triangle], 3, Bed(Size(100, 80), 5, 2), 0.0)
    assert [each.scene for each in sheet.pieces] == [triangle] * 3
