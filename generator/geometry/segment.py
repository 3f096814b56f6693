"""Straight segments: what is left of one outside of boxes."""

from collections.abc import Iterable
from collections.abc import Iterator

from generator.geometry.near import fits
from generator.geometry.point import Box
from generator.geometry.point import Point

Segment = tuple[Point, Point]

SHORTEST = 0.3  # mm: a shorter rest is a speck, not a line


def outside(segment: Segment, boxes: Iterable[Box]) -> Iterator[Segment]:
    """The parts of the segment that lie in none of the boxes, from its start to its end."""
    start, end = segment
    length = ((end.x - start.x) ** 2 + (end.y - start.y) ** 2) ** 0.5
    here = 0.0
    for enter, leave in (*sorted(filter(None, (_within(segment, box) for box in boxes))), (1.0, 1.0)):
        if (enter - here) * length > SHORTEST:
            yield start + (end - start) * here, start + (end - start) * enter
        here = max(here, leave)


def _within(segment: Segment, box: Box) -> tuple[float, float] | None:
    """The shares of the way at which the segment enters and leaves the box; None if it misses it."""
    start, end = segment
    enter, leave = 0.0, 1.0
    for begin, step, low, high in (
        (start.x, end.x - start.x, box.left, box.right),
        (start.y, end.y - start.y, box.top, box.bottom),
    ):
        if abs(step) < 1e-12:
            if fits(begin, low) or fits(high, begin):
                return None
            continue
        first, last = sorted(((low - begin) / step, (high - begin) / step))
        enter, leave = max(enter, first), min(leave, last)
    return None if fits(leave, enter) else (enter, leave)
