"""The front of a set-up card: the code, the control board in little, who is who and who begins, the QR code."""

from collections.abc import Iterator

from generator.draw.lines import rule
from generator.draw.look import Look
from generator.draw.qr import qr_code
from generator.draw.scene import Anchor
from generator.draw.scene import Item
from generator.draw.scene import Path
from generator.draw.text import set_text
from generator.games.distant_suns.arrange.arranger import ArrangedSuns
from generator.games.distant_suns.draw.pieces.shapes import draw_shape
from generator.games.distant_suns.draw.pieces.shapes import one_hex_size
from generator.games.distant_suns.draw.pieces.shapes import shape_mark
from generator.games.distant_suns.draw.pieces.shapes import shape_name
from generator.games.distant_suns.draw.setup_parts.who import draw_first_player
from generator.games.distant_suns.draw.setup_parts.who import draw_who
from generator.games.distant_suns.draw.setup_parts.zones import Zone
from generator.games.distant_suns.draw.setup_parts.zones import zones_of
from generator.geometry.path import rounded
from generator.geometry.point import Box
from generator.geometry.point import Point
from generator.geometry.point import Size

SAFE = 4.0  # what stays free inside the cut
BAND = 1.0  # how much less free the band at the top leaves
HEAD = 14.6
BOARD_TOP, BOARD_FOOT = 15.7, 59.2
ROW_GAP = 0.3
WHO, WHO_GAP = 7.0, 0.9  # heights in the foot
QR = 22.0
CORNER = 1.2
NUMBER, TILE, MISSION = 3.6, 18.6, 7.2  # widths in a row
MARK, TILE_PADDING = 6.0, 0.6
GAP = 1.5
FINE = ("shape-ground", "shape-fine-grid", "shape-fine")


def draw_front(arranged: ArrangedSuns, look: Look, card: Size) -> Iterator[Item]:
    """Nothing reaches the edge, so that cards lie side by side on a page and share their cuts."""
    inside = Box.at(0, 0, card.width, card.height).grown(-SAFE)
    yield from _head(arranged, look, inside)
    zones = zones_of(arranged)
    height = (BOARD_FOOT - BOARD_TOP) / len(zones)
    rows = [Box.at(inside.left, BOARD_TOP + index * height, inside.width, height) for index in range(len(zones))]
    hexes = one_hex_size(arranged.content.all_shapes, look, _shape_box(_cell(rows[0])), FINE)
    for zone, row in zip(zones, rows, strict=True):
        yield from _zone(zone, look, _cell(row), hexes)
    yield from _foot(arranged, look, Box(inside.left, BOARD_FOOT + 0.8, inside.right, inside.bottom))


def _head(arranged: ArrangedSuns, look: Look, inside: Box) -> Iterator[Item]:
    """The code as large as it fits: it is read aloud. A description needs the whole band."""
    band = Box(inside.left - BAND, inside.top - BAND, inside.right + BAND, HEAD)
    yield Path(rounded(band, CORNER), look.style("card-head"))
    yield rule(band.left, band.right, HEAD, look.style("card-line"))
    over = Box(inside.left + 0.6, inside.top + 0.2, inside.right - 0.6, inside.top + 2.2)
    code = Box(over.left, over.bottom + 0.8, over.right, HEAD - 1.9)
    if not arranged.has_short_code:
        whole = Box(over.left, over.top, over.right, HEAD - 0.8)
        yield from set_text(_breakable(arranged.code), whole, look.type("card-text"), lines=3)
        return
    yield from set_text(look.words("game.title"), over, look.type("card-over"))
    yield from set_text(look.words("setup.heading"), over, look.type("card-over"), Anchor.END)
    yield from set_text(arranged.code, code, look.type("card-code"), level=1)


def _breakable(description: str) -> str:
    """With spaces where a line may end; whoever types them does no harm."""
    return description.replace(",", ", ")


def _cell(row: Box) -> Box:
    return Box(row.left, row.top + ROW_GAP, row.right, row.bottom - ROW_GAP)


def _tile(cell: Box) -> Box:
    return Box.at(cell.left + NUMBER, cell.top, TILE, cell.height)


def _shape_box(cell: Box) -> Box:
    """The room for a shape on its tile, left of its symbol."""
    tile = _tile(cell)
    return Box(tile.left, tile.top, tile.right - MARK - 1.2, tile.bottom).grown(-TILE_PADDING)


def _zone(zone: Zone, look: Look, cell: Box, hexes: float) -> Iterator[Item]:
    """Number, tile with shape and symbol, its mission, and the names of both."""
    number, tile = Box(cell.left, cell.top, cell.left + NUMBER, cell.bottom), _tile(cell)
    mission = Box.at(tile.right + GAP, cell.top, MISSION, cell.height)
    names = Box(mission.right + GAP, cell.top, cell.right, cell.bottom)
    role = "zone" if zone.mission else "zone-last"
    yield Path(rounded(tile.grown(-look.style(role).width / 2), CORNER), look.style(role))
    yield from draw_shape(zone.shape, look, _shape_box(cell), FINE, hexes)
    yield shape_mark(zone.shape, look, Point(tile.right - MARK / 2 - 1.0, tile.centre.y), MARK)
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
    yield from draw_who(look, Box(left.left, left.top, left.right, left.top + WHO))
    first = Box(left.left, left.top + WHO + WHO_GAP, left.right, left.bottom)
    yield from draw_first_player(arranged.setup, look, first)
