"""Pieces: all of them on as few pages as fit, apart from each other, with backs behind their fronts."""

from collections.abc import Iterator
from math import hypot

import pytest
from hypothesis import given
from hypothesis import settings
from hypothesis import strategies as st
from prints import look_of

from generator import discover
from generator.draw.scene import Cut
from generator.draw.scene import Group
from generator.draw.scene import Item
from generator.draw.scene import Path
from generator.draw.scene import Scene
from generator.draw.scene import Use
from generator.draw.scene import walk
from generator.errors import FindingsError
from generator.geometry.path import circle
from generator.geometry.path import points_of
from generator.geometry.path import polygon
from generator.geometry.path import rectangle
from generator.geometry.path import rounded
from generator.geometry.point import Box
from generator.geometry.point import Point
from generator.geometry.point import Size
from generator.impose import impose
from generator.impose.marks import is_rectangle
from generator.impose.page import Page
from generator.impose.paper import plan_page
from generator.impose.run import PrintRun
from generator.impose.run import Sides
from generator.impose.shelves import shelve

PAPERS = discover.papers()
LOOK = look_of("colour")
CARD = Size(63, 88)


def piece(size: Size = CARD, bleed: float = 3.0, is_round: bool = False, has_back: bool = True) -> Scene:
    """A piece whose ground is one box; the mark of its front is at the upper left, as seen from the front."""
    box = Box.at(0, 0, size.width, size.height)
    ground = Path(rectangle(box.grown(bleed)), LOOK.style("band"))
    cut = circle(box.centre, size.width / 2) if is_round else rounded(box, 3)
    face = (Group((ground,), name="piece", box=box.grown(bleed)),)
    return Scene(size, face, "a piece", Cut(cut), bleed, face if has_back else ())


def items(page: Page) -> tuple[Item, ...]:
    """What lies on the page, below the drawing that is all of it."""
    (body,) = page.items
    assert isinstance(body, Use)
    return body.symbol.items


def faces(page: Page) -> list[Box]:
    """The cuts of all faces on the page, as boxes."""
    uses = [item for item in items(page) if isinstance(item, Use)]
    return [Box.at(use.at.x, use.at.y, CARD.width, CARD.height) for use in uses]


def places(boxes: list[Box]) -> list[float]:
    return [edge for box in boxes for edge in (box.left, box.top)]


def mirrored(boxes: list[Box], axis: float) -> list[Box]:
    return [Box(2 * axis - box.right, box.top, 2 * axis - box.left, box.bottom) for box in boxes]


def ink(page: Page) -> Iterator[Box]:
    return (placed.box for placed in walk(page.items) if not isinstance(placed.item, Group | Use))


@pytest.mark.parametrize("sides", Sides)
@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("copies", [1, 4, 9, 25])
def test_every_piece_is_printed_inside_the_margin(copies: int, paper: str, sides: Sides) -> None:
    pages = impose((piece(),), PrintRun(PAPERS[paper], copies, sides=sides), LOOK)
    shown = sum(len(faces(page)) for page in pages)
    assert shown == copies * (1 if sides is Sides.FRONT else 2)
    for page in pages:
        safe = Box.at(0, 0, page.size.width, page.size.height).grown(-PAPERS[paper].margin)
        assert all(safe.holds(box, 1e-6) for box in ink(page))


@pytest.mark.parametrize("sides", Sides)
def test_bleeds_do_not_overlap(sides: Sides) -> None:
    for page in impose((piece(),), PrintRun(PAPERS["a4"], 9, sides=sides), LOOK):
        grounds = [face.grown(3) for face in faces(page)]
        assert not any(one.overlaps(other, 1e-6) for one in grounds for other in grounds if one is not other)


@pytest.mark.parametrize(("bleed", "fit"), [(0.0, 9), (3.0, 4)])
def test_pages_are_filled_before_another_is_begun(bleed: float, fit: int) -> None:
    card = piece(bleed=bleed, has_back=False)
    assert [len(impose((card,), PrintRun(PAPERS["a4"], copies), LOOK)) for copies in (fit, fit + 1)] == [1, 2]


