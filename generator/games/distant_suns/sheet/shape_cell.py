"""The shape of a mission in its box of the panel: its symbol and, where it has room, its name."""

from collections.abc import Iterator

from generator.draw.look import Look
from generator.draw.one_ink import in_one_ink
from generator.draw.scene import Item
from generator.draw.text import Type
from generator.draw.text import set_text
from generator.games.distant_suns.content import Shape
from generator.games.distant_suns.pieces.shapes import shape_mark
from generator.games.distant_suns.pieces.shapes import shape_name
from generator.geometry.near import fits
from generator.geometry.point import Box
from generator.geometry.point import Point

PADDING = 0.8  # between the box and what is in it
LARGEST = 7.0  # of the symbol
GAP = 1.2  # between symbol and name


def draw_shape_in(box: Box, shape: Shape, look: Look, ink: str, kind: Type) -> Iterator[Item]:
    """Both together in the middle of the box, in one ink."""
    inside, name = box.grown(-PADDING), shape_name(shape.id, look)
    size = min(LARGEST, inside.height)
    room = inside.width - size - GAP
    has_name = fits(kind.font.width(name, kind.smallest_pt), room)
    width = min(room, kind.font.width(name, kind.size_pt)) if has_name else 0.0
    left = inside.centre.x - (size + (GAP + width if has_name else 0.0)) / 2
    yield in_one_ink(shape_mark(shape, look, Point(left + size / 2, inside.centre.y), size), look, ink)
    if has_name:
        words = Box.at(left + size + GAP, inside.top, width + 1e-6, inside.height)
        yield from set_text(name, words, kind)
