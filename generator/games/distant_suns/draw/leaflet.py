"""The rules leaflet: two pages that a stranger can start with, their examples confirmed by the rules.

The pages are laid out as large as they fit: on larger paper, or in a language that needs fewer words, everything grows.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial

from generator.draw.enlarge import enlarged
from generator.draw.fit import largest_scale
from generator.draw.look import Look
from generator.draw.planets import draw_planets
from generator.draw.prose import Passage
from generator.draw.prose import block
from generator.draw.prose import column
from generator.draw.prose import column_height
from generator.draw.scene import Anchor
from generator.draw.scene import Group
from generator.draw.scene import Item
from generator.draw.scene import Scene
from generator.draw.text import set_text
from generator.errors import FindingsError
from generator.findings import Finding
from generator.game.component import Component
from generator.game.component import Frame
from generator.game.component import Per
from generator.games.distant_suns.content import Content
from generator.games.distant_suns.draw.leaflet_parts.chapters import Chapter
from generator.games.distant_suns.draw.leaflet_parts.chapters import Chapters
from generator.games.distant_suns.draw.leaflet_parts.facts import facts
from generator.games.distant_suns.draw.leaflet_parts.means import ALL
from generator.games.distant_suns.draw.leaflet_parts.means import means_of
from generator.geometry.point import Box
from generator.geometry.point import Point
from generator.geometry.point import Size

GUTTER = 8.0
GAPS = 5.0, 10.0  # between chapters: at least, at most
TITLE, RUNNING_HEAD = 20.0, 11.0  # heights
PLANETS = 15.4  # how far down the line below the title is
LARGEST = 2.0  # how much larger than designed everything may be
READABLE = 8 / 9  # smaller, and letters of 9 pt fall under 8


@dataclass(frozen=True, slots=True)
class LeafletPage:
    """A page: its head, two columns of chapters, and perhaps one across at the foot."""

    head: Passage
    left: tuple[Chapter, ...]
    right: tuple[Chapter, ...]
    foot: tuple[Chapter, ...] = ()

    @property
    def height(self) -> float:
        columns = max(column_height(self.left, GAPS[0]), column_height(self.right, GAPS[0]))
        return self.head.height + columns + self.foot_height

    @property
    def foot_height(self) -> float:
        return sum(GAPS[0] + passage.height for _, passage in self.foot)


def draw_leaflet(content: Content, look: Look, frame: Frame) -> tuple[Scene, ...]:
    chapters = Chapters(content, look, means_of(frame.companions))
    scale = largest_scale(lambda width: max(page.height for page in _pages(chapters, width)), frame.size, LARGEST)
    if scale < READABLE and not frame.may_shrink:
        raise FindingsError((_too_small(frame.size),))
    size = Size(frame.size.width / scale, frame.size.height / scale)
    caption = look.words("leaflet.caption", game=look.words("game.title"), component=look.words("component.leaflet"))
    return tuple(
        Scene(frame.size, tuple(enlarged(item, scale) for item in _items(page, size)), caption)
        for page in _pages(chapters, size.width)
    )


def _pages(chapters: Chapters, width: float) -> tuple[LeafletPage, LeafletPage]:
    half = (width - GUTTER) / 2
    return (
        LeafletPage(
            _title(chapters, width),
            (chapters.need(1, half), chapters.setup(2, half), chapters.sheet(3, half)),
            (chapters.assign(4, half), chapters.draw(5, half)),
            (chapters.drawings(width),),
        ),
        LeafletPage(
            Passage(RUNNING_HEAD, partial(_running_head, chapters.look, width)),
            (chapters.upgrades(6, half), chapters.worlds(7, half), chapters.rounds(8, half)),
            (chapters.scoring(9, half), chapters.finished(half)),
            (chapters.details(10, width, half + GUTTER), chapters.credit(width)),
        ),
    )


def _items(page: LeafletPage, size: Size) -> Iterator[Group]:
    width = (size.width - GUTTER) / 2
    top = page.head.height
    bottom = size.height - page.foot_height
    yield block(page.head, "title", Point(0, 0), size.width)
    yield from column(page.left, Box(0, top, width, bottom), GAPS)
    yield from column(page.right, Box(width + GUTTER, top, size.width, bottom), GAPS)
    for name, passage in page.foot:
        yield block(passage, name, Point(0, bottom + GAPS[0]), size.width)
        bottom += GAPS[0] + passage.height


def _title(chapters: Chapters, width: float) -> Passage:
    """The name of the game, who can play it for how long, and what it is about."""
    idea = chapters.idea(width)
    height = TITLE + idea.height + GAPS[0]
    return Passage(height, lambda: (*_masthead(chapters, width), Group(idea.items, at=Point(0, TITLE))))


def _masthead(chapters: Chapters, width: float) -> Iterator[Item]:
    look, line = chapters.look, Box(0, 4.6, width, 11.6)
    words = look.words("leaflet.facts", **facts(chapters.content))
    yield from set_text(look.words("component.leaflet"), Box(0, 0, width, 2.6), look.type("heading"), level=0)
    yield from set_text(look.words("game.title"), line, look.type("title"), level=1)
    yield from set_text(words, Box(width / 2, line.top, width, line.bottom), look.type("prose"), Anchor.END, level=1)
    yield from draw_planets(0, width, PLANETS, look)


def _running_head(look: Look, width: float) -> Iterator[Item]:
    words = f"{look.words('game.title')} · {look.words('component.leaflet')}"
    yield from set_text(words, Box(0, 0, width, 2.6), look.type("heading"), level=0)
    yield from draw_planets(0, width, 6.0, look)


def _too_small(room: Size) -> Finding:
    message = f"{room.width:.0f} × {room.height:.0f} mm are too little for rules that one can read"
    return Finding("PC305", message, help="choose a larger --paper")


COMPONENT = Component("leaflet", draw_leaflet, Per.BOX, is_portrait=True, depends_on=ALL)
