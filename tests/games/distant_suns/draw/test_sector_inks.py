"""Kinds of sector differ without colour, and a sheet takes as little ink as its theme promises."""

import re

import pytest
from inks import PAPER
from inks import colours
from prints import document
from prints import look_of

from generator import discover
from generator.draw.scene import Path
from generator.draw.scene import Symbol
from generator.draw.scene import Text
from generator.draw.scene import Use
from generator.draw.scene import walk

THEMES = discover.theme_ids()
KINDS = ("start", "alien", "upgrade", "treasure", "world", "far-world")


def special(theme: str) -> dict[str, Symbol]:
    """The drawings of the kinds of sector on a sheet, but for the plain one."""
    items = document(theme=theme).pages[0].items
    used = [placed.item.symbol for placed in walk(items) if isinstance(placed.item, Use)]
    found = {symbol.name: symbol for symbol in used if re.match("sector-(?!plain)", symbol.name)}
    assert len(found) == len(KINDS)
    return found


@pytest.mark.parametrize("theme", THEMES)
def test_texts_on_the_sheet_have_the_colours_of_lettering(theme: str) -> None:
    look = look_of(theme)
    used = {
        placed.item.colour for placed in walk(document(theme=theme).pages[0].items) if isinstance(placed.item, Text)
    }
    assert used <= {type.colour for type in look.types.values()}


@pytest.mark.parametrize("theme", THEMES)
def test_kinds_of_sector_differ_by_symbol(theme: str) -> None:
    look = look_of(theme)
    shapes = [tuple(item.segments for item in look.symbols[kind].items if isinstance(item, Path)) for kind in KINDS]
    assert len(set(shapes)) == len(KINDS)
    drawn = {
        name: [item.symbol.name for item in each.items if isinstance(item, Use)]
        for name, each in special(theme).items()
    }
    assert len({tuple(names) for names in drawn.values()}) == len(drawn) and all(drawn.values())


@pytest.mark.parametrize("theme", THEMES)
def test_kinds_of_sector_differ_by_hatch(theme: str) -> None:
    styles = {look_of(theme).style(f"{kind}-hatch") for kind in KINDS}
    assert all(style.fill or (style.stroke and style.width > 0) for style in styles)
    drawn = {
        name: tuple(item.segments for item in each.items if isinstance(item, Path) and item.style in styles)
        for name, each in special(theme).items()
    }
    assert len(set(drawn.values())) == len(drawn) and all(drawn.values())


def test_low_ink_fills_nothing_larger_than_a_symbol() -> None:
    for placed in walk(document(theme="low-ink").pages[0].items):
        item = placed.item
        if isinstance(item, Path) and item.style.fill not in (None, PAPER):
            dots = item.style == look_of("low-ink").style("upgrade-hatch")
            assert dots or max(placed.box.width, placed.box.height) < 8, placed.box


def test_a_sheet_in_mono_is_black_and_white() -> None:
    for placed in walk(document(theme="mono").pages[0].items):
        if isinstance(placed.item, Path):
            assert colours(placed.item.style) <= {"#000000", PAPER}