def test_the_back_of_a_two_sided_page_lies_behind_its_front() -> None:
    pages = impose((piece(),), PrintRun(PAPERS["letter"], 5, sides=Sides.DUPLEX), LOOK)
    for front, back in zip(pages[::2], pages[1::2], strict=True):
        assert (front.is_back, back.is_back) == (False, True)
        assert front.size == back.size and front.size.height > front.size.width
        assert places(mirrored(faces(back), front.size.width / 2)) == pytest.approx(places(faces(front)))


def test_folding_along_the_gutter_brings_the_back_behind_the_front() -> None:
    for page in impose((piece(),), PrintRun(PAPERS["a4"], 5), LOOK):
        assert not page.is_back
        half, fold = len(faces(page)) // 2, page.size.width / 2
        fronts, backs = faces(page)[:half], faces(page)[half:]
        assert places(mirrored(backs, fold)) == pytest.approx(places(fronts))
        assert all(box.right + 3 < fold for box in fronts)


def marks(page: Page) -> list[list[Point]]:
    lines = [item for item in items(page) if isinstance(item, Path) and item.style == LOOK.style("crop")]
    return [list(points_of(line.segments)) for line in lines]


def test_crop_marks_point_at_the_cuts_and_touch_no_bleed() -> None:
    (page,) = impose((piece(has_back=False),), PrintRun(PAPERS["a4"], 4), LOOK)
    edges = {round(edge, 6) for cut in faces(page) for edge in (cut.left, cut.right, cut.top, cut.bottom)}
    assert marks(page)
    for start, end in marks(page):
        assert round(start.x if start.x == end.x else start.y, 6) in edges
        assert hypot(end.x - start.x, end.y - start.y) == pytest.approx(3)
        assert not any(cut.grown(3).overlaps(Box.around((start, end)).grown(0.1)) for cut in faces(page))


def test_long_marks_reach_over_the_page() -> None:
    run = PrintRun(PAPERS["a4"], 4, has_long_marks=True)
    (page,) = impose((piece(has_back=False),), run, LOOK)
    slot = plan_page(PAPERS["a4"], 1, page.size.height > page.size.width).slots[0]
    across = [line for line in marks(page) if abs(line[1].x - line[0].x) > slot.width - 1]
    assert len(across) == len({round(edge, 6) for cut in faces(page) for edge in (cut.top, cut.bottom)})


def test_a_small_notch_makes_a_rectangle_something_to_cut_along_a_line() -> None:
    corners = (Point(0, 0), Point(100, 0), Point(100, 80), Point(55, 80), Point(50, 76), Point(45, 80), Point(0, 80))
    assert not is_rectangle(Cut(polygon(corners)))
    assert is_rectangle(Cut(rounded(Box(0, 0, 100, 80), 3)))


def test_what_is_no_rectangle_is_cut_along_a_line() -> None:
    round_piece = piece(Size(40, 40), bleed=0, is_round=True, has_back=False)
    assert round_piece.cut and not is_rectangle(round_piece.cut)
    (page,) = impose((round_piece,), PrintRun(PAPERS["a4"], 3), LOOK)
    assert len(marks(page)) == 3


def test_a_piece_larger_than_the_paper_is_a_finding() -> None:
    with pytest.raises(FindingsError) as stopped:
        impose((piece(Size(400, 100)),), PrintRun(PAPERS["a4"]), LOOK)
    (finding,) = stopped.value.findings
    assert finding.code == "PC305" and "406 × 106" in finding.message


sizes = st.lists(st.builds(Size, st.floats(5, 90), st.floats(5, 90)), min_size=1, max_size=30)


@given(sizes, st.floats(0, 6))
@settings(max_examples=60, deadline=None)
def test_shelves_hold_every_box_once_and_apart(boxes: list[Size], gap: float) -> None:
    room = Size(194, 272)
    areas = shelve(boxes, room, gap)
    assert areas is not None
    assert sorted(spot.index for area in areas for spot in area) == list(range(len(boxes)))
    for area in areas:
        for spot in area:
            assert (spot.box.width, spot.box.height) == pytest.approx(
                (boxes[spot.index].width, boxes[spot.index].height)
            )
            assert Box.at(0, 0, room.width, room.height).holds(spot.box, 1e-5)
            near = spot.box.grown(gap / 2)
            assert not any(near.overlaps(other.box.grown(gap / 2), 1e-5) for other in area if other is not spot)
