"""Themes: legible ink, kinds of sector that differ without colour, and as little ink as promised."""

import re

import pytest
import yaml
from inks import PAPER
from inks import PLAIN_LIGHT
from inks import contrast
from inks import luminance
from prints import document
from prints import look_of

from generator import discover
from generator.data import templates
from generator.draw.scene import Path
from generator.draw.scene import Style
from generator.draw.scene import Symbol
from generator.draw.scene import Text
from generator.draw.scene import Use
from generator.draw.scene import walk

THEMES = discover.theme_ids()
KINDS = ("start", "alien", "upgrade", "treasure", "world", "far-world")


def colours(styles: list[Style]) -> set[str]:
    return {colour for style in styles for colour in (style.fill, style.stroke) if colour}


def special(theme: str) -> dict[str, Symbol]:
    """The drawings of the kinds of sector on a sheet, but for the plain one."""
    items = document(theme=theme).pages[0].items
    used = [placed.item.symbol for placed in walk(items) if isinstance(placed.item, Use)]
    found = {symbol.name: symbol for symbol in used if re.match("sector-(?!plain)", symbol.name)}
    assert len(found) == len(KINDS)
    return found


def test_the_measure_of_contrast_is_that_of_wcag() -> None:
    assert contrast("#000000", PAPER) == pytest.approx(21)
    assert contrast("#767676", PAPER) == pytest.approx(4.54, abs=0.01)


@pytest.mark.parametrize("theme", THEMES)
def test_lettering_can_be_read_on_white_on_a_band_and_on_a_dark_head(theme: str) -> None:
    look = look_of(theme)
    files = (templates() / "lettering").glob("*.yaml")
    kinds = {role: kind for file in files for role, kind in yaml.safe_load(file.read_text(encoding="utf-8")).items()}
    for role, type in ((role, type) for role, type in look.types.items() if role != "ghost"):
        grounds = ("card-head",) if kinds[role]["ink"] == "card-head-ink" else ("badge", "band")
        for ground in grounds:
            assert contrast(type.colour, look.style(ground).fill or PAPER) >= 4.5, (role, ground)
    assert all(contrast(look.style(role).fill or "", PAPER) >= 4.5 for role in ("ink", "quiet"))


@pytest.mark.parametrize("theme", THEMES)
def test_what_is_printed_to_be_written_over_is_grey_but_can_be_read(theme: str) -> None:
    look = look_of(theme)
    grey = look.type("ghost").colour
    assert 3 <= contrast(grey, PAPER) <= 4, "WCAG asks for 3 where something is only to be recognised"
    assert luminance(grey) > 2 * luminance(look.style("pencil-lead").fill or ""), "a pencil stands out from it"
    assert look.style("ghost").stroke == grey


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


def test_mono_is_black_and_white() -> None:
    look = look_of("mono")
    greys = {role for role, style in look.styles.items() if not colours([style]) <= {"#000000", PAPER}}
    assert greys == {"ghost"}, "only what is written over"
    for placed in walk(document(theme="mono").pages[0].items):
        if isinstance(placed.item, Path):
            assert colours([placed.item.style]) <= {"#000000", PAPER}


def test_tints_in_colour_are_light_enough_for_a_pencil() -> None:
    look = look_of("colour")
    for role, style in look.styles.items():
        if role.endswith("-tint"):
            assert style.fill and luminance(style.fill) > PLAIN_LIGHT, role


@pytest.mark.parametrize("theme", ["low-ink", "mono"])
def test_themes_that_save_ink_have_no_tints(theme: str) -> None:
    look = look_of(theme)
    assert {role: style for role, style in look.styles.items() if role.endswith("-tint") and style != Style()} == {}
    assert look.style("band").fill in (None, PAPER)


def test_low_ink_fills_nothing_larger_than_a_symbol() -> None:
    for placed in walk(document(theme="low-ink").pages[0].items):
        item = placed.item
        if isinstance(item, Path) and item.style.fill not in (None, PAPER):
            dots = item.style == look_of("low-ink").style("upgrade-hatch")
            assert dots or max(placed.box.width, placed.box.height) < 8, placed.box


@pytest.mark.parametrize("theme", THEMES)
def test_no_line_is_a_hairline(theme: str) -> None:
    for role, style in look_of(theme).styles.items():
        least = 0.15 if role in ("cut", "crop", "hairline") else 0.25
        assert not style.stroke or style.width >= least, role


def test_colours_come_from_one_palette() -> None:
    palette = yaml.safe_load((templates() / "themes" / "colour" / "common.yaml").read_text(encoding="utf-8"))["colours"]
    okabe_ito = {"#e69f00", "#56b4e9", "#009e73", "#f0e442", "#0072b2", "#d55e00", "#cc79a7"}
    accents = {
        name: colour for name, colour in palette.items() if name in ("green", "sky", "orange", "vermilion", "purple")
    }
    assert set(accents.values()) <= okabe_ito and len(accents) == 5
