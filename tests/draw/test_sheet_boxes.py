"""On every page, whatever the language, theme and paper: text in its box, ink off the margin, blocks apart."""

from itertools import product

import pytest
from boxes import Surveyed
from boxes import faults
from prints import LAYOUTS
from prints import order

from generator import discover
from generator.errors import FindingsError
from generator.impose.page import Page
from generator.impose.paper import PagePlan
from generator.impose.paper import plan_page
from generator.pipeline import make

LOOKS = list(product(discover.theme_ids(), discover.language_ids()))
TOO_LARGE = {("large", "a4", 2), ("large", "letter", 2)}  # its panel has more rows than half a page is high


def printed(layout: str, paper: str, theme: str, language: str, per_page: int) -> tuple[tuple[Page, ...], PagePlan]:
    made = make(order(layout, paper, theme, language, per_page))
    assert made.findings == ()
    return made.document.pages, plan_page(discover.papers()[paper], per_page)


@pytest.mark.parametrize("per_page", [1, 2])
@pytest.mark.parametrize("paper", discover.papers())
@pytest.mark.parametrize("layout", LAYOUTS)
def test_nothing_leaves_its_box_and_no_blocks_overlap(layout: str, paper: str, per_page: int) -> None:
    if (layout, paper, per_page) in TOO_LARGE:
        pytest.skip("cannot be printed on this paper: another test holds what is said then")
    found = [
        f"{theme} {language}: {fault}"
        for theme, language in LOOKS
        for pages, plan in [printed(layout, paper, theme, language, per_page)]
        for page in pages
        for fault in faults(page, plan)
    ]
    assert found == []


@pytest.mark.parametrize(("layout", "paper", "per_page"), sorted(TOO_LARGE))
def test_a_sheet_too_large_for_its_paper_is_one_finding(layout: str, paper: str, per_page: int) -> None:
    for theme, language in LOOKS:
        with pytest.raises(FindingsError) as stopped:
            printed(layout, paper, theme, language, per_page)
        assert [finding.code for finding in stopped.value.findings] == ["PC303"]


@pytest.mark.parametrize("paper", ["a4", "letter"])
def test_two_hundred_sectors_print_on_a_grid_page_and_a_panel_page(paper: str) -> None:
    pages, _ = printed("large", paper, "colour", "en", 1)
    names = [{block.name for block in Surveyed(page).blocks} for page in pages]
    assert len(pages) == 2
    assert names[0] == {"grid", "scale", "imprint", "page-number"}
    assert {"title", "missions", "total", "notes"} <= names[1] and "grid" not in names[1]
