"""Set-up cards and no-cut tables as they are printed: a QR reader reads them, and everything keeps to its box."""

import os
from collections.abc import Iterable
from dataclasses import replace
from functools import cache
from itertools import cycle
from itertools import product

import pypdfium2
import pytest
import zxingcpp
from boxes import Surveyed
from boxes import faults
from boxes import plan_of
from boxes import smallest_text
from prints import component_order
from prints import drawn
from prints import look_of
from prints import silent
from prints import with_codes
from suns import CONTENT
from suns import MANY_CODES

from generator import discover
from generator.arrange.code import further_code
from generator.draw.scene import Path
from generator.draw.scene import Text
from generator.draw.scene import Use
from generator.draw.scene import walk
from generator.errors import FindingsError
from generator.game.component import Frame
from generator.games.distant_suns.arrange.arranger import arrange
from generator.games.distant_suns.arrange.arranger import read
from generator.games.distant_suns.arrange.arranger import told
from generator.games.distant_suns.draw.pieces.shapes import shape_grid
from generator.games.distant_suns.draw.setup_card import draw_setup_card
from generator.games.distant_suns.draw.table import draw_table
from generator.games.distant_suns.rules.control import ControlBoard
from generator.geometry.point import Size
from generator.impose.paper import plan_page
from generator.impose.run import Sides
from generator.pipeline.order import Order
from generator.write.pdf import pdf
from generator.write.svg import svg

STEP = 1 if os.environ.get("PAPERCOSMOS_DEEP") == "1" else 400
BATCH = 450  # cards in one file
PRINTED_DPI = 200  # a mediocre printer and a telephone at some distance
CODES = tuple(further_code("DS", "printed", index) for index in range(9))
LONGEST = "DS:satellite=black-hole,telescope=treasure,astronaut=upgrade,lightning=cluster,saucer=alien:2.3.4"
LOOKS = list(product(discover.theme_ids(), discover.language_ids()))


def order(component: str, codes: tuple[str, ...] = CODES, paper: str = "a4", theme: str = "colour") -> Order:
    found = component_order("distant-suns", component)
    return replace(with_codes(found, *codes), paper=discover.papers()[paper], theme=theme, sides=Sides.FRONT)


def read_by_a_camera(file: bytes) -> list[str]:
    """What a QR reader finds on all pages."""
    printed = pypdfium2.PdfDocument(file)
    try:
        pictures = [printed[page].render(scale=PRINTED_DPI / 72).to_pil() for page in range(len(printed))]
    finally:
        printed.close()
    return [found.text for picture in pictures for found in zxingcpp.read_barcodes(picture)]


@pytest.mark.parametrize("theme", discover.theme_ids())
@pytest.mark.parametrize("component", ["setup-card", "table"])
def test_a_qr_reader_reads_the_code_on_paper(component: str, theme: str) -> None:
    codes = CODES if component == "setup-card" else CODES[:2]
    file = pdf(drawn(order(component, codes, theme=theme)).document, silent)
    assert sorted(read_by_a_camera(file)) == sorted(codes)


def test_a_qr_reader_reads_many_cards() -> None:
    """With PAPERCOSMOS_DEEP=1 ten thousand of them."""
    codes = tuple(MANY_CODES[::STEP])
    for start, theme in zip(range(0, len(codes), BATCH), cycle(discover.theme_ids()), strict=False):
        batch = codes[start : start + BATCH]
        file = pdf(drawn(order("setup-card", batch, theme=theme)).document, silent)
        assert sorted(read_by_a_camera(file)) == sorted(batch)


@pytest.mark.parametrize("component", ["setup-card", "table"])
def test_a_qr_reader_reads_a_description_too(component: str) -> None:
    assert read_by_a_camera(pdf(drawn(order(component, (LONGEST,))).document, silent)) == [LONGEST]


