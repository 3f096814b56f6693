"""A sun and its planets on one line, as they stand on the sheets."""

from collections.abc import Iterator

from generator.draw.lines import rule
from generator.draw.look import Look
from generator.draw.scene import Item
from generator.draw.scene import Path
from generator.geometry.path import circle
from generator.geometry.point import Box
from generator.geometry.point import Point

SUN = 0.42  # radii, as shares of the height
PLANETS = ((0.13, 0.09), (0.2, 0.13), (0.29, 0.15), (0.4, 0.11), (0.56, 0.3), (0.74, 0.24), (0.89, 0.17))


def draw_planets(box: Box, look: Look) -> Iterator[Item]:
    y = box.centre.y
    yield rule(box.left, box.right, y, look.style("cover-orbit"))
    yield Path(circle(Point(box.left + SUN * box.height, y), SUN * box.height), look.style("cover-sun"))
    for share, radius in PLANETS:
        yield Path(circle(Point(box.left + share * box.width, y), radius * box.height), look.style("cover-planet"))
