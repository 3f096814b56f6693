"""Path data: the compact notation of SVG's `d`, as far as our symbols use it.

Letters M L H V C A Z, capital (absolute) or small (relative); arcs must be circular (both radii equal).
"""

import re
from collections.abc import Iterator
from math import hypot
from math import sqrt

from generator.geometry.near import fits
from generator.geometry.path import Close
from generator.geometry.path import Curve
from generator.geometry.path import Line
from generator.geometry.path import Move
from generator.geometry.path import Segment
from generator.geometry.path import Segments
from generator.geometry.path import arc
from generator.geometry.point import ORIGIN
from generator.geometry.point import Point
from generator.geometry.point import clock_angle

TOKEN = re.compile(r"([MLHVCAZmlhvcaz])|(-?\d*\.?\d+)|[\s,]+|(.)")
ARGUMENTS = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "A": 7, "Z": 0}


def read_path(data: str) -> Segments:
    """The segments of a path; ValueError says what cannot be read."""
    segments: list[Segment] = []
    here = start = ORIGIN
    for letter, numbers in _commands(data):
        added = _segments(letter, numbers, here)
        segments += added
        match added[-1]:
            case Close():
                here = start
            case Move(to):
                here = start = to
            case Line(to) | Curve(_, _, to):
                here = to
    return tuple(segments)


def _commands(data: str) -> Iterator[tuple[str, list[float]]]:
    """Each command with as many numbers as it takes; a letter may be left out when it repeats."""
    letter, numbers = "", list[float]()
    for name, number, wrong in TOKEN.findall(data):
        if wrong or (number and not letter):
            raise ValueError(f"{(wrong or number)!r} cannot stand here in path data")
        if name:
            if numbers:
                raise ValueError(f"{letter!r} needs {ARGUMENTS[letter.upper()]} numbers")
            letter = name
        if number:
            numbers.append(float(number))
        if (name or number) and len(numbers) == ARGUMENTS[letter.upper()]:
            yield letter, numbers
            numbers = []
            letter = {"M": "L", "m": "l", "Z": "", "z": ""}.get(letter, letter)
    if numbers:
        raise ValueError(f"{letter!r} needs {ARGUMENTS[letter.upper()]} numbers")


def _segments(letter: str, numbers: list[float], here: Point) -> Segments:
    base = here if letter.islower() else ORIGIN
    points = [base + Point(x, y) for x, y in zip(numbers[0::2], numbers[1::2], strict=False)]
    match letter.upper():
        case "M":
            return (Move(points[0]),)
        case "L":
            return (Line(points[0]),)
        case "H":
            return (Line(Point(base.x + numbers[0], here.y)),)
        case "V":
            return (Line(Point(here.x, base.y + numbers[0])),)
        case "C":
            return (Curve(*points),)
        case "A":
            radius, other, _, large, clockwise, x, y = numbers
            if radius != other:
                raise ValueError("arcs in path data must be circular")
            return _arc_between(here, base + Point(x, y), radius, large != 0, clockwise != 0)
        case _:
            return (Close(),)


def _arc_between(begin: Point, end: Point, radius: float, large: bool, clockwise: bool) -> Segments:
    """The circular arc of that radius from one point to another, without its leading move."""
    half = (end - begin) * 0.5
    chord = hypot(half.x, half.y)
    radius = max(radius, chord)
    side = 1 if clockwise != large else -1  # the centre of a short clockwise arc lies to the right
    # Of half a circle that is off by a last bit the root would make a hundred million times as much.
    height = 0.0 if fits(radius, chord) else side * sqrt(radius**2 - chord**2)
    centre = begin + half + Point(-half.y, half.x) * (height / chord)
    start, finish = clock_angle(begin - centre), clock_angle(end - centre)
    if clockwise and finish <= start:
        finish += 360
    if not clockwise and finish >= start:
        finish -= 360
    return arc(centre, radius, start, finish)[1:]
