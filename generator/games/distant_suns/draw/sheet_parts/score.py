"""The score part of the panel: every result is written into one column of boxes at the right edge and added up."""

from collections.abc import Iterator
from functools import partial

from generator.draw.furniture.bands import BandPlace
from generator.draw.furniture.table import rounded_box
from generator.draw.furniture.table import two_lines
from generator.draw.look import Look
from generator.draw.minus import signed
from generator.draw.scene import Anchor
from generator.draw.scene import Item
from generator.draw.text import Type
from generator.draw.text import cut_to
from generator.draw.text import set_text
from generator.games.distant_suns.content import Content
from generator.geometry.near import fits
from generator.geometry.point import Box
from generator.values import dataclass

GAP = 1.6  # between boxes of a row
ROW_GAP = 0.7  # below the boxes of a row
ICON = 8.0
HEADING_GAP = 0.9  # least distance from one heading to the next


@dataclass(frozen=True, slots=True)
class Columns:
    """The cells of a score row."""

    icon: Box
    name: Box
    shape: Box
    count: Box
    points: Box


def columns(row: Box) -> Columns:
    """Cells one writes in grow with the width of the panel, which is 72 to 110 mm."""
    wide = (row.width - 72) / 38
    foot = row.bottom - ROW_GAP
    points = Box(row.right - 12 - 4 * wide, row.top, row.right, foot)
    count = Box(points.left - GAP - 9 - 3 * wide, row.top, points.left - GAP, foot)
    shape = Box(count.left - GAP - 14 - 20 * wide, row.top, count.left - GAP, foot)
    icon = Box(row.left, row.top, row.left + ICON, foot)
    return Columns(icon, Box(icon.right + GAP, row.top, shape.left - GAP, foot), shape, count, points)


def _label(symbol: str, words: str, icon: Box, name: Box, look: Look) -> Iterator[Item]:
    yield look.symbol(symbol, icon.centre, min(ICON, icon.height))
    yield from set_text(words, name, look.type("label"), lines=2)


def draw_missions(content: Content, look: Look, place: BandPlace) -> Iterator[Item]:
    """A row for each mission: which shape it has in this game, how many were counted, what they are worth."""
    if place.heading:
        cells = columns(place.heading)
        over_name = Box(cells.icon.left, cells.icon.top, cells.name.right, cells.icon.bottom)
        yield from set_text(look.words("sheet.mission"), over_name, look.type("heading"), level=0.6)
        yield from _over_cells(cells, look)
    for mission, row in zip(content.missions, place.rows, strict=True):
        cells = columns(row)
        yield from _label(mission, look.words(f"mission.{mission}"), cells.icon, cells.name, look)
        yield from (rounded_box(cell, look) for cell in (cells.shape, cells.count, cells.points))


def _over_cells(cells: Columns, look: Look) -> Iterator[Item]:
    """Headings of one size; the one in the middle may be wider than its cell, which is narrow."""
    shape, count, points = (look.words(f"sheet.{key}") for key in ("shape", "count-heading", "points"))
    kind = look.type("heading")
    middle = _between(cells, shape, points, kind)
    if not fits(kind.font.width(count, kind.size_pt), middle.width):
        kind = kind.sized(kind.smallest_pt)
        middle = _between(cells, shape, points, kind)
    for words, box in ((shape, cells.shape.grown_across(0.7)), (count, middle), (points, cells.points)):
        yield from set_text(words, box, kind, Anchor.MIDDLE, level=0.6)


def _between(cells: Columns, left: str, right: str, kind: Type) -> Box:
    """The room that the headings to the left and right leave, when each stands over the middle of its cell."""
    width = partial(kind.font.width, size_pt=kind.size_pt)
    start = cells.shape.centre.x + width(left) / 2 + HEADING_GAP
    return Box(start, cells.count.top, cells.points.centre.x - width(right) / 2 - HEADING_GAP, cells.count.bottom)


def draw_shape_hint(content: Content, look: Look, place: BandPlace) -> Iterator[Item]:
    """What to write into the boxes for shapes."""
    yield from hint(look.words("sheet.shape-hint"), look, place)


def hint(words: str, look: Look, place: BandPlace) -> Iterator[Item]:
    (row,) = place.rows
    kind = look.type("small")
    yield from set_text(cut_to(words, kind, row.width), row, kind, level=0.3)


def draw_points_table(content: Content, look: Look, place: BandPlace) -> Iterator[Item]:
    """What a count is worth."""
    (row,) = place.rows
    scoring = content.scoring
    pairs = [
        *((str(count), str(worth)) for count, worth in enumerate(scoring.points)),
        ("+1", f"+{scoring.each_further}"),
    ]
    box = Box(row.left, row.top + ROW_GAP / 2, row.right, row.bottom - 1.5 * ROW_GAP)
    yield from two_lines((look.words("sheet.count"), look.words("sheet.points")), pairs, look, box)


def draw_treasures(content: Content, look: Look, place: BandPlace) -> Iterator[Item]:
    yield from _times("treasure", look.words("sheet.treasures"), content.scoring.treasure, place, look)


def draw_aliens(content: Content, look: Look, place: BandPlace) -> Iterator[Item]:
    yield from _times("alien", look.words("sheet.aliens"), content.scoring.alien, place, look)


def _times(symbol: str, words: str, worth: int, place: BandPlace, look: Look) -> Iterator[Item]:
    """A row that multiplies: symbol, name, how many, times what, points."""
    (row,) = place.rows
    cells, counted = columns(row), counted_box(row)
    name = Box(cells.name.left, row.top, counted.left - GAP, cells.name.bottom)
    yield from _label(symbol, words, cells.icon, name, look)
    yield from (rounded_box(counted, look), rounded_box(cells.points, look))
    yield from set_text(f"× {signed(worth)}", cells.count, look.type("figure"), Anchor.MIDDLE)


def counted_box(row: Box) -> Box:
    """Where it is written how many, in a row that multiplies."""
    cells = columns(row)
    return Box(cells.shape.right - cells.count.width, row.top, cells.shape.right, cells.shape.bottom)


def draw_total(content: Content, look: Look, place: BandPlace) -> Iterator[Item]:
    (row,) = place.rows
    row = Box(row.left, row.top + ROW_GAP, row.right, row.bottom)
    result = total_box(place)
    yield rounded_box(row, look, "band")
    yield from set_text(
        look.words("sheet.total"),
        Box(row.left + 1.6, row.top, result.left - 2, row.bottom),
        look.type("total"),
        Anchor.END,
    )
    yield rounded_box(result, look, "box-strong")


def total_box(place: BandPlace) -> Box:
    (row,) = place.rows
    return Box(columns(row).count.left, row.top + ROW_GAP, row.right, row.bottom)
