"""The last page, with the bar that checks the scale, and pages for notes where leaves would have empty ones."""

from generator.draw.lines import rule
from generator.draw.look import Look
from generator.draw.planets import draw_planets
from generator.draw.scene import Anchor
from generator.draw.scene import Group
from generator.draw.scene import Scene
from generator.draw.text import set_text
from generator.geometry.point import Box
from generator.geometry.point import Size
from generator.impose.footer import BAR
from generator.impose.footer import scale_bar
from generator.kit.booklet.leaf import enlargement

STRIP = 7.0
LINE = 8.0
TITLE = 9.0
WORDS = 120.0  # width of the imprint
ORNAMENT = 1.3  # larger than on a sheet


def draw_last(credit: str, look: Look, size: Size) -> Scene:
    """Who made it, in the middle of much white; the page lies beside the cover, so it is printed first of all."""
    scale = enlargement(size)
    strip = Box.at(0, size.height - STRIP, BAR + 1, STRIP)
    middle, half = size.width / 2, WORDS / 2 * scale
    planets = Box(middle - half, size.height * 0.4, middle + half, size.height * 0.4 + 6 * scale)
    words = Box.at(planets.left, planets.bottom + 4 * scale, planets.width, 22 * scale)
    items = (
        Group(
            tuple(draw_planets(planets.left, planets.right, planets.centre.y, look, ORNAMENT * scale)),
            name="last-picture",
            box=planets,
        ),
        Group(
            set_text(credit, words, look.type("aside").scaled(scale), Anchor.MIDDLE, lines=5, level=0),
            name="last-words",
            box=words,
        ),
        scale_bar(strip, look),
    )
    return Scene(size, items, look.words("booklet.last"))


def draw_notes(look: Look, size: Size) -> Scene:
    scale = enlargement(size)
    page, words = Box.at(0, 0, size.width, size.height), look.words("booklet.notes")
    title = Box.at(0, 0, size.width, TITLE * scale)
    heading = set_text(words, title, look.type("section").scaled(1.25 * scale), level=0.2)
    count = int((size.height - title.bottom - 1) / LINE)
    lines = (rule(0, size.width, title.bottom + (row + 1) * LINE, look.style("rule")) for row in range(count))
    return Scene(size, (Group((*heading, *lines), name="notes", box=page),), words)
