"""Themes: legible ink in every game, and as little of it as promised."""

import pytest
import yaml
from inks import PAPER
from inks import PLAIN_LIGHT
from inks import colours
from inks import contrast
from inks import luminance
from prints import look_of

from generator import discover
from generator.data import templates
from generator.draw.scene import Style

THEMES = discover.theme_ids()
GAMES = discover.game_ids()
LOOKS = [(game, theme) for game in GAMES for theme in THEMES]


def tints(game: str, theme: str) -> dict[str, Style]:
    return {role: style for role, style in look_of(theme, game=game).styles.items() if "tint" in role.split("-")}


def test_the_measure_of_contrast_is_that_of_wcag() -> None:
    assert contrast("#000000", PAPER) == pytest.approx(21)
    assert contrast("#767676", PAPER) == pytest.approx(4.54, abs=0.01)


@pytest.mark.parametrize(("game", "theme"), LOOKS)
def test_lettering_can_be_read_on_white_on_a_band_and_on_a_dark_head(game: str, theme: str) -> None:
    look = look_of(theme, game=game)
    files = [templates() / f"lettering/{name}.yaml" for name in ("common", game)]
    kinds = {
        role: kind
        for file in files
        if file.is_file()
        for role, kind in yaml.safe_load(file.read_text(encoding="utf-8")).items()
    }
    for role, type in ((role, type) for role, type in look.types.items() if role != "ghost"):
        grounds = ("card-head",) if kinds[role]["ink"] == "card-head-ink" else ("badge", "band")
        for ground in grounds:
            assert contrast(type.colour, look.style(ground).fill or PAPER) >= 4.5, (role, ground)
    assert all(contrast(look.style(role).fill or "", PAPER) >= 4.5 for role in ("ink", "quiet"))


@pytest.mark.parametrize(("game", "theme"), LOOKS)
def test_what_is_printed_to_be_written_over_is_grey_but_can_be_read(game: str, theme: str) -> None:
    look = look_of(theme, game=game)
    grey = look.type("ghost").colour
    assert 3 <= contrast(grey, PAPER) <= 4, "WCAG asks for 3 where something is only to be recognised"
    assert luminance(grey) > 2 * luminance(look.style("pencil-lead").fill or ""), "a pencil stands out from it"
    assert look.style("ghost").stroke == grey


@pytest.mark.parametrize("game", GAMES)
def test_mono_is_black_and_white(game: str) -> None:
    look = look_of("mono", game=game)
    greys = {role for role, style in look.styles.items() if not colours(style) <= {"#000000", PAPER}}
    assert greys == {"ghost"}, "only what is written over"


@pytest.mark.parametrize("game", GAMES)
def test_tints_in_colour_are_light_enough_for_a_pencil(game: str) -> None:
    for role, style in tints(game, "colour").items():
        assert style.fill and luminance(style.fill) > PLAIN_LIGHT, role


@pytest.mark.parametrize("theme", ["low-ink", "mono"])
@pytest.mark.parametrize("game", GAMES)
def test_themes_that_save_ink_have_no_tints(game: str, theme: str) -> None:
    assert set(tints(game, theme).values()) == {Style()}
    assert look_of(theme, game=game).style("band").fill in (None, PAPER)


@pytest.mark.parametrize(("game", "theme"), LOOKS)
def test_no_line_is_a_hairline(game: str, theme: str) -> None:
    for role, style in look_of(theme, game=game).styles.items():
        least = 0.15 if role in ("cut", "crop", "hairline") else 0.25
        assert not style.stroke or style.width >= least, role


def test_colours_come_from_one_palette() -> None:
    palette = yaml.safe_load((templates() / "themes/colour/common.yaml").read_text(encoding="utf-8"))["colours"]
    okabe_ito = {"#e69f00", "#56b4e9", "#009e73", "#f0e442", "#0072b2", "#d55e00", "#cc79a7"}
    accents = {
        name: colour for name, colour in palette.items() if name in ("green", "sky", "orange", "vermilion", "purple")
    }
    assert set(accents.values()) <= okabe_ito and len(accents) == 5
