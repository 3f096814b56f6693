"""What holds letters and lines apart sees what people see: descenders, accents, grounds that hide, struck-out words."""

import pytest
from boxes import touching

from generator.draw.fonts import Font
from generator.draw.scene import Anchor
from generator.draw.scene import Item
from generator.draw.scene import Path
from generator.draw.scene import Style
from generator.draw.scene import Text
from generator.geometry.path import circle
from generator.geometry.path import polyline
from generator.geometry.path import rectangle
from generator.geometry.point import Box
from generator.geometry.point import Point
from generator.geometry.point import Size
from generator.impose.page import Page

LINE = Style(stroke="#000000", width=0.3)
WHITE = Style(fill="#ffffff")


def text(words: str, y: float = 50, font: Font = Font.TEXT) -> Text:
    """On a baseline, 20 pt large: 7 mm from one size to the next."""
    box = Box(0, 0, 100, 100)
    return Text(Point(10, y), words, font, 20, "#000000", Anchor.START, font.width(words, 20), box)


def line(y: float) -> Path:
    return Path(polyline((Point(0, y), Point(100, y))), LINE)


def faults(*items: Item) -> list[str]:
    return touching(Page(Size(100, 100), items))


@pytest.mark.parametrize("words", ["Q", "р", "у", "g", "щ", ","])
@pytest.mark.parametrize("font", Font)
def test_a_descender_that_reaches_a_line_is_found(words: str, font: Font) -> None:
    assert faults(text(words, font=font), line(50.6))
    assert faults(text("нет", font=font), line(50.6)) == []


@pytest.mark.parametrize("words", ["Й", "Ї", "É"])
def test_an_accent_that_reaches_a_line_is_found(words: str) -> None:
    assert faults(line(44.2), text(words))
    assert faults(line(44.2), text("H")) == []


def test_texts_that_meet_are_found_and_texts_apart_are_not() -> None:
    assert faults(text("уу"), text("ЙЙ", 55.8)) and faults(text("уу"), text("нн", 55.8)) == []


def test_a_line_under_a_white_ground_does_not_touch_and_one_over_it_does() -> None:
    ground = Path(rectangle(Box(5, 40, 95, 60)), WHITE)
    assert faults(line(48), ground, text("word")) == []
    assert faults(ground, line(48), text("word")) and faults(line(48), text("word"))


def test_what_is_painted_over_altogether_is_not_there() -> None:
    assert faults(text("word"), line(48), Path(rectangle(Box(5, 40, 95, 60)), WHITE)) == []


def test_a_text_half_on_an_area_is_found_and_one_inside_is_not() -> None:
    area = Style(fill="#e9edf5")
    assert faults(Path(rectangle(Box(5, 40, 95, 60)), area), text("word")) == []
    assert faults(Path(rectangle(Box(5, 48, 95, 60)), area), text("word"))
    assert faults(Path(circle(Point(12, 48), 0.4), area), text("HH"))


def test_only_a_single_slanting_stroke_may_cross_a_text() -> None:
    stroke = Path(polyline((Point(8, 53), Point(20, 44))), LINE)
    assert faults(text("15"), stroke) == []
    assert faults(text("15"), Path(polyline((Point(8, 53), Point(20, 44), Point(30, 53))), LINE))
