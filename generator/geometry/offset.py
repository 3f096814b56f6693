"""Offsets: a closed outline grown or shrunk evenly, lines staying lines and curves staying curves.

A beam or blade removes half its width, the *kerf*, on each side of the line it follows; outlines are grown by as much
before they are cut. Neighbouring segments are moved aside and then cut back, or drawn longer, to where they meet.
"""

from dataclasses import dataclass
from itertools import pairwise
from math import hypot

from generator.geometry.flatten import flattened
from generator.geometry.flatten import point_on
from generator.geometry.flatten import signed_area
from generator.geometry.path import Close
from generator.geometry.path import Curve
from generator.geometry.path import Line
from generator.geometry.path import Move
from generator.geometry.path import Segment
from generator.geometry.path import Segments
from generator.geometry.point import Point

PRECISION = 0.002  # mm
MOST_HALVINGS = 6
FARTHEST = 4.0  # how far beyond its distance a sharp corner may reach, as a multiple of that distance


@dataclass(frozen=True, slots=True)
class Stretch:
    """A line or curve with its start; a line is kept as a curve with its controls at thirds."""

    start: Point
    curve: Curve
    is_line: bool

    def at(self, share: float) -> Point:
        return point_on(self.start, self.curve, share)

    def heading(self, share: float) -> Point:
        """The direction of travel, one unit long."""
        slope = self._slope(share)
        length = hypot(slope.x, slope.y)
        return slope * (1 / length) if length else Point(0, 0)

    def _slope(self, share: float) -> Point:
        one, two, three, four = self.start, self.curve.first_control, self.curve.second_control, self.curve.to
        rest = 1 - share
        slope = (two - one) * rest**2 + (three - two) * (2 * rest * share) + (four - three) * share**2
        if hypot(slope.x, slope.y) > 1e-9:
            return slope
        return (three - one) if share < 0.5 else (four - two)

    def between(self, begin: float, end: float) -> "Stretch":
        """The part from one share to the other, both possibly beyond the ends."""
        corners = [_blossom(self, shares) for shares in _shares(begin, end)]
        return Stretch(corners[0], Curve(*corners[1:]), self.is_line)


def grown(outline: Segments, by: float) -> Segments:
    """The closed outline moved outwards all around; inwards if `by` is negative."""
    if not by:
        return outline
    (corners,) = flattened(outline)
    aside = by if signed_area(corners) > 0 else -by
    stretches = [part for stretch in _stretches(outline) for part in _moved(stretch, aside)]
    return _joined(stretches, abs(by))


def _stretches(outline: Segments) -> list[Stretch]:
    found: list[Stretch] = []
    here = first = Point(0, 0)
    for segment in outline:
        match segment:
            case Move(to):
                here = first = to
            case Line(to):
                found.append(_straight(here, to))
                here = to
            case Curve(_, _, to):
                found.append(Stretch(here, segment, False))
                here = to
            case Close():
                found.append(_straight(here, first))
                here = first
    return [stretch for stretch in found if _apart(stretch.start, stretch.curve.to) > 1e-6]


def _straight(start: Point, end: Point) -> Stretch:
    third = (end - start) * (1 / 3)
    return Stretch(start, Curve(start + third, end - third, end), True)


def _moved(stretch: Stretch, aside: float, halvings: int = 0) -> list[Stretch]:
    """The stretch moved to its left (outwards of a clockwise outline), halved until it is true to the original."""
    begin, end = _aside(stretch, 0, aside), _aside(stretch, 1, aside)
    if stretch.is_line:
        return [_straight(begin, end)]
    first = stretch.curve.first_control - stretch.start
    inner = stretch.curve.second_control - stretch.curve.first_control
    last = stretch.curve.to - stretch.curve.second_control
    controls = (
        begin + first * (1 + aside * _bend(first, _cross(first, inner))),
        end - last * (1 + aside * _bend(last, _cross(inner, last))),
    )
    moved = Stretch(begin, Curve(*controls, end), False)
    is_true = all(_apart(moved.at(share), _aside(stretch, share, aside)) < PRECISION for share in (0.25, 0.5, 0.75))
    if is_true or halvings == MOST_HALVINGS:
        return [moved]
    halves = stretch.between(0, 0.5), stretch.between(0.5, 1)
    return [part for half in halves for part in _moved(half, aside, halvings + 1)]


def _aside(stretch: Stretch, share: float, distance: float) -> Point:
    along = stretch.heading(share)
    return stretch.at(share) + Point(along.y, -along.x) * distance


def _bend(leg: Point, turn: float) -> float:
    """How strongly a curve turns to the right at its end: one over its radius there."""
    length = hypot(leg.x, leg.y)
    return 2 / 3 * turn / length**3 if length > 1e-9 else 0.0


def _cross(one: Point, other: Point) -> float:
    return one.x * other.y - one.y * other.x


def _joined(stretches: list[Stretch], distance: float) -> Segments:
    """Each stretch ends where it meets the next; where they cannot meet nearby, a straight line joins them."""
    begins, ends = [0.0] * len(stretches), [1.0] * len(stretches)
    for index, stretch in enumerate(stretches):
        after = (index + 1) % len(stretches)
        met = _meeting(stretch, stretches[after], distance)
        if met:
            ends[index], begins[after] = met
    parts = [stretch.between(*ends_of) for stretch, *ends_of in zip(stretches, begins, ends, strict=True)]
    segments: list[Segment] = [Move(parts[0].start)]
    here = parts[0].start
    for part in parts:
        if _apart(here, part.start) > 1e-6:
            segments.append(Line(part.start))
        segments.append(Line(part.curve.to) if part.is_line else part.curve)
        here = part.curve.to
    return (*segments, Close())


def _meeting(one: Stretch, other: Stretch, distance: float) -> tuple[float, float] | None:
    """The shares of the two at which they cross near the end of the one and the start of the other, by Newton's way."""
    if _apart(one.curve.to, other.start) < 1e-6:
        return None
    share, other_share = 1.0, 0.0
    for _ in range(20):
        gap = other.at(other_share) - one.at(share)
        if hypot(gap.x, gap.y) < 1e-9:
            break
        ahead, back = _speed(one, share), _speed(other, other_share)
        steepness = _cross(ahead, back)
        if abs(steepness) < 1e-12:
            return None
        share += _cross(gap, back) / steepness
        other_share += _cross(gap, ahead) / steepness
    met = one.at(share)
    is_near = _apart(met, one.curve.to) <= FARTHEST * distance and _apart(met, other.at(other_share)) < PRECISION
    return (share, other_share) if is_near and share > 0 and other_share < 1 else None


def _speed(stretch: Stretch, share: float) -> Point:
    step = 1e-4
    return (stretch.at(share + step) - stretch.at(share - step)) * (1 / (2 * step))


def _apart(one: Point, other: Point) -> float:
    return hypot(one.x - other.x, one.y - other.y)


def _shares(begin: float, end: float) -> tuple[tuple[float, float, float], ...]:
    return (begin, begin, begin), (begin, begin, end), (begin, end, end), (end, end, end)


def _blossom(stretch: Stretch, shares: tuple[float, float, float]) -> Point:
    """De Casteljau's construction with a share of its own in each round: it gives the controls of any part."""
    corners = [stretch.start, stretch.curve.first_control, stretch.curve.second_control, stretch.curve.to]
    for share in shares:
        corners = [one + (other - one) * share for one, other in pairwise(corners)]
    return corners[0]
