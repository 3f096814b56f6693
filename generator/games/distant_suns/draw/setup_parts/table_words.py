"""What people read on the no-cut table: title and code, who begins, how a turn is written, names, points."""

from collections.abc import Iterator

from generator.draw.caption import caption
from generator.draw.lines import rule
from generator.draw.look import Look
from generator.draw.qr import qr_code
from generator.draw.scene import Anchor
from generator.draw.scene import Item
from generator.draw.scene import Path
from generator.draw.text import set_text
from generator.games.distant_suns.arrange.arranger import ArrangedSuns
from generator.games.distant_suns.draw.setup_parts.who import draw_first_player
from generator.games.distant_suns.rules.setup import PLAYERS
from generator.geometry.path import circle
from generator.geometry.path import polyline
from generator.geometry.path import rectangle
from generator.geometry.point import Box
from generator.geometry.point import Point

PICTURE = 20.0  # width of a picture in the legend
NOTCH = 3.2
HEADING = 4.6
BEGINS = 1.15  # how much larger than on a card it stands who begins


def draw_heading(arranged: ArrangedSuns, look: Look, box: Box) -> Iterator[Item]:
    """The game at the left, the code at the right; a description takes what room it needs."""
    half = Box(box.left, box.top, box.left + box.width * 0.48, box.bottom)
    code = Box(half.right + 4, box.top, box.right, box.bottom)
    words = caption("table", look)
    yield from set_text(words, half, look.type("table-code"))
    kind = look.type("table-code" if arranged.has_short_code else "label")
    yield from set_text(arranged.code.replace(",", ", "), code, kind, Anchor.END, lines=3)


def draw_begins(arranged: ArrangedSuns, look: Look, box: Box, scale: float) -> Iterator[Item]:
    """The QR code, and below it who begins."""
    inner = Box(box.left + 2, box.top + 1, box.right, box.bottom - 1)
    side = min(inner.width, inner.height * 0.55)
    yield from qr_code(arranged.code, Box.at(inner.right - side, inner.top, side, side), look)
    begins = Box(inner.left, inner.top + side + 2, inner.right, inner.bottom)
    yield from draw_first_player(arranged.setup, look, begins, BEGINS * scale)


def draw_legend(modules: int, look: Look, box: Box, scale: float) -> Iterator[Item]:
    """A turn in three steps, each with a picture of what the pencil does."""
    heading = Box.at(box.left, box.top, box.width, HEADING * scale)
    yield from set_text(look.words("table.legend"), heading, look.type("heading").scaled(scale), level=0)
    height = (box.bottom - heading.bottom) / 3
    kind = look.type("label").scaled(scale)
    texts = (
        look.words("table.initial"),
        look.words("table.cross"),
        look.words("table.over", modules=modules),
    )
    for index, words in enumerate(texts):
        row = Box.at(box.left, heading.bottom + index * height, box.width, height)
        picture = Box(row.left, row.top, row.left + PICTURE * scale, row.bottom)
        yield from _picture(index, picture, look, scale)
        yield from set_text(words, Box(picture.right + 2, row.top, row.right, row.bottom), kind, lines=3)


def _picture(step: int, box: Box, look: Look, scale: float) -> Iterator[Item]:
    """Two notches with what is written in them so far; at last a ticked turn."""
    size = NOTCH * scale
    pencil = look.style("pencil")
    if step == 2:
        centre = box.centre
        yield Path(rectangle(Box(-size, -size, size, size).moved(centre)), look.style("box"))
        yield Path(polyline(centre + Point(x, y) * size for x, y in TICKED), pencil)
        return
    left, right = Point(box.left + size + 0.5, box.centre.y), Point(box.right - size - 0.5, box.centre.y)
    yield Path(polyline((left, right)), look.style("notch-link"))
    yield from (Path(circle(notch, size), look.style("notch")) for notch in (left, right))
    yield from (Path(polyline(left + Point(x, y) * size for x, y in stroke), pencil) for stroke in INITIAL)
    if step == 1:
        yield from (Path(polyline(right + Point(x, y) * size for x, y in stroke), pencil) for stroke in CROSS)


# Strokes of a pencil, on a square from -1 to 1.
INITIAL = (((-0.45, 0.55), (0, -0.6), (0.45, 0.55)), ((-0.28, 0.15), (0.28, 0.15)))
CROSS = (((-0.5, -0.5), (0.5, 0.5)), ((-0.5, 0.5), (0.5, -0.5)))
TICKED = ((-0.5, 0.0), (-0.12, 0.5), (0.6, -0.6))


def draw_players(look: Look, box: Box, scale: float) -> Iterator[Item]:
    """A line for each name, in the order of the seats; the first says whose it is."""
    heading = Box.at(box.left, box.top, box.width, HEADING * scale)
    kind = look.type("heading").scaled(scale)
    left = box.left + kind.font.width(look.words("setup.seat"), kind.size_pt) + 3
    yield from set_text(look.words("setup.seat"), heading, kind, level=0)
    yield from set_text(look.words("sheet.name"), Box(left, heading.top, box.right, heading.bottom), kind, level=0)
    count = max(PLAYERS)
    height = (box.bottom - heading.bottom) / count
    for index in range(count):
        row = Box.at(box.left, heading.bottom + index * height, box.width, height)
        seat = Box(row.left, row.top, left - 3, row.bottom - 1.4 * scale)
        yield from set_text(str(index + 1), seat, look.type("figure").scaled(scale), level=1)
        line = Box(left, row.top, row.right, row.bottom - 0.5)
        yield rule(line.left, line.right, line.bottom, look.style("write-on"))
        if not index:
            over = Box(line.left, line.top, line.right, line.bottom - 1.3 * scale)
            yield from set_text(
                look.words("setup.youngest"), over, look.type("ghost").scaled(scale), Anchor.END, level=1
            )
