"""Room: where a box of some size can lie inside a region with any outline, clear of what is there already."""

from collections.abc import Iterable
from collections.abc import Iterator
from dataclasses import dataclass
from dataclasses import replace
from itertools import pairwise
from math import inf

from generator.geometry.near import fits
from generator.geometry.near import key
from generator.geometry.near import whole
from generator.geometry.point import Box
from generator.geometry.point import Point
from generator.geometry.point import Size

STEP = 0.2  # mm between the heights that are tried

Span = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Room:
    """The region inside closed lines (the outer one and those around its holes), without the boxes taken."""

    outlines: tuple[tuple[Point, ...], ...]
    taken: tuple[Box, ...] = ()

    def without(self, *boxes: Box) -> "Room":
        return replace(self, taken=(*self.taken, *boxes))

    def spot(self, size: Size, near: Point) -> Box | None:
        """The box of that size that is wholly in the room and nearest to the point; None if it fits nowhere."""
        found: Box | None = None
        nearest = inf
        for top in self._tops(size.height, near):
            if (top + size.height / 2 - near.y) ** 2 >= nearest:
                break
            for left, right in self._free(top, top + size.height):
                if fits(size.width, right - left):
                    x = min(max(near.x - size.width / 2, left), right - size.width)
                    box = Box.at(x, top, size.width, size.height)
                    distance = (box.centre.x - near.x) ** 2 + (box.centre.y - near.y) ** 2
                    if distance < nearest - 1e-9:
                        found, nearest = box, distance
        return found

    def _tops(self, height: float, near: Point) -> Iterator[float]:
        """Heights to try: the wanted one, steps away from it, and those that just touch what is taken."""
        box = Box.around(point for outline in self.outlines for point in outline)
        wanted = near.y - height / 2
        most = whole(box.height / STEP)
        touching = (top for taken in self.taken for top in (taken.bottom, taken.top - height))
        tops = {*(wanted + step * STEP for step in range(-most, most + 1)), *touching}
        return (
            top
            for top in sorted(tops, key=lambda top: (key(abs(top - wanted)), top))
            if fits(box.top, top) and fits(top, box.bottom - height)
        )

    def _free(self, top: float, bottom: float) -> Iterator[Span]:
        """The stretches of a band across the region that no line and no taken box enters."""
        blocked = sorted((*self._lines(top, bottom), *_sides(self.taken, top, bottom)))
        middle, end = (top + bottom) / 2, -inf
        for left, right in blocked:
            if left > end > -inf and self._holds(Point((left + end) / 2, middle)):
                yield end, left
            end = max(end, right)

    def _lines(self, top: float, bottom: float) -> Iterator[Span]:
        """How far across the lines of the outlines reach within the band."""
        for outline in self.outlines:
            for one, other in pairwise((*outline, outline[0])):
                low, high = (one, other) if one.y <= other.y else (other, one)
                if fits(high.y, top) or fits(bottom, low.y):
                    continue
                if high.y - low.y < 1e-9:
                    yield min(one.x, other.x), max(one.x, other.x)
                    continue
                ends = _x_at(low, high, max(top, low.y)), _x_at(low, high, min(bottom, high.y))
                yield min(ends), max(ends)

    def _holds(self, point: Point) -> bool:
        """True if a ray to the right crosses the outlines an odd number of times."""
        is_inside = False
        for outline in self.outlines:
            for one, other in pairwise((*outline, outline[0])):
                if (one.y > point.y) != (other.y > point.y) and _x_at(one, other, point.y) > point.x:
                    is_inside = not is_inside
        return is_inside


def _sides(boxes: Iterable[Box], top: float, bottom: float) -> Iterator[Span]:
    return ((box.left, box.right) for box in boxes if not (fits(bottom, box.top) or fits(box.bottom, top)))


def _x_at(one: Point, other: Point, y: float) -> float:
    return one.x + (other.x - one.x) * (y - one.y) / (other.y - one.y)
