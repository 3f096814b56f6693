"""Pages: every copy has its place, every page its scale bar and number, equal pages share one drawing."""

import time
from dataclasses import replace
from math import ceil

import pytest
from prints import look_of
from prints import order
from readers import texts_in_scene

from generator import discover
from generator.draw.scene import Group
from generator.draw.scene import Path
from generator.draw.scene import Scene
from generator.draw.scene import Use
from generator.draw.scene import walk
from generator.geometry.path import points_of
from generator.geometry.path import rectangle
from generator.geometry.point import Box
from generator.impose import impose
from generator.impose.footer import numbered
from generator.impose.page import Page
from generator.impose.paper import Paper
from generator.impose.paper import plan_page
from generator.impose.run import PrintRun
from generator.pipeline import make

A4 = discover.papers()["a4"]
LOOK = look_of("colour")


def scene(name: str) -> Scene:
    box = Box.at(0, 0, 50, 40)
    return Scene(box.size, (Group((Path(rectangle(box), LOOK.style("box")),), name=name, box=box),), name)


def imposed(names: list[str], copies: int, per_page: int) -> tuple[Page, ...]:
    return numbered(impose(tuple(map(scene, names)), PrintRun(A4, copies, per_page), LOOK), A4, LOOK)


def blocks(page: Page) -> list[str]:
    named = [placed.item.name for placed in walk(page.items) if isinstance(placed.item, Group) and placed.item.name]
    return [name for name in named if name not in ("scale", "imprint", "page-number")]


@pytest.mark.parametrize("per_page", [1, 2])
@pytest.mark.parametrize("copies", [1, 2, 3, 7])
def test_every_copy_is_printed_once(copies: int, per_page: int) -> None:
    pages = imposed(["grid", "panel"], copies, per_page)
    assert len(pages) == 2 * ceil(copies / per_page)
    assert sorted(name for page in pages for name in blocks(page)) == ["grid"] * copies + ["panel"] * copies


def test_the_scenes_of_a_copy_follow_each_other() -> None:
    assert [blocks(page) for page in imposed(["grid", "panel"], 2, 1)] == [["grid"], ["panel"]] * 2


def test_pages_are_numbered_to_the_last() -> None:
    for index, page in enumerate(imposed(["grid"], 3, 1)):
        assert any(f"page {index + 1} of 3" in text for text in texts_in_scene(page.items))


def test_equal_pages_share_one_drawing() -> None:
    pages = imposed(["grid", "panel"], 3, 1)
    used = [page.items[0].symbol for page in pages if isinstance(page.items[0], Use)]
    assert len(used) == 6
    assert used[0] is used[2] is used[4] and used[1] is used[3] is used[5]
    assert used[0].name != used[1].name


def test_only_the_first_copy_is_in_the_outline() -> None:
    assert [page.bookmark for page in imposed(["grid", "panel"], 2, 1)] == ["grid", "panel", "", ""]


@pytest.mark.parametrize("per_page", [1, 2])
@pytest.mark.parametrize("paper", discover.papers().values(), ids=lambda paper: paper.id)
def test_slots_lie_inside_the_margin_above_the_footer(paper: Paper, per_page: int) -> None:
    plan = plan_page(paper, per_page)
    assert len(plan.slots) == per_page and len(plan.cuts) == per_page - 1
    for slot in plan.slots:
        assert plan.safe.holds(slot, 1e-9)
        assert slot.bottom < plan.footer.top
        assert slot.width > slot.height
    for cut in plan.cuts:
        assert min(abs(cut - edge) for slot in plan.slots for edge in (slot.top, slot.bottom)) >= 4


@pytest.mark.parametrize("per_page", [1, 2])
@pytest.mark.parametrize("paper", discover.papers())
def test_the_bar_on_every_page_is_100_mm_long(paper: str, per_page: int) -> None:
    for page in make(replace(order(paper=paper, per_page=per_page), copies=3)).document.pages:
        groups = ((placed.item, placed.pose.scale) for placed in walk(page.items) if isinstance(placed.item, Group))
        ((bar, scale),) = ((group, scale) for group, scale in groups if group.name == "scale")
        lines = [list(points_of(item.segments)) for item in bar.items if isinstance(item, Path)]
        longest = max(abs(line[-1].x - line[0].x) for line in lines)
        ticks = sorted(line[0].x for line in lines if line[0].x == line[-1].x)
        assert scale == 1 and longest == pytest.approx(100)
        assert [round(tick - ticks[0], 6) for tick in ticks] == [10 * index for index in range(11)]


def test_a_scene_smaller_than_its_slot_stands_in_the_middle() -> None:
    (page,) = imposed(["grid"], 1, 1)
    (slot,) = plan_page(A4, 1).slots
    (middle,) = (placed.box.centre for placed in walk(page.items) if placed.item == scene("grid").items[0])
    assert (middle.x, middle.y) == pytest.approx((slot.centre.x, slot.centre.y))


def test_a_thousand_copies_are_imposed_in_a_moment() -> None:
    wanted = replace(order(), copies=1000)
    start = time.perf_counter()
    assert len(make(wanted).document.pages) == 1000
    assert time.perf_counter() - start < 3
