"""Pieces, cards and aids of an invented game: their ground bleeds, and what matters keeps from the cut."""

from functools import partial
from itertools import pairwise
from itertools import product

import pytest
from invented import faults_of
from invented import ground
from invented import tides

from generator import discover
from generator.draw.furniture.card import CARD
from generator.draw.furniture.card import SetupFace
from generator.draw.furniture.card import card
from generator.draw.furniture.card import card_back
from generator.draw.furniture.card import setup_card
from generator.draw.furniture.columns_card import SAFE
from generator.draw.furniture.columns_card import SIZE
from generator.draw.furniture.columns_card import card_heading
from generator.draw.furniture.columns_card import card_title
from generator.draw.furniture.columns_card import cells_in
from generator.draw.furniture.columns_card import column_width
from generator.draw.furniture.columns_card import columns_card
from generator.draw.furniture.pen import Chapter
from generator.draw.furniture.pen import Pen
from generator.draw.furniture.piece import BLEED
from generator.draw.furniture.piece import named_mark
from generator.draw.furniture.piece import piece
from generator.draw.furniture.piece import upright
from generator.draw.look import Look
from generator.draw.prose import below
from generator.draw.scene import Item
from generator.draw.scene import Path
from generator.draw.scene import Scene
from generator.draw.scene import Text
from generator.draw.scene import bounds
from generator.draw.scene import walk
from generator.draw.text import set_text
from generator.geometry.point import Box
from generator.geometry.point import Point
from generator.geometry.point import Size

LOOKS = list(product(discover.theme_ids(), ("en", "ru")))


def boat(look: Look, name: str) -> Scene:
    box, outline = upright(Size(40.0, 30.0))
    strip = Box(box.left + 3, box.bottom - 9, box.right - 3, box.bottom - 3)

    def mark(centre: Point, size: float) -> Item:
        return look.symbol("start", centre, size)

    front = (ground(box.grown(BLEED), look), *named_mark(mark, name, strip, look.type("label")))
    return piece("boat", look, outline, front, (ground(box.grown(BLEED), look),))


def words_in(items: tuple[Item, ...]) -> list[str]:
    return [placed.item.words for placed in walk(items) if isinstance(placed.item, Text)]


@pytest.mark.parametrize(("theme", "language"), LOOKS)
def test_pieces_bleed_and_have_backs(theme: str, language: str) -> None:
    look = tides(theme, language)
    scene = boat(look, "Cutter")
    assert scene.caption == "Tides · Boats" and scene.cut and scene.size == Size(40.0, 30.0)
    for side in (scene.items, scene.back):
        assert Box.union(map(bounds, side)).holds(Box.at(0, 0, 40, 30).grown(BLEED - 0.2))
    assert faults_of((scene, boat(look, "Dinghy")), look) == []


def test_a_mark_and_its_name_stand_together_in_the_middle() -> None:
    look = tides()
    (block,) = boat(look, "Cutter").items
    ink = Box.union(bounds(item) for item in block.items[1:])
    assert ink.centre.x == pytest.approx(20, abs=1.0)


def test_a_name_that_is_too_long_is_cut() -> None:
    look = tides()
    (name,) = words_in(boat(look, "The most serene lightship of the northern sea").items)
    assert name.endswith("…")
    assert faults_of((boat(look, "The most serene lightship of the northern sea"),), look) == []


def test_a_piece_without_a_back_has_none() -> None:
    _, outline = upright(Size(20.0, 20.0))
    assert piece("boat", tides(), outline, ()).back == ()


@pytest.mark.parametrize(("theme", "language"), LOOKS)
def test_a_card_keeps_from_its_cut_on_both_sides(theme: str, language: str) -> None:
    look = tides(theme, language)
    front = set_text("Ebb", CARD.grown(-8), look.type("title"))
    scene = card("boat", look, front, card_back((ground(CARD.grown(-25), look),), "Waves", look))
    assert words_in(scene.back) == ["Tides", "Waves"] and scene.bleed == 0
    assert faults_of((scene,), look) == []


@pytest.mark.parametrize("code", ["TD-7KQ2-MK", "TD:north-sea,three-boats,lantern-first,ebb-before-flood"])
def test_a_set_up_card_shows_its_code_however_long_it_is(code: str) -> None:
    look = tides()
    filled: list[Box] = []

    def body(box: Box) -> list[Item]:
        filled.append(box)
        return [ground(box, look)]

    face = SetupFace(code, ":" not in code, body, body)
    scene = setup_card("setup-card", face, look, ())
    assert scene.caption == f"Tides · Set-up card · {code}"
    assert code in "".join(words_in(scene.items)).replace(" ", "").replace("Tides", "")
    assert not filled[0].overlaps(filled[1])
    assert faults_of((scene,), look) == []


def reminder(pen: Pen, columns: int, steps: int, width: float) -> tuple[tuple[Chapter, ...], ...]:
    each = column_width(width, columns)
    heading, text = card_heading(pen.words("flood"), pen.look, each), pen.text("flood-text", each)
    parts = (
        ("title", card_title("Aid", pen.look, each)),
        ("flood", below((heading, text))),
        ("steps", pen.bullets(("step-1",) * steps, each)),
    )
    return (parts,) * columns


def aid(look: Look, columns: int, steps: int = 2) -> Scene:
    pen = Pen(look, {"boats": 3}, "tides")

    def back(room: Size) -> tuple[Item, ...]:
        return pen.text("ebb-text", room.width).items

    return columns_card("aid", look, partial(reminder, pen, columns, steps), back)


@pytest.mark.parametrize(("theme", "language"), LOOKS)
@pytest.mark.parametrize("columns", [1, 2])
def test_a_card_of_columns_fits_itself_and_keeps_from_its_cut(theme: str, language: str, columns: int) -> None:
    look = tides(theme, language)
    scene = aid(look, columns)
    safe = Box.at(0, 0, SIZE.width, SIZE.height).grown(-SAFE + 0.3)
    for side in (scene.items, scene.back):
        inked = [placed.box for placed in walk(side) if isinstance(placed.item, Path | Text)]
        assert all(safe.holds(box) for box in inked)
    assert faults_of((scene,), look) == []


def test_words_that_need_more_room_make_smaller_letters() -> None:
    def size(steps: int) -> float:
        return min(placed.item.size_pt for placed in walk(aid(tides(), 1, steps).back) if isinstance(placed.item, Text))

    assert size(20) < size(2)
    assert faults_of((aid(tides(), 1, 20),), tides()) == []


def test_cells_fill_their_box_and_the_last_row_stands_in_the_middle() -> None:
    box = Box(5, 10, 65, 50)
    cells = cells_in(box, 8, 3)
    assert Box.union(cells[:6]).width == pytest.approx(box.width)
    assert Box.union(cells).height == pytest.approx(box.height)
    assert Box.union(cells[6:]).centre.x == pytest.approx(box.centre.x)
    assert not any(one.overlaps(other, 0.001) for one, other in pairwise(cells))