def test_a_qr_code_is_one_outline_with_room_around_it() -> None:
    look = look_of("mono")
    (scene,) = draw_setup_card(arrange(CONTENT, CODES[0]), look, Frame(Size(100, 100)))
    ink = [each for each in walk(scene.items) if isinstance(each.item, Path | Text)]
    paths = [(len(each.item.segments), each) for each in ink if isinstance(each.item, Path)]
    _, pattern = max(paths, key=lambda path: path[0])
    others = [each.box for each in ink if each is not pattern]
    quiet = pattern.box.grown(4 * pattern.box.width / 21 - 0.01)
    assert [box for box in others if box.overlaps(quiet) and not box.holds(quiet)] == []


@pytest.mark.parametrize("paper", discover.papers())
@pytest.mark.parametrize("component", ["setup-card", "table"])
def test_everything_keeps_to_its_box_in_all_looks(component: str, paper: str) -> None:
    looks = LOOKS if paper in ("a4", "letter") else [("mono", language) for language in discover.language_ids()]
    for theme, language in looks:
        wanted = replace(order(component, (CODES[0], LONGEST), paper, theme), language=language)
        for page in drawn(wanted).document.pages:
            assert faults(page, plan_of(page, wanted.paper)) == [], (theme, language)


@pytest.mark.parametrize("code", CODES[:4])
def test_all_shapes_and_missions_fit_their_places(code: str) -> None:
    for component, language in product(("setup-card", "table"), discover.language_ids()):
        wanted = replace(order(component, (code,)), language=language)
        for page in drawn(wanted).document.pages:
            assert faults(page, plan_of(page, wanted.paper)) == [], (component, language)


def words(items: Iterable[object]) -> list[str]:
    return [each.item.words for each in walk(items) if isinstance(each.item, Text)]  # type: ignore[arg-type]


@cache
def front(language: str, code: str = CODES[0]) -> list[str]:
    (scene,) = draw_setup_card(arrange(CONTENT, code), look_of("colour", language), Frame(Size(1, 1)))
    return words(scene.items)


@pytest.mark.parametrize("language", discover.language_ids())
def test_a_card_names_tiles_and_missions_in_the_order_of_the_slots(language: str) -> None:
    look, setup = look_of("colour", language), arrange(CONTENT, CODES[0]).setup
    names = [look.words(f"shape.{tile}") for tile in setup.tiles]
    missions = [look.words(f"mission.{mission}") for mission in setup.missions]
    pairs = [each for pair in zip(names, missions, strict=True) for each in pair]
    black_hole = look.words("shape.black-hole")
    found = [each for each in front(language) if each in {*pairs, black_hole}]
    assert found == [*pairs, black_hole]


def test_a_card_shows_the_code_and_who_begins() -> None:
    setup = arrange(CONTENT, CODES[0]).setup
    assert CODES[0] in front("en")
    seats = front("en")[front("en").index("Seat") + 1 :][:3]
    assert seats == [str(seat + 1) for seat in setup.first_seats]


@pytest.mark.parametrize("language", discover.language_ids())
def test_card_and_table_say_that_seat_1_is_the_youngest(language: str) -> None:
    look, frame = look_of("colour", language), Frame(plan_page(discover.papers()["a4"], 1).slots[0].size)
    arranged = arrange(CONTENT, CODES[0])
    for draw in (draw_setup_card, draw_table):
        (scene,) = draw(arranged, look, frame)
        assert look.words("setup.clockwise") in " ".join(words(scene.items))
    assert look.words("setup.youngest") in words(scene.items), "beside the first name on the table, too"
    assert f"({look.words('setup.clockwise')})" in told(arranged, look)


def hexes(component: str, code: str, theme: str) -> set[float]:
    """The sizes of the hexes of all shapes, measured from the width of their outlines."""
    look, frame = look_of(theme), Frame(plan_page(discover.papers()["a4"], 1).slots[0].size)
    arranged = arrange(CONTENT, code)
    (scene,) = (draw_setup_card if component == "setup-card" else draw_table)(arranged, look, frame)
    role = look.style("shape-fine" if component == "setup-card" else "shape-outline")
    drawn = [each.box for each in walk(scene.items) if isinstance(each.item, Path) and each.item.style is role]
    shapes = {shape.id: shape for shape in CONTENT.all_shapes}
    zones = [shapes[id] for id in (*arranged.setup.tiles, CONTENT.black_hole.id)]
    assert len(drawn) == len(zones)
    units = [shape_grid(shape, 1.0).box.width for shape in zones]
    return {round((box.width - role.width) / unit, 3) for box, unit in zip(drawn, units, strict=True)}


