"""The leaflet of an invented game: it fills its pages, grows with the paper, and refuses what nobody could read."""

from functools import partial
from itertools import product

import pytest
from boxes import smallest_text
from invented import LONG
from invented import faults_of
from invented import ground
from invented import printed
from invented import tides

from generator import discover
from generator.draw.furniture.example import ExamplePicture
from generator.draw.furniture.example import WrongExampleError
from generator.draw.furniture.example import confirmed
from generator.draw.furniture.example import in_a_row
from generator.draw.furniture.example import judged
from generator.draw.furniture.leaflet import LeafletPage
from generator.draw.furniture.leaflet import column_width
from generator.draw.furniture.leaflet import draw_pages
from generator.draw.furniture.leaflet import running_head
from generator.draw.furniture.leaflet import title_head
from generator.draw.furniture.pen import Pen
from generator.draw.furniture.score_table import ScoredLine
from generator.draw.furniture.score_table import ScoreWords
from generator.draw.furniture.score_table import score_table
from generator.draw.look import Look
from generator.draw.scene import Scene
from generator.draw.scene import Text
from generator.draw.scene import bounds
from generator.draw.scene import walk
from generator.errors import FindingsError
from generator.geometry.point import Box
from generator.geometry.point import Size

ROOM = Size(194.0, 272.0)
HEADS = ScoreWords("How many", "Points", "In all")


def pages(look: Look, width: float) -> tuple[LeafletPage, ...]:
    pen, half = Pen(look, {"boats": 3}, "tides"), column_width(width)
    picture = ExamplePicture(ground(Box.at(0, 0, 40, 20), look), 40, 20)
    pictures = [partial(judged, picture, is_right, key, pen) for is_right, key in ((True, "right"), (False, "wrong"))]
    lines = [ScoredLine("start", pen.line(f"Boat {number}", LONG), None, "2 × −3", -6) for number in (1, 2)]
    texts = [pen.chapter(number, key, half, pen.text(f"{key}-text", half)) for number, key in enumerate(CHAPTERS, 1)]
    return (
        LeafletPage(
            title_head(look, pen.words("facts"), pen.lead("idea", width), width),
            (texts[0], texts[1]),
            (texts[2], pen.chapter(4, "harbour", half, pen.steps(("step-1", "step-2", "step-3"), half))),
            (("examples", in_a_row(pictures, width)),),
        ),
        LeafletPage(
            running_head(look, width),
            (pen.chapter(5, "scoring", half, score_table(lines, 12, HEADS, pen, half)),),
            (("steps", pen.bullets(("step-1", "step-2"), half)),),
            (("credit", pen.aside("credit", width)),),
        ),
    )


CHAPTERS = ("flood", "ebb", "reefs")


def leaflet(look: Look, room: Size = ROOM) -> tuple[Scene, ...]:
    return draw_pages(partial(pages, look), look, room)


@pytest.mark.parametrize(("theme", "language"), list(product(discover.theme_ids(), ("en", "ru"))))
def test_nothing_leaves_its_box_and_everything_can_be_read(theme: str, language: str) -> None:
    look = tides(theme, language)
    scenes = leaflet(look)
    assert faults_of(scenes, look, is_portrait=True) == []
    assert min(smallest_text(page) for page in printed(scenes, look, is_portrait=True)) >= 8
    assert {scene.caption for scene in scenes} == {"Tides · Rules of the sea"}


def test_the_foot_stands_at_the_end_of_the_page_and_columns_begin_at_one_height() -> None:
    first, _ = leaflet(tides())
    blocks = {placed.item.name: placed.box for placed in walk(first.items) if getattr(placed.item, "name", "")}
    assert ROOM.height - blocks["examples"].bottom < 2
    assert blocks["flood"].top == pytest.approx(blocks["reefs"].top)
    assert blocks["flood"].right < blocks["reefs"].left


def test_letters_grow_with_the_page() -> None:
    def largest(room: Size) -> float:
        items = leaflet(tides(), room)[0].items
        return max(placed.item.size_pt for placed in walk(items) if isinstance(placed.item, Text))

    assert largest(Size(277.0, 390.0)) > largest(ROOM)


def test_a_page_too_small_for_letters_of_eight_points_is_refused() -> None:
    with pytest.raises(FindingsError) as refused:
        leaflet(tides(), Size(60.0, 80.0))
    assert [finding.code for finding in refused.value.findings] == ["PC305"]
    assert draw_pages(partial(pages, tides()), tides(), Size(60.0, 80.0), may_shrink=True)


def test_a_score_table_shows_minus_signs_and_the_total() -> None:
    look = tides()
    words = [placed.item.words for placed in walk(leaflet(look)[1].items) if isinstance(placed.item, Text)]
    assert words.count("−6") == 2 and "12" in words and "In all" in words


def test_a_picture_is_put_on_the_page_at_any_width() -> None:
    passage = ExamplePicture(ground(Box.at(0, 0, 40, 20), tides()), 40, 20).as_wide_as(10)
    (item,) = passage.items
    assert passage.height == 5 and bounds(item).width == pytest.approx(10, abs=0.5)


def test_an_example_that_is_not_as_claimed_is_our_mistake() -> None:
    assert confirmed("a boat", True, "it floats") == "a boat"
    with pytest.raises(WrongExampleError, match="it floats"):
        confirmed("a boat", False, "it floats")
