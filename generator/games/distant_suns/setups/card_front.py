"""The front of a set-up card: the code, the control board in little, who is who and who begins, the QR code."""

from collections.abc import Iterator

from generator.draw.lines import rule
from generator.draw.look import Look
from generator.draw.qr import qr_code
from generator.draw.scene import Anchor
from generator.draw.scene import Item
from generator.draw.scene import Path
from generator.draw.text import set_text
from generator.games.distant_suns.arrange import ArrangedSuns
from generator.games.distant_suns.pieces.shapes import draw_shape
from generator.games.distant_suns.pieces.shapes import shape_mark
from generator.games.distant_suns.pieces.shapes import shape_name
from generator.games.distant_suns.setups.who import draw_first_player
from generator.games.distant_suns.setups.who import draw_who
from generator.games.distant_suns.setups.zones import Zone
from generator.games.distant_suns.setups.zones import zones_of
from generator.geometry.path import rounded
from generator.geometry.point import Box
from generator.geometry.point import Point
from generator.geometry.point import Size

SAFE = 4.0  # what stays free inside the cut
BAND = 1.0  # how much less free the band at the top leaves
HEAD = 14.6
BOARD_TOP, BOARD_FOOT = 15.9, 59.7
QR = 22.0
CORNER = 1.2
NUMBER, TILE, MISSION = 3.6, 18.6, 7.2  # widths in a row
GAP = 1.5
FINE = ("shape-ground", "shape-fine-grid", "shape-fine")


def draw_front(arranged: ArrangedSuns, look: Look, card: Size) -> Iterator[Item]:
    """Nothing reaches the edge, so that cards lie side by side on a page and share their cuts."""
    inside = Box.at(0, 0, card.width, card.height).grown(-SAFE)
    yield from _head(arranged, look, inside)
    zones = zones_of(arranged)
    height = (BOARD_FOOT - BOARD_TOP) / len(zones)
    for index, zone in enumerate(zones):
        row = Box.at(inside.left, BOARD_TOP + index * height, inside.width, height)
        yield from _zone(zone, look, row)
    yield from _foot(arranged, look, Box(inside.left, BOARD_FOOT + 0.8, inside.right, inside.bottom))


def _head(arranged: ArrangedSuns, look: Look, inside: Box) -> Iterator[Item]:
    """The code as large as it fits: it is read aloud."""
    band = Box(inside.left - BAND, inside.top - BAND, inside.right + BAND, HEAD)
    yield Path(rounded(band, CORNER), look.style("card-head"))
    yield rule(band.left, band.right, HEAD, look.style("card-line"))
    over = Box(inside.left + 0.6, inside.top + 0.2, inside.right - 0.6, inside.top + 2.2)
    code = Box(over.left, over.bottom + 0.8, over.right, HEAD - 1.9)
    yield from set_text(look.words("game.title"), over, look.type("card-over"))
    yield from set_text(look.words("setup.heading"), over, look.type("card-over"), Anchor.END)
    if arranged.has_short_code:
        yield from set_text(arranged.code, code, look.type("card-code"), level=1)
    else:
        yield from set_text(_breakable(arranged.code), code, look.type("card-text"), lines=3)


def _breakable(description: str) -> str:
    """With spaces where a line may end; whoever types them does no harm."""
    return description.replace(",", ", ")


def _zone(zone: Zone, look: Look, row: Box) -> Iterator[Item]:
    """Number, tile with shape and symbol, its mission, and the names of both."""
    cell = Box(row.left, row.top + 0.35, row.right, row.bottom - 0.35)
    number = Box(cell.left, cell.top, cell.left + NUMBER, cell.bottom)
    tile = Box.at(number.right, cell.top, TILE, cell.height)
    mission = Box.at(tile.right + GAP, cell.top, MISSION, cell.height)
    names = Box(mission.right + GAP, cell.top, cell.right, cell.bottom)
    role = "zone" if zone.mission else "zone-last"
    yield Path(rounded(tile.grown(-look.style(role).width / 2), CORNER), look.style(role))
    yield from draw_shape(zone.shape, look, Box(tile.left, tile.top, tile.right - 7.2, tile.bottom).grown(-0.9), FINE)
    yield shape_mark(zone.shape, look, Point(tile.right - 4.0, tile.centre.y), 6.0)
    if not zone.mission:
        yield from set_text(shape_name(zone.shape.id, look), names, look.type("card-name"))
        return
    yield from set_text(str(zone.number), number, look.type("card-figure"))
    upper = Box(names.left, names.top + 0.3, names.right, names.centre.y)
    lower = Box(names.left, names.centre.y + 0.5, names.right, names.bottom)
    yield from set_text(shape_name(zone.shape.id, look), upper, look.type("card-name"))
    yield from set_text(look.words(f"mission.{zone.mission}"), lower, look.type("card-mission"))
    yield look.symbol(zone.mission, mission.centre, min(mission.width, mission.height))


def _foot(arranged: ArrangedSuns, look: Look, box: Box) -> Iterator[Item]:
    """The QR code always in the lower right corner; what it says in words stands at the top, or beside it if long."""
    qr = Box(box.right - QR, box.bottom - QR, box.right, box.bottom)
    yield from qr_code(arranged.code, qr, look)
    left = Box(box.left, box.top, qr.left - 0.4, box.bottom)
    yield from draw_who(look, Box(left.left, left.top, left.right, left.top + 7.8))
    yield from draw_first_player(arranged.setup, look, Box(left.left, left.top + 9.0, left.right, left.bottom))
