"""The cover: the name of the season, a sun, and the stops on orbits around it, a group on each."""

from collections.abc import Iterator
from collections.abc import Sequence
from dataclasses import dataclass
from math import asin
from math import degrees
from math import pi

from generator.draw.lines import rule
from generator.draw.look import Look
from generator.draw.scene import Group
from generator.draw.scene import Item
from generator.draw.scene import Path
from generator.draw.scene import Scene
from generator.draw.scene import Use
from generator.draw.scene import symbol
from generator.draw.text import set_text
from generator.geometry.path import arc
from generator.geometry.path import circle
from generator.geometry.point import Box
from generator.geometry.point import Point
from generator.geometry.point import Size
from generator.geometry.point import at_clock
from generator.kit.booklet.leaf import enlargement
from generator.kit.booklet.stop import Stop
from generator.kit.booklet.stop import grouped
from generator.kit.booklet.stop import in_parts
from generator.kit.booklet.stop import picture_in

CORNER = 15.0  # from the sun to the edges of the page
SUN = 9.0
INNERMOST = 33.0
MOST_ORBITS = 6
HALO = 11.5
STAGGER = 6.0
SHARE = 0.6  # of the room between orbits, and between neighbours, that a picture takes
CLEAR = 0.64  # radius of the ground around a picture, as a share of its side
TITLE_SHARE = 0.52  # of the width
LARGEST = 17.0
FIELD = 62.0  # width of a line to write on
FIELD_PITCH = 11.0


@dataclass(frozen=True, slots=True)
class BookCover:
    """What is written on it."""

    over: str
    title: str
    below: str


def draw_cover(cover: BookCover, stops: Sequence[Stop], look: Look, size: Size) -> Scene:
    scale = enlargement(size)
    words = Box.at(0, 0, size.width * TITLE_SHARE, 42 * scale)
    fields = Box(0, size.height - 2 * FIELD_PITCH * scale, FIELD * scale, size.height)
    items = (
        Group(tuple(_words(cover, words, look, scale)), name="cover-title", box=words),
        Use(symbol("picture-cover", _picture(stops, size, scale, look))),
        Group(tuple(_fields(fields, look, scale)), name="cover-fields", box=fields),
    )
    return Scene(size, items, f"{cover.over} · {cover.title}")


def _words(cover: BookCover, box: Box, look: Look, scale: float) -> Iterator[Item]:
    over = Box.at(box.left, box.top, box.width, 6 * scale)
    title = Box.at(box.left, over.bottom, box.width, 20 * scale)
    below = Box(box.left, title.bottom + 1, box.left + box.width * 0.75, box.bottom)
    yield from set_text(cover.over, over, look.type("cover-over").scaled(scale), level=0)
    yield from set_text(cover.title, title, look.type("cover-title").scaled(scale), lines=2, level=0.4)
    yield from set_text(cover.below, below, look.type("label").scaled(scale), lines=3, level=0)


def _fields(box: Box, look: Look, scale: float) -> Iterator[Item]:
    """Lines for the player's name and the year."""
    pitch = box.height / 2
    for index, key in enumerate(("booklet.name", "booklet.year")):
        foot = box.top + (index + 1) * pitch - 1
        label = Box(box.left, foot - pitch + 2, box.right, foot - 1)
        yield from set_text(look.words(key), label, look.type("small").scaled(scale), level=1)
        yield rule(box.left, box.right, foot, look.style("write-on"))


def _picture(stops: Sequence[Stop], size: Size, scale: float, look: Look) -> Iterator[Item]:
    """The sun near the lower right corner; orbits from one edge of the page to the other."""
    sun = Point(size.width - CORNER * scale, size.height - CORNER * scale)
    orbits = _orbits(stops)
    reach = sun.y - LARGEST / 2 * scale
    step = (reach - INNERMOST * scale) / max(1, len(orbits) - 1)
    box = Box(0, 0, size.width, size.height)
    for index, members in enumerate(orbits):
        radius = reach if len(orbits) == 1 else INNERMOST * scale + index * step
        lead = STAGGER if index % 2 else -STAGGER
        yield from _orbit(_Orbit(sun, radius, lead, min(LARGEST * scale, (step or reach) * SHARE)), members, box, look)
    yield Path(circle(sun, HALO * scale), look.style("cover-orbit"))
    yield Path(circle(sun, SUN * scale), look.style("cover-sun"))


def _orbits(stops: Sequence[Stop]) -> list[tuple[Stop, ...]]:
    """A group on each orbit; many groups, or none, are spread over a few."""
    groups = [members for _, members in grouped(stops)]
    if 1 < len(groups) <= MOST_ORBITS:
        return groups
    count = max(1, min(MOST_ORBITS - 2, len(stops) // 3))
    return in_parts(stops, count)


@dataclass(frozen=True, slots=True)
class _Orbit:
    """`lead` is how far ahead its stops are, in degrees, so that those of two orbits do not stand in line."""

    sun: Point
    radius: float
    lead: float
    largest: float


def _orbit(orbit: _Orbit, members: Sequence[Stop], page: Box, look: Look) -> Iterator[Item]:
    """An arc that ends at the edges of the page, with the stops spread over its quarter towards the middle."""
    sun, radius, line = orbit.sun, orbit.radius, look.style("cover-orbit").width
    below, beside = (page.bottom - sun.y - line) / radius, (page.right - sun.x - line) / radius
    start, end = 270 - degrees(asin(min(1.0, below))), 360 + degrees(asin(min(1.0, beside)))
    yield Path(arc(sun, radius, start, end), look.style("cover-orbit"))
    side = min(orbit.largest, radius * pi / 2 / len(members) * SHARE)
    for index, stop in enumerate(members):
        at = sun + at_clock(radius, 270 + orbit.lead + 90 * (index + 0.5) / len(members))
        yield Path(circle(at, side * CLEAR), look.style("cover-ground"))
        yield picture_in(stop, Box(at.x - side / 2, at.y - side / 2, at.x + side / 2, at.y + side / 2))
