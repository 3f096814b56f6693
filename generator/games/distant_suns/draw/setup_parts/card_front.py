"""What a set-up card says: the control board in little, who is who and who begins."""

from collections.abc import Iterator

from generator.draw.look import Look
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

ROW_GAP = 0.3
WHO, WHO_GAP = 7.0, 0.9  # heights in the foot
CORNER = 1.2
NUMBER, TILE, MISSION = 3.6, 18.6, 7.2  # widths in a row
MARK, TILE_PADDING = 6.0, 0.6
GAP = 1.5
FINE = ("shape-ground", "shape-fine-grid", "shape-fine")


def draw_board(arranged: ArrangedSuns, look: Look, box: Box) -> Iterator[Item]:
    """A row for each zone."""
    zones = zones_of(arranged)
    height = box.height / len(zones)
    rows = [Box.at(box.left, box.top + index * height, box.width, height) for index in range(len(zones))]
    hexes = one_hex_size(arranged.content.all_shapes, look, _shape_box(_cell(rows[0])), FINE)
    for zone, row in zip(zones, rows, strict=True):
        yield from _zone(zone, look, _cell(row), hexes)


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


def draw_foot(arranged: ArrangedSuns, look: Look, box: Box) -> Iterator[Item]:
    yield from draw_who(look, Box(box.left, box.top, box.right, box.top + WHO))
    first = Box(box.left, box.top + WHO + WHO_GAP, box.right, box.bottom)
    yield from draw_first_player(arranged.setup, look, first)
