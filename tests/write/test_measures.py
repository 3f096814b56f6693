"""The finished files measure what the layout says, within a hundredth of a millimetre."""

from math import dist

import pytest
from prints import EACH_SHIPPED
from prints import made
from prints import order
from prints import pdf_of
from prints import svg_of
from readers import POINT
from readers import Spot
from readers import SvgFile
from readers import forms_in_pdf
from readers import opened

from generator import discover
from generator.geometry.hex_grid import HexGrid
from generator.impose.paper import plan_page

TOLERANCE = 0.01  # mm
LAYOUTS = [*EACH_SHIPPED, "flat", "small", "large"]


def sectors(spots: list[Spot], kind: str) -> list[tuple[float, float]]:
    return [(spot.x, spot.y) for spot in spots if spot.name.startswith(f"sector-{kind}")]


def grid_of(layout: str) -> HexGrid:
    wanted = order(layout)
    content = wanted.game.load(wanted.layout).value
    grid = content.layout.grid
    return HexGrid(
        frozenset(each.cell for each in content.layout.sectors if each.kind == "plain"), grid.size, grid.orientation
    )


def assert_measures(found: list[tuple[float, float]], layout: str) -> None:
    """The distance of neighbours is the hex size, and every plain sector lies where the grid has it."""
    grid = grid_of(layout)
    expected = [grid.centre(cell) for cell in grid]
    nearest = min(dist(one, other) for index, one in enumerate(found) for other in found[:index])
    assert nearest == pytest.approx(grid.size, abs=TOLERANCE)
    assert len(found) == len(expected)
    by_row = sorted(found, key=lambda spot: (round(spot[1], 1), spot[0]))
    planned = sorted(expected, key=lambda spot: (round(spot.y - expected[0].y, 1), spot.x))
    left, top = by_row[0][0] - planned[0].x, by_row[0][1] - planned[0].y
    for (x, y), spot in zip(by_row, planned, strict=True):
        assert dist((x, y), (spot.x + left, spot.y + top)) < TOLERANCE


@pytest.mark.parametrize("paper", ["a4", "letter"])
@pytest.mark.parametrize("layout", LAYOUTS)
def test_neighbouring_hexes_in_the_pdf_are_one_hex_size_apart(layout: str, paper: str) -> None:
    assert_measures(sectors(forms_in_pdf(pdf_of(layout, paper))[0], "plain"), layout)


@pytest.mark.parametrize("paper", ["a4", "letter"])
@pytest.mark.parametrize("layout", LAYOUTS)
def test_neighbouring_hexes_in_the_svg_are_one_hex_size_apart(layout: str, paper: str) -> None:
    assert_measures(sectors(SvgFile(svg_of(layout, paper)[0]).uses(), "plain"), layout)


@pytest.mark.parametrize("layout", LAYOUTS)
def test_pdf_and_svg_put_every_shared_drawing_at_the_same_place(layout: str) -> None:
    for forms, page in zip(forms_in_pdf(pdf_of(layout)), svg_of(layout), strict=True):
        uses = {(spot.name, round(spot.x, 2), round(spot.y, 2)) for spot in SvgFile(page).uses()}
        drawn = {(spot.name, spot.x, spot.y) for spot in forms}
        for name, x, y in uses:
            assert any(name == other and dist((x, y), place) < 0.02 for other, *place in drawn), (name, x, y)


@pytest.mark.parametrize("per_page", [1, 2])
@pytest.mark.parametrize("paper", discover.papers())
def test_every_page_has_the_size_of_its_paper(paper: str, per_page: int) -> None:
    size = plan_page(discover.papers()[paper], per_page).size
    for page in opened(pdf_of(paper=paper, per_page=per_page)).pages:
        for name in ("/MediaBox", "/CropBox", "/TrimBox", "/BleedBox"):
            left, top, right, bottom = (float(side) * POINT for side in page.obj[name])
            assert (left, top) == (0, 0)
            assert (right, bottom) == pytest.approx((size.width, size.height), abs=TOLERANCE)
    for page in svg_of(paper=paper, per_page=per_page):
        root = SvgFile(page).root
        width, height = (float(root.get(side, "").removesuffix("mm")) for side in ("width", "height"))
        assert root.get("width", "").endswith("mm") and root.get("height", "").endswith("mm")
        assert (width, height) == pytest.approx((size.width, size.height), abs=TOLERANCE)
        assert [float(part) for part in root.get("viewBox", "").split()] == [0, 0, width, height]


@pytest.mark.parametrize("paper", discover.papers())
@pytest.mark.parametrize("layout", EACH_SHIPPED)
def test_a_paper_is_landscape_for_one_copy_and_portrait_for_two(layout: str, paper: str) -> None:
    one, two = (made(layout, paper, per_page=count).document.pages[0].size for count in (1, 2))
    assert one == two.turned and two == discover.papers()[paper].size
