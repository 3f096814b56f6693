"""Room: the spot found is inside, clear of what is taken, and as near as can be."""

import pytest

from generator.geometry.point import Box
from generator.geometry.point import Point
from generator.geometry.point import Size
from generator.geometry.room import Room
from generator.geometry.segment import outside

SQUARE = (Point(0, 0), Point(10, 0), Point(10, 10), Point(0, 10))
HOLE = (Point(4, 4), Point(4, 6), Point(6, 6), Point(6, 4))
CORNER = (Point(0, 0), Point(10, 0), Point(10, 4), Point(4, 4), Point(4, 10), Point(0, 10))


def test_a_box_lies_where_it_is_wanted_if_it_can() -> None:
    assert Room((SQUARE,)).spot(Size(2, 2), Point(3, 4)) == Box(2, 3, 4, 5)
    assert Room((SQUARE,)).spot(Size(10, 10), Point(5, 5)) == Box(0, 0, 10, 10)


def test_a_box_that_fits_nowhere_has_no_spot() -> None:
    assert Room((SQUARE,)).spot(Size(10.1, 1), Point(5, 5)) is None
    assert Room((CORNER,)).spot(Size(5, 5), Point(2, 2)) is None


@pytest.mark.parametrize("near", [Point(5, 5), Point(5, 4.4), Point(8, 5)])
def test_holes_and_taken_boxes_are_kept_clear(near: Point) -> None:
    middle = Box(4, 4, 6, 6)
    for room in (Room((SQUARE, HOLE)), Room((SQUARE,)).without(middle)):
        spot = room.spot(Size(3, 3), near)
        assert spot and not spot.overlaps(middle) and Box(0, 0, 10, 10).holds(spot)


def test_room_between_two_taken_boxes_is_found_however_narrow() -> None:
    room = Room((SQUARE,)).without(Box(0, 0, 10, 4.03), Box(0, 5.07, 10, 10))
    spot = room.spot(Size(9, 1.039), Point(5, 9))
    assert spot and spot.top >= 4.03 and spot.bottom <= 5.07


def test_a_line_is_interrupted_by_boxes_and_specks_are_dropped() -> None:
    line = (Point(0, 0), Point(10, 0))
    parts = list(outside(line, [Box(2, -1, 4, 1), Box(9.9, -1, 11, 1), Box(0, 3, 10, 4)]))
    assert parts == [(Point(0, 0), Point(2, 0)), (Point(4, 0), Point(9.9, 0))]
    assert list(outside(line, [Box(-1, -1, 11, 1)])) == []
