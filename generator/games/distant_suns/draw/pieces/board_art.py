"""What is printed on the control board: slots for tiles and missions on the orbits of the black hole at its end."""

from collections.abc import Iterator

from generator.draw.furniture.piece import BLEED
from generator.draw.look import Look
from generator.draw.orbits import orbits
from generator.draw.scene import Anchor
from generator.draw.scene import Item
from generator.draw.scene import Path
from generator.draw.scene import half_turned
from generator.draw.text import set_text
from generator.games.distant_suns.content import Content
from generator.games.distant_suns.draw.pieces.board_ticks import ticks
from generator.games.distant_suns.draw.pieces.control_geometry import PITCH
from generator.games.distant_suns.draw.pieces.control_geometry import RIM
from generator.games.distant_suns.draw.pieces.control_geometry import flag_width
from generator.games.distant_suns.draw.pieces.control_geometry import mission_slot
from generator.games.distant_suns.draw.pieces.control_geometry import part_box
from generator.games.distant_suns.draw.pieces.control_geometry import side_edge
from generator.games.distant_suns.draw.pieces.control_geometry import tile_slot
from generator.games.distant_suns.draw.pieces.control_geometry import zone_centre
from generator.games.distant_suns.draw.pieces.faces import common_hex
from generator.games.distant_suns.draw.pieces.faces import tile_face
from generator.games.distant_suns.rules.control import ControlBoard
from generator.geometry.path import rectangle
from generator.geometry.path import rounded
from generator.geometry.point import Box
from generator.geometry.point import Point

CORNER = 1.5  # of slots
UNDER_FLAG = 2.0  # mm of ground on a flag, so that no white shows where parts meet
FACE = 3.5  # mm, from the frame of the black hole to what is inside
TITLE = 9.0
TITLE_PT = 16
SUBTITLE = 7.0
LEAD = 1.8  # between the two
HOLE_ROLES = ("hole-ground", "shape-grid", "shape-outline")


def board_art(content: Content, look: Look, zones: range) -> Iterator[Item]:
    """What lies on these zones, in the coordinates of the board."""
    control = content.control
    yield from _ground(control, zones, look)
    yield Path(ticks(control, zones), look.style("board-tick"))
    for zone in zones:
        if zone == control.zones - 1:
            yield from _black_hole(content, look, zone)
        else:
            yield from _slots(control, look, zone)


def _ground(control: ControlBoard, zones: range, look: Look) -> Iterator[Path]:
    """A tint, and an orbit around the black hole through the middle of every slot."""
    box = part_box(control, zones).grown(BLEED)
    if flag_width(control, zones):
        box = Box(box.left, box.top, box.right - BLEED + UNDER_FLAG, box.bottom)
    style, hole = look.style("board-orbit"), zone_centre(control, control.zones - 1)
    rings = orbits(hole, (PITCH * number for number in range(1, control.zones)), box.grown(-style.width / 2))
    yield Path(rectangle(box), look.style("board-ground"))
    if rings:
        yield Path(rings, style)


def _slots(control: ControlBoard, look: Look, zone: int) -> Iterator[Item]:
    slot = tile_slot(control, zone)
    yield Path(rounded(slot, CORNER), look.style("slot"))
    yield from set_text(str(zone + 1), slot, look.type("slot"), Anchor.MIDDLE)
    for side in range(control.sides):
        place = mission_slot(control, side, zone)
        words = set_text(look.words("sheet.mission"), place.grown(-2), look.type("small"), Anchor.MIDDLE)
        yield Path(rounded(place, CORNER), look.style("slot"))
        yield from _facing(side, f"turned-mission-slot-{zone}", words, place.centre)


def _black_hole(content: Content, look: Look, zone: int) -> Iterator[Item]:
    """Printed like a tile that lies in its slot; beyond it, instead of missions, what this is."""
    slot = tile_slot(content.control, zone)
    yield Path(rounded(slot, CORNER), look.style("slot-filled"))
    inside = slot.grown(-FACE)
    hexes = common_hex((*content.shapes, content.black_hole), inside)
    yield from tile_face(content.black_hole, look, inside, "turned-black-hole", hexes, HOLE_ROLES)
    for side in range(content.control.sides):
        yield from _facing(side, "turned-title", _title(look, slot, side_edge(content.control, 0)), slot.centre)


def _title(look: Look, slot: Box, edge: float) -> tuple[Item, ...]:
    """Between the black hole and the near edge."""
    middle = (slot.bottom + edge - RIM) / 2
    title = Box(slot.left, middle - TITLE, slot.right, middle + 1)
    below = Box(slot.left, title.bottom + LEAD, slot.right, title.bottom + LEAD + SUBTITLE)
    return (
        *set_text(
            look.words("game.title"), title, look.type("title").sized(TITLE_PT), Anchor.MIDDLE, lines=2, level=1.0
        ),
        *set_text(look.words("component.board"), below, look.type("small"), Anchor.MIDDLE, lines=2, level=0.0),
    )


def _facing(side: int, name: str, items: tuple[Item, ...], about: Point) -> tuple[Item, ...]:
    """The items as people on that side of the table read them."""
    return items if side == 0 else (half_turned(name, items, about),)
