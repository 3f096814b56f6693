"""Look files: a theme is one file, a game needs none, and a name that means nothing is told with its place."""

import shutil
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from inks import PAPER
from inks import READABLE
from inks import contrast
from inks import luminance
from prints import ROOT
from prints import component_order
from prints import look_of

from generator import data
from generator import discover
from generator.draw.look import Look
from generator.draw.look_files import read_look
from generator.draw.scene import Path as Outline
from generator.draw.scene import Style
from generator.draw.scene import Text
from generator.draw.scene import walk
from generator.findings import as_text
from generator.geometry.point import Box
from generator.impose.page import Page
from generator.pipeline import make
from generator.printer.calibrate import calibrate

GAMES = discover.game_ids()
THEMES = discover.theme_ids()
COMPONENTS = [(game, component) for game in GAMES for component in discover.component_ids(game)]
DARK = 0.5  # luminance that dark letters are lost on
BARE = """\
about: "a theme of one file"
colours:
  brown: "#3a2a1a"
  sand: "#efe6d8"
styles:
  ink: {fill: brown}
  quiet: {fill: "#5a4a3a"}
  line: {stroke: brown, width: 0.3}
  rule: {stroke: "#8a7a6a", width: 0.3}
  outline: {stroke: brown, width: 0.7}
  hairline: {stroke: brown, width: 0.15}
  paper: {fill: "#ffffff"}
  panel: {fill: "#ffffff", stroke: brown, width: 0.3}
  tint: {fill: sand}
  hatch: {stroke: "#cdbfa8", width: 0.3}
  body: {fill: "#e2cfae"}
  accent: {fill: "#8c4a12"}
  symbol-line: {stroke: brown, width: 1.5}
  ghost: {fill: "#948a7e", stroke: "#948a7e", width: 1.2}
  pencil-mark: {fill: "#4d4a46", stroke: "#4d4a46", width: 1.5}
"""
# The files of a game that has some in every folder.
NEWCOMER = {
    "styles": "wall: outline\ndoor: wall\n",
    "themes/bare": "colours: {teal: '#008080'}\nstyles: {door: {stroke: teal, width: 1}, grid: {stroke: brown}}\n",
    "lettering": "sign: {font: strong, size: 9, smallest: 7, ink: quiet}\n",
    "symbols": "key: {accent: body, parts: [{line: M2 2 L8 8}]}\n",
    "languages/en": "game:\n  title: Newcomer\n",
}


