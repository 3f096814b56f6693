"""Trim: what pieces to cut out have in common. Their ground reaches beyond the cut, what matters keeps away from it."""

from collections.abc import Iterable

from generator.draw.look import Look
from generator.draw.scene import Cut
from generator.draw.scene import Group
from generator.draw.scene import Item
from generator.draw.scene import Scene
from generator.geometry.path import Segments
from generator.geometry.path import points_of
from generator.geometry.path import rectangle
from generator.geometry.point import Box
from generator.geometry.point import Size

BLEED = 3.0  # mm, what the ground reaches beyond the cut
SAFE = 3.0  # mm, what text and symbols keep from it


def piece(id: str, look: Look, outline: Segments, front: Iterable[Item], back: Iterable[Item] = ()) -> Scene:
    """A piece of the component with that id."""
    size = Box.around(points_of(outline)).size
    return Scene(
        size,
        (_block(id, size, front),),
        f"{look.words('game.title')} · {look.words(f'component.{id}')}",
        cut=Cut(outline),
        bleed=BLEED,
        back=tuple(_block(id, size, items) for items in (tuple(back),) if items),
    )


def upright(size: Size) -> tuple[Box, Segments]:
    """The box of a rectangular piece, and its outline."""
    box = Box.at(0, 0, size.width, size.height)
    return box, rectangle(box)


def _block(id: str, size: Size, items: Iterable[Item]) -> Group:
    return Group(tuple(items), name=id, box=Box.at(0, 0, size.width, size.height).grown(BLEED))
