"""Prose: paragraphs keep to their column, lose no word, and break where a reader expects it."""

from itertools import pairwise

import pytest
from hypothesis import example
from hypothesis import given
from hypothesis import settings
from hypothesis import strategies as st

from generator.check.texts import fits
from generator.draw.enlarge import enlarged
from generator.draw.fit import largest_scale
from generator.draw.fonts import Font
from generator.draw.prose import Setting
from generator.draw.prose import below
from generator.draw.prose import beside
from generator.draw.prose import block
from generator.draw.prose import column
from generator.draw.prose import paragraph
from generator.draw.scene import Anchor
from generator.draw.scene import Group
from generator.draw.scene import Text
from generator.draw.scene import bounds
from generator.draw.scene import walk
from generator.draw.text import Type
from generator.geometry.point import Box
from generator.geometry.point import Point
from generator.geometry.point import Size

BLACK = "#000000"
SETTING = Setting(Type(Font.TEXT, 9, 8, BLACK), Type(Font.STRONG, 9, 8, BLACK), 4.0)
words = st.lists(st.text("abMщі", min_size=1, max_size=9), min_size=1, max_size=40).map(" ".join)


def lines(text: str, width: float) -> list[str]:
    """The paragraph line by line, as one reads it."""
    found: dict[float, list[Text]] = {}
    for item in paragraph(text, width, SETTING).items:
        assert isinstance(item, Text)
        found.setdefault(item.at.y, []).append(item)
    return [" ".join(part.words for part in parts) for parts in found.values()]


@settings(deadline=None)
@given(words, st.floats(25, 120), st.sampled_from(Anchor))
@example("M M MMMMMMMM", 25.0, Anchor.START)  # too wide to stay together
def test_a_paragraph_keeps_to_its_column_and_loses_no_word(text: str, width: float, anchor: Anchor) -> None:
    passage = paragraph(text, width, SETTING, anchor)
    texts = [item for item in passage.items if isinstance(item, Text)]
    assert " ".join(item.words for item in texts) == text
    assert all(fits(item) for item in texts)
    assert max(item.ink.bottom for item in texts) <= passage.height


def test_stars_enclose_what_is_stressed() -> None:
    items = [
        item for item in paragraph("The *circle*, not the *octagon*.", 100, SETTING).items if isinstance(item, Text)
    ]
    assert [(item.words, item.font) for item in items] == [
        ("The", Font.TEXT),
        ("circle", Font.STRONG),
        (", not the", Font.TEXT),
        ("octagon", Font.STRONG),
        (".", Font.TEXT),
    ]
    for one, other in pairwise(items):
        assert one.left + one.width <= other.left + 1e-6


@pytest.mark.parametrize(
    ("text", "together"),
    [
        ("Voici la règle : la voilà", "règle :"),
        ("есть зона — чёрная дыра", "зона —"),
        ("there are 10 tiles here", "10 tiles"),
        ("рисуйте в ход и ждите", "и ждите"),
        ("after 4–5 turns it ends", "4–5 turns"),
    ],
)
def test_what_belongs_together_stays_on_one_line(text: str, together: str) -> None:
    for width in range(12, 60):
        assert any(together in line for line in lines(text, width)) or width < Font.TEXT.width(together, 9), width


def test_no_word_is_left_alone_on_the_last_line_if_the_others_can_make_room() -> None:
    text = "As long as your sheet is empty every shape you are given is your first."
    width = Font.TEXT.width(text.removesuffix(" first."), 9) + 1
    assert len(lines(text, width)) == 2 and len(lines(text, width)[-1].split()) > 1


def test_passages_are_stacked_and_set_side_by_side() -> None:
    one, two = paragraph("one", 50, SETTING), paragraph("a b c " * 20, 20, SETTING)
    assert below((one, two), 2).height == one.height + 2 + two.height
    pair = beside(one, two, 30, level=0.5)
    left, right = pair.items
    assert isinstance(left, Group) and isinstance(right, Group)
    assert (pair.height, right.at) == (two.height, Point(30, 0))
    assert left.at == Point(0, (two.height - one.height) / 2)


def test_a_column_shares_the_room_that_is_left() -> None:
    parts = [(name, paragraph(name, 50, SETTING)) for name in ("first", "second", "third")]
    tops = [group.at.y for group in column(parts, Box.at(0, 10, 50, 30), (2, 20))]
    assert tops == [10, 23, 36]
    assert [group.at.y for group in column(parts, Box.at(0, 10, 50, 300), (2, 5))] == [10, 19, 28]


@pytest.mark.parametrize("factor", [0.5, 1.37])
def test_a_drawing_that_is_enlarged_is_larger_in_all_its_parts(factor: float) -> None:
    drawing = block(paragraph("some *words* here", 30, SETTING), "words", Point(5, 7), 30)
    larger = enlarged(drawing, factor)
    assert isinstance(larger, Group) and larger.name == "words" and larger.box
    assert larger.box.width == pytest.approx(30 * factor)
    before, after = bounds(drawing), bounds(larger)
    assert (after.left, after.bottom) == pytest.approx((before.left * factor, before.bottom * factor))
    assert all(fits(placed.item) for placed in walk((larger,)) if isinstance(placed.item, Text))


@pytest.mark.parametrize("room", [Size(60, 80), Size(190, 250), Size(300, 40)])
def test_columns_of_text_fill_the_room_they_have(room: Size) -> None:
    def height(width: float) -> float:
        return paragraph("words and words and words " * 40, width, SETTING).height

    scale = largest_scale(height, room, largest=9)
    assert height(room.width / scale) * scale <= room.height
    assert height(room.width / (scale * 1.08)) * scale * 1.08 > room.height
