"""Leaflet: rules on pages of two columns, laid out as large as they fit.

On larger paper, or in a language that needs fewer words, everything grows. What the chapters say is the game's.
"""

from collections.abc import Callable
from collections.abc import Iterator
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

from generator.draw.caption import caption
from generator.draw.enlarge import enlarged
from generator.draw.fit import largest_scale
from generator.draw.furniture.pen import Chapter
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
from generator.geometry.point import Box
from generator.geometry.point import Point
from generator.geometry.point import Size

ID = "leaflet"  # of the component, in every game
GUTTER = 8.0
GAPS = 5.0, 10.0  # between chapters: at least, at most
TITLE, RUNNING_HEAD = 20.0, 11.0  # heights
PLANETS = 15.4  # how far down the line below the title is
LARGEST = 2.0  # how much larger than designed everything may be
READABLE = 8 / 9  # smaller, and letters of 9 pt fall under 8


@dataclass(frozen=True, slots=True)
class LeafletPage:
    """A page: its head, two columns of chapters, and perhaps some across at the foot."""

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


Pages = Callable[[float], Sequence[LeafletPage]]  # at a width; asked again and again until everything fits


def column_width(width: float) -> float:
    """Of each of the two columns on a page of that width."""
    return (width - GUTTER) / 2


def draw_pages(pages: Pages, look: Look, room: Size, may_shrink: bool = False) -> tuple[Scene, ...]:
    """The pages, all at the largest scale at which each fits the room; FindingsError if nobody could read them."""
    scale = largest_scale(lambda width: max(page.height for page in pages(width)), room, LARGEST)
    if scale < READABLE and not may_shrink:
        raise FindingsError((_too_small(room),))
    size = Size(room.width / scale, room.height / scale)
    return tuple(
        Scene(room, tuple(enlarged(item, scale) for item in _items(page, size)), caption(ID, look))
        for page in pages(size.width)
    )


def _items(page: LeafletPage, size: Size) -> Iterator[Group]:
    width = column_width(size.width)
    top = page.head.height
    bottom = size.height - page.foot_height
    yield block(page.head, "title", Point(0, 0), size.width)
    yield from column(page.left, Box(0, top, width, bottom), GAPS)
    yield from column(page.right, Box(width + GUTTER, top, size.width, bottom), GAPS)
    for name, passage in page.foot:
        yield block(passage, name, Point(0, bottom + GAPS[0]), size.width)
        bottom += GAPS[0] + passage.height


def title_head(look: Look, facts: str, idea: Passage, width: float) -> Passage:
    """The name of the game, who can play it for how long, and what it is about."""
    height = TITLE + idea.height + GAPS[0]
    return Passage(height, lambda: (*_masthead(look, facts, width), Group(idea.items, at=Point(0, TITLE))))


def _masthead(look: Look, facts: str, width: float) -> Iterator[Item]:
    line = Box(0, 4.6, width, 11.6)
    yield from set_text(look.words(f"component.{ID}"), Box(0, 0, width, 2.6), look.type("heading"), level=0)
    yield from set_text(look.words("game.title"), line, look.type("title"), level=1)
    yield from set_text(facts, Box(width / 2, line.top, width, line.bottom), look.type("prose"), Anchor.END, level=1)
    yield from draw_planets(0, width, PLANETS, look)


def running_head(look: Look, width: float) -> Passage:
    """The head of every further page."""
    return Passage(RUNNING_HEAD, partial(_running_head, look, width))


def _running_head(look: Look, width: float) -> Iterator[Item]:
    yield from set_text(caption(ID, look), Box(0, 0, width, 2.6), look.type("heading"), level=0)
    yield from draw_planets(0, width, 6.0, look)


def _too_small(room: Size) -> Finding:
    message = f"{room.width:.0f} × {room.height:.0f} mm are too little for rules that one can read"
    return Finding("PC305", message, help="choose a larger --paper")
