"""Pages: a report on paper. First the tables, series by series, then the charts, four to a page."""

from collections.abc import Iterator
from collections.abc import Sequence
from dataclasses import dataclass

from generator.draw.look import Look
from generator.draw.scene import Anchor
from generator.draw.scene import Group
from generator.draw.scene import Item
from generator.draw.scene import Path
from generator.draw.scene import Scene
from generator.draw.text import Type
from generator.draw.text import set_text
from generator.geometry.path import polyline
from generator.geometry.path import rectangle
from generator.geometry.point import Box
from generator.geometry.point import Point
from generator.geometry.point import Size
from generator.play.compare import Change
from generator.play.judge import Outside
from generator.play.plates import Plate
from generator.play.report import BandVerdict
from generator.play.report import Figure
from generator.play.report import SeriesReport
from generator.play.wording import MARKS
from generator.play.wording import amount
from generator.play.wording import band_of
from generator.play.wording import interval_of
from generator.play.wording import plain
from generator.play.wording import value_of

HEADING = 11.0
ROW = 4.6
COLUMNS = 2  # of tables, and of charts
GAP = 8.0
FIGURES = (0.44, 0.12, 0.19, 0.15, 0.10)  # of a table's width: title, value, interval, band, mark
CHANGES = (0.46, 0.12, 0.12, 0.20, 0.10)  # title, one value, the other, their difference, mark
FINDING = 15.0


@dataclass(frozen=True, slots=True)
class TableLine:
    """A line of a table: cells, and whether it is marked."""

    cells: tuple[str, ...]
    verdict: BandVerdict = BandVerdict.FREE
    is_heading: bool = False


@dataclass(frozen=True, slots=True)
class PageTable:
    """Lines, and which share of the width each cell gets."""

    lines: tuple[TableLine, ...]
    shares: tuple[float, ...]


def table_pages(title: str, series: Sequence[SeriesReport], look: Look, size: Size, caption: str) -> Iterator[Scene]:
    """All figures but the details, in two columns."""
    lines: list[TableLine] = []
    for each in series:
        figures = [figure for measured in each.measured for figure in measured.figures if not figure.reading.is_detail]
        heading = (f"{each.series.name} · {each.series.games:,} games", "", "95 % interval", "band", "")
        lines += [TableLine(heading, is_heading=True), *map(_line, figures)]
    yield from _in_columns(title, PageTable(tuple(lines), FIGURES), look, size, caption)


def _line(figure: Figure) -> TableLine:
    cells = (figure.reading.title, value_of(figure), interval_of(figure), band_of(figure), MARKS[figure.verdict])
    return TableLine(cells, figure.verdict)


def change_pages(title: str, changes: Sequence[Change], look: Look, size: Size, caption: str) -> Iterator[Scene]:
    """What differs between two layouts, with the interval of the difference."""
    for layouts in dict.fromkeys(change.layouts for change in changes):
        own = [_changed(change) for change in changes if change.layouts == layouts]
        head = TableLine(("", *layouts, "difference", ""), is_heading=True)
        yield from _in_columns(title, PageTable((head, *own), CHANGES), look, size, caption)


def _changed(change: Change) -> TableLine:
    low, high = (plain(end, change.unit) for end in change.interval)
    values = amount(change.before, change.unit), amount(change.after, change.unit)
    mark = "differs" if change.is_real else ""
    cells = (f"{change.series}: {change.title}", *values, f"{low} to {high}", mark)
    return TableLine(cells, BandVerdict.DOUBTFUL if change.is_real else BandVerdict.FREE)


def _in_columns(title: str, table: PageTable, look: Look, size: Size, caption: str) -> Iterator[Scene]:
    lines = table.lines
    per_column = int((size.height - HEADING) / ROW)
    width = (size.width - GAP * (COLUMNS - 1)) / COLUMNS
    columns = [lines[start : start + per_column] for start in range(0, len(lines), per_column)]
    for start in range(0, len(columns), COLUMNS):
        items: list[Item] = [*_title(title, look, size)]
        for index, column in enumerate(columns[start : start + COLUMNS]):
            part = PageTable(column, table.shares)
            items += _column(part, Point(index * (width + GAP), HEADING), width, look)
        yield Scene(size, tuple(items), caption)


def _title(title: str, look: Look, size: Size) -> Iterator[Item]:
    yield from set_text(title, Box(0, 0, size.width, HEADING - 3), look.type("total"), level=0)


def _column(table: PageTable, at: Point, width: float, look: Look) -> Iterator[Item]:
    for row, line in enumerate(table.lines):
        top = at.y + row * ROW
        if line.is_heading:
            yield Path(rectangle(Box.at(at.x, top, width, ROW)), look.style("band"))
        left = at.x
        for number, (cell, share) in enumerate(zip(line.cells, table.shares, strict=True)):
            box = Box(left + 0.6, top, left + share * width - 0.6, top + ROW)
            kind = look.type("heading" if line.is_heading and not number else "small")
            if cell:
                yield from set_text(_cut(cell, box, kind), box, kind, Anchor.START if not number else Anchor.END)
            left += share * width
        if line.verdict.is_outside:
            yield Path(rectangle(Box.at(at.x - 1.6, top + 0.8, 1.0, ROW - 1.6)), look.style("chart-warning"))
        y = top + ROW
        yield Path(polyline((Point(at.x, y), Point(at.x + width, y))), look.style("rule"))


def _cut(words: str, box: Box, kind: Type) -> str:
    """As much of the words as fits one line."""
    kept = words
    while kept and kind.font.width(kept if kept == words else f"{kept}…", kind.smallest_pt) > box.width:
        kept = kept[:-1]
    return words if kept == words else f"{kept}…"


def finding_pages(title: str, found: Sequence[Outside], look: Look, size: Size, caption: str) -> Iterator[Scene]:
    """What is outside its band, in words."""
    per_page = int((size.height - HEADING) / FINDING)
    for start in range(0, len(found), per_page):
        items: list[Item] = [*_title(title, look, size)]
        for row, each in enumerate(found[start : start + per_page]):
            finding = each.finding
            top = HEADING + row * FINDING
            place = f"{each.layout}, line {finding.span.line}" if finding.span else each.layout
            perhaps = "" if each.is_sure else "Perhaps: "
            first = f"{finding.code}: {perhaps}{finding.message} ({place})"
            texts = (first, finding.proof, f"Help: {finding.help}")
            for number, (words, role) in enumerate(zip(texts, ("heading", "small", "label"), strict=True)):
                box = Box.at(0, top + number * ROW, size.width, ROW)
                items += set_text(_cut(words, box, look.type(role)), box, look.type(role))
        yield Scene(size, tuple(items), caption)


def chart_pages(title: str, plates: Sequence[Plate], look: Look, size: Size, caption: str) -> Iterator[Scene]:
    """Four charts to a page, series by series."""
    for name in dict.fromkeys(plate.series for plate in plates):
        own = [plate for plate in plates if plate.series == name]
        for start in range(0, len(own), 2 * COLUMNS):
            items: list[Item] = [*_title(f"{title} · {name}", look, size)]
            for index, plate in enumerate(own[start : start + 2 * COLUMNS]):
                room = Point(size.width / COLUMNS, (size.height - HEADING) / 2)
                at = Point(index % COLUMNS * room.x, HEADING + index // COLUMNS * room.y)
                items.append(Group(plate.scene.items, at=at))
            yield Scene(size, tuple(items), caption)
