"""Faces: what is printed on tiles and missions, the same wherever they appear."""

from collections.abc import Iterable
from collections.abc import Iterator
from functools import partial

from generator.draw.furniture.piece import named_mark
from generator.draw.look import Look
from generator.draw.scene import Anchor
from generator.draw.scene import Item
from generator.draw.scene import half_turned
from generator.draw.text import set_text
from generator.games.distant_suns.content import Shape
from generator.games.distant_suns.draw.pieces.shapes import ROLES
from generator.games.distant_suns.draw.pieces.shapes import draw_shape
from generator.games.distant_suns.draw.pieces.shapes import largest_hex
from generator.games.distant_suns.draw.pieces.shapes import shape_mark
from generator.games.distant_suns.draw.pieces.shapes import shape_name
from generator.geometry.point import Box

STRIP = 6.2  # mm, the line with symbol and name at the foot of a tile
STRIP_GAP = 0.6  # mm, between strip and shape
LINE = 0.5  # mm, what the line around a shape needs beyond its hexes
NAME = 5.0  # mm, the line with the name of a mission


def common_hex(shapes: Iterable[Shape], box: Box) -> float:
    """The size of hexes at which every one of the shapes fits a tile with that box inside."""
    return min(largest_hex(shape, _middle(box).grown(-LINE)) for shape in shapes)


def tile_face(
    shape: Shape, look: Look, box: Box, name: str, hex_size: float, roles: tuple[str, str, str] = ROLES
) -> Iterator[Item]:
    """The shape in the middle, below it symbol and name, and above it the same for the other side of the table.

    `name` is what the turned strip is called among all drawings.
    """
    strip = Box(box.left, box.bottom - STRIP, box.right, box.bottom)
    label = tuple(_label(shape, look, strip))
    yield from draw_shape(shape, look, _middle(box), roles, hex_size)
    yield from label
    yield half_turned(name, label, box.centre)


def _middle(box: Box) -> Box:
    return box.grown_down(-STRIP - STRIP_GAP)


def _label(shape: Shape, look: Look, strip: Box) -> Iterator[Item]:
    return named_mark(partial(shape_mark, shape, look), shape_name(shape.id, look), strip, look.type("tile"))


def mission_face(mission: str, look: Look, box: Box) -> Iterator[Item]:
    """The symbol of the mission over its name."""
    above = Box(box.left, box.top, box.right, box.bottom - NAME)
    yield look.symbol(mission, above.centre, above.height)
    name = Box(box.left, box.bottom - NAME, box.right, box.bottom)
    yield from set_text(look.words(f"mission.{mission}"), name, look.type("tile"), Anchor.MIDDLE, level=0.7)
