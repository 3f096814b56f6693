"""The rules leaflet and the player aid: pages are full, nothing is too small to read, cards keep from their cut."""

from dataclasses import replace
from functools import cache
from itertools import pairwise
from itertools import product
from math import dist

import pytest
from boxes import Surveyed
from boxes import faults
from boxes import plan_of
from prints import GAME
from prints import SHIPPED
from prints import look_of

from generator import discover
from generator.desk.kits import kit_of
from generator.draw.scene import Path
from generator.draw.scene import Text
from generator.draw.scene import walk
from generator.errors import FindingsError
from generator.game.component import Frame
from generator.geometry.path import points_of
from generator.geometry.point import Box
from generator.geometry.point import Size
from generator.impose.page import Page
from generator.impose.run import Sides
from generator.kit.kit_order import companions_of
from generator.pipeline import make
from generator.pipeline.order import Order

LANGUAGES, PAPERS = discover.language_ids(), discover.papers()
# That nothing leaves its box in any look is asked of all components alike in test_component_boxes.py.
SAMPLES = [*product(("a4", "letter"), LANGUAGES), ("legal", "ru"), ("a3", "uk"), ("tabloid", "fr")]
KITS = ("", "none", "light", "full")  # without a kit, for all ways to play


@cache
def printed(component: str, paper: str, language: str, kit: str = "", theme: str = "colour") -> tuple[Page, ...]:
    return make(order(component, paper, language, kit, theme)).document.pages


def order(component: str, paper: str, language: str, kit: str = "", theme: str = "colour") -> Order:
    game, found = discover.game(GAME), discover.component(GAME, component)
    companions = companions_of(found, kit_of(game, kit)) if kit else frozenset[str]()
    return Order(game, found, SHIPPED["lantern"], PAPERS[paper], theme, language, companions=companions)


def smallest_text(page: Page) -> float:
    return min(placed.item.size_pt * placed.pose.scale for placed in walk(page.items) if isinstance(placed.item, Text))


@pytest.mark.parametrize("kit", KITS)
@pytest.mark.parametrize(("paper", "language"), SAMPLES)
def test_the_leaflet_is_two_upright_pages_filled_to_the_foot(paper: str, language: str, kit: str) -> None:
    pages = printed("leaflet", paper, language, kit)
    assert len(pages) == 2
    for page in pages:
        assert faults(page, plan_of(page, PAPERS[paper])) == []
        slot = plan_of(page, PAPERS[paper]).slots[0]
        ours = [block.box for block in Surveyed(page).blocks if block.name not in ("scale", "imprint", "page-number")]
        around = Box.union(ours)
        assert page.size.height > page.size.width and smallest_text(page) >= 8
        assert around.bottom > slot.bottom - 6 and around.width == pytest.approx(slot.width)


@pytest.mark.parametrize("kit", KITS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_on_the_aid_is_too_small_to_read(language: str, kit: str) -> None:
    for page in printed("aid", "a4", language, kit):
        assert smallest_text(page) >= 8 and faults(page, plan_of(page, PAPERS["a4"])) == []


@pytest.mark.parametrize("paper", ["a4", "letter"])
def test_four_aids_fit_a_page_and_two_with_their_backs(paper: str) -> None:
    aid = order("aid", paper, "en")
    assert len(make(replace(aid, copies=4, sides=Sides.FRONT)).document.pages) == 1
    assert len(make(replace(aid, copies=2)).document.pages) == 1


def test_the_aid_shows_all_shapes_on_its_back_and_keeps_from_the_cut() -> None:
    look = look_of("colour")
    game = discover.game(GAME)
    content = game.load(SHIPPED["lantern"]).value
    (card,) = discover.component(GAME, "aid").draw(content, look, Frame(Size(194, 272)))
    names = {placed.item.words for placed in walk(card.back) if isinstance(placed.item, Text)}
    assert {look.words(f"shape.{shape.id}") for shape in (*content.shapes, content.black_hole)} <= names
    safe = Box.at(0, 0, card.size.width, card.size.height).grown(-3)
    for items in (card.items, card.back):
        ink = [placed for placed in walk(items) if isinstance(placed.item, Path | Text)]
        assert all(safe.holds(placed.box) for placed in ink)


def test_all_shapes_on_the_aid_have_hexes_of_one_size() -> None:
    look = look_of("colour")
    content = discover.game(GAME).load(SHIPPED["lantern"]).value
    (card,) = discover.component(GAME, "aid").draw(content, look, Frame(Size(194, 272)))
    inked = [placed.item for placed in walk(card.back) if isinstance(placed.item, Path) and placed.pose.scale == 1]
    outlines = [path for path in inked if path.style.stroke == look.style("shape-outline").stroke]
    edges = [dist((a.x, a.y), (b.x, b.y)) for path in outlines for a, b in pairwise(points_of(path.segments))]
    assert len(outlines) == len(content.all_shapes) and max(edges) == pytest.approx(min(edges))


def test_rules_too_small_to_read_are_refused_unless_they_may_shrink() -> None:
    game, leaflet = discover.game(GAME), discover.component(GAME, "leaflet")
    content = game.load(SHIPPED["lantern"]).value
    with pytest.raises(FindingsError) as stopped:
        leaflet.draw(content, look_of("colour"), Frame(Size(130, 180)))
    assert [finding.code for finding in stopped.value.findings] == ["PC305"]
    assert len(leaflet.draw(content, look_of("colour"), Frame(Size(130, 180), may_shrink=True))) == 2
