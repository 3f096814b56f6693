"""The page about the format is run, not believed."""

import re
import shutil
from dataclasses import replace
from pathlib import Path

import pytest

from generator import discover
from generator.discover import file_kinds
from generator.discover import file_model
from generator.findings import Finding
from generator.game.written_game import Scorer
from generator.games.distant_suns import GAME
from generator.kit.file import load_kit
from generator.project.find import MARKER
from generator.project.find import project_in

ROOT = Path(__file__).parents[2]
SHIPPED = ROOT / "layouts" / "distant-suns"
FORMAT = (ROOT / "docs" / "format.md").read_text(encoding="utf-8")
BLOCK = re.compile(r"```yaml\n(# (\w+)\n.*?)```", re.DOTALL)
BLOCKS = BLOCK.findall(FORMAT)
KNOWN = {
    "component": discover.component_ids(GAME.id),
    "paper": tuple(discover.papers()),
    "theme": discover.theme_ids(),
}


def findings(kind: str, folder: Path) -> tuple[Finding, ...]:
    """What is found in a folder in which one kind of file is an example of the page."""
    if kind == "game":
        return discover.needed(GAME.id, Scorer).score(GAME, folder / "game.yaml").findings
    if kind == "project":
        (folder / "project.yaml").rename(folder / MARKER)
        project_in(folder)  # raises what it finds
        return ()
    if kind == "kit":
        return load_kit(folder / "kit.yaml", KNOWN, GAME.layouts).findings
    return replace(GAME, own=folder).load(folder / "layout.yaml").findings


def section_of(kind: str) -> str:
    """The part of the page, between two headings, that has the examples of this kind."""
    (section,) = [part for part in re.split("^## ", FORMAT, flags=re.MULTILINE) if f"```yaml\n# {kind}\n" in part]
    return section


@pytest.mark.parametrize(("text", "kind"), BLOCKS)
def test_an_example_of_the_page_loads_without_findings(text: str, kind: str, tmp_path: Path) -> None:
    for name in ("shapes", "missions", "play"):
        shutil.copy(SHIPPED / f"{name}.yaml", tmp_path)
    shutil.copy(SHIPPED / "layouts" / "lantern.yaml", tmp_path / "layout.yaml")
    (tmp_path / f"{kind}.yaml").write_text(text, encoding="utf-8")
    assert findings(kind, tmp_path) == ()


def test_there_is_an_example_of_every_kind_and_none_without_a_kind() -> None:
    assert {kind for _, kind in BLOCKS} == set(file_kinds("distant-suns"))
    assert len(BLOCKS) == FORMAT.count("```yaml")


@pytest.mark.parametrize("kind", file_kinds("distant-suns"))
def test_every_key_of_a_file_is_in_its_section(kind: str) -> None:
    schema = file_model("distant-suns", kind).model_json_schema()
    parts = [schema, *schema.get("$defs", {}).values()]
    for key in (key for part in parts for key in part.get("properties", ())):
        assert re.search(rf"^\| (`\w+`, )*`{key}`(, `\w+`)* \|", section_of(kind), re.MULTILINE), key


def test_the_example_of_play_is_what_we_ship() -> None:
    (example,) = [text for text, kind in BLOCKS if kind == "play"]
    shipped = (SHIPPED / "play.yaml").read_text(encoding="utf-8")
    assert example.splitlines()[1:] == [line for line in shipped.splitlines() if line.strip() and "#" not in line]


def test_every_link_of_the_page_leads_somewhere() -> None:
    for target in re.findall(r"\]\(([^)#]+)", FORMAT):
        assert (ROOT / "docs" / target).is_file(), target
