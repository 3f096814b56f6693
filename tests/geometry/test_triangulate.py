"""Triangles cover an outline with holes exactly, whatever it looks like."""

from collections import Counter
from itertools import pairwise
from math import cos
from math import pi
from math import sin

from hypothesis import given
from hypothesis import settings
from hypothesis import strategies
from shapely.geometry import Polygon

from generator.geometry.flatten import signed_area
from generator.geometry.point import Point
from generator.geometry.triangulate import triangulated


@strategies.composite
def rings(draw: strategies.DrawFn, radius: int = 10_000, most: int = 24) -> list[Point]:
    """A star around the origin with whole corners; any such ring is free of crossings."""
    count = draw(strategies.integers(3, most))
    reaches = draw(strategies.lists(strategies.integers(radius // 3, radius), min_size=count, max_size=count))
    angles = [2 * pi * index / count for index in range(count)]
    return [Point(round(reach * cos(a)), round(reach * sin(a))) for a, reach in zip(angles, reaches, strict=True)]


@strategies.composite
def plates(draw: strategies.DrawFn) -> tuple[list[Point], list[list[Point]]]:
    """A large ring with small ones inside, none touching another, each in either direction."""
    outline = draw(rings(30_000))
    spots = draw(strategies.sets(strategies.tuples(strategies.integers(-3, 3), strategies.integers(-3, 3)), max_size=6))
    holes: list[list[Point]] = []
    for x, y in sorted(spots):
        hole = [corner + Point(x * 2400, y * 2400) for corner in draw(rings(1_000, 9))]
        if _polygon(hole).is_valid and _polygon(outline).buffer(-1).contains(_polygon(hole)):
            holes.append(hole[:: draw(strategies.sampled_from((1, -1)))])
    return outline[:: draw(strategies.sampled_from((1, -1)))], holes


def _polygon(corners: list[Point]) -> Polygon:
    return Polygon([(corner.x, corner.y) for corner in corners])


@settings(max_examples=60, deadline=None)
@given(plates())
def test_triangles_cover_the_inside_once_and_meet_edge_to_edge(plate: tuple[list[Point], list[list[Point]]]) -> None:
    outline, holes = plate
    inside = Polygon(_polygon(outline).exterior, [_polygon(hole).exterior for hole in holes])
    if not inside.is_valid:
        return
    triangles = triangulated(outline, holes)
    areas = [signed_area(triangle) for triangle in triangles]
    assert all(area >= 0 for area in areas) and sum(areas) == inside.area
    assert all(inside.buffer(1).covers(_polygon(list(triangle))) for triangle in triangles)
    edges = Counter(edge for triangle in triangles for edge in pairwise((*triangle, triangle[0])))
    border = {frozenset(edge) for loop in (outline, *holes) for edge in pairwise((*loop, loop[0]))}
    assert max(edges.values()) == 1
    assert all((there, here) in edges or frozenset((here, there)) in border for here, there in edges)


def test_a_square_with_a_square_hole_has_eight_triangles() -> None:
    square = [Point(0, 0), Point(9, 0), Point(9, 9), Point(0, 9)]
    hole = [Point(3, 3), Point(6, 3), Point(6, 6), Point(3, 6)]
    assert len(triangulated(square)) == 2
    assert len(triangulated(square, [hole])) == 8
