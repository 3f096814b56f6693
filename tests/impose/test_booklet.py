"""Booklets: leaves that are printed, laid on one another and folded read from the first page to the last."""

from dataclasses import dataclass
from dataclasses import replace

import pytest
from prints import document
from prints import look_of
from prints import silent
from readers import opened

from generator import discover
from generator.draw.scene import Group
from generator.draw.scene import Path
from generator.draw.scene import Scene
from generator.draw.scene import walk
from generator.geometry.path import rectangle
from generator.geometry.point import Box
from generator.geometry.point import Point
from generator.geometry.point import Size
from generator.impose.booklet import FOLD_GAP
from generator.impose.booklet import impose_booklet
from generator.impose.booklet import plan_booklet
from generator.impose.page import Page
from generator.printer.profile import Drift
from generator.printer.profile import Profile
from generator.write.pdf import pdf

PAPERS = discover.papers()
LOOK = look_of("colour")
MARK = Box(1, 1, 4, 4)  # in the upper left corner of every page


@dataclass(frozen=True)
class Printed:
    """A page as the ink lies on the paper, seen from the front of the leaf: its number, its mark, and on which side."""

    number: int
    mark: Point
    is_behind: bool


def pages(count: int, paper: str, copies: int = 1) -> tuple[Page, ...]:
    size = plan_booklet(PAPERS[paper]).lower.size
    scenes = [
        Scene(size, (Group((Path(rectangle(MARK), LOOK.style("ink")),), name=f"{number}", box=MARK),), f"page {number}")
        for number in range(1, count + 1)
    ]
    return impose_booklet(scenes, PAPERS[paper], copies, LOOK, "test")


def printed(page: Page) -> list[Printed]:
    """Paper turned over on its short edge has the back's top behind the front's foot; left and right stay."""
    groups = (placed for placed in walk(page.items) if isinstance(placed.item, Group) and placed.item.name)
    found = []
    for placed in groups:
        centre = placed.box.centre
        mark = Point(centre.x, page.size.height - centre.y) if page.is_back else centre
        found.append(Printed(int(placed.item.name), mark, page.is_back))  # type: ignore[union-attr]
    return found


def read(leaves: list[list[Printed]], size: Size) -> list[tuple[int, bool]]:
    """The pages as they are read, and whether each is upright.

    The leaves are folded backwards along their middle, the first one outside. First come the lower halves, from the
    outside in, each with its front and then, flipped up, what is behind it; then the upper halves, from the inside out.
    """
    fold = size.height / 2
    turns: list[tuple[int, bool]] = []
    for is_lower, order in ((True, leaves), (False, leaves[::-1])):
        for leaf in order:
            half = [each for each in leaf if (each.mark.y > fold) == is_lower]
            for each in sorted(half, key=lambda each: each.is_behind == is_lower):
                turns.append((each.number, is_upright(each, is_lower, size)))
    return turns


def is_upright(page: Printed, is_lower: bool, size: Size) -> bool:
    """True if the mark is at the upper left for the reader, to whom odd pages hang below the fold and even ones above.

    Whoever looks at a back has flipped the paper over the fold, so that up and down are swapped and left and right not.
    """
    seen = size.height - page.mark.y if page.is_behind else page.mark.y
    top = size.height / 2 if page.is_behind != is_lower else 0.0
    return page.mark.x < size.width / 2 and top < seen < top + size.height / 4


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("count", [4, 8, 16, 52])
def test_folded_leaves_read_from_the_first_page_to_the_last_all_upright(count: int, paper: str) -> None:
    sides = pages(count, paper)
    leaves = [[*printed(front), *printed(back)] for front, back in zip(sides[::2], sides[1::2], strict=True)]
    assert read(leaves, sides[0].size) == [(number, True) for number in range(1, count + 1)]


def test_each_booklet_is_whole_before_the_next_begins() -> None:
    once, thrice = pages(8, "a4"), pages(8, "a4", copies=3)
    assert [page.items for page in thrice] == [page.items for page in once] * 3
    assert [page.is_back for page in thrice] == [False, True] * 6


@pytest.mark.parametrize("paper", PAPERS.values(), ids=lambda paper: paper.id)
def test_both_halves_are_equal_and_keep_off_the_fold_in_the_middle(paper: discover.Paper) -> None:
    plan = plan_booklet(paper)
    assert plan.fold == paper.size.height / 2
    assert (plan.upper.width, plan.upper.height) == pytest.approx((plan.lower.width, plan.lower.height))
    assert plan.fold - plan.upper.bottom == pytest.approx(FOLD_GAP) and FOLD_GAP >= 4
    assert plan.lower.top - plan.fold == pytest.approx(FOLD_GAP)
    assert plan.lower.width > plan.lower.height


def test_the_fold_is_marked_at_both_edges() -> None:
    (front, _) = pages(4, "a4")
    marks = [placed.box for placed in walk(front.items) if getattr(placed.item, "style", None) == LOOK.style("fold")]
    assert [mark.centre.y for mark in marks] == [148.5, 148.5]
    assert min(mark.left for mark in marks) == pytest.approx(8) and max(mark.right for mark in marks) == pytest.approx(
        202
    )


@pytest.mark.parametrize(("count", "edge"), [(4, "DuplexFlipShortEdge"), (0, "Simplex")])
def test_a_booklet_asks_the_printer_to_turn_on_the_short_edge(count: int, edge: str) -> None:
    made = replace(document(), pages=pages(count, "a4")) if count else document()
    assert str(opened(pdf(made, silent)).Root.ViewerPreferences.Duplex) == f"/{edge}"


def test_drift_is_corrected_for_paper_that_is_turned_on_its_short_edge() -> None:
    """Ink on the back, seen from the front, comes to lie where it was meant, after the printer has moved it."""
    drift, height = Drift(right=1.2, down=-0.5), 297.0
    (_, back) = pages(4, "a4")
    shift = Profile("study", drift=drift).adjustment(back).shift
    meant = Point(30, 40)
    ink = meant + shift
    seen = Point(ink.x + drift.right, height - ink.y + drift.down)
    assert (seen.x, seen.y) == pytest.approx((meant.x, height - meant.y))
