"""The pages about the format are run, not believed: that of all games, and those of the games that have one."""

import re
import shutil
from dataclasses import replace
from pathlib import Path

import pytest
from prints import GAME
from prints import ROOT
from prints import component_order

from generator import discover
from generator.data import layouts_of
from generator.data import searched
from generator.discover import file_kinds
from generator.discover import file_model
from generator.findings import Finding
from generator.game.written_game import Scorer
from generator.kit.file import load_kit
from generator.project.find import MARKER
from generator.project.find import project_in

BLOCK = re.compile(r"```yaml\n(# (\w+)\n.*?)```", re.DOTALL)
# Pages by the game whose files they show; the examples of files that all games have are for one of them.
PAGES = {"": ROOT / "docs" / "format.md"} | {
    page.parent.name: page for folder in searched("docs").paths for page in sorted(folder.glob("games/*/format.md"))
}
TEXTS = {game: page.read_text(encoding="utf-8") for game, page in PAGES.items()}
BLOCKS = [(game or GAME, text, kind) for game, page in TEXTS.items() for text, kind in BLOCK.findall(page)]


def kinds(page: str) -> set[str]:
    """The kinds of file a page is about: those of one game, or those that all have."""
    game = page or GAME
    own = {kind for kind in file_kinds(game) if file_model(game, kind).__module__.startswith("generator.games.")}
    return own if page else {*file_kinds(game)} - own


def section_of(kind: str, page: str) -> str:
    """The part of the page, between two headings, that has the examples of this kind."""
    parts = re.split("^## ", TEXTS[page], flags=re.MULTILINE)
    (section,) = [part for part in parts if f"```yaml\n# {kind}\n" in part]
    return section


def findings(game: str, kind: str, folder: Path) -> tuple[Finding, ...]:
    """What is found in a folder in which one kind of file is an example of a page."""
    found = discover.game(game)
    if kind == "game":
        return discover.needed(game, Scorer).score(found, folder / "game.yaml").findings
    if kind == "project":
        (folder / "project.yaml").rename(folder / MARKER)
        project_in(folder)  # raises what it finds
        return ()
    if kind == "kit":
        known = {
            "component": discover.component_ids(game),
            "paper": tuple(discover.papers()),
            "theme": discover.theme_ids(),
        }
        return load_kit(folder / "kit.yaml", known, found.layouts).findings
    is_common = (layouts_of(game) / f"{kind}.yaml").is_file()
    file = folder / ("layout.yaml" if is_common else f"{kind}.yaml")
    return replace(found, own=folder).load(file).findings


@pytest.mark.parametrize(("game", "text", "kind"), BLOCKS)
def test_an_example_of_a_page_loads_without_findings(game: str, text: str, kind: str, tmp_path: Path) -> None:
    for source in layouts_of(game).glob("*.yaml"):
        shutil.copy(source, tmp_path)
    shutil.copy(component_order(game, discover.component_ids(game)[0]).layout, tmp_path / "layout.yaml")
    (tmp_path / f"{kind}.yaml").write_text(text, encoding="utf-8")
    assert findings(game, kind, tmp_path) == ()


@pytest.mark.parametrize("page", PAGES)
def test_there_is_an_example_of_every_kind_and_none_without_a_kind(page: str) -> None:
    examples = BLOCK.findall(TEXTS[page])
    assert {kind for _, kind in examples} == kinds(page)
    assert len(examples) == TEXTS[page].count("```yaml")


@pytest.mark.parametrize(("page", "kind"), [(page, kind) for page in PAGES for kind in sorted(kinds(page))])
def test_every_key_of_a_file_is_in_its_section(page: str, kind: str) -> None:
    schema = file_model(page or GAME, kind).model_json_schema()
    parts = [schema, *schema.get("$defs", {}).values()]
    for key in (key for part in parts for key in part.get("properties", ())):
        assert re.search(rf"^\| (`\w+`, )*`{key}`(, `\w+`)* \|", section_of(kind, page), re.MULTILINE), key
