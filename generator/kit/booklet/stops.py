"""The list of stops: a row for each, under the headings of the season, with blanks for the date and the points."""

from collections.abc import Iterator
from collections.abc import Sequence

from generator.draw.furniture.table import PAD
from generator.draw.furniture.table import Column
from generator.draw.furniture.table import Ruled
from generator.draw.look import Look
from generator.draw.minus import signed
from generator.draw.scene import Anchor
from generator.draw.scene import Group
from generator.draw.scene import Item
from generator.draw.scene import Scene
from generator.draw.text import set_text
from generator.geometry.point import Box
from generator.geometry.point import Size
from generator.kit.booklet.leaf import enlargement
from generator.kit.booklet.stars import draw_stars
from generator.kit.booklet.stop import Stop
from generator.kit.booklet.stop import grouped
from generator.kit.booklet.stop import in_parts
from generator.kit.booklet.stop import picture_in

TITLE = 9.0
HEADS = 8.0
HEADING = 4.6
HEADING_GAP = 0.8
LEAST_ROW = 6.4
MOST_ROW = 9.4


def draw_stops(stops: Sequence[Stop], look: Look, size: Size) -> tuple[Scene, ...]:
    """As many pages as the stops need, with about the same number on each."""
    scale = enlargement(size)
    room = size.height - (TITLE + HEADS) * scale
    pages = 1
    while max(_needed(part, scale) for part in in_parts(stops, pages)) > room and pages < len(stops):
        pages += 1
    return tuple(_page(part, stops, look, size) for part in in_parts(stops, pages))


def _headings(stops: Sequence[Stop]) -> int:
    return sum(bool(heading) for heading, _ in grouped(stops))


def _needed(stops: Sequence[Stop], scale: float) -> float:
    return (len(stops) * LEAST_ROW + _headings(stops) * (HEADING + HEADING_GAP)) * scale


def _page(part: Sequence[Stop], stops: Sequence[Stop], look: Look, size: Size) -> Scene:
    scale = enlargement(size)
    table = Ruled(_columns(stops, look), look, scale)
    title = Box.at(0, 0, size.width, TITLE * scale)
    box = Box(0, title.bottom, size.width, size.height)
    words = look.words("booklet.stops")
    heading = set_text(words, title, look.type("section").scaled(1.25 * scale), level=0.2)
    items = (
        Group(heading, name="stops-title", box=title),
        Group(tuple(_rows(part, table, box)), name="stops", box=box),
    )
    return Scene(size, items, words)


def _columns(stops: Sequence[Stop], look: Look) -> tuple[Column, ...]:
    """Those that say something of any stop, then what is written by hand."""
    found = [
        Column("number", "", 7, Anchor.MIDDLE),
        Column("picture", "", 11),
        Column("title", look.words("booklet.sheet"), 38),
    ]
    if any(stop.card and stop.card.difficulty for stop in stops):
        found.append(Column("difficulty", look.words("booklet.difficulty"), 29))
    if any(stop.places for stop in stops):
        found.append(Column("places", look.words("booklet.places"), 17, Anchor.END))
    if any(stop.card and stop.card.points for stop in stops):
        found.append(Column("points", look.words("booklet.makes"), 29, Anchor.MIDDLE))
    if any(stop.setup for stop in stops):
        found.append(Column("setup", look.words("booklet.setup"), 27, Anchor.MIDDLE))
    found.append(Column("date", look.words("booklet.date"), 22, is_written_on=True))
    return (*found, Column("mine", look.words("booklet.points"), 18, is_written_on=True))


def _rows(stops: Sequence[Stop], table: Ruled, box: Box) -> Iterator[Item]:
    scale = table.scale
    heads = Box.at(box.left, box.top, box.width, HEADS * scale - 1)
    yield from table.heads(heads)
    taken = _headings(stops) * (HEADING + HEADING_GAP) * scale
    height = min(MOST_ROW * scale, (box.bottom - heads.bottom - 1 - taken) / len(stops))
    top = heads.bottom + 1
    for heading, members in grouped(stops):
        if heading:
            band = Box.at(box.left, top + HEADING_GAP * scale, box.width, HEADING * scale)
            yield from table.band(heading, band, "heading")
            top = band.bottom
        rows = Box.at(box.left, top, box.width, height * len(members))
        for index, stop in enumerate(members):
            yield from _row(stop, table, Box.at(rows.left, top + index * height, rows.width, height))
        yield from table.uprights(rows)
        top = rows.bottom


def _row(stop: Stop, table: Ruled, row: Box) -> Iterator[Item]:
    cells = table.cells(row)
    words = {
        "number": str(stop.number),
        "title": stop.title,
        "places": str(stop.places or ""),
        "setup": stop.setup,
        "points": _made(stop, table.look),
    }
    yield from table.row(words, row)
    yield picture_in(stop, cells["picture"].grown(-0.4))
    if stop.card and stop.card.difficulty:
        cell = cells["difficulty"].grown_across(-PAD * table.scale)
        yield from draw_stars(stop.card.difficulty, cell, table.look, table.scale)


def _made(stop: Stop, look: Look) -> str:
    """What good players make: the mean, and from what to what nine in ten of them come."""
    points = stop.card.points if stop.card else None
    if points is None:
        return ""
    mean, low, high = (signed(round(value)) for value in (points.mean, points.low, points.high))
    return look.words("booklet.made", mean=mean, low=low, high=high)
