"""The ornament on the back of set-up cards: a sun with its planets."""

from collections.abc import Iterator

from generator.draw.furniture.card import CARD
from generator.draw.look import Look
from generator.draw.scene import Item
from generator.draw.scene import Path
from generator.geometry.path import circle
from generator.geometry.point import Point
from generator.geometry.point import at_clock

ORBITS = (8.5, 13.5, 19.0, 25.0)
PLANETS = ((8.5, 62, 0.8), (13.5, 205, 1.2), (19.0, 318, 1.0), (25.0, 118, 1.7))  # orbit, clock angle, radius
SUN = 4.2
SUN_HEIGHT = 0.4  # share of the card's height


def draw_ornament(look: Look) -> Iterator[Item]:
    sun = Point(CARD.width / 2, CARD.height * SUN_HEIGHT)
    for radius in ORBITS:
        yield Path(circle(sun, radius), look.style("card-back-line"))
    yield Path(circle(sun, SUN), look.style("card-back-sun"))
    for orbit, angle, radius in PLANETS:
        yield Path(circle(sun + at_clock(orbit, angle), radius), look.style("card-back-planet"))
