"""Prints: what the program makes of a layout, made once and shared by the tests of a process."""

from dataclasses import replace
from functools import cache
from pathlib import Path
from unittest.mock import patch

import pytest

from generator import discover
from generator.arrange.code import further_code
from generator.data import searched
from generator.data import templates
from generator.discover import AnyGame
from generator.draw.look import Look
from generator.draw.look_files import read_look
from generator.game.arranger import AnySetup
from generator.game.component import Per
from generator.impose.page import Document
from generator.pipeline import make
from generator.pipeline.order import Order
from generator.pipeline.setups import choose
from generator.pipeline.values import Made
from generator.write.pdf import pdf
from generator.write.svg import svg

TESTS = Path(__file__).parent
ROOT = TESTS.parent
GAME = "distant-suns"


def folder_of(game: str) -> Path:
    """The folder with the tests of one game and the files they need."""
    return searched("tests") / f"games/{game.replace('-', '_')}"


SHIPPED = discover.game(GAME).layouts
OF_GAME = folder_of(GAME)  # its samples, faulty, broken and unbalanced files
SAMPLES = {path.stem: path for path in sorted((OF_GAME / "samples").glob("*.yaml"))}
LAYOUTS = SHIPPED | SAMPLES
FIRST = ("lantern", "spiral", "twins")  # stand for all we ship where the suite has no time for more
EACH_SHIPPED = [name if name in FIRST else pytest.param(name, marks=pytest.mark.slow) for name in SHIPPED]
EACH_LAYOUT = [*EACH_SHIPPED, *SAMPLES]


def silent(done: int, pages: int) -> None:
    """Progress that nobody looks at."""


def order(
    layout: str | Path = "lantern", paper: str = "a4", theme: str = "colour", language: str = "en", per_page: int = 1
) -> Order:
    return Order(
        game=discover.game(GAME),
        component=discover.component(GAME, "sheet"),
        layout=LAYOUTS[layout] if isinstance(layout, str) else layout,
        paper=discover.papers()[paper],
        theme=theme,
        language=language,
        copies=per_page,
        per_page=per_page,
    )


def drawn(wanted: Order) -> Made:
    """The print, without asking whether one can play it: that takes longer than drawing and has tests of its own."""
    with patch.object(discover, "checks", return_value=()):
        return make(wanted)


@cache
def made(
    layout: str = "lantern", paper: str = "a4", theme: str = "colour", language: str = "en", per_page: int = 1
) -> Made:
    return drawn(order(layout, paper, theme, language, per_page))


def document(
    layout: str = "lantern", paper: str = "a4", theme: str = "colour", language: str = "en", per_page: int = 1
) -> Document:
    return made(layout, paper, theme, language, per_page).document


@cache
def pdf_of(
    layout: str = "lantern", paper: str = "a4", theme: str = "colour", language: str = "en", per_page: int = 1
) -> bytes:
    return pdf(document(layout, paper, theme, language, per_page), silent)


@cache
def svg_of(
    layout: str = "lantern", paper: str = "a4", theme: str = "colour", language: str = "en", per_page: int = 1
) -> tuple[bytes, ...]:
    return tuple(svg(document(layout, paper, theme, language, per_page), False, silent))


def component_order(game: str, component: str, layout: str = "") -> Order:
    """One copy of a component as people get it without any option; those of set-ups with two of them."""
    found, printed = discover.game(game), discover.component(game, component)
    file = found.layouts[layout or found.default_layout]
    codes = [further_code(found.initials, "tests", index) for index in (1, 2)]
    return Order(
        game=found,
        component=printed,
        layout=file,
        paper=discover.papers()["a4"],
        theme="colour",
        language="en",
        setups=setups_of(found, file, *codes) if printed.per is Per.SETUP else (),
    )


def setups_of(game: AnyGame, layout: Path, *codes: str) -> tuple[AnySetup, ...]:
    """The set-ups of these codes on a layout."""
    return tuple(setup for code in codes for setup in choose(game, (layout,), typed=code, anyway=True))


def with_codes(order: Order, *codes: str) -> Order:
    return replace(order, setups=setups_of(order.game, order.layout, *codes))


@cache
def look_of(theme: str, language: str = "en", game: str = GAME) -> Look:
    look = read_look(templates(), theme, language, game).value
    assert look is not None
    return look
