"""Booklets: pages of half the paper's size, printed on both sides, folded once in the middle and stapled in the fold.

A booklet is bound at the top, like a calendar on a wall, so that lengthwise pages stand upright on upright paper. A
*leaf* is one piece of paper with four pages, two on its *front* and two on its *back*, each time one above the other.
The paper is turned over on its short edge: what is behind the lower half of the front is the upper half of the back.
"""

from collections.abc import Iterator
from collections.abc import Sequence

from generator.draw.look import Look
from generator.draw.scene import Group
from generator.draw.scene import Item
from generator.draw.scene import Path
from generator.draw.scene import Scene
from generator.draw.scene import Symbol
from generator.draw.scene import Use
from generator.geometry.path import polyline
from generator.geometry.point import Box
from generator.geometry.point import Point
from generator.geometry.point import Size
from generator.impose.page import Edge
from generator.impose.page import Page
from generator.impose.paper import Paper
from generator.values import dataclass

FOLD_GAP = 4.0  # mm: ink keeps this far from the fold
MARK = 6.0  # mm, length of the mark at each end of the fold
PER_LEAF = 4

Numbers = tuple[int, int]  # of the upper and the lower page on one side of a leaf


@dataclass(frozen=True, slots=True)
class BookletPlan:
    """A side of the paper with its two halves: equally large, equally far from the fold in the middle."""

    size: Size
    upper: Box
    lower: Box

    @property
    def fold(self) -> float:
        return self.size.height / 2


def plan_booklet(paper: Paper) -> BookletPlan:
    safe = Box.at(0, 0, paper.size.width, paper.size.height).grown(-paper.margin)
    fold = paper.size.height / 2
    upper = Box(safe.left, safe.top, safe.right, fold - FOLD_GAP)
    return BookletPlan(paper.size, upper, Box(safe.left, fold + FOLD_GAP, safe.right, safe.bottom))


def leaves(count: int) -> Iterator[tuple[Numbers, Numbers]]:
    """Front and back of each leaf of a booklet with so many pages, from the cover to the middle."""
    assert count % PER_LEAF == 0, "a leaf has four pages"
    for leaf in range(count // PER_LEAF):
        yield (count - 2 * leaf, 2 * leaf + 1), (2 * leaf + 2, count - 2 * leaf - 1)


def impose_booklet(scenes: Sequence[Scene], paper: Paper, copies: int, look: Look, name: str) -> tuple[Page, ...]:
    """All copies, each whole before the next; the scenes are the pages in the order of reading."""
    plan = plan_booklet(paper)
    sides = [side for leaf in leaves(len(scenes)) for side in leaf]
    bodies = [_body(f"page-{name}-{number}", side, scenes, plan, look) for number, side in enumerate(sides, start=1)]
    return tuple(
        Page(
            plan.size,
            (Use(body),),
            bookmark=scenes[0].caption if index == 0 and copy == 0 else "",
            is_back=bool(index % 2),
            turned_on=Edge.SHORT,
            has_own_numbers=True,
        )
        for copy in range(copies)
        for index, body in enumerate(bodies)
    )


def _body(name: str, side: Numbers, scenes: Sequence[Scene], plan: BookletPlan, look: Look) -> Symbol:
    """One side of a leaf, drawn once for all copies."""
    items: list[Item] = []
    for number, half in zip(side, (plan.upper, plan.lower), strict=True):
        scene = scenes[number - 1]
        room = Point((half.width - scene.size.width) / 2, (half.height - scene.size.height) / 2)
        items.append(Group(scene.items, at=half.top_left + room))
    items += _fold_marks(plan, look)
    return Symbol(name, tuple(items), Box.at(0, 0, plan.size.width, plan.size.height))


def _fold_marks(plan: BookletPlan, look: Look) -> Iterator[Path]:
    """A short line at either edge: enough to fold along, and nothing across the open booklet."""
    style = look.style("fold")
    end = style.width / 2
    for left in (plan.upper.left, plan.upper.right - MARK):
        yield Path(polyline((Point(left + end, plan.fold), Point(left + MARK - end, plan.fold))), style)
