"""Flattening: outlines as corners only, for everything that knows no curves."""

from collections.abc import Iterator
from collections.abc import Sequence
from itertools import pairwise
from math import hypot
from math import sqrt

from generator.geometry.near import covering
from generator.geometry.path import Close
from generator.geometry.path import Curve
from generator.geometry.path import Line
from generator.geometry.path import Move
from generator.geometry.path import Segments
from generator.geometry.point import Point

CHORD_ERROR = 0.01  # mm: no straight piece of a flattened curve leaves it by more


def flattened(segments: Segments, error: float = CHORD_ERROR) -> Iterator[tuple[Point, ...]]:
    """The corners of each part of the outline; a closed part does not repeat its first one."""
    corners: list[Point] = []
    for segment in segments:
        match segment:
            case Move(to):
                if len(corners) > 1:
                    yield tuple(corners)
                corners = [to]
            case Line(to):
                corners.append(to)
            case Curve():
                corners += _chords(corners[-1], segment, error)
            case Close():
                yield _without_doubles(corners)
                corners = corners[:1]
    if len(corners) > 1:
        yield tuple(corners)


def is_closed(segments: Segments) -> bool:
    return any(isinstance(segment, Close) for segment in segments)


def signed_area(corners: Sequence[Point]) -> float:
    """The area inside the corners; positive if they run clockwise on paper."""
    ring = (*corners, corners[0])
    return sum(here.x * there.y - there.x * here.y for here, there in pairwise(ring)) / 2


def point_on(start: Point, curve: Curve, share: float) -> Point:
    """The point of the curve at that share of its way, 0 to 1; beyond them the curve goes on."""
    rest = 1 - share
    return (
        start * rest**3
        + curve.first_control * (3 * rest**2 * share)
        + curve.second_control * (3 * rest * share**2)
        + curve.to * share**3
    )


def _chords(start: Point, curve: Curve, error: float) -> list[Point]:
    """Ends of so many equal steps that no chord leaves the curve too far: its bend bounds the distance."""
    bends = (
        start - curve.first_control * 2 + curve.second_control,
        curve.first_control - curve.second_control * 2 + curve.to,
    )
    steps = max(1, covering(sqrt(6 * max(hypot(bend.x, bend.y) for bend in bends) / (8 * error))))
    return [point_on(start, curve, step / steps) for step in range(1, steps)] + [curve.to]


def _without_doubles(corners: list[Point], apart: float = 1e-6) -> tuple[Point, ...]:
    """A closed outline often draws its last line back to the start before it closes."""
    kept: list[Point] = []
    for corner in corners:
        if not kept or hypot(corner.x - kept[-1].x, corner.y - kept[-1].y) > apart:
            kept.append(corner)
    while len(kept) > 1 and hypot(kept[-1].x - kept[0].x, kept[-1].y - kept[0].y) <= apart:
        kept.pop()
    return tuple(kept)
