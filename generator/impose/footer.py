"""Footer: on every page a bar to check the scale with, what the page is, and its number."""

from collections.abc import Sequence
from dataclasses import replace

from generator import __version__
from generator.draw.look import Look
from generator.draw.scene import Anchor
from generator.draw.scene import Group
from generator.draw.scene import Item
from generator.draw.scene import Path
from generator.draw.text import cut_to
from generator.draw.text import set_text
from generator.geometry.path import polyline
from generator.geometry.point import Box
from generator.geometry.point import Point
from generator.impose.page import Page
from generator.impose.paper import Paper
from generator.impose.paper import footer_of

BAR = 100.0  # mm, what people lay a ruler against
TICK = 1.6
GAP = 4.0


def scale_bar(strip: Box, look: Look) -> Group:
    """A bar of exactly 100 mm with a tick every 10, at the left end of the strip."""
    foot = strip.bottom - look.style("scale").width / 2
    left = strip.left + look.style("scale").width / 2
    bar = [Path(polyline((Point(left, foot), Point(left + BAR, foot))), look.style("scale"))]
    for index in range(11):
        tick = TICK * (1.6 if index % 5 == 0 else 1)
        x = left + BAR * index / 10
        bar.append(Path(polyline((Point(x, foot), Point(x, foot - tick))), look.style("scale")))
    box = Box(strip.left, strip.top, left + BAR + look.style("scale").width, strip.bottom)
    words = Box(box.left, strip.top, box.right, foot - TICK * 1.6 - 0.6)
    items: tuple[Item, ...] = (*bar, *set_text(look.words("footer.scale"), words, look.type("small"), level=1.0))
    return Group(items, name="scale", box=box)


def imprint(strip: Box, words: str, look: Look) -> Group:
    """What the page is, in the upper line at the right of the strip."""
    return _line("imprint", _halves(strip)[0], words, look)


def numbered(pages: Sequence[Page], paper: Paper, look: Look) -> tuple[Page, ...]:
    """The pages with their numbers, in the lower line at the right of the strip; some have their own."""
    return tuple(
        page
        if page.has_own_numbers
        else replace(page, items=(*page.items, _page_number(page, index, len(pages), paper, look)))
        for index, page in enumerate(pages, start=1)
    )


def _page_number(page: Page, number: int, count: int, paper: Paper, look: Look) -> Group:
    words = look.words("footer.page", page=number, pages=count, version=__version__)
    return _line("page-number", _halves(footer_of(page.size, paper.margin))[1], words, look)


def _halves(strip: Box) -> tuple[Box, Box]:
    left, middle = strip.left + BAR + GAP, strip.centre.y
    return Box(left, strip.top, strip.right, middle), Box(left, middle, strip.right, strip.bottom)


def _line(name: str, box: Box, words: str, look: Look) -> Group:
    """What is too long ends with dots: a footer is not worth lettering that nobody can read."""
    kind = look.type("imprint")
    return Group(set_text(cut_to(words, kind, box.width), box, kind, Anchor.END), name=name, box=box)
