"""The assembly picture: the joined board with tiles, missions and modules in their places, without a word.

Everything is drawn as large as it is and then shrunk as a whole, so it shows how the pieces really fit.
"""

from collections.abc import Iterator
from dataclasses import replace

from generator.draw.look import Look
from generator.draw.scene import Item
from generator.draw.scene import Path
from generator.draw.scene import Symbol
from generator.draw.scene import Use
from generator.draw.scene import symbol
from generator.game.assembly import Assembly
from generator.game.component import CLEARANCE
from generator.games.distant_suns.content import Content
from generator.games.distant_suns.draw.pieces.control_geometry import board_outline
from generator.games.distant_suns.draw.pieces.control_geometry import mission_slot
from generator.games.distant_suns.draw.pieces.control_geometry import side_edge
from generator.games.distant_suns.draw.pieces.control_geometry import tile_slot
from generator.games.distant_suns.draw.pieces.control_geometry import zone_centre
from generator.games.distant_suns.draw.pieces.module_geometry import RADIUS
from generator.games.distant_suns.draw.pieces.module_geometry import inserted
from generator.games.distant_suns.draw.pieces.shapes import draw_shape
from generator.games.distant_suns.draw.pieces.shapes import shape_mark
from generator.games.distant_suns.rules.control import ControlBoard
from generator.games.distant_suns.rules.control import Module
from generator.games.distant_suns.rules.control import notches
from generator.games.distant_suns.rules.control import places
from generator.geometry.path import polygon
from generator.geometry.path import rounded
from generator.geometry.point import Point

CORNER = 2.0  # mm, as all lengths here of the table itself
INSIDE = 4.0  # from a slot to the shape in it
MISSION_MARK = 18.0
HOLE_MARK = 30.0
PERSON = 20.0


def draw_assembly(content: Content, look: Look) -> Symbol:
    """The table in the middle of a round."""
    return symbol("assembly", _table(content, look))


def _table(content: Content, look: Look) -> Iterator[Item]:
    control = content.control
    yield Path(polygon(board_outline(control)), look.style("assembly-board"))
    for zone, shape in enumerate(content.shapes[: control.zones - 1]):
        yield Path(rounded(tile_slot(control, zone), CORNER), look.style("assembly-piece"))
        yield from draw_shape(shape, look, tile_slot(control, zone).grown(-INSIDE))
        for side in range(control.sides):
            place = mission_slot(control, side, zone)
            yield Path(rounded(place, CORNER), look.style("assembly-piece"))
            yield _facing(look.symbol(content.missions[zone], place.centre, MISSION_MARK), side)
    yield shape_mark(content.black_hole, look, zone_centre(control, control.zones - 1), HOLE_MARK)
    for module in _round(control):
        yield from _module(control, module, look)


def _module(control: ControlBoard, module: Module, look: Look) -> Iterator[Item]:
    away = CLEARANCE + RADIUS
    y = side_edge(control, module.side) + (-away if module.side else away)
    yield Path(inserted(control, module, CLEARANCE), look.style("assembly-piece"))
    for who, zone in (("others", module.octagon), ("player", module.circle)):
        yield _facing(look.symbol(who, Point(zone_centre(control, zone).x, y), PERSON), module.side)


def _facing(use: Use, side: int) -> Use:
    """What lies on the far side is seen upside down."""
    return replace(use, turn=180.0) if side else use


def _round(control: ControlBoard) -> Iterator[Module]:
    """Some of the modules, put in where the rules allow it: on both sides, with either face up."""
    filled = 0
    for turn in range(max(1, control.modules - 1)):
        options = [module for module in places(control, filled) if module.side == turn % control.sides]
        if not options:
            return
        module = options[-1 - turn % 2] if turn >= control.sides else options[turn]
        filled |= notches(control, module)
        yield module


ASSEMBLY = Assembly("board", draw_assembly)
