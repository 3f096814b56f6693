"""Blank sheets: worlds with rings and one bracket, holes explained where there are any, shapes where they are known."""

import re
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pytest
from prints import LAYOUTS
from prints import drawn
from prints import look_of
from prints import order
from prints import with_codes

from generator import discover
from generator.draw.one_ink import in_one_ink
from generator.draw.scene import Path as Line
from generator.draw.scene import Placed
from generator.draw.scene import Text
from generator.draw.scene import Use
from generator.draw.scene import walk
from generator.games.distant_suns.draw.pieces.shapes import shape_mark
from generator.geometry.flatten import flattened
from generator.geometry.point import ORIGIN
from generator.geometry.point import Box
from generator.impose.page import Page
from generator.pipeline.order import Order

CODE = "DS-7KQ2-MK"
TOLD = ["rocket", "telescope", "comet", "saucer", "moon"]  # of its missions as the sheet lists them
WORLDS = {"lantern": [(15, 8), (10, 5), (15, 8), (10, 5)], "flat": [(15, 8), (10, 5), (10, 5)]}


def on(wanted: Order, block: str = "") -> list[Placed]:
    """All on the first page, or in one of its blocks."""
    return in_block(drawn(wanted).document.pages[0], block)


def in_block(page: Page, block: str) -> list[Placed]:
    groups = [each for each in walk(page.items) if not block or getattr(each.item, "name", "") == block]
    return [placed for group in groups[:1] for placed in walk([group.item], group.pose)]


def words(found: Sequence[Placed]) -> list[str]:
    return [placed.item.words for placed in found if isinstance(placed.item, Text)]


def text_box(words: str, found: Sequence[Placed]) -> Box:
    return next(each.box for each in found if isinstance(each.item, Text) and each.item.words == words)


def lines(found: Sequence[Placed], role: str, theme: str) -> list[Placed]:
    style = look_of(theme).style(role)
    return [placed for placed in found if isinstance(placed.item, Line) and placed.item.style == style]


def rings(found: Sequence[Placed], theme: str) -> list[Box]:
    return [each.box for each in lines(found, "rule", theme) if abs(each.box.width - each.box.height) < 1e-6]


@pytest.mark.parametrize("per_page", [1, 2])
@pytest.mark.parametrize("theme", discover.theme_ids())
@pytest.mark.parametrize("layout", WORLDS)
def test_every_value_of_a_world_stands_in_a_ring_to_be_circled(layout: str, theme: str, per_page: int) -> None:
    found = on(order(layout, theme=theme, per_page=per_page), "worlds")
    values = [str(value) for world in WORLDS[layout] for value in world]
    inside = [
        next((words([text])[0] for text in found if isinstance(text.item, Text) and ring.holds(text.box, 0.1)), "")
        for ring in rings(found, theme)
    ]
    assert inside == values


@pytest.mark.parametrize("language", discover.language_ids())
@pytest.mark.parametrize("per_page", [1, 2])
def test_first_and_later_stand_over_the_rings_of_both_columns(per_page: int, language: str) -> None:
    look = look_of("colour", language)
    found = on(order("lantern", language=language, per_page=per_page), "worlds")
    first_row = rings(found, "colour")[:4]
    over = [look.words(f"sheet.{key}") for key in ("first", "later", "first", "later")]
    heads = [each for each in found if isinstance(each.item, Text) and each.item.words in over]
    assert words(heads) == over
    for head, ring in zip(heads, first_row, strict=True):
        assert head.box.centre.x == pytest.approx(ring.centre.x) and head.item.at.y + head.pose.at.y < ring.top


@pytest.mark.parametrize("layout", WORLDS)
def test_one_bracket_leads_from_all_worlds_to_the_box_of_their_sum(layout: str) -> None:
    found = on(order(layout), "worlds")
    (total,) = lines(found, "box", "colour")
    bracket, point = lines(found, "write-on", "colour")
    every = Box.union(rings(found, "colour"))
    assert bracket.box.top <= every.top and bracket.box.bottom >= every.bottom and bracket.box.left > every.right
    ((_, tip),) = flattened(point.item.segments)  # type: ignore[union-attr]
    assert tip.y + point.pose.at.y == pytest.approx(total.box.centre.y) and tip.x + point.pose.at.x < total.box.left


def with_decoration(folder: Path) -> Path:
    """A layout without holes, but with a sector that is never covered and means nothing."""
    file = folder / "decorated.yaml"
    text = LAYOUTS["icicles"].read_text(encoding="utf-8")
    plain = re.sub(r"(legend:\n)", r'\1  "%": decorative\n', text)
    head, rows = plain.split("rows: |\n")
    file.write_text(f"{head}rows: |\n{rows.replace('. . .', '. % .', 1)}", encoding="utf-8")
    return file


@pytest.mark.parametrize("language", discover.language_ids())
@pytest.mark.parametrize("per_page", [1, 2])
def test_hatched_hexes_are_explained_where_there_are_any_and_only_there(
    per_page: int, language: str, tmp_path: Path
) -> None:
    said = look_of("colour", language).words("sheet.hole")
    for layout, has_holes in (("lantern", True), ("icicles", False), (with_decoration(tmp_path), False)):
        title = on(order(layout, language=language, per_page=per_page), "title")
        hatched = [
            each for each in lines(title, "void-hatch", "colour") if each.box.height > 1
        ]  # not the planets' line
        assert (said in words(title), len(hatched)) == (has_holes, int(has_holes)), layout
        if hatched:
            assert hatched[0].box.right < text_box(said, title).left < hatched[0].box.right + 2.5


def pale(found: Sequence[Placed]) -> list[str]:
    names = [placed.item.symbol.name for placed in found if isinstance(placed.item, Use)]
    return [name.removeprefix("symbol-").removesuffix("-ghost") for name in names if name.endswith("-ghost")]


@pytest.mark.parametrize("theme", discover.theme_ids())
@pytest.mark.parametrize("per_page", [1, 2])
def test_a_sheet_of_a_set_up_has_the_shape_of_each_mission_in_grey_and_its_code(per_page: int, theme: str) -> None:
    wanted = with_codes(order("lantern", theme=theme, per_page=per_page), CODE)
    found = on(wanted)
    assert pale(found)[:5] == TOLD
    assert f"Set-up {CODE}" in words(found) and not any(said.startswith("Shape:") for said in words(found))
    grey = look_of(theme).type("ghost").colour
    names = [each.item.words for each in found if isinstance(each.item, Text) and each.item.colour == grey]
    assert names == ([] if per_page == 2 else ["Rocket", "Telescope", "Comet", "Saucer", "Moon"])


@pytest.mark.parametrize("language", discover.language_ids())
@pytest.mark.parametrize("per_page", [1, 2])
def test_a_loose_sheet_says_what_to_write_and_leaves_the_boxes_empty(per_page: int, language: str) -> None:
    found = on(order("lantern", language=language, per_page=per_page))
    assert look_of("colour", language).words("sheet.shape-hint") in words(found)
    assert pale(found) == []


def test_a_shape_of_somebodys_own_is_drawn_in_grey_as_its_hexes() -> None:
    look, shape = look_of("colour"), discover.game("distant-suns").load(LAYOUTS["lantern"]).value.shapes[0]
    drawing = in_one_ink(shape_mark(replace(shape, id="our-own"), look, ORIGIN, 6), look, "ghost")
    styles = [item.style for item in drawing.symbol.items if isinstance(item, Line)]
    assert {style.stroke for style in styles} == {None, look.style("ghost").stroke}
    assert {style.fill for style in styles} == {None, "#ffffff"}
