"""The calibration sheet: rulers as long as they say, and readings that mend the printer they were read from."""

from itertools import product
from random import Random

import pytest
from boxes import Surveyed
from boxes import faults
from boxes import plan_of
from printed import Fault
from printed import comb
from printed import cross
from printed import fault_with_drift
from printed import printed
from printed import read_off
from printed import reading
from printed import ruler
from printed import spacing
from prints import silent
from readers import SVG
from readers import SvgFile
from readers import opened
from readers import words_in_pdf

from generator import discover
from generator.impose.page import Document
from generator.printer.adjust import adjusted
from generator.printer.calibrate import calibrate
from generator.write.pdf import pdf
from generator.write.svg import svg

PAPERS = discover.papers()
A4 = PAPERS["a4"]
TRUE = Fault((1, 1), (0, 0), (0, 0))
RULERS = {"a4": (150, 250), "letter": (150, 250), "legal": (150, 250), "a3": (250, 250), "tabloid": (200, 250)}


def sheet(paper: str = "a4", theme: str = "colour", language: str = "en") -> Document:
    return calibrate(PAPERS[paper], theme, language)


@pytest.mark.parametrize("paper", PAPERS)
def test_nothing_leaves_its_box_and_no_blocks_overlap(paper: str) -> None:
    for theme, language in product(discover.theme_ids(), discover.language_ids()):
        for page in sheet(paper, theme, language).pages:
            assert faults(page, plan_of(page, PAPERS[paper])) == [], (theme, language)


@pytest.mark.parametrize("paper", PAPERS)
def test_rulers_are_as_long_as_the_page_says(paper: str) -> None:
    width, height = RULERS.get(paper, (150, 250))
    made = sheet(paper)
    true = printed(made, TRUE, PAPERS[paper])
    assert ruler(true, is_upright=False) == pytest.approx(width, abs=0.001)
    assert ruler(true, is_upright=True) == pytest.approx(height, abs=0.001)
    assert {str(width), str(height)} <= set(words_in_pdf(pdf(made, silent))[0])


def test_front_and_back_are_two_sides_of_one_sheet() -> None:
    made = sheet()
    assert [page.is_back for page in made.pages] == [False, True]
    file = opened(pdf(made, silent))
    assert file.Root.ViewerPreferences.Duplex == "/DuplexFlipLongEdge"
    assert file.check_pdf_syntax() == []


@pytest.mark.parametrize("paper", PAPERS)
def test_a_true_printer_shows_no_drift(paper: str) -> None:
    true = printed(sheet(paper), TRUE, PAPERS[paper])
    assert cross(true) == pytest.approx((0, 0), abs=0.001)
    for is_upright in (True, False):
        assert spacing(comb(true.front, is_upright)) == {2.5}
        assert spacing(comb(true.back, is_upright)) == {2.3}
        assert reading(true, is_upright) == 0


@pytest.mark.parametrize(
    ("shift", "seen"),
    [((1, 0), (-1, 0)), ((-1, 0), (1, 0)), ((0, 1), (0, 1)), ((0, -1), (0, -1)), ((-2.4, 3.2), (2.4, 3.2))],
)
def test_what_is_moved_on_the_back_is_read_with_left_and_right_swapped(
    shift: tuple[float, float], seen: tuple[float, float]
) -> None:
    """The signs are the reader's: whoever looks at the front sees a back that went left come out at the right."""
    drifted = printed(sheet(), Fault((1, 1), (0, 0), shift), A4)
    assert (reading(drifted, is_upright=True), reading(drifted, is_upright=False)) == seen


@pytest.mark.parametrize("language", discover.language_ids())
def test_numbers_and_options_stand_where_they_are_read(language: str) -> None:
    """From the middle of each comb its numbers count up both ways, to the option that means this way."""
    front, _ = svg(sheet(language=language), False, silent)
    for name, axis, ways in (("drift-across", "x", ("--left", "--right")), ("drift-down", "y", ("--up", "--down"))):
        (block,) = [group for group in SvgFile(front).root.iter(f"{SVG}g") if group.get("class") == name]
        texts = [("".join(text.itertext()), float(text.get(axis, ""))) for text in block.iter(f"{SVG}text")]
        middle = next(at for words, at in texts if words == "0")
        numbers = sorted((at - middle, int(words)) for words, at in texts if words.isdecimal() and words != "4")
        assert [abs(round(at / 12.5, 1)) for at, number in numbers] == [number for _, number in numbers]
        assert {number for _, number in numbers} == {0, 1, 2, 3, 5}
        before, after = (next(at for words, at in texts if words == way) for way in ways)
        assert before < middle < after


def test_the_back_has_the_marks_and_the_front_the_words() -> None:
    front, back = sheet().pages
    marks = {"drift-grid", "drift-across", "drift-down"}
    assert marks | {"ruler-across", "ruler-down", "steps", "readings", "command"} <= names(front)
    assert marks <= names(back) and "steps" not in names(back)


def names(page) -> set[str]:
    return {block.name for block in Surveyed(page).blocks}


@pytest.mark.parametrize("seed", range(20))
def test_what_is_read_off_mends_the_printer(seed: int) -> None:
    """Print, read as a person would, keep the profile, print again: lengths and backs are true to 0.1 mm."""
    chance = Random(seed)
    scale = chance.uniform(0.96, 1.04), chance.uniform(0.96, 1.04)
    front = chance.uniform(-2, 2), chance.uniform(-2, 2)
    drift = chance.uniform(-4.9, 4.9), chance.uniform(-4.9, 4.9)
    paper = chance.choice(["a4", "letter"])
    fault = fault_with_drift(scale, front, drift, PAPERS[paper])
    made = sheet(paper)
    faulty = printed(made, fault, PAPERS[paper])
    mended = printed(adjusted(made, read_off(faulty)), fault, PAPERS[paper])
    width, height = RULERS[paper]
    assert ruler(mended, is_upright=False) == pytest.approx(width, abs=0.1)
    assert ruler(mended, is_upright=True) == pytest.approx(height, abs=0.1)
    assert cross(mended) == pytest.approx((0, 0), abs=0.1)
