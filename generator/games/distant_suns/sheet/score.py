"""The score part of the panel: every result is written into one column of boxes at the right edge and added up."""

from collections.abc import Iterator
from math import ceil

from generator.draw.lines import rule
from generator.draw.look import Look
from generator.draw.minus import signed
from generator.draw.scene import Anchor
from generator.draw.scene import Item
from generator.draw.scene import Path
from generator.draw.text import set_text
from generator.games.distant_suns.content import Content
from generator.games.distant_suns.content import Kind
from generator.games.distant_suns.content import Sector
from generator.games.distant_suns.sheet.bands import Place
from generator.games.distant_suns.sheet.grid import ROMAN
from generator.geometry.path import rounded
from generator.geometry.point import Box
from generator.values import dataclass

GAP = 1.6  # between boxes of a row
ROW_GAP = 0.9  # below the boxes of a row
CORNER = 1.0
ICON = 8.0
WORLDS_PER_ROW = 2


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


def _box(place: Box, look: Look, role: str = "box") -> Path:
    return Path(rounded(place.grown(-look.style(role).width / 2), CORNER), look.style(role))


def _label(symbol: str, words: str, icon: Box, name: Box, look: Look) -> Iterator[Item]:
    yield look.symbol(symbol, icon.centre, min(ICON, icon.height))
    yield from set_text(words, name, look.type("label"), lines=2)


def draw_missions(content: Content, look: Look, place: Place) -> Iterator[Item]:
    """A row for each mission: which shape it has in this game, how many were counted, what they are worth."""
    if place.heading:
        cells = columns(place.heading)
        over_name = Box(cells.icon.left, cells.icon.top, cells.name.right, cells.icon.bottom)
        yield from set_text(look.words("sheet.mission"), over_name, look.type("heading"), level=0.6)
        for key, cell in (("shape", cells.shape), ("count", cells.count), ("points", cells.points)):
            words = look.words(f"sheet.{key}")
            yield from set_text(words, cell.grown_across(0.7), look.type("heading"), Anchor.MIDDLE, level=0.6)
    for mission, row in zip(content.missions, place.rows, strict=True):
        cells = columns(row)
        yield from _label(mission, look.words(f"mission.{mission}"), cells.icon, cells.name, look)
        yield from (_box(cell, look) for cell in (cells.shape, cells.count, cells.points))


def draw_points_table(content: Content, look: Look, place: Place) -> Iterator[Item]:
    """What a count is worth, as a table of two lines."""
    (row,) = place.rows
    points = content.scoring.points
    box = Box(row.left, row.top + ROW_GAP, row.right, row.bottom - 2 * ROW_GAP)
    names = Box(box.left, box.top, box.left + box.width * 0.24, box.bottom)
    middle = box.centre.y
    pairs = [
        *((str(count), str(worth)) for count, worth in enumerate(points)),
        ("+1", f"+{content.scoring.each_further}"),
    ]
    yield _box(box, look, "band")
    yield rule(box.left + 1, box.right - 1, middle, look.style("rule"))
    for key, top, bottom in (("count", box.top, middle), ("points", middle, box.bottom)):
        cell = Box(names.left + 1.6, top, names.right, bottom)
        yield from set_text(look.words(f"sheet.{key}"), cell, look.type("small"))
    width = (box.right - names.right) / len(pairs)
    for index, (count, worth) in enumerate(pairs):
        left = names.right + index * width
        upper, lower = Box(left, box.top, left + width, middle), Box(left, middle, left + width, box.bottom)
        yield from set_text(count, upper, look.type("label"), Anchor.MIDDLE)
        yield from set_text(worth, lower, look.type("heading"), Anchor.MIDDLE)


def world_rows(count: int) -> int:
    return ceil(count / WORLDS_PER_ROW)


def draw_worlds(content: Content, look: Look, place: Place) -> Iterator[Item]:
    """Each world with both its values, one to be circled and one to be struck out; their sum at the right."""
    if place.heading:
        yield from set_text(look.words("sheet.worlds"), place.heading, look.type("heading"), level=0.4)
    for index, world in enumerate(content.layout.of_kind(Kind.WORLD)):
        cells = world_cells(place, index)
        yield from _world(content.layout.look_of(world), ROMAN[index], world, cells, look)
    yield _box(world_points(place), look)


def world_points(place: Place) -> Box:
    """Where the sum of all worlds is written."""
    return columns(place.rows[-1]).points


@dataclass(frozen=True, slots=True)
class WorldCells:
    """The cells of one world: two stand in a row."""

    icon: Box
    label: Box
    first: Box
    later: Box


def world_cells(place: Place, index: int) -> WorldCells:
    row = place.rows[index // WORLDS_PER_ROW]
    width = (columns(row).points.left - GAP - row.left) / WORLDS_PER_ROW
    cell = Box.at(row.left + width * (index % WORLDS_PER_ROW), row.top, width, row.height - ROW_GAP)
    icon = Box(cell.left, cell.top, cell.left + ICON, cell.bottom)
    label = Box(icon.right + 0.8, cell.top, icon.right + 5.6, cell.bottom)
    width = (cell.right - GAP - label.right) / 2
    first, later = (Box.at(label.right + index * width, cell.top, width, cell.height) for index in range(2))
    return WorldCells(icon, label, first, later)


def _world(symbol: str, numeral: str, world: Sector, cells: WorldCells, look: Look) -> Iterator[Item]:
    yield look.symbol(symbol, cells.icon.centre, min(ICON, cells.icon.height))
    yield from set_text(numeral, cells.label, look.type("label"))
    for value, box in ((world.first, cells.first), (world.later, cells.later)):
        yield from set_text(str(value), box, look.type("figure"), Anchor.MIDDLE)


def draw_treasures(content: Content, look: Look, place: Place) -> Iterator[Item]:
    yield from _times("treasure", look.words("sheet.treasures"), content.scoring.treasure, place, look)


def draw_aliens(content: Content, look: Look, place: Place) -> Iterator[Item]:
    yield from _times("alien", look.words("sheet.aliens"), content.scoring.alien, place, look)


def _times(symbol: str, words: str, worth: int, place: Place, look: Look) -> Iterator[Item]:
    """A row that multiplies: symbol, name, how many, times what, points."""
    (row,) = place.rows
    cells, counted = columns(row), counted_box(row)
    name = Box(cells.name.left, row.top, counted.left - GAP, cells.name.bottom)
    yield from _label(symbol, words, cells.icon, name, look)
    yield from (_box(counted, look), _box(cells.points, look))
    yield from set_text(f"× {signed(worth)}", cells.count, look.type("figure"), Anchor.MIDDLE)


def counted_box(row: Box) -> Box:
    """Where it is written how many, in a row that multiplies."""
    cells = columns(row)
    return Box(cells.shape.right - cells.count.width, row.top, cells.shape.right, cells.shape.bottom)


def draw_total(content: Content, look: Look, place: Place) -> Iterator[Item]:
    (row,) = place.rows
    row = Box(row.left, row.top + ROW_GAP, row.right, row.bottom)
    result = total_box(place)
    yield _box(row, look, "band")
    yield from set_text(
        look.words("sheet.total"),
        Box(row.left + 1.6, row.top, result.left - 2, row.bottom),
        look.type("total"),
        Anchor.END,
    )
    yield _box(result, look, "box-strong")


def total_box(place: Place) -> Box:
    (row,) = place.rows
    return Box(columns(row).count.left, row.top + ROW_GAP, row.right, row.bottom)
