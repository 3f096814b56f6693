"""Print plan: the first page of a kit says what to print on what, how often, and how long the cutting takes.

An *entry* is one part of the kit as the plan tells it.
"""

from collections.abc import Iterator
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import hypot

from generator.draw.lines import rule
from generator.draw.look import Look
from generator.draw.scene import Group
from generator.draw.scene import Item
from generator.draw.scene import Path
from generator.draw.scene import Scene
from generator.draw.text import set_text
from generator.game.component import Frame
from generator.geometry.near import covering
from generator.geometry.path import points_of
from generator.geometry.path import rectangle
from generator.geometry.point import Box
from generator.impose.page import Edge
from generator.impose.page import Page
from generator.impose.run import Sides
from generator.kit.on_table import LaidTable
from generator.kit.on_table import draw_table
from generator.kit.on_table import small_page
from generator.pipeline.values import Section

TITLE = 28.0  # heights of the parts of the page, mm
STEP = 7.6
ROW = 24.0  # at most
GAP = 4.0
LEAST_TABLE = 56.0  # of the picture of the table
PICTURE = 30.0  # width of the column of small pages
PACE = 6.0  # mm of a cut in a second, with care
HANDLING = 10.0  # seconds for each piece
FOLDING = 90.0  # seconds to fold and glue a page


@dataclass(frozen=True, slots=True)
class Heading:
    """What the kit is called, and for whom it is."""

    title: str
    details: str


