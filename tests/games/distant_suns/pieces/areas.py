"""Areas: outlines as polygons of a geometry library that shares no code with ours."""

from collections.abc import Iterable
from collections.abc import Iterator

from shapely import Polygon
from shapely import unary_union
from shapely.geometry.base import BaseGeometry

from generator.draw.scene import Item
from generator.draw.scene import Path
from generator.draw.scene import walk
from generator.geometry.path import Close
from generator.geometry.path import Curve
from generator.geometry.path import Line
from generator.geometry.path import Move
from generator.geometry.path import Segments
from generator.geometry.point import Point

STEPS = 48  # straight pieces for each curve: off by less than a thousandth of a millimetre


def area(segments: Segments) -> Polygon:
    found = Polygon(_points(segments))
    assert found.is_valid
    return found


def filled(items: Iterable[Item]) -> BaseGeometry:
    """All that grounds and panels fill, together; drawings in several strokes are left out."""
    inked = ((each.item, each.pose) for each in walk(items) if isinstance(each.item, Path))
    areas = [
        Polygon(_points(pose.put_path(path.segments))).buffer(0)
        for path, pose in inked
        if path.style.fill and _is_one(path.segments)
    ]
    return unary_union(areas)


def _is_one(segments: Segments) -> bool:
    return sum(isinstance(segment, Move) for segment in segments) == 1


def _points(segments: Segments) -> Iterator[tuple[float, float]]:
    here = Point(0, 0)
    for segment in segments:
        match segment:
            case Move(to) | Line(to):
                yield to.x, to.y
                here = to
            case Curve(first, second, to):
                yield from (_on_curve((here, first, second, to), step / STEPS) for step in range(1, STEPS + 1))
                here = to
            case Close():
                pass


def _on_curve(points: tuple[Point, Point, Point, Point], share: float) -> tuple[float, float]:
    rest = 1 - share
    weights = (rest**3, 3 * rest**2 * share, 3 * rest * share**2, share**3)
    there = [point * weight for point, weight in zip(points, weights, strict=True)]
    return sum(point.x for point in there), sum(point.y for point in there)
