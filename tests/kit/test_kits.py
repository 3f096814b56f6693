"""Kits: what is in them, in which number, on every paper, with nothing outside the margin and no page empty."""

from collections import Counter

import pytest
from boxes import faults
from boxes import plan_of
from kit.kits import FLAT
from kit.kits import GAME
from kit.kits import KITS
from kit.kits import kit
from readers import texts_in_scene

from generator import discover
from generator.draw.scene import Path
from generator.draw.scene import Use
from generator.draw.scene import walk
from generator.impose.page import Page
from generator.impose.run import Sides
from generator.kit.make import MadeKit

PAPERS = discover.papers()
FURNITURE = 13  # lines of the scale bar, which every page has


def pieces(made: MadeKit) -> Counter[str]:
    """How often each component is in the kit: pieces to cut out, else pages."""
    found: Counter[str] = Counter()
    for entry in made.entries:
        fronts = sum(not page.is_back for page in entry.section.pages)
        found[entry.section.order.component.id] += entry.section.pieces or fronts
    return found


def printed_pieces(page: Page) -> int:
    uses = [placed.item for placed in walk(page.items) if isinstance(placed.item, Use)]
    return sum(use.symbol.name.startswith("piece-") and not use.symbol.name.endswith("-back") for use in uses)


@pytest.mark.parametrize("paper", PAPERS)
def test_a_full_box_has_all_its_parts(paper: str) -> None:
    made = kit(name="full", paper=paper, players=3)
    found = pieces(made)
    assert {id: found[id] for id in ("tiles", "missions", "modules", "templates", "sheet", "aid", "leaflet")} == {
        "tiles": 10,
        "missions": 10,
        "modules": 5,
        "templates": 11,
        "sheet": 3,
        "aid": 3,
        "leaflet": 2,
    }
    assert found["board"] >= 1 and found["setup-card"] == 9


@pytest.mark.parametrize("paper", PAPERS)
def test_a_game_for_four_without_scissors_is_five_sheets_of_paper(paper: str) -> None:
    made = kit(paper=paper)
    assert pieces(made) == {"table": 1, "sheet": 4, "leaflet": 2}
    needed = [entry for entry in made.entries if not entry.is_optional]
    assert sum(entry.section.sheets for entry in needed) == 5


def test_more_games_need_more_sheets_and_set_ups_but_no_more_rules() -> None:
    assert pieces(kit(players=2, games=3)) == {"table": 3, "sheet": 6, "leaflet": 2}


@pytest.mark.parametrize("sides", Sides)
@pytest.mark.parametrize(("game", "name"), FLAT)
def test_every_piece_that_is_counted_is_printed(game: str, name: str, sides: Sides) -> None:
    made = kit(game, name, sides=sides)
    for entry in made.entries:
        if entry.section.pieces:
            assert sum(map(printed_pieces, entry.section.pages)) == entry.section.pieces, (
                entry.section.order.component.id
            )


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize(("game", "name"), FLAT)
def test_no_page_of_a_kit_is_empty_or_has_ink_in_the_margin(game: str, name: str, paper: str) -> None:
    for number, page in enumerate(kit(game, name, paper).document.pages, start=1):
        assert faults(page, plan_of(page, PAPERS[paper])) == [], number
        assert sum(isinstance(placed.item, Path) for placed in walk(page.items)) > FURNITURE, number


@pytest.mark.parametrize("language", discover.language_ids())
@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize(("game", "name"), FLAT)
def test_the_plan_keeps_to_its_boxes_in_every_language(game: str, name: str, paper: str, language: str) -> None:
    made = kit(game, name, paper, language=language, theme="mono")
    plan = made.document.pages[0]
    assert faults(plan, plan_of(plan, PAPERS[paper])) == []


@pytest.mark.parametrize("sides", Sides)
def test_the_plan_says_which_pages_are_what(sides: Sides) -> None:
    made = kit(name="full", sides=sides)
    words = " ".join(texts_in_scene(made.document.pages[0].items))
    page = 2
    for entry in made.entries:
        assert (entry.first, entry.last) == (page, page + len(entry.section.pages) - 1)
        shown = f"Page {entry.first}" if entry.first == entry.last else f"Pages {entry.first}–{entry.last}"
        assert shown in words
        page = entry.last + 1
    assert page == len(made.document.pages) + 1


def test_pages_are_numbered_through_the_whole_kit() -> None:
    pages = kit().document.pages
    for number, page in enumerate(pages, start=1):
        assert any(f"page {number} of {len(pages)}" in text for text in texts_in_scene(page.items))


def test_every_part_has_a_bookmark() -> None:
    made = kit(name="full")
    marks = [page.bookmark for page in made.document.pages if page.bookmark]
    assert len(marks) >= 1 + len(made.entries)


@pytest.mark.parametrize(("game", "name"), KITS)
def test_one_name_means_one_drawing_in_the_whole_kit(game: str, name: str) -> None:
    drawings: dict[str, object] = {}
    for page in kit(game, name).document.pages:
        for placed in walk(page.items):
            if isinstance(placed.item, Use):
                used = placed.item.symbol
                assert drawings.setdefault(used.name, used) == used, used.name


def test_every_game_has_a_kit_for_those_who_do_not_like_to_cut() -> None:
    assert all("none" in discover.game(id).kits for id in discover.game_ids())
    assert GAME in discover.game_ids()
