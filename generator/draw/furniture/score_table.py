"""Score table: what each line of a score counts, and beside it what somebody has earned."""

from collections.abc import Iterable
from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial

from generator.draw.furniture.pen import ICON
from generator.draw.furniture.pen import UNIT
from generator.draw.furniture.pen import Pen
from generator.draw.lines import rule
from generator.draw.minus import signed
from generator.draw.prose import Passage
from generator.draw.prose import below
from generator.draw.prose import paragraph
from generator.draw.scene import Anchor
from generator.draw.scene import Group
from generator.draw.scene import Item
from generator.draw.scene import Path
from generator.draw.text import set_text
from generator.geometry.path import rounded
from generator.geometry.point import Box
from generator.geometry.point import Point

MARK, COUNT, POINTS = 7.6, 12.0, 10.0  # widths of the columns at the right
ROW_PAD = 1.6
TOTAL = 8.0


@dataclass(frozen=True, slots=True)
class ScoredLine:
    """What is counted, and of an example a mark, the count and the points."""

    symbol: str
    words: str
    mark: Item | None
    count: str
    points: int


@dataclass(frozen=True, slots=True)
class ScoreWords:
    """What the columns and the last line are called."""

    count: str
    points: str
    total: str


def score_table(lines: Iterable[ScoredLine], total: int, words: ScoreWords, pen: Pen, width: float) -> Passage:
    """The lines in the order in which one scores, and the total."""
    heading = Passage(UNIT + 1, partial(_heading, pen, width, words))
    rows = (_row(pen, width, line) for line in lines)
    return below((heading, *rows, Passage(TOTAL + 1, partial(_total, pen, width, words.total, total))))


def _heading(pen: Pen, width: float, words: ScoreWords) -> Iterator[Item]:
    """The names of the two columns with the figures of the example; to the left there is room for a longer one."""
    kind = pen.look.type("prose")
    cell, right = _count_box(width, UNIT), Box(width - POINTS - 2, 0, width, UNIT)
    left = min(cell.left, cell.right - kind.font.width(words.count, kind.size_pt))
    yield from set_text(words.count, Box(left, 0, cell.right, UNIT), kind, Anchor.MIDDLE)
    yield from set_text(words.points, right, kind, Anchor.END)


def _count_box(width: float, height: float) -> Box:
    """Counts stand under each other; the room for a mark is theirs too where there is none."""
    right = width - POINTS - 1
    return Box(right - COUNT, 0, right, height)


def _row(pen: Pen, width: float, line: ScoredLine) -> Passage:
    marked = width - POINTS - 1 - COUNT - MARK
    text = pen.with_symbol(line.symbol, paragraph(line.words, marked - ICON - 3, pen.setting))
    height = max(text.height, MARK) + ROW_PAD

    def cells() -> Iterator[Item]:
        right = Box(width - POINTS, 0, width, height)
        yield rule(0, width, 0, pen.look.style("rule"))
        yield Group(text.items, at=Point(0, (height - text.height) / 2))
        yield from set_text(line.count, _count_box(width, height), pen.look.type("label"), Anchor.MIDDLE)
        yield from set_text(signed(line.points), right, pen.look.type("figure"), Anchor.END)
        if line.mark:
            yield Group((line.mark,), at=Point(marked, (height - MARK) / 2))

    return Passage(height, cells)


def _total(pen: Pen, width: float, words: str, total: int) -> Iterator[Item]:
    box, kind = Box.at(0, 1, width, TOTAL), pen.look.type("total")
    name = Box(4, box.top, width - POINTS - 4, box.bottom)
    yield Path(rounded(box.grown(-0.2), 1.2), pen.look.style("band"))
    yield from set_text(words, name, kind, Anchor.END)
    yield from set_text(str(total), Box(name.right, box.top, width - 2, box.bottom), kind, Anchor.END)
