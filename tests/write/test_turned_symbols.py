"""A symbol that is turned, scaled and nested covers the same paper in PDF and SVG, and it is the right paper."""

from collections.abc import Callable
from math import cos
from math import radians
from math import sin
from pathlib import Path as File

import pytest
from pictures import difference
from pictures import from_browser
from pictures import from_pdf
from pictures import from_svg
from prints import silent

from generator.draw.fonts import Font
from generator.draw.scene import Anchor
from generator.draw.scene import Group
from generator.draw.scene import Item
from generator.draw.scene import Path
from generator.draw.scene import Style
from generator.draw.scene import Text
from generator.draw.scene import Use
from generator.draw.scene import half_turned
from generator.draw.scene import symbol
from generator.geometry.path import circle
from generator.geometry.path import mapped
from generator.geometry.path import polygon
from generator.geometry.point import Box
from generator.geometry.point import Point
from generator.geometry.point import Size
from generator.impose.page import Document
from generator.impose.page import Page
from generator.write.pdf import pdf
from generator.write.svg import svg

PAGE = Size(120, 90)
SAME = 1.0  # per cent of a block: edges and letters are smoothed differently, most of all by a browser
ANGLES = (17.5, 72.0, 90.0, 144.0, 180.0, 216.0, 301.25, -33.0)

FLAG = polygon((Point(-6, -4), Point(8, -4), Point(8, 1), Point(-2, 1), Point(-2, 7), Point(-6, 7)))
BLACK = Style(fill="#000000")
LINE = Style(stroke="#335599", width=0.8, dash=(2.0, 1.5))
WIDTH = Font.TITLE.width("Vega", 14)
NAME = Text(Point(0, 0), "Vega", Font.TITLE, 14, "#993300", Anchor.MIDDLE, WIDTH, Box(-15, -8, 15, 3))

STAR = symbol("star", (Path(FLAG, BLACK), Path(circle(Point(3, 5), 2.5), LINE)))
PAIR = symbol("pair", (Use(STAR, Point(-9, 0), 0.6, 40), Group((Use(STAR, Point(2, 1), 0.8, -65), NAME), Point(4, 3))))


def document(*items: Item) -> Document:
    return Document("Turned", "", "", (), "", "en", (Page(PAGE, items),))


def printed(*items: Item) -> bytes:
    return pdf(document(*items), silent)


def shown(*items: Item, outlines: bool = False) -> bytes:
    (page,) = svg(document(*items), outlines, silent)
    return page


def scattered(what: Use) -> tuple[Use, ...]:
    """The symbol once at each angle, in a grid over the page."""
    return tuple(
        Use(what.symbol, Point(18 + 28 * (index % 4), 24 + 42 * (index // 4)), what.scale, angle)
        for index, angle in enumerate(ANGLES)
    )


@pytest.mark.parametrize("outlines", [False, True])
@pytest.mark.parametrize("scale", [0.5, 1.1])
def test_both_writers_turn_alike(scale: float, outlines: bool) -> None:
    for items in (scattered(Use(PAIR, scale=scale)), (Use(PAIR, Point(60, 45), 2 * scale, 117.0),)):
        found = difference(from_pdf(printed(*items), 0), from_svg(shown(*items, outlines=outlines)))
        assert found.worst <= SAME


def test_a_browser_turns_alike(program: Callable[[str], str], tmp_path: File) -> None:
    items = scattered(Use(PAIR))
    paper = from_pdf(printed(*items), 0)
    screen = from_browser(program("chromium"), shown(*items), PAGE, tmp_path)
    assert difference(paper, screen.crop((0, 0, *paper.size))).worst <= 2 * SAME


@pytest.mark.parametrize("angle", ANGLES)
@pytest.mark.parametrize("count", [1, 2])  # one that is used once is drawn in place
def test_a_turned_symbol_is_its_outline_turned_clockwise(angle: float, count: int) -> None:
    at, scale = Point(55, 40), 2.5
    cosine, sine = cos(radians(angle)) * scale, sin(radians(angle)) * scale
    flag = symbol("flag", (Path(FLAG, BLACK),))
    there = mapped(FLAG, lambda point: Point(point.x * cosine - point.y * sine, point.x * sine + point.y * cosine) + at)
    uses = (Use(flag, at, scale, angle),) * count
    expected = from_pdf(printed(*(Path(there, BLACK),) * count), 0)
    assert difference(expected, from_pdf(printed(*uses), 0)).worst <= 0.5
    assert difference(expected, from_svg(shown(*uses))).worst <= SAME


@pytest.mark.parametrize("count", [1, 2])
def test_a_whole_turn_is_not_written(count: int) -> None:
    upright, around = ((Use(PAIR, Point(60, 45), 1.3, turn),) * count for turn in (0.0, 360.0))
    assert printed(*around) == printed(*upright)
    assert shown(*around) == shown(*upright)


def test_half_a_turn_is_written_as_a_scale() -> None:
    page = shown(half_turned("upside-down", (Path(FLAG, BLACK),), Point(10, 20)))
    assert b'transform="translate(20 40) scale(-1)"' in page
