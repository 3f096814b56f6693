"""Piece: what is cut out; its ground reaches beyond the cut, what matters keeps away from it. It may have a back."""

from collections.abc import Callable
from collections.abc import Iterable
from collections.abc import Iterator

from generator.draw.caption import caption
from generator.draw.look import Look
from generator.draw.scene import Cut
from generator.draw.scene import Group
from generator.draw.scene import Item
from generator.draw.scene import Scene
from generator.draw.text import Type
from generator.draw.text import cut_to
from generator.draw.text import set_text
from generator.geometry.path import Segments
from generator.geometry.path import points_of
from generator.geometry.path import rectangle
from generator.geometry.point import Box
from generator.geometry.point import Point
from generator.geometry.point import Size

BLEED = 3.0  # mm, what the ground reaches beyond the cut
SAFE = 3.0  # mm, what text and symbols keep from it
NAME_GAP = 1.0  # mm, between a mark and the name beside it


def piece(
    id: str, look: Look, outline: Segments, front: Iterable[Item], back: Iterable[Item] = (), bleed: float = BLEED
) -> Scene:
    """A piece of the component with that id; without bleed nothing may reach its cut, and pieces can share cuts."""
    size = Box.around(points_of(outline)).size
    box = Box.at(0, 0, size.width, size.height).grown(bleed)
    return Scene(
        size,
        (Group(tuple(front), name=id, box=box),),
        caption(id, look),
        cut=Cut(outline),
        bleed=bleed,
        back=tuple(Group(items, name=id, box=box) for items in (tuple(back),) if items),
    )


def upright(size: Size) -> tuple[Box, Segments]:
    """The box of a rectangular piece, and its outline."""
    box = Box.at(0, 0, size.width, size.height)
    return box, rectangle(box)


def named_mark(mark: Callable[[Point, float], Item], name: str, strip: Box, kind: Type) -> Iterator[Item]:
    """A mark as high as the strip with its name beside it, together in the middle; a long name is cut.

    `mark` draws it around a point, so many mm wide.
    """
    side = strip.height
    room = strip.width - side - NAME_GAP
    words = cut_to(name, kind, room)
    width = min(room, kind.font.width(words, kind.size_pt))
    left = strip.centre.x - (side + NAME_GAP + width) / 2
    yield mark(Point(left + side / 2, strip.centre.y), side)
    text = Box(left + side + NAME_GAP, strip.top, left + side + NAME_GAP + width + 1e-6, strip.bottom)
    yield from set_text(words, text, kind)
