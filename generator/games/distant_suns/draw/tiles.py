"""The exploration tiles: a shape each with its symbol and name; all have the same back."""

from collections.abc import Iterator

from generator.draw.furniture.piece import BLEED
from generator.draw.furniture.piece import SAFE
from generator.draw.furniture.piece import piece
from generator.draw.furniture.piece import upright
from generator.draw.look import Look
from generator.draw.scene import Item
from generator.draw.scene import Path
from generator.draw.scene import Scene
from generator.draw.scene import Use
from generator.draw.scene import symbol
from generator.game.component import Component
from generator.game.component import Frame
from generator.games.distant_suns.content import Content
from generator.games.distant_suns.content import Shape
from generator.games.distant_suns.draw.pieces.backs import sun_back
from generator.games.distant_suns.draw.pieces.control_geometry import TILE
from generator.games.distant_suns.draw.pieces.faces import common_hex
from generator.games.distant_suns.draw.pieces.faces import tile_face
from generator.geometry.path import rectangle
from generator.geometry.path import rounded
from generator.geometry.point import Box

FRAME = 2.0  # mm, from the cut to the panel
CORNER = 2.0


def draw_tiles(content: Content, look: Look, frame: Frame) -> tuple[Scene, ...]:
    box, outline = upright(TILE)
    back = (Use(symbol("tile-back", sun_back(look, box))),)
    hexes = common_hex(content.shapes, box.grown(-SAFE))
    return tuple(piece("tiles", look, outline, _front(shape, look, box, hexes), back) for shape in content.shapes)


def _front(shape: Shape, look: Look, box: Box, hex_size: float) -> Iterator[Item]:
    yield Path(rectangle(box.grown(BLEED)), look.style("tile-ground"))
    yield Path(rounded(box.grown(-FRAME), CORNER), look.style("tile-panel"))
    yield from tile_face(shape, look, box.grown(-SAFE), f"turned-tile-{shape.id}", hex_size)


COMPONENT = Component("tiles", draw_tiles)
