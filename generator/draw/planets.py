"""Planets: a sun and its planets on one line, our ornament; where ink is saved it is left out."""

from collections.abc import Iterator

from generator.draw.lines import rule
from generator.draw.look import Look
from generator.draw.scene import Item
from generator.draw.scene import Path
from generator.geometry.path import circle
from generator.geometry.point import Point

SUN = 1.9
PLANETS = ((0.13, 0.45), (0.2, 0.6), (0.29, 0.7), (0.4, 0.5), (0.56, 1.35), (0.74, 1.1), (0.89, 0.8))  # share, radius


def draw_planets(left: float, right: float, y: float, look: Look, scale: float = 1.0) -> Iterator[Item]:
    """A sun at the left and its planets on one line, in the proportions of no system known."""
    yield rule(left, right, y, look.style("orbit"))
    sun = look.style("sun")
    yield Path(circle(Point(left + SUN * scale + sun.width / 2, y), SUN * scale), sun)
    for share, radius in PLANETS:
        yield Path(circle(Point(left + share * (right - left), y), radius * scale), look.style("planet"))
