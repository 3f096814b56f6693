"""Marks: where to cut. Rectangles with bleed get crop marks outside of it, all others a line along the cut."""

from collections.abc import Iterator
from collections.abc import Sequence

from generator.draw.look import Look
from generator.draw.scene import Cut
from generator.draw.scene import Path
from generator.geometry.near import key
from generator.geometry.path import placed
from generator.geometry.path import points_of
from generator.geometry.path import polyline
from generator.geometry.point import Box
from generator.geometry.point import Point

LENGTH = 3.0  # mm, of a crop mark
AWAY = 0.5  # mm, from the bleed to the mark
REACH = LENGTH + AWAY  # what marks need around a group of pieces
SLACK = 0.001  # mm
ROUNDED = 0.95  # a rectangle keeps so much of its box, however round its corners


def is_rectangle(cut: Cut) -> bool:
    """True of rectangles, with round corners too: a knife cuts them straight and a punch rounds them.

    All points of such an outline lie on its box; those of a notch do not, however small it is.
    """
    points = list(points_of(cut.outline))
    box = Box.around(points)
    inner = box.grown(-SLACK)
    if any(inner.left < point.x < inner.right and inner.top < point.y < inner.bottom for point in points):
        return False
    return _area(points) >= ROUNDED * box.width * box.height


def _area(points: Sequence[Point]) -> float:
    after = (*points[1:], points[0])
    return abs(sum(one.x * other.y - other.x * one.y for one, other in zip(points, after, strict=True))) / 2


def crop_marks(cuts: Sequence[Box], bleed: float, look: Look) -> Iterator[Path]:
    """Two short lines at each corner, left out where they would touch a neighbour."""
    taken = [cut.grown(bleed) for cut in cuts]
    for cut in cuts:
        for line in _corners(cut, bleed):
            if not any(box.overlaps(Box.around(line).grown(0.01)) for box in taken):
                yield Path(polyline(line), look.style("crop"))


def _corners(cut: Box, bleed: float) -> Iterator[tuple[Point, Point]]:
    near, far = bleed + AWAY, bleed + REACH
    for y in (cut.top, cut.bottom):
        yield Point(cut.left - far, y), Point(cut.left - near, y)
        yield Point(cut.right + near, y), Point(cut.right + far, y)
    for x in (cut.left, cut.right):
        yield Point(x, cut.top - far), Point(x, cut.top - near)
        yield Point(x, cut.bottom + near), Point(x, cut.bottom + far)


def long_marks(cuts: Sequence[Box], around: Box, look: Look) -> Iterator[Path]:
    """Lines across all the page, to be drawn below the pieces: the first long cut does not remove them."""
    style = look.style("crop")
    inner = around.grown(-style.width / 2)
    for x in sorted({key(edge) for cut in cuts for edge in (cut.left, cut.right)}):
        yield Path(polyline((Point(x, inner.top), Point(x, inner.bottom))), style)
    for y in sorted({key(edge) for cut in cuts for edge in (cut.top, cut.bottom)}):
        yield Path(polyline((Point(inner.left, y), Point(inner.right, y))), style)


def cut_lines(cut: Cut, at: Point, look: Look) -> Iterator[Path]:
    """The outline and the holes as thin lines, what is scored as dashes."""
    for outline in (cut.outline, *cut.holes):
        yield Path(placed(outline, at), look.style("crop"))
    for score in cut.scores:
        yield Path(placed(score, at), look.style("fold"))
