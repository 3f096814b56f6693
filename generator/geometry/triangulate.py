"""Triangulation: an outline with holes, as triangles between its own corners.

Holes are joined to the outline by bridges, straight lines walked there and back; then ears, corners that can be cut
off without touching anything, are clipped until nothing is left. Corners keep their places: walls can stand on them.
"""

from collections.abc import Sequence
from itertools import pairwise

from generator.geometry.flatten import signed_area
from generator.geometry.point import Point

Triangle = tuple[Point, Point, Point]


def triangulated(outline: Sequence[Point], holes: Sequence[Sequence[Point]] = ()) -> tuple[Triangle, ...]:
    """Triangles that cover the inside, each clockwise on paper; the outline and holes must not cross or touch."""
    ring = _directed(outline, is_clockwise=True)
    left = sorted((_directed(hole, is_clockwise=False) for hole in holes), key=lambda hole: -max(hole).x)
    while left:
        ring = _bridged(ring, left)
        left.pop(0)
    return tuple(_ears(ring))


def _directed(corners: Sequence[Point], is_clockwise: bool) -> list[Point]:
    return list(corners) if (signed_area(corners) > 0) == is_clockwise else list(reversed(corners))


def _bridged(ring: list[Point], holes: list[list[Point]]) -> list[Point]:
    """The ring with a way to the first hole, around it and back, from the nearest corner that sees its rightmost one.

    The hole reaches farthest to the right of all that are left, so that some corner of the ring sees it.
    """
    hole = holes[0]
    start = hole.index(max(hole))
    corner = hole[start]
    order = sorted(range(len(ring)), key=lambda index: (_distance(ring[index], corner), index))
    seen = next(index for index in order if _sees(ring, index, corner, holes))
    around = hole[start:] + hole[:start]
    return [*ring[: seen + 1], *around, corner, *ring[seen:]]


def _sees(ring: list[Point], index: int, corner: Point, holes: list[list[Point]]) -> bool:
    """True if the straight way from the corner to that place of the ring crosses nothing and arrives from inside."""
    here = ring[index]
    before, after = ring[index - 1], ring[(index + 1) % len(ring)]
    is_convex = _turn(before, here, after) > 0
    right, left = _turn(before, here, corner) > 0, _turn(here, after, corner) > 0
    if not (right and left if is_convex else right or left):
        return False
    loops = (ring, *holes)
    return not any(_meet(here, corner, one, other) for loop in loops for one, other in pairwise((*loop, loop[0])))


def _meet(one: Point, other: Point, start: Point, end: Point) -> bool:
    """True if two segments have a point in common that is not a common end."""
    if start in (one, other) or end in (one, other):
        return any(_is_between(one, other, point) for point in (start, end) if point not in (one, other))
    sides = _turn(one, other, start), _turn(one, other, end)
    other_sides = _turn(start, end, one), _turn(start, end, other)
    return min(sides) <= 0 <= max(sides) and min(other_sides) <= 0 <= max(other_sides)


def _is_between(one: Point, other: Point, point: Point) -> bool:
    along = (point.x - one.x) * (other.x - one.x) + (point.y - one.y) * (other.y - one.y)
    return _turn(one, other, point) == 0 and 0 <= along <= _distance(one, other)


def _ears(ring: list[Point]) -> list[Triangle]:
    ring = list(ring)
    found: list[Triangle] = []
    reflex = {ring[index] for index in range(len(ring)) if not _is_convex(ring, index)}
    start = 0
    while len(ring) > 3:
        index = _next_ear(ring, reflex, start)
        found.append((ring[index - 1], ring[index], ring[(index + 1) % len(ring)]))
        clipped = ring.pop(index)
        if clipped not in ring:
            reflex.discard(clipped)
        start = index  # going on from here keeps the triangles fat: no corner is clipped over and over
    return [*found, (ring[0], ring[1], ring[2])]


def _next_ear(ring: list[Point], reflex: set[Point], start: int) -> int:
    for offset in range(len(ring)):
        index = (start + offset) % len(ring)
        if _is_convex(ring, index) and not _is_entered(ring, index, reflex):
            return index
    raise ValueError("the outline crosses itself")


def _is_convex(ring: list[Point], index: int) -> bool:
    return _turn(ring[index - 1], ring[index], ring[(index + 1) % len(ring)]) > 0


def _is_entered(ring: list[Point], index: int, reflex: set[Point]) -> bool:
    """True if a corner of the rest lies in the ear or on its edges; only reflex corners can be the first to."""
    one, two, three = ring[index - 1], ring[index], ring[(index + 1) % len(ring)]
    return any(
        point not in (one, two, three)
        and _turn(one, two, point) >= 0
        and _turn(two, three, point) >= 0
        and _turn(three, one, point) >= 0
        for point in reflex
    )


def _turn(one: Point, two: Point, three: Point) -> float:
    """Positive where the way over the three points turns to the right on paper."""
    return (two.x - one.x) * (three.y - one.y) - (two.y - one.y) * (three.x - one.x)


def _distance(one: Point, other: Point) -> float:
    return (one.x - other.x) ** 2 + (one.y - other.y) ** 2