@pytest.fixture
def templates(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Our templates in a folder of the test; with a theme of one file, ours without those of games, and a new game."""
    shutil.copytree(ROOT / "templates", tmp_path / "templates")
    (tmp_path / "layouts").symlink_to(ROOT / "layouts")
    monkeypatch.setattr(data, "data_folder", lambda: tmp_path)
    themes = tmp_path / "templates" / "themes"
    (themes / "bare").mkdir()
    (themes / "bare" / "common.yaml").write_text(BARE, encoding="utf-8")
    for theme in THEMES:
        (themes / f"{theme}-alone").mkdir()
        shutil.copy(themes / theme / "common.yaml", themes / f"{theme}-alone")
    for folder, text in NEWCOMER.items():
        (tmp_path / "templates" / folder / "newcomer.yaml").write_text(text, encoding="utf-8")
    return tmp_path / "templates"


def edited(file: Path, before: str, after: str) -> None:
    text = file.read_text(encoding="utf-8")
    assert before in text
    file.write_text(text.replace(before, after, 1), encoding="utf-8")


def told(templates: Path) -> list[str]:
    loaded = read_look(templates, "bare", "en", "newcomer")
    assert (loaded.value is None) == bool(loaded.findings)
    return [as_text(finding).replace(f"{templates}/", "") for finding in loaded.findings]


def look(templates: Path, theme: str, game: str) -> Look:
    found = read_look(templates, theme, "en", game).value
    assert found
    return found


def kind(style: Style) -> tuple[bool, bool]:
    """What a style does, whatever its colours: if it makes a dark ground, and if it draws a line."""
    return bool(style.fill and luminance(style.fill) < DARK), bool(style.stroke and style.width)


def lettering(page: Page) -> Iterator[tuple[Text, str]]:
    """Each text with the colour that was laid down last around its middle."""
    grounds: list[tuple[Box, str]] = []
    for placed in walk(page.items):
        if isinstance(placed.item, Outline) and placed.item.style.fill:
            grounds.append((placed.box, placed.item.style.fill))
        if isinstance(placed.item, Text):
            middle = placed.box.centre
            spot = Box(middle.x, middle.y, middle.x, middle.y)
            yield placed.item, next((colour for box, colour in reversed(grounds) if box.holds(spot)), PAPER)


def is_readable(theme: str, game: str, component: str, templates: Path) -> bool:
    """Draws a component and looks at its lettering; what is printed to be written over is pale."""
    made = make(replace(component_order(game, component), theme=theme))
    pale = look(templates, theme, game).type("ghost").colour
    texts = [found for page in made.document.pages for found in lettering(page) if found[0].colour != pale]
    return made.findings == () and all(contrast(text.colour, ground) >= READABLE for text, ground in texts)


@pytest.mark.parametrize(("game", "component"), COMPONENTS)
def test_a_theme_of_one_file_prints_every_component_of_every_game(game: str, component: str, templates: Path) -> None:
    assert "bare" in discover.theme_ids() and discover.themes()["bare"] == "a theme of one file"
    assert is_readable("bare", game, component, templates)


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize(("game", "component"), COMPONENTS)
def test_a_game_without_files_in_a_theme_is_printed_with_it(
    game: str, component: str, theme: str, templates: Path
) -> None:
    assert is_readable(f"{theme}-alone", game, component, templates)


@pytest.mark.parametrize("game", GAMES)
def test_a_style_that_a_theme_does_not_give_does_what_it_does_in_one_of_ours(game: str, templates: Path) -> None:
    """Grounds stay light, what is dark stays dark, and a line is a line."""
    bare, ours = look(templates, "bare", game).styles, [look_of(theme, game=game).styles for theme in THEMES]
    assert [role for role, style in bare.items() if kind(style) not in {kind(each[role]) for each in ours}] == []


def test_a_printer_is_calibrated_in_a_theme_of_one_file(templates: Path) -> None:
    assert len(calibrate(discover.papers()["a4"], "bare", "en").pages) == 2


def test_a_game_of_words_alone_has_the_common_look(templates: Path) -> None:
    for folder in ("styles", "lettering", "symbols"):
        (templates / folder / "newcomer.yaml").unlink()
    newcomer, common = look(templates, "colour", "newcomer"), read_look(templates, "colour", "en").value
    assert newcomer.words("game.title") == "Newcomer"
    assert common and (newcomer.styles, newcomer.types) == (common.styles, common.types)
    assert dict(newcomer.symbols) == dict(common.symbols)


def test_a_game_has_its_own_styles_lettering_and_symbols_and_may_paint_common_ones_anew(templates: Path) -> None:
    found = look(templates, "bare", "newcomer")
    assert found.style("wall") == found.style("outline")
    assert found.style("door") == Style(stroke="#008080", width=1) and found.style("grid") == Style(stroke="#3a2a1a")
    assert found.type("sign").colour == "#5a4a3a" and "key" in found.symbols
    assert look(templates, "bare", "smallest").style("grid") == found.style("rule"), "other games keep the common one"


def test_a_style_that_nobody_has_is_our_mistake(templates: Path) -> None:
    with pytest.raises(KeyError):
        look(templates, "bare", "newcomer").style("window")


def test_a_game_without_words_is_told_which_file_is_missing(templates: Path) -> None:
    (templates / "languages" / "en" / "newcomer.yaml").unlink()
    assert told(templates) == [
        "error[PC101]: there is no file languages/en/newcomer.yaml\nhelp: check the spelling and the folder"
    ]


def test_a_theme_that_lacks_what_every_theme_gives_is_told_once(templates: Path) -> None:
    edited(templates / "themes" / "bare" / "common.yaml", "  ink: {fill: brown}\n", "")
    assert told(templates) == [
        """error[PC202]: styles has no key 'ink'
  --> themes/bare/common.yaml:5:1
  |
5 | styles:
  | ^^^^^^
help: add a line 'ink: ...'"""
    ]


FAULTS = [
    ("themes/bare/common.yaml", "fill: sand", "fill: sandy", "PC205", "fill cannot be 'sandy'", "'sand'"),
    ("themes/bare/common.yaml", "stroke: brown", "stroke: '#12'", "PC205", "stroke cannot be '#12'", "'#rrggbb'"),
    ("themes/bare/common.yaml", "  ink:", "  inks: {}\n  ink:", "PC201", "there is no style 'inks'", "'ink'"),
    ("themes/bare/newcomer.yaml", "door:", "dor:", "PC201", "there is no style 'dor'", "'door'"),
    ("themes/bare/newcomer.yaml", "stroke: brown", "stroke: brow", "PC205", "stroke cannot be 'brow'", "'brown'"),
    ("styles/newcomer.yaml", "door: wall", "door: wal", "PC205", "door cannot be 'wal'", "'wall'"),
    ("lettering/newcomer.yaml", "ink: quiet", "ink: quite", "PC205", "ink cannot be 'quite'", "'quiet'"),
    ("styles/common.yaml", "grid: rule", "grid: ruel", "PC205", "grid cannot be 'ruel'", "'rule'"),
    ("styles/common.yaml", "grid: rule", "grid: witness", "PC205", "grid cannot be 'witness'", "list all"),
    ("lettering/common.yaml", "ink: quiet", "ink: quite", "PC205", "ink cannot be 'quite'", "'quiet'"),
    ("symbols/common.yaml", "accent: body", "accent: bodi", "PC205", "accent cannot be 'bodi'", "'body'"),
]


@pytest.mark.parametrize(("file", "before", "after", "code", "message", "way_out"), FAULTS)
def test_a_name_that_means_nothing_is_told_with_its_place_and_a_way_out(
    file: str, before: str, after: str, code: str, message: str, way_out: str, templates: Path
) -> None:
    edited(templates / file, before, after)
    (text,) = told(templates)
    assert text.startswith(f"error[{code}]: {message}\n  --> {file}:")
    assert way_out in text.splitlines()[-1]
