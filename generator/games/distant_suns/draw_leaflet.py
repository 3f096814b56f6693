"""The rules leaflet: two pages that a stranger can start with, their examples confirmed by the rules.

The pages are laid out as large as they fit: on larger paper, or in a language that needs few words, everything grows.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from generator.draw.component import Component
from generator.draw.component import Frame
from generator.draw.component import Per
from generator.draw.enlarge import enlarged
from generator.draw.look import Look
from generator.draw.prose import column
from generator.draw.prose import column_height
from generator.draw.scene import Group
from generator.draw.scene import Scene
from generator.draw.text import set_text
from generator.games.distant_suns.content import Content
from generator.games.distant_suns.leaflet import chapters
from generator.games.distant_suns.leaflet.chapters import Chapter
from generator.games.distant_suns.leaflet.facts import facts
from generator.games.distant_suns.leaflet.pen import Pen
from generator.games.distant_suns.sheet.top import draw_planets
from generator.geometry.point import Box
from generator.geometry.point import Size

GUTTER = 8.0
HEADERS = (22.0, 10.0)  # heights of what stands above the columns
GAPS = 4.0, 8.0  # between chapters: at least, at most
LARGEST, STEP = 2.0, 0.01


@dataclass(frozen=True, slots=True)
class Page:
    left: tuple[Chapter, ...]
    right: tuple[Chapter, ...]

    @property
    def height(self) -> float:
        return max(column_height(self.left, GAPS[0]), column_height(self.right, GAPS[0]))


def draw_leaflet(content: Content, look: Look, frame: Frame) -> tuple[Scene, ...]:
    scale = _largest_scale(content, look, frame.size)
    size = Size(frame.size.width / scale, frame.size.height / scale)
    pages = _pages(content, look, size.width)
    caption = look.words("leaflet.caption", game=look.words("game.title"), component=look.words("component.leaflet"))
    return tuple(
        Scene(frame.size, tuple(enlarged(item, scale) for item in _items(content, number, page, look, size)), caption)
        for number, page in enumerate(pages)
    )


def _largest_scale(content: Content, look: Look, size: Size) -> float:
    """How large everything can be for both pages to fit, found by halving."""
    low, high = 1, round(LARGEST / STEP)
    while low < high:
        middle = (low + high + 1) // 2
        if _fits(content, look, size, middle * STEP):
            low = middle
        else:
            high = middle - 1
    return low * STEP


def _fits(content: Content, look: Look, size: Size, scale: float) -> bool:
    pages = _pages(content, look, size.width / scale)
    room = size.height / scale
    return all(page.height + header <= room for page, header in zip(pages, HEADERS, strict=True))


def _pages(content: Content, look: Look, page_width: float) -> tuple[Page, Page]:
    pen = Pen(look, facts(content), "leaflet")
    width = (page_width - GUTTER) / 2
    first = Page(
        tuple(
            chapter(number, content, pen, width)
            for number, chapter in enumerate((chapters.idea, chapters.need, chapters.setup, chapters.sheet), start=1)
        ),
        (chapters.assign(5, content, pen, width), chapters.draw(6, content, pen, width)),
    )
    second = Page(
        (
            chapters.upgrades(7, content, pen, width),
            chapters.worlds(8, content, pen, width),
            chapters.rounds(9, content, pen, width),
            chapters.credit(content, pen, width),
        ),
        (chapters.scoring(10, content, pen, width),),
    )
    return first, second


def _items(content: Content, number: int, page: Page, look: Look, size: Size) -> Iterator[Group]:
    header = Box.at(0, 0, size.width, HEADERS[number])
    width = (size.width - GUTTER) / 2
    yield _title(content, look, header) if number == 0 else _running_head(look, header)
    for left, chapters_of in ((0.0, page.left), (width + GUTTER, page.right)):
        yield from column(chapters_of, Box(left, header.bottom, left + width, size.height), GAPS)


def _title(content: Content, look: Look, box: Box) -> Group:
    words = look.words("leaflet.facts", **facts(content))
    title = Box(box.left, 4.0, box.right, 13.0)
    items = (
        *set_text(look.words("component.leaflet"), Box(box.left, 0, box.right, 2.2), look.type("overline"), level=0),
        *set_text(look.words("game.title"), title, look.type("title"), level=0),
        *set_text(words, Box(box.left + box.width / 2, 4.0, box.right, 12.0), look.type("prose"), level=1),
        *draw_planets(box.left, box.right, 16.5, look),
    )
    return Group(items, name="title", box=box)


def _running_head(look: Look, box: Box) -> Group:
    words = f"{look.words('game.title')} · {look.words('component.leaflet')}"
    items = (
        *set_text(words, Box(box.left, 0, box.right, 2.2), look.type("overline"), level=0),
        *draw_planets(box.left, box.right, 5.6, look),
    )
    return Group(items, name="title", box=box)


COMPONENT = Component("leaflet", draw_leaflet, Per.BOX, is_portrait=True)
