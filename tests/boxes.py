"""Boxes: what must hold of the boxes on every page, told as a list of what does not."""

from collections.abc import Iterable
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations

from touching import Inked
from touching import touched

from generator.check.texts import fits
from generator.draw.scene import PICTURE
from generator.draw.scene import Group
from generator.draw.scene import Item
from generator.draw.scene import Path
from generator.draw.scene import Placed
from generator.draw.scene import Symbol
from generator.draw.scene import Text
from generator.draw.scene import Use
from generator.geometry.point import Box
from generator.geometry.pose import AS_IT_IS
from generator.geometry.pose import Pose
from generator.impose.page import Page
from generator.impose.paper import PagePlan
from generator.impose.paper import Paper
from generator.impose.paper import plan_page

ROUNDING = 0.001  # mm
FOLD_WIDTH = 0.3  # mm
OVERSHOOT = 0.3  # mm: half a stroke and round line ends, descenders of the footer


@dataclass(frozen=True, slots=True)
class Block:
    """A named group, where it lies on the page, and the boxes of all that it inks there."""

    name: str
    box: Box
    ink: tuple[Box, ...]


@dataclass(frozen=True, slots=True)
class Ink:
    """A path or a text with its place and box on the page and the number of the block it belongs to, if any."""

    item: Path | Text
    pose: Pose
    box: Box
    block: int | None


class Surveyed:
    """All ink and all blocks of one page; what a symbol inks is measured once, however often it is used."""

    def __init__(self, page: Page) -> None:
        self._frames: list[tuple[str, Box]] = []
        self._measured: dict[str, list[Ink]] = {}
        self.ink = tuple(self._survey(page.items, AS_IT_IS, None))
        self.blocks = tuple(
            Block(name, box, tuple(ink.box for ink in self.ink if ink.block == index))
            for index, (name, box) in enumerate(self._frames)
        )

    def _survey(self, items: Iterable[Item], pose: Pose, block: int | None) -> Iterator[Ink]:
        for item in items:
            match item:
                case Path() | Text():
                    yield Ink(item, pose, Placed(item, pose).box, block)
                case Group(inner, offset, name, box):
                    here = Pose(offset).inside(pose)
                    if name and box is not None:
                        self._frames.append((name, here.box(box)))
                    yield from self._survey(inner, here, len(self._frames) - 1 if name else block)
                case Use(used) if used.name.startswith(PICTURE):
                    pass  # a small picture of a page: its texts are not for reading
                case Use(used) if item.pose.inside(pose).is_upright and not used.name.startswith(("page-", "piece-")):
                    here = item.pose.inside(pose)
                    for ink in self._parts(used):
                        yield Ink(ink.item, ink.pose.inside(here), here.box(ink.box), block)
                case Use(used):
                    yield from self._survey(used.items, item.pose.inside(pose), block)

    def _parts(self, symbol: Symbol) -> list[Ink]:
        if symbol.name not in self._measured:
            self._measured[symbol.name] = list(self._survey(symbol.items, AS_IT_IS, None))
        return self._measured[symbol.name]


def plan_of(page: Page, paper: Paper) -> PagePlan:
    """The plan of a page that is not shared, whichever way it lies."""
    return plan_page(paper, 1, is_portrait=page.size.height > page.size.width)


def faults(page: Page, plan: PagePlan) -> list[str]:
    """What is wrong with the boxes of the page; nothing, if all is well."""
    found = Surveyed(page)
    return [
        *_outside_their_box(found),
        *_outside_the_margin(found, plan),
        *_outside_their_block(found),
        *_in_no_block(found),
        *_overlapping_blocks(found, plan),
        *touched([(Inked(ink.item, ink.pose), ink.box) for ink in found.ink]),
    ]


def touching(page: Page) -> list[str]:
    """Only the texts that touch something, for pages without blocks."""
    return list(touched([(Inked(ink.item, ink.pose), ink.box) for ink in Surveyed(page).ink]))


def smallest_text(page: Page) -> float:
    """The size of the smallest text on the page, in points as it is printed; small pictures of pages are not read."""
    return min(ink.item.size_pt * ink.pose.scale for ink in Surveyed(page).ink if isinstance(ink.item, Text))


def _outside_their_box(found: Surveyed) -> Iterator[str]:
    for ink in found.ink:
        if isinstance(ink.item, Text) and not fits(ink.item):
            yield f"the text {ink.item.words!r} leaves its box"


def _outside_the_margin(found: Surveyed, plan: PagePlan) -> Iterator[str]:
    for ink in found.ink:
        if not plan.safe.holds(ink.box, ROUNDING):
            yield f"{_said(ink)} is {_beyond(plan.safe, ink.box):.3f} mm in the margin"


def _outside_their_block(found: Surveyed) -> Iterator[str]:
    for block in found.blocks:
        for box in block.ink:
            if not block.box.holds(box, OVERSHOOT):
                yield f"something leaves the block {block.name!r} by {_beyond(block.box, box):.3f} mm"


def _in_no_block(found: Surveyed) -> Iterator[str]:
    """Lines to cut and to fold along are the only ink that no block claims."""
    loose = [ink.item for ink in found.ink if ink.block is None]
    if any(isinstance(item, Text) or item.style.width > FOLD_WIDTH for item in loose):
        yield f"{len(loose)} items belong to no block, not only lines to cut or fold along"


def _overlapping_blocks(found: Surveyed, plan: PagePlan) -> Iterator[str]:
    for one, other in combinations(found.blocks, 2):
        if one.box.overlaps(other.box, ROUNDING):
            yield f"the blocks {one.name!r} and {other.name!r} overlap"
    for cut in plan.cuts:
        for block in found.blocks:
            if block.box.top < cut < block.box.bottom:
                yield f"the block {block.name!r} is cut in two"


def _said(ink: Ink) -> str:
    return f"the text {ink.item.words!r}" if isinstance(ink.item, Text) else f"a line or area at {ink.box}"


def _beyond(outer: Box, inner: Box) -> float:
    return max(outer.left - inner.left, outer.top - inner.top, inner.right - outer.right, inner.bottom - outer.bottom)
