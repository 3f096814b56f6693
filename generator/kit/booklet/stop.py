"""Stops: what the booklet says of each page that is bound into it."""

from collections.abc import Iterator
from collections.abc import Sequence
from itertools import groupby
from itertools import pairwise

from generator.draw.look import Look
from generator.draw.scene import Group
from generator.draw.scene import Scene
from generator.draw.scene import Symbol
from generator.draw.scene import Use
from generator.figures import Card
from generator.geometry.point import Box
from generator.values import dataclass


@dataclass(frozen=True)
class Stop:
    """`group` numbers the headings; `setup` is the code, empty for games without; a card is what was measured."""

    number: int
    group: int
    heading: str
    title: str
    places: int
    setup: str
    card: Card | None
    page: Scene
    picture: Symbol

    def named(self, look: Look) -> str:
        """Which stop it is, as one says it: Stop 3 · Spring"""
        return " · ".join(filter(None, (look.words("booklet.stop", number=self.number), self.heading)))


def grouped(stops: Sequence[Stop]) -> Iterator[tuple[str, tuple[Stop, ...]]]:
    """The stops under each heading."""
    for _, group in groupby(stops, key=lambda stop: stop.group):
        members = tuple(group)
        yield members[0].heading, members


def in_parts(stops: Sequence[Stop], count: int) -> list[tuple[Stop, ...]]:
    """The stops in so many parts, about equally large."""
    bounds = [round(index * len(stops) / count) for index in range(count + 1)]
    return [tuple(stops[start:end]) for start, end in pairwise(bounds)]


def picture_in(stop: Stop, box: Box) -> Use:
    """The picture of the stop, as large as it fits the box, in its middle."""
    drawn = stop.picture.box
    scale = min(box.width / drawn.width, box.height / drawn.height)
    return Use(stop.picture, box.centre - drawn.centre * scale, scale)


def picture_of(scene: Scene, name: str) -> Symbol:
    """A page as its own small picture, for games without emblems."""
    return Symbol(f"picture-{name}", (Group(scene.items),), Box.at(0, 0, scene.size.width, scene.size.height))
