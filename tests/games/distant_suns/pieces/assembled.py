"""The table in the middle of a round: every piece, which face is up, and where it lies beside the joined board."""

from collections.abc import Iterator

from generator.draw.furniture.piece import BLEED
from generator.draw.look import Look
from generator.draw.scene import Scene
from generator.game.component import Frame
from generator.games.distant_suns.content import Content
from generator.games.distant_suns.draw.board import draw_board
from generator.games.distant_suns.draw.missions import draw_missions
from generator.games.distant_suns.draw.modules import draw_modules
from generator.games.distant_suns.draw.pieces.control_geometry import mission_slot
from generator.games.distant_suns.draw.pieces.control_geometry import part_box
from generator.games.distant_suns.draw.pieces.control_geometry import parts
from generator.games.distant_suns.draw.pieces.control_geometry import tile_slot
from generator.games.distant_suns.draw.pieces.module_geometry import place_of
from generator.games.distant_suns.draw.tiles import draw_tiles
from generator.games.distant_suns.rules.control import Module
from generator.geometry.point import Box
from generator.geometry.point import Point
from generator.geometry.point import Size

A4 = Frame(Size(281, 185))
PUT_IN = (Module(0, 0, 1), Module(1, 3, 2), Module(0, 3, 2), Module(1, 4, 5), Module(0, 5, 4))

Lying = tuple[Scene, bool, Point, float]  # a piece, whether its back is up, its origin, -1 if it is turned by half


def places(content: Content, look: Look) -> Iterator[Lying]:
    yield from _board(content, look)
    control, slots = content.control, content.control.zones - 1
    for zone, scene in enumerate(draw_tiles(content, look, A4)[:slots]):
        yield scene, False, _corner(scene, tile_slot(control, zone)), 1.0
    for index, scene in enumerate(draw_missions(content, look, A4)):
        side, zone = divmod(index, slots)
        corner = _corner(scene, mission_slot(control, side, zone))
        yield (
            scene,
            False,
            corner + Point(scene.size.width, scene.size.height) if side else corner,
            -1.0 if side else 1.0,
        )
    for module, scene in zip(PUT_IN, draw_modules(content, look, A4), strict=False):
        is_back = (module.octagon < module.circle) == (module.side == 1)
        yield scene, is_back, *place_of(control, module, A4.clearance)


def _board(content: Content, look: Look) -> Iterator[Lying]:
    """Parts from the left, each over the flag of the one before."""
    found = parts(content.control, A4.size.width - 2 * BLEED)
    for zones, scene in zip(found, draw_board(content, look, A4), strict=True):
        yield scene, False, part_box(content.control, zones).top_left, 1.0


def _corner(scene: Scene, slot: Box) -> Point:
    """Where the piece begins when it lies in the middle of the slot."""
    return slot.centre - Point(scene.size.width / 2, scene.size.height / 2)
