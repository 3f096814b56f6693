"""Bands: a panel one writes in is a stack of them, each a heading over rows of equal height.

Heights are given as a *span* from compact to generous; one *ease* between 0 and 1, the same for all bands, says how
much of that the page has room for.
"""

from collections.abc import Callable
from collections.abc import Iterator
from collections.abc import Sequence
from typing import Generic
from typing import TypeVar

from generator.draw.look import Look
from generator.draw.scene import Group
from generator.draw.scene import Item
from generator.geometry.near import fits
from generator.geometry.point import Box
from generator.values import dataclass

C = TypeVar("C")  # what a game draws them from

LEAST_HEADING = 3.5  # with less room than this a heading is left out: the symbols say it


@dataclass(frozen=True, slots=True)
class BandSpan:
    compact: float
    generous: float

    def at(self, ease: float) -> float:
        return self.compact + ease * (self.generous - self.compact)


@dataclass(frozen=True, slots=True)
class BandPlace:
    """Where a band lies on this sheet; `heading` is None where there is no room for one."""

    heading: Box | None
    rows: tuple[Box, ...]


@dataclass(frozen=True, slots=True)
class PanelBand(Generic[C]):
    name: str
    heading: BandSpan
    row: BandSpan
    rows: int
    draw: Callable[[C, Look, BandPlace], Iterator[Item]]

    def height(self, ease: float) -> float:
        return self.heading.at(ease) + self.rows * self.row.at(ease) if self.rows else 0.0

    def place(self, left: float, top: float, width: float, ease: float) -> BandPlace:
        heading, row = self.heading.at(ease), self.row.at(ease)
        tops = (top + heading + index * row for index in range(self.rows))
        return BandPlace(
            Box.at(left, top, width, heading) if fits(LEAST_HEADING, heading) else None,
            tuple(Box.at(left, start, width, row) for start in tops),
        )


def least_height(bands: Sequence[PanelBand[C]]) -> float:
    return sum(band.height(0.0) for band in bands)


def stacked(bands: Sequence[PanelBand[C]], content: C, look: Look, box: Box) -> Iterator[Group]:
    """The bands one below the other, in the middle of the box where even the generous ones leave room."""
    least, most = least_height(bands), sum(band.height(1.0) for band in bands)
    ease = min(1.0, (box.height - least) / (most - least))
    top = box.top + max(0.0, box.height - most) / 2
    for band in bands:
        height = band.height(ease)
        if band.rows:
            items = tuple(band.draw(content, look, band.place(box.left, top, box.width, ease)))
            yield Group(items, name=band.name, box=Box.at(box.left, top, box.width, height))
        top += height
