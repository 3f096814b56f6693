"""The shape of a mission in its box of the panel: its symbol and, where it has room, its name."""

from collections.abc import Iterable
from collections.abc import Iterator

from generator.draw.look import Look
from generator.draw.one_ink import in_one_ink
from generator.draw.scene import Item
from generator.draw.text import Type
from generator.draw.text import set_text
from generator.games.distant_suns.content import Shape
from generator.games.distant_suns.draw.pieces.shapes import shape_mark
from generator.games.distant_suns.draw.pieces.shapes import shape_name
from generator.geometry.near import fits
from generator.geometry.point import Box
from generator.geometry.point import Point
from generator.values import dataclass

PADDING = 0.8  # between the box and what is in it
LARGEST = 7.0  # of the symbol
GAP = 1.2  # between symbol and name


@dataclass(frozen=True, slots=True)
class ShapeInk:
    """How shapes are drawn into their boxes: everything in one ink, and their names in that lettering."""

    look: Look
    role: str
    kind: Type

    def names_fit(self, box: Box, shapes: Iterable[Shape]) -> bool:
        """True if the name of each has room beside its symbol: either all have theirs or none."""
        widths = (self.kind.font.width(shape_name(shape.id, self.look), self.kind.smallest_pt) for shape in shapes)
        return fits(max(widths), _room(box))


def draw_shape_in(box: Box, shape: Shape, ink: ShapeInk, has_name: bool) -> Iterator[Item]:
    """Symbol and name together in the middle of the box."""
    look, kind, size, name = ink.look, ink.kind, _symbol_size(box), shape_name(shape.id, ink.look)
    width = min(_room(box), kind.font.width(name, kind.size_pt)) if has_name else -GAP
    left = box.centre.x - (size + GAP + width) / 2
    yield in_one_ink(shape_mark(shape, look, Point(left + size / 2, box.centre.y), size), look, ink.role)
    if has_name:
        yield from set_text(name, Box.at(left + size + GAP, box.top, width + 1e-6, box.height), kind)


def _symbol_size(box: Box) -> float:
    return min(LARGEST, box.height - 2 * PADDING)


def _room(box: Box) -> float:
    """For the name."""
    return box.width - 2 * PADDING - _symbol_size(box) - GAP
