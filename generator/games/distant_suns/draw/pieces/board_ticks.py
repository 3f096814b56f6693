"""Ticks: a scale along the long sides of the board, as on an instrument, that leaves out notches and seams."""

from collections.abc import Iterator
from itertools import chain
from itertools import product

from generator.draw.furniture.piece import SAFE
from generator.games.distant_suns.draw.pieces.control_geometry import NOTCH_HALF
from generator.games.distant_suns.draw.pieces.control_geometry import PITCH
from generator.games.distant_suns.draw.pieces.control_geometry import flag_width
from generator.games.distant_suns.draw.pieces.control_geometry import part_box
from generator.games.distant_suns.draw.pieces.control_geometry import side_edge
from generator.games.distant_suns.draw.pieces.control_geometry import zone_centre
from generator.games.distant_suns.rules.control import ControlBoard
from generator.geometry.near import fits
from generator.geometry.path import Segments
from generator.geometry.path import polyline
from generator.geometry.point import Point

PER_ZONE = 12
SHORT, LONG = 2.0, 3.5
NEAR_SEAM = 9.0  # where the marks of a seam need the room


def ticks(control: ControlBoard, zones: range) -> Segments:
    """Short ones in equal steps, long ones where two zones meet."""
    lines = (
        _tick(x, side_edge(control, side), 1 if side else -1, length)
        for side, (x, length) in product(range(control.sides), tuple(_places(control, zones)))
    )
    return tuple(chain.from_iterable(map(polyline, lines)))


def _places(control: ControlBoard, zones: range) -> Iterator[tuple[float, float]]:
    """How far along the board a tick stands, and how long it is."""
    box, step = part_box(control, zones), PITCH / PER_ZONE
    low = box.left + NEAR_SEAM if zones.start else box.left
    high = box.right - NEAR_SEAM if flag_width(control, zones) else box.right
    for number in range(len(zones) * PER_ZONE + 1):
        x = zone_centre(control, zones.start).x - PITCH / 2 + number * step
        is_beside_notch = fits(NOTCH_HALF + SAFE, abs(number % PER_ZONE - PER_ZONE / 2) * step)
        if fits(low, x) and fits(x, high) and is_beside_notch:
            yield x, LONG if number % PER_ZONE == 0 else SHORT


def _tick(x: float, edge: float, inward: int, length: float) -> tuple[Point, Point]:
    return Point(x, edge + inward * SAFE), Point(x, edge + inward * (SAFE + length))
