"""The back of a set-up card: the same for all, line work on white, which forgives a printer that drifts."""

from collections.abc import Iterator

from generator.draw.look import Look
from generator.draw.scene import Anchor
from generator.draw.scene import Item
from generator.draw.scene import Path
from generator.draw.text import set_text
from generator.geometry.path import circle
from generator.geometry.point import Box
from generator.geometry.point import Point
from generator.geometry.point import Size
from generator.geometry.point import at_clock

ORBITS = (8.5, 13.5, 19.0, 25.0)
PLANETS = ((8.5, 62, 0.8), (13.5, 205, 1.2), (19.0, 318, 1.0), (25.0, 118, 1.7))  # orbit, clock angle, radius
SUN = 4.2
SUN_HEIGHT = 0.4  # share of the card's height


def draw_back(look: Look, card: Size) -> Iterator[Item]:
    """A sun with its planets, the name of the game below."""
    sun = Point(card.width / 2, card.height * SUN_HEIGHT)
    for radius in ORBITS:
        yield Path(circle(sun, radius), look.style("card-back-line"))
    yield Path(circle(sun, SUN), look.style("card-back-sun"))
    for orbit, angle, radius in PLANETS:
        yield Path(circle(sun + at_clock(orbit, angle), radius), look.style("card-back-planet"))
    words = Box(6, card.height - 20, card.width - 6, card.height - 12)
    yield from set_text(look.words("game.title"), words, look.type("back-title"), Anchor.MIDDLE)
    below = Box(6, words.bottom, card.width - 6, words.bottom + 4)
    yield from set_text(look.words("setup.heading"), below, look.type("back-over"), Anchor.MIDDLE)
