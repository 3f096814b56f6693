"""The same questions to everything that is discovered: who adds a thing learns here what it still lacks."""

import ast
import json
import re
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from string import Formatter
from typing import Any

import pytest
import yaml
from prints import ROOT
from prints import component_order
from prints import look_of

from generator import discover
from generator.data import layouts_of
from generator.data import templates
from generator.draw.look import SYMBOL_SQUARE
from generator.draw.look_files import read_look
from generator.draw.scene import Path as Outline
from generator.draw.scene import Use
from generator.draw.scene import walk
from generator.game.component import Component
from generator.game.game import Game
from generator.geometry.point import Box
from generator.load.schema import schema_text
from generator.pipeline import make

GAMES = discover.game_ids()
COMPONENTS = [(game, component) for game in GAMES for component in discover.component_ids(game)]
LANGUAGES = discover.language_ids()
THEMES = discover.theme_ids()
LOOK_FILES = sorted(file for folder in templates().paths for file in folder.glob("*/**/*.yaml"))
LAYOUTS = [(game, layout) for game in GAMES for layout in discover.game(game).layouts]


def read(file: Path) -> Any:
    return yaml.safe_load(file.read_text(encoding="utf-8"))


def texts(language: str, file: str) -> dict[str, str]:
    sections: Mapping[str, Mapping[str, str]] = read(templates() / f"languages/{language}/{file}")
    return {f"{section}.{key}": text for section, entries in sections.items() for key, text in entries.items()}


def placeholders(text: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(text) if name is not None}


def language_files(language: str) -> list[str]:
    return sorted({path.name for each in templates().paths for path in (each / "languages" / language).glob("*.yaml")})


def test_something_of_every_kind_is_discovered() -> None:
    assert GAMES and COMPONENTS and LANGUAGES and THEMES and LAYOUTS and discover.papers()


@pytest.mark.parametrize("id", GAMES)
def test_a_game_is_called_like_its_folder(id: str) -> None:
    found = discover.game(id)
    assert isinstance(found, Game) and found.id == id
    assert re.fullmatch(r"[a-z]+(-[a-z]+)*", id)


@pytest.mark.parametrize("id", GAMES)
def test_a_game_has_layouts_and_its_default_is_among_them(id: str) -> None:
    found = discover.game(id)
    assert (layouts_of(id) / found.folder).is_dir()
    assert found.default_layout in found.layouts
    assert found.shown_by in discover.component_ids(id), "the folder of the layouts is called after what shows one"


@pytest.mark.parametrize("id", GAMES)
def test_a_game_has_a_schema_for_each_kind_of_file(id: str) -> None:
    for kind in discover.file_kinds(id):
        schema = json.loads((layouts_of(id) / "schema" / f"{kind}.json").read_text(encoding="utf-8"))
        assert schema == json.loads(schema_text(discover.file_model(id, kind)))


@pytest.mark.parametrize("id", GAMES)
def test_a_game_has_english_words_for_itself_and_its_components(id: str) -> None:
    words = texts("en", f"{id}.yaml")
    assert {"game.title", *(f"component.{component}" for component in discover.component_ids(id))} <= set(words)


@pytest.mark.parametrize(("game", "layout"), LAYOUTS)
def test_a_shipped_layout_loads_without_findings_and_has_a_name_in_every_language(game: str, layout: str) -> None:
    found = discover.game(game)
    loaded = found.load(found.layouts[layout])
    assert loaded.findings == ()
    assert loaded.value.layout_id == layout
    assert all(loaded.value.title(language) for language in LANGUAGES)


@pytest.mark.parametrize(("game", "id"), COMPONENTS)
def test_a_component_is_called_like_its_file(game: str, id: str) -> None:
    found = discover.component(game, id)
    assert isinstance(found, Component) and found.id == id


@pytest.mark.parametrize(("game", "id"), COMPONENTS)
def test_a_component_depends_on_others_of_its_game_and_can_be_drawn_with_each(game: str, id: str) -> None:
    found = discover.component(game, id)
    assert found.depends_on <= {*discover.component_ids(game)} - {id}
    for other in sorted(found.depends_on):
        assert make(replace(component_order(game, id), companions=frozenset({other}))).findings == ()


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize(("game", "id"), COMPONENTS)
def test_a_component_draws_scenes_no_larger_than_its_frame(game: str, id: str, theme: str) -> None:
    made = make(replace(component_order(game, id), theme=theme))
    assert made.document.pages and made.findings == ()
    for page in made.document.pages:
        sheet = Box.at(0, 0, page.size.width, page.size.height)
        assert all(sheet.holds(placed.box) for placed in walk(page.items) if isinstance(placed.item, Outline))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_language_has_the_files_of_english(language: str) -> None:
    assert language_files(language) == language_files("en") == sorted(["common.yaml", *(f"{id}.yaml" for id in GAMES)])


