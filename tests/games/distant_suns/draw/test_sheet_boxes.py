"""On every page of a sheet, whatever the look and the paper: text in its box, ink off the margin, blocks apart."""

import re
from itertools import product
from pathlib import Path

import pytest
from boxes import Surveyed
from boxes import faults
from boxes import smallest_text
from prints import EACH_LAYOUT
from prints import LAYOUTS
from prints import SAMPLES
from prints import SHIPPED
from prints import drawn
from prints import order
from prints import with_codes

from generator import discover
from generator.errors import FindingsError
from generator.findings import Finding
from generator.impose.page import Page
from generator.impose.paper import plan_page

NO_ROOM = {"PC303", "PC304"}  # for the grid, for the panel
LOOKS = list(product(discover.theme_ids(), discover.language_ids()))
LEAST_ON_SHEETS = 8.0  # points, as they are printed
CODES = ("DS-7KQ2-MK", "DS:satellite=black-hole,telescope=treasure,astronaut=upgrade,lightning=cluster,saucer=alien")


def printed(
    layout: str | Path, paper: str = "a4", theme: str = "colour", language: str = "en", per_page: int = 1
) -> tuple[Page, ...]:
    return drawn(order(layout, paper, theme, language, per_page)).document.pages


def refusal(layout: str | Path, paper: str, per_page: int) -> Finding:
    with pytest.raises(FindingsError) as stopped:
        printed(layout, paper, per_page=per_page)
    (finding,) = stopped.value.findings
    return finding


def with_hexes(layout: str, size: str, folder: Path) -> Path:
    """The layout with hexes of another size."""
    file = folder / f"{layout}.yaml"
    text = LAYOUTS[layout].read_text(encoding="utf-8")
    file.write_text(re.sub(r"hex_size: .*", f"hex_size: {size}", text), encoding="utf-8")
    return file


@pytest.mark.parametrize("per_page", [1, 2])
@pytest.mark.parametrize("paper", discover.papers())
@pytest.mark.parametrize("layout", EACH_LAYOUT)
def test_nothing_leaves_its_box_and_no_blocks_overlap(layout: str, paper: str, per_page: int) -> None:
    plan = plan_page(discover.papers()[paper], per_page)
    for theme, language in LOOKS:
        try:
            pages = printed(layout, paper, theme, language, per_page)
        except FindingsError as stopped:
            assert {finding.code for finding in stopped.findings} <= NO_ROOM
            assert layout not in SHIPPED
            pages = ()
        assert [fault for page in pages for fault in faults(page, plan)] == [], (theme, language)
        assert all(smallest_text(page) >= LEAST_ON_SHEETS for page in pages), (theme, language)


@pytest.mark.parametrize("per_page", [1, 2])
@pytest.mark.parametrize("paper", ["a4", "letter"])
def test_a_sheet_of_a_set_up_keeps_to_its_boxes_too(paper: str, per_page: int) -> None:
    plan = plan_page(discover.papers()[paper], per_page)
    for (theme, language), code in product(LOOKS, CODES):
        made = drawn(with_codes(order("twins", paper, theme, language, per_page), code))
        for page in made.document.pages:
            assert faults(page, plan) == [], (theme, language, code)
            assert smallest_text(page) >= LEAST_ON_SHEETS


@pytest.mark.parametrize("layout", SAMPLES)
@pytest.mark.parametrize("paper", ["a4", "letter"])
def test_every_sample_prints_on_the_two_common_papers(layout: str, paper: str) -> None:
    assert printed(layout, paper)


@pytest.mark.parametrize("paper", ["a4", "letter"])
def test_two_hundred_sectors_print_on_a_grid_page_and_a_panel_page(paper: str) -> None:
    names = [{block.name for block in Surveyed(page).blocks} for page in printed("large", paper)]
    assert len(names) == 2
    assert names[0] == {"grid", "scale", "imprint", "page-number"}
    assert {"title", "missions", "total", "notes"} <= names[1] and "grid" not in names[1]


CASES = [("large", "a4", 2), ("large", "letter", 2), ("lantern", "a4", 1), ("flat", "letter", 1)]


@pytest.mark.parametrize(("layout", "paper", "per_page"), CASES)
def test_a_sheet_too_large_is_refused_with_sizes_that_show_it(
    layout: str, paper: str, per_page: int, tmp_path: Path
) -> None:
    finding = refusal(with_hexes(layout, "40", tmp_path), paper, per_page)
    needed, room = (match.split(" × ") for match in re.findall(r"([\d.]+(?: × [\d.]+)?)(?= mm|$)", finding.message))
    assert finding.code in NO_ROOM
    assert any(float(one) > float(other) for one, other in zip(needed, room, strict=True)), finding.message


@pytest.mark.parametrize(("layout", "paper", "per_page"), CASES)
def test_a_sheet_too_large_prints_with_the_hex_size_that_is_advised(
    layout: str, paper: str, per_page: int, tmp_path: Path
) -> None:
    advice = re.search(
        r"hex_size of at most ([\d.]+)", refusal(with_hexes(layout, "40", tmp_path), paper, per_page).help
    )
    if advice:
        assert printed(with_hexes(layout, advice[1], tmp_path), paper, per_page=per_page)