@dataclass(frozen=True)
class Entry:
    """A section with the numbers of its first and last page in the document."""

    section: Section
    first: int
    last: int
    is_optional: bool

    @property
    def is_booklet(self) -> bool:
        return self.section.pages[0].turned_on is Edge.SHORT

    @property
    def lying(self) -> Page:
        """What one sees of it on the table: the first page, of a booklet the two in the middle."""
        pages = self.section.pages
        return pages[len(pages) // self.section.order.copies - 1] if self.is_booklet else pages[0]

    @property
    def seconds(self) -> float:
        """About how long the cutting takes, and the folding."""
        length = sum(_length(scene) for scene in self.section.scenes) * self.section.order.copies
        folds = len(self.section.pages) if self.section.sides is Sides.FOLD else 0
        return length / PACE + self.section.pieces * HANDLING + folds * FOLDING


def _length(scene: Scene) -> float:
    outlines = (scene.cut.outline, *scene.cut.holes) if scene.cut else ()
    points = (list(points_of(outline)) for outline in outlines)
    return sum(hypot(end.x - start.x, end.y - start.y) for line in points for start, end in pairwise([*line, line[0]]))


def entries_of(sections: Sequence[Section], optional: Sequence[bool]) -> tuple[Entry, ...]:
    """The entries of a document whose first page is the plan."""
    entries, page = [], 2
    for section, is_optional in zip(sections, optional, strict=True):
        entries.append(Entry(section, page, page + len(section.pages) - 1, is_optional))
        page += len(section.pages)
    return tuple(entries)


def draw_plan(heading: Heading, entries: Sequence[Entry], table: LaidTable, look: Look, frame: Frame) -> Scene:
    """The page: what the kit is, a row for each part with a small picture of its first page, what to do."""
    page = Box.at(0, 0, frame.size.width, frame.size.height)
    steps = _steps(entries, look)
    left = page.height - TITLE - len(steps) * STEP - 2 * GAP - (LEAST_TABLE if table.middle else 0.0)
    row = min(ROW, left / len(entries))
    items: list[Item] = [_heading(heading, Box(0, 0, page.width, TITLE - GAP), look)]
    for index, entry in enumerate(entries):
        items.append(_row(index, entry, Box.at(0, TITLE + index * row, page.width, row), look))
    foot = Box.at(0, TITLE + len(entries) * row + GAP, page.width, len(steps) * STEP)
    items.append(_advice(steps, foot, look))
    if table.middle:
        items.append(_table(table, Box(0, foot.bottom + GAP, page.width, page.height), look))
    caption = f"{look.words('game.title')} · {look.words('plan.title')} · {heading.title}"
    return Scene(frame.size, tuple(items), caption)


def _heading(heading: Heading, box: Box, look: Look) -> Group:
    over = Box.at(box.left, box.top, box.width, 5)
    name = Box.at(box.left, over.bottom, box.width, 11)
    below = Box(box.left, name.bottom, box.right, box.bottom)
    words = f"{look.words('game.title')} · {look.words('plan.title')}"
    return Group(
        (
            *set_text(words, over, look.type("overline"), level=0),
            *set_text(heading.title, name, look.type("title")),
            *set_text(heading.details, below, look.type("label"), lines=2, level=0.3),
        ),
        name="plan-title",
        box=box,
    )


def _row(index: int, entry: Entry, box: Box, look: Look) -> Group:
    inside = box.grown(-1.5)
    picture = Box(inside.left, inside.top, inside.left + PICTURE, inside.bottom)
    pages = Box.at(picture.right + GAP, inside.top, 35, inside.height)
    words = Box(pages.right, inside.top, inside.right - 10, inside.bottom)
    tick = Box.at(inside.right - 7, inside.centre.y - 3.5, 7, 7)
    first, last = entry.first, entry.last
    numbers = look.words("plan.page", page=first) if first == last else look.words("plan.pages", first=first, last=last)
    half = (
        Box(words.left, words.top, words.right, words.centre.y),
        Box(words.left, words.centre.y, words.right, words.bottom),
    )
    return Group(
        (
            rule(box.left, box.right, box.top, look.style("rule")),
            *_small(f"picture-{index}", entry.section.pages[0], picture, look),
            *set_text(numbers, pages, look.type("figure")),
            *set_text(_named(entry), half[0], look.type("heading"), level=0.7),
            *set_text(_how(entry, look), half[1], look.type("label"), lines=2, level=0.2),
            Path(rectangle(tick), look.style("box")),
        ),
        name="plan-row",
        box=box,
    )


def _small(name: str, page: Page, box: Box, look: Look) -> Iterator[Item]:
    scale = min(box.width / page.size.width, box.height / page.size.height)
    return small_page(name, page, box.centre, scale, look)


def _table(table: LaidTable, box: Box, look: Look) -> Group:
    """A heading, and below it how everything lies."""
    words = Box.at(box.left, box.top, box.width, 6)
    inside = Box(box.left + 1, words.bottom + 1, box.right - 1, box.bottom - 1)
    heading = set_text(look.words("plan.table"), words, look.type("heading"), level=0)
    return Group((*heading, *draw_table(table, inside, look)), name="plan-table", box=box)


def _named(entry: Entry) -> str:
    order, look = entry.section.order, entry.section.look
    return look.words("plan.booklets" if entry.is_booklet else f"component.{order.component.id}")


def _how(entry: Entry, look: Look) -> str:
    """Sheets of paper, which stock, one or two sides, pieces and time, as far as they say something."""
    order = entry.section.order
    stock = "plan.card" if entry.section.pieces else "plan.paper"
    if entry.is_booklet:
        sheets = {"count": entry.section.sheets, "paper": order.paper.name, "stock": look.words("plan.paper")}
        return look.words("plan.bound", booklets=order.copies, sheets=look.words("plan.sheets", **sheets))
    parts = [
        look.words("plan.sheets", count=entry.section.sheets, stock=look.words(stock), paper=order.paper.name),
        look.words(f"plan.sides-{entry.section.sides}"),
    ]
    if entry.section.pieces:
        parts.append(look.words("plan.pieces", count=entry.section.pieces, minutes=_minutes(entry.seconds)))
    if entry.is_optional:
        parts.append(look.words("plan.optional"))
    return " · ".join(parts)


def _minutes(seconds: float) -> int:
    """Rounded up to five minutes: nobody cuts by the clock."""
    return 5 * covering(seconds / 300)


def _steps(entries: Sequence[Entry], look: Look) -> list[str]:
    steps = [look.words("plan.print"), look.words("plan.scale")]
    seconds = sum(entry.seconds for entry in entries if entry.section.pieces)
    if seconds:
        steps.append(look.words("plan.cut", minutes=_minutes(seconds)))
    for entry in entries:
        if entry.is_booklet:
            leaves = entry.section.sheets // entry.section.order.copies
            steps.append(look.words("plan.bind", leaves=leaves))
    return [*steps, look.words("plan.pencils")]


def _advice(steps: Sequence[str], box: Box, look: Look) -> Group:
    """What to do, step by step."""
    items: list[Item] = []
    for index, step in enumerate(steps):
        line = Box.at(box.left, box.top + index * STEP, box.width, STEP - 0.5)
        number = Box(line.left, line.top, line.left + 6, line.bottom)
        words = Box(number.right, line.top, line.right, line.bottom)
        items += set_text(str(index + 1), number, look.type("figure"), level=0)
        items += set_text(step, words, look.type("label"), lines=2, level=0)
    return Group(tuple(items), name="plan-steps", box=box)