@pytest.mark.parametrize("theme", discover.theme_ids())
@pytest.mark.parametrize("component", ["setup-card", "table"])
def test_all_shapes_have_hexes_of_one_size_whatever_the_set_up(component: str, theme: str) -> None:
    assert len(set().union(*(hexes(component, code, theme) for code in CODES))) == 1


def test_where_nothing_is_said_the_youngest_begins() -> None:
    described = read(CONTENT, LONGEST.rsplit(":", 1)[0])
    (scene,) = draw_setup_card(described, look_of("colour"), Frame(Size(1, 1)))
    assert "the youngest begins" in words(scene.items) and "Seat" not in words(scene.items)


def test_a_card_has_its_cut_and_nothing_at_its_edge() -> None:
    (scene,) = draw_setup_card(arrange(CONTENT, CODES[0]), look_of("colour"), Frame(Size(1, 1)))
    assert scene.size == Size(63, 88) and scene.cut and scene.back
    for each in (*walk(scene.items), *walk(scene.back)):
        assert each.box.left > 2.9 and each.box.right < 60.1 and each.box.top > 2.9 and each.box.bottom < 85.1


def test_nine_cards_share_a_page() -> None:
    assert len(drawn(order("setup-card")).document.pages) == 1


def circles(control: ControlBoard) -> int:
    content = replace(CONTENT, control=control)
    frame = Frame(plan_page(discover.papers()["a3"], 1).slots[0].size)
    look = look_of("mono")
    (scene,) = draw_table(arrange(content, CODES[0]), look, frame)
    blocks = [block for block in scene.items if block.name in ("far-side", "near-side")]  # type: ignore[union-attr]
    return sum(isinstance(each.item, Path) and each.item.style is look.style("notch") for each in walk(blocks))


@pytest.mark.parametrize("control", [ControlBoard(), ControlBoard(rounds=4), ControlBoard(sides=1, modules=3)])
def test_a_table_has_a_circle_for_each_notch_of_each_round(control: ControlBoard) -> None:
    assert circles(control) == control.zones * control.sides * control.rounds


def test_a_table_is_read_from_both_sides() -> None:
    """What is drawn for the near side stands for the far side too, turned by half a circle."""
    frame = Frame(plan_page(discover.papers()["a4"], 1).slots[0].size)
    (scene,) = draw_table(arrange(CONTENT, CODES[0]), look_of("colour"), frame)
    uses = [each.item for each in walk(scene.items) if isinstance(each.item, Use)]
    uses = [use for use in uses if use.symbol.name.startswith("table-")]
    turned = sorted(use.symbol.name for use in uses if use.turn == 180)
    assert turned == sorted(use.symbol.name for use in uses if use.turn == 0)
    assert len(turned) == 5 + 6 + 2 * 3  # missions, names, rounds


@pytest.mark.parametrize("component", ["setup-card", "table"])
def test_svg_files_say_the_same(component: str) -> None:
    (page, *_) = svg(drawn(order(component, CODES[:1])).document, False, silent)
    assert CODES[0] in page.decode()


def test_two_tables_share_a_page_if_one_wants_and_small_pages_are_refused() -> None:
    wanted = replace(order("table", CODES[:1]), copies=2, per_page=2)
    (page,) = drawn(wanted).document.pages
    assert faults(page, plan_page(wanted.paper, 2)) == []
    assert len([block for block in Surveyed(page).blocks if block.name == "table"]) == 2
    assert sorted(read_by_a_camera(pdf(drawn(wanted).document, silent))) == [CODES[0]] * 2
    (warning,) = drawn(wanted).findings
    assert warning.code == "PC309" and f"{smallest_text(page):.1f} pt" in warning.message
    with pytest.raises(FindingsError) as stopped:
        draw_table(arrange(CONTENT, CODES[0]), look_of("colour"), Frame(Size(150, 100)))
    (finding,) = stopped.value.findings
    assert finding.code == "PC306" and "150 × 100" in finding.message and finding.help
