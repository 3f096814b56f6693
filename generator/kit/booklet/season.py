"""The season's table: the points of every player at every stop, and how a season is played."""

from collections.abc import Iterator
from collections.abc import Sequence
from math import ceil

from generator.draw.fonts import mm
from generator.draw.furniture.table import Column
from generator.draw.furniture.table import Ruled
from generator.draw.look import Look
from generator.draw.minus import signed
from generator.draw.prose import Setting
from generator.draw.prose import below
from generator.draw.prose import block
from generator.draw.prose import paragraph
from generator.draw.scene import Anchor
from generator.draw.scene import Group
from generator.draw.scene import Item
from generator.draw.scene import Scene
from generator.draw.text import set_text
from generator.geometry.point import Box
from generator.geometry.point import Point
from generator.geometry.point import Size
from generator.kit.booklet.leaf import enlargement
from generator.kit.booklet.stop import Stop
from generator.kit.booklet.stop import in_parts

TITLE = 9.0
ASIDE = 0.29  # of the width is for the words
GAP = 6.0
NAMES = 11.0  # height of the row of names
MOST_ROW = 9.6
TOTAL = 1.15  # the last row, as a multiple of the others
LEADING = 1.32
USUAL_PLAYERS = 4
MOST_ROWS = 13


def draw_seasons(stops: Sequence[Stop], players: int, look: Look, size: Size) -> tuple[Scene, ...]:
    """As many pages as the stops need; the total stands on the last."""
    parts = in_parts(stops, ceil(len(stops) / MOST_ROWS))
    return tuple(_page(part, stops, players, look, size) for part in parts)


def _page(part: Sequence[Stop], stops: Sequence[Stop], players: int, look: Look, size: Size) -> Scene:
    scale = enlargement(size)
    table = Ruled(_columns(stops, max(players, USUAL_PLAYERS), look), look, scale)
    title = Box.at(0, 0, size.width, TITLE * scale)
    aside = Box(size.width * (1 - ASIDE), title.bottom, size.width, size.height)
    box = Box(0, title.bottom, aside.left - GAP * scale, size.height)
    words = look.words("booklet.season")
    heading = set_text(words, title, look.type("section").scaled(1.25 * scale), level=0.2)
    items = (
        Group(heading, name="season-title", box=title),
        Group(tuple(_rows(part, table, box, is_last=part[-1] is stops[-1])), name="season", box=box),
        _rules(stops, aside, look, scale),
    )
    return Scene(size, items, words)


def _columns(stops: Sequence[Stop], players: int, look: Look) -> tuple[Column, ...]:
    found = [Column("number", "", 7, Anchor.MIDDLE), Column("title", look.words("booklet.stop-name"), 32)]
    if any(stop.card and stop.card.points for stop in stops):
        found.append(Column("mark", look.words("booklet.mark"), 15, Anchor.MIDDLE))
    seats = (
        Column(f"player-{seat}", look.words("booklet.name"), 18, is_written_on=True, level=0.1)
        for seat in range(players)
    )
    return (*found, *seats)


def _rows(stops: Sequence[Stop], table: Ruled, box: Box, is_last: bool) -> Iterator[Item]:
    names = Box.at(box.left, box.top, box.width, NAMES * table.scale)
    yield from table.heads(names.grown_down(-1))
    yield from table.row({}, names)
    height = min(MOST_ROW * table.scale, (box.bottom - names.bottom - 0.5) / (len(stops) + TOTAL))
    for index, stop in enumerate(stops):
        words = {"number": str(stop.number), "title": stop.title, "mark": _mark(stop)}
        yield from table.row(words, Box.at(box.left, names.bottom + index * height, box.width, height))
    foot = names.bottom + len(stops) * height
    if is_last:
        total = Box.at(box.left, foot, box.width, height * TOTAL)
        yield from table.band(table.look.words("booklet.total"), total, "total")
        foot = total.bottom
    yield from table.uprights(Box(box.left, names.top, box.right, foot))


def _mark(stop: Stop) -> str:
    return signed(round(stop.card.points.mean)) if stop.card and stop.card.points else ""


def _rules(stops: Sequence[Stop], box: Box, look: Look, scale: float) -> Group:
    """How a season is played; what nobody needs without set-ups or figures is left out."""
    text, stressed = look.type("prose").scaled(scale), look.type("stress").scaled(scale)
    setting = Setting(text, stressed, mm(text.size_pt) * LEADING)
    keys = ["booklet.how-evening", "booklet.how-points"]
    if any(stop.setup for stop in stops):
        keys.insert(1, "booklet.how-code")
    if any(stop.card and stop.card.points for stop in stops):
        keys.append("booklet.how-alone")
    passages = (paragraph(look.words(key), box.width, setting) for key in keys)
    return block(below(passages, gap=2.4 * scale), "season-rules", Point(box.left, box.top + 3 * scale), box.width)