@pytest.mark.parametrize("file", language_files("en"))
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_language_has_the_keys_and_placeholders_of_english(language: str, file: str) -> None:
    words, english = texts(language, file), texts("en", file)
    assert set(english) - set(words) == set(), "missing"
    assert set(words) - set(english) == set(), "superfluous"
    for key, text in words.items():
        assert text == " ".join(text.split()) != "", key
        assert placeholders(text) == placeholders(english[key]), key


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("game", GAMES)
def test_all_words_have_glyphs_in_every_font(game: str, theme: str, language: str) -> None:
    look = look_of(theme, language, game)
    fonts = {type.font for type in look.types.values()}
    assert {key: font.lacks(text) for key, text in look.texts.items() for font in fonts if font.lacks(text)} == {}


@pytest.mark.parametrize("file", LOOK_FILES, ids=lambda file: "/".join(file.parts[-3:]))
def test_a_look_file_is_common_or_belongs_to_a_game(file: Path) -> None:
    assert file.stem in ("common", *GAMES)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("game", [*GAMES, None])
def test_a_look_has_no_findings(game: str | None, theme: str, language: str) -> None:
    assert read_look(templates(), theme, language, game).findings == ()


def test_shared_code_asks_only_for_what_is_common() -> None:
    look = read_look(templates(), THEMES[0], "en").value
    assert look
    known = {"style": look.styles, "type": look.types, "symbol": look.symbols}
    for file in (ROOT / "generator").rglob("*.py"):
        if "games" not in file.parts:
            text = file.read_text(encoding="utf-8")
            asked = re.findall(r'look\.(style|type|symbol)\("([a-z0-9-]+)"', text)
            assert [(kind, role) for kind, role in asked if role not in known[kind]] == [], file


@pytest.mark.parametrize("game", GAMES)
def test_symbols_stay_on_their_square(game: str) -> None:
    half = SYMBOL_SQUARE / 2
    for name, symbol in look_of(THEMES[0], game=game).symbols.items():
        assert Box(-half, -half, half, half).holds(symbol.box, 0.5), name


@pytest.mark.parametrize("paper", discover.papers().values(), ids=lambda paper: paper.id)
def test_a_paper_is_portrait_and_keeps_ink_off_its_edge(paper: Any) -> None:
    assert 100 < paper.size.width < paper.size.height
    assert paper.margin >= 8


@pytest.mark.parametrize(("game", "component"), COMPONENTS)
def test_one_name_means_one_drawing_on_all_pages(game: str, component: str) -> None:
    """Writers define symbols by name: two drawings of one name would become one."""
    found = discover.game(game)
    for layout in list(found.layouts)[:3]:
        alone = component_order(game, component, layout)
        for per_page in (1,) if make(alone).section.pieces else (1, 2):
            wanted = replace(alone, copies=4, per_page=per_page)
            items = [item for page in make(wanted).document.pages for item in page.items]
            drawings: dict[str, Any] = {}
            for placed in walk(items):
                if isinstance(placed.item, Use):
                    used = placed.item.symbol
                    assert drawings.setdefault(used.name, used) is used or drawings[used.name] == used


@pytest.mark.parametrize(("game", "id"), COMPONENTS)
def test_scenes_say_what_they_are(game: str, id: str) -> None:
    made = make(component_order(game, id))
    words = texts("en", f"{game}.yaml")
    assert words["game.title"] in made.document.title and words[f"component.{id}"] in made.document.title


def test_shared_code_names_no_game() -> None:
    """Nobody edits a list of games: the folder is the registration. Only the usual game must be named somewhere."""
    for file in (ROOT / "generator").rglob("*.py"):
        if not {"games", "cli"} & set(file.parts) and not file.match("desk/names.py"):
            tree = ast.walk(ast.parse(file.read_text(encoding="utf-8")))
            words = {node.value for node in tree if isinstance(node, ast.Constant) and isinstance(node.value, str)}
            assert not words & set(GAMES), file


@pytest.mark.parametrize(("game", "id"), COMPONENTS)
def test_a_document_has_no_empty_words_about_itself(game: str, id: str) -> None:
    found = discover.game(game)
    for layout in list(found.layouts)[:3]:
        made = make(component_order(game, id, layout)).document
        assert all((made.title, made.author, made.subject, made.licence, made.language, *made.keywords))
