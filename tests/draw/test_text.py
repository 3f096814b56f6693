"""Lettering: words keep to their box as long as they can, and are measured as they are printed."""

import pytest
from fontTools.ttLib import TTFont
from hypothesis import given
from hypothesis import settings
from hypothesis import strategies as st

from generator.check.texts import fits
from generator.draw.fonts import Font
from generator.draw.fonts import mm
from generator.draw.scene import Anchor
from generator.draw.text import Type
from generator.draw.text import set_text
from generator.geometry.point import Box

LABEL = Type(Font.TEXT, 10, 8, "#000000")
letters = st.text("abcWMijgp АЯщіїє’·", min_size=1, max_size=60).filter(str.strip)
boxes = st.builds(Box.at, st.floats(-50, 50), st.floats(-50, 50), st.floats(5, 120), st.floats(2, 30))


@settings(deadline=None)
@given(letters, boxes, st.sampled_from(Anchor), st.integers(1, 3), st.floats(0, 1))
def test_words_that_fit_at_the_smallest_size_are_set_inside_their_box(
    words: str, box: Box, anchor: Anchor, lines: int, level: float
) -> None:
    smallest = Type(LABEL.font, LABEL.smallest_pt, LABEL.smallest_pt, LABEL.colour)
    if all(map(fits, set_text(words, box, smallest, anchor, lines, level))):
        assert all(map(fits, set_text(words, box, LABEL, anchor, lines, level)))


@settings(deadline=None)
@given(letters, boxes, st.integers(1, 3))
def test_no_word_is_lost(words: str, box: Box, lines: int) -> None:
    assert " ".join(text.words for text in set_text(words, box, LABEL, lines=lines)) == " ".join(words.split())


def test_words_shrink_no_further_than_allowed() -> None:
    (text,) = set_text("Wide_words" * 5, Box.at(0, 0, 10, 10), LABEL)
    assert text.size_pt == 8 and not fits(text)


def test_words_are_as_large_as_their_box_allows() -> None:
    roomy = set_text("word", Box.at(0, 0, 100, 10), LABEL)
    tight = set_text("words words words", Box.at(0, 0, LABEL.font.width("words words words", 9), 10), LABEL)
    assert roomy[0].size_pt == 10
    assert [text.size_pt for text in tight] == [9]


@pytest.mark.parametrize("anchor", Anchor)
def test_words_stand_at_their_anchor(anchor: Anchor) -> None:
    (text,) = set_text("word", Box.at(10, 0, 50, 10), LABEL, anchor)
    expected = {Anchor.START: 10, Anchor.MIDDLE: 35 - text.width / 2, Anchor.END: 60 - text.width}[anchor]
    assert text.left == pytest.approx(expected)


def test_level_moves_words_from_the_top_to_the_foot_of_their_box() -> None:
    box = Box.at(0, 10, 50, 20)
    top, middle, foot = (set_text("W", box, LABEL, level=level)[0] for level in (0, 0.5, 1))
    assert top.ink.top == pytest.approx(10) and foot.at.y == pytest.approx(30)
    assert middle.at.y == pytest.approx((top.at.y + foot.at.y) / 2)


@pytest.mark.parametrize("font", Font)
def test_widths_are_those_of_the_font_file(font: Font) -> None:
    file = TTFont(font.face.file)
    names, widths = file.getBestCmap(), file["hmtx"]
    words = "Distant Suns 0123 Ґґ Її Єє ’ · é"
    units = sum(widths[names[ord(char)]][0] for char in words)
    assert font.width(words, 10) == pytest.approx(mm(10) * units / file["head"].unitsPerEm, rel=0.002)


@pytest.mark.parametrize("font", Font)
def test_a_font_knows_which_letters_it_lacks(font: Font) -> None:
    assert font.lacks("Lantern Ліхтар") == ()
    assert font.lacks("灯a灯🚀") == ("灯", "🚀")
