"""Turned uses: what is measured, walked over and read is where it lies, at any angle and depth."""

from math import hypot

import pytest
from boxes import smallest_text
from boxes import touching
from hypothesis import given
from hypothesis import settings
from hypothesis import strategies as st
from prints import look_of

from generator.draw.enlarge import enlarged
from generator.draw.fonts import Font
from generator.draw.one_ink import in_one_ink
from generator.draw.scene import Anchor
from generator.draw.scene import Group
from generator.draw.scene import Item
from generator.draw.scene import Path
from generator.draw.scene import Style
from generator.draw.scene import Text
from generator.draw.scene import Use
from generator.draw.scene import bounds
from generator.draw.scene import half_turned
from generator.draw.scene import symbol
from generator.draw.scene import walk
from generator.geometry.flatten import flattened
from generator.geometry.path import circle
from generator.geometry.path import polyline
from generator.geometry.path import rectangle
from generator.geometry.point import ORIGIN
from generator.geometry.point import Box
from generator.geometry.point import Point
from generator.geometry.point import Size
from generator.geometry.pose import Pose
from generator.impose.page import Page

INK = Style(stroke="#000000", width=0.4)
BLACK = Style(fill="#000000")
PAGE = Size(200, 200)

lengths = st.floats(-80, 80)
points = st.builds(Point, lengths, lengths)
poses = st.builds(Pose, points, st.floats(0.1, 5), st.floats(-360, 720))


def text(words: str, at: Point = ORIGIN) -> Text:
    width = Font.TEXT.width(words, 20)
    return Text(at, words, Font.TEXT, 20, "#000000", Anchor.MIDDLE, width, Box(-50, -50, 50, 50))


WORD = text("Aquila")
PLATE = Path(rectangle(Box(-20, -5, 30, 5)), BLACK)
RING = Path(circle(Point(4, 9), 6), INK)


def used(item: Item, pose: Pose, name: str = "drawing") -> Use:
    return Use(symbol(name, (item,)), pose.at, pose.scale, pose.turn)


def spots(item: Path | Text) -> list[Point]:
    if isinstance(item, Text):
        return list(item.ink.corners)
    return [point for line in flattened(item.segments) for point in line]


@settings(deadline=None)
@given(st.sampled_from([WORD, PLATE, RING]), poses, points, poses)
def test_the_box_of_a_turned_use_holds_all_that_it_inks(item: Path | Text, inner: Pose, at: Point, outer: Pose) -> None:
    whole = used(Group((used(item, inner, "part"),), at), outer)
    there = [outer.put(inner.put(point) + at) for point in spots(item)]
    assert bounds(whole).holds(Box.around(there))
    assert symbol("all", (whole,)).box == bounds(whole)


@settings(deadline=None)
@given(st.sampled_from([WORD, PLATE, RING]), poses, points, poses)
def test_walking_tells_where_each_item_lies(item: Path | Text, inner: Pose, at: Point, outer: Pose) -> None:
    whole = used(Group((used(item, inner, "part"),), at), outer)
    found = list(walk((whole,)))[-1]
    assert found.item is item
    for point in spots(item)[:5]:
        there, expected = found.pose.put(point), outer.put(inner.put(point) + at)
        assert hypot(there.x - expected.x, there.y - expected.y) < 1e-6


def test_a_box_is_no_larger_than_what_is_turned_in_it_however_deep() -> None:
    """Boxes around boxes would grow by half with each of them."""
    deep: Item = Path(circle(ORIGIN, 10), BLACK)
    for depth in range(4):
        deep = used(deep, Pose(turn=45), f"depth-{depth}")
    assert bounds(deep).width == pytest.approx(20, abs=1.5)  # the hull of the curves' control points


@given(points, st.floats(0.1, 5))
def test_half_a_turn_and_a_whole_one(at: Point, scale: float) -> None:
    upright = used(WORD, Pose(at, scale))
    assert bounds(used(WORD, Pose(at, scale, 360))).holds(bounds(upright))
    assert bounds(upright).holds(bounds(used(WORD, Pose(at, scale, 360))))
    upside_down = half_turned("upside-down", (WORD,), WORD.ink.centre)
    assert bounds(upside_down).holds(WORD.ink) and WORD.ink.holds(bounds(upside_down))


def test_a_symbol_is_turned_around_its_middle_and_stays_turned() -> None:
    look = look_of("colour")
    arrow = look.symbol("alien", Point(30, 40), 12, turn=72)
    assert (arrow.at, arrow.scale, arrow.turn) == (Point(30, 40), 0.5, 72)
    assert in_one_ink(arrow, look, "pencil-mark").turn == 72
    larger = enlarged(arrow, 3)
    assert isinstance(larger, Use) and (larger.at, larger.scale, larger.turn) == (Point(90, 120), 1.5, 72)


def test_a_slanting_text_is_as_small_as_it_is_printed() -> None:
    assert smallest_text(Page(PAGE, (used(WORD, Pose(Point(50, 50), 0.5, 33)),))) == pytest.approx(10)


@pytest.mark.parametrize("turn", [0, 30, 90, 144, 180, 216, 271])
def test_a_slanting_text_touches_what_it_touches_when_it_is_level(turn: float) -> None:
    """The corners of a box around a slanting word are empty: what lies there does not touch it."""
    pose = Pose(Point(100, 100), 1.5, turn)

    def faults(*items: Item) -> list[str]:
        return touching(Page(PAGE, tuple(used(item, pose, f"{number}") for number, item in enumerate(items))))

    below, near = (Path(polyline((Point(-40, y), Point(40, y))), INK) for y in (1.2, 3.0))
    assert faults(WORD, below) and not faults(WORD, near)
    assert faults(WORD, text("over", Point(0, 4.9))) and not faults(WORD, text("under", Point(0, 9)))
    assert not faults(PLATE, text("a")) and faults(Path(rectangle(Box(0, -5, 9, 5)), BLACK), WORD)


def test_two_texts_that_slant_differently_meet_only_where_their_letters_do() -> None:
    one = used(text("Corona"), Pose(Point(60, 100), 1, 60), "one")
    assert touching(Page(PAGE, (one, used(WORD, Pose(Point(60, 100), 1, 10), "two"))))
    beside = used(WORD, Pose(Point(73, 100), 1, 60), "three")
    assert touching(Page(PAGE, (one, beside))) == []
    assert touching(Page(PAGE, (one, used(WORD, Pose(Point(80, 108), 1, -20), "four")))) == []
