"""Difficulty as stars: one, two or three of three, with the word beside them."""

from collections.abc import Iterator

from generator.draw.look import Look
from generator.draw.scene import Item
from generator.draw.scene import Path
from generator.draw.text import set_text
from generator.game.inventor import Difficulty
from generator.geometry.path import Segments
from generator.geometry.path import polygon
from generator.geometry.point import Box
from generator.geometry.point import Point
from generator.geometry.point import at_clock

RADIUS = 1.35  # mm
POINTS = 5
INNER = 0.45  # radius of the notches, as a share of that of the points
PITCH = 2.25  # from star to star, in radii
GAP = 1.6


def draw_stars(difficulty: Difficulty, box: Box, look: Look, scale: float) -> Iterator[Item]:
    radius = RADIUS * scale
    earned = list(Difficulty).index(difficulty) + 1
    for index in range(len(Difficulty)):
        centre = Point(box.left + radius * (1 + PITCH * index), box.centre.y)
        style = look.style("star" if index < earned else "star-open")
        yield Path(_star(centre, radius), style)
    words = Box(box.left + radius * (2 + PITCH * (len(Difficulty) - 1)) + GAP, box.top, box.right, box.bottom)
    yield from set_text(look.words(f"booklet.{difficulty}"), words, look.type("small").scaled(scale))


def _star(centre: Point, radius: float) -> Segments:
    """Drawn from the top, so that it stands on two feet."""
    step = 180 / POINTS
    return polygon(centre + at_clock(radius * (INNER if tip % 2 else 1), tip * step) for tip in range(2 * POINTS))
