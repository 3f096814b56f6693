"""The first page and those it leads to are run, not believed: their layout prints, and their commands work."""

import os
import re
import shlex
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from prints import OF_GAME
from prints import ROOT
from typer.testing import CliRunner

from generator import discover
from generator.cli.app import app

README = (ROOT / "README.md").read_text(encoding="utf-8")
READERS = ("host", "designer", "maker")
PAGES = {name: (ROOT / "docs" / f"{name}.md").read_text(encoding="utf-8") for name in READERS}
(COMET,) = re.findall(r"```yaml\n(.*?)```", PAGES["designer"], re.DOTALL)
GAME = OF_GAME / "samples" / "games" / "two-players.yaml"
LINKING = [*ROOT.glob("*.md"), *sorted((ROOT / "docs").rglob("*.md"))]
COMMANDS = [
    pytest.param(command, id=f"{name}: {command}")
    for name, page in PAGES.items()
    for command in re.findall(r"^    papercosmos (.*?)(?: +#.*)?$", page, re.MULTILINE)
]


def places(page: Path) -> set[str]:
    """What a link can lead to within a page: its headings."""
    headings = re.findall("^#+ (.*)$", page.read_text(encoding="utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w -]", "", heading).lower().replace(" ", "-") for heading in headings}


@pytest.mark.parametrize("command", COMMANDS)
def test_a_command_of_a_page_works(command: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("typer.launch", lambda file: 0)
    monkeypatch.setattr("generator.cli.commands.watch.saves", lambda files: iter([None]))  # who watches, saves no more
    Path("comet.yaml").write_text(COMET, encoding="utf-8")
    shutil.copy(GAME, "friday.yaml")
    if "manifest.json" in command:
        CliRunner().invoke(app, ["night"])
    result = CliRunner().invoke(app, shlex.split(command))
    assert result.exit_code == 0, result.output
    assert result.output
    if command == "check comet.yaml --play":
        assert "0 errors, 0 warnings" in result.output and ", 0 refuted, 0 unknown" in result.output


def test_the_finding_shown_to_designers_is_what_one_sees(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("comet.yaml").write_text(COMET.replace("U . T - .", "U . Z - ."), encoding="utf-8")
    result = CliRunner().invoke(app, ["print", "distant-suns", "sheet", "--layout", "comet.yaml"])
    shown = re.search(r"^(    error\[.*?)\n\n", PAGES["designer"], re.MULTILINE | re.DOTALL)
    assert shown
    assert re.sub("^    ", "", shown[1], flags=re.MULTILINE) in result.output


def test_the_readme_begins_with_what_it_is_one_picture_and_the_two_commands() -> None:
    what, picture, commands = README.split("\n\n")[1:4]
    assert len(re.findall(r"\.(?:\s|$)", what)) == 2
    assert picture.startswith("![") and README.count("![") == 1
    assert [line.split()[:2] for line in commands.splitlines()] == [["make", "night"], ["make", "test"]]


def test_the_readme_leads_hosts_designers_and_makers_to_their_pages() -> None:
    links = re.findall(r"^- \*\*\[.*?\]\((.*?)\)", README, re.MULTILINE)
    assert links == [f"docs/{name}.md" for name in READERS]


def test_every_page_of_the_docs_is_in_their_list() -> None:
    listed = (ROOT / "docs" / "README.md").read_text(encoding="utf-8")
    names = sorted(page.name for page in (ROOT / "docs").glob("*.md"))
    assert [name for name in names if f"]({name})" not in listed] == ["README.md"]


@pytest.mark.parametrize("page", LINKING, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_every_link_of_a_page_leads_somewhere(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    for target, place in re.findall(r"\]\((?!http)([^)#]*)#?([^)]*)\)", text):
        assert (page.parent / target).exists(), target
        assert not place or place in places(page.parent / target if target else page), (target, place)


@pytest.mark.parametrize("game", [path.name for path in sorted((ROOT / "docs" / "games").iterdir())])
def test_pages_about_a_game_lie_in_a_folder_called_like_it(game: str) -> None:
    assert game in discover.game_ids()


def test_make_night_ends_with_a_call_that_works(program: Callable[[str], str], tmp_path: Path) -> None:
    """With an environment that is set up already: installing takes longer than a test may."""
    make = program("make")
    for name in ("Makefile", "pyproject.toml"):
        shutil.copy(ROOT / name, tmp_path)
    bin = tmp_path / ".venv" / "bin"
    bin.mkdir(parents=True)
    (bin / "papercosmos").write_text(f'#!/bin/sh\nPYTHONPATH="{ROOT}" exec "{sys.executable}" -m generator "$@"\n')
    (bin / "papercosmos").chmod(0o755)
    (tmp_path / ".venv" / "used").touch()
    words = [make, "--no-print-directory", "night"]  # which a make around this one would have it print
    said = subprocess.run(words, cwd=tmp_path, capture_output=True, text=True, check=True).stdout
    *_, call = said.rstrip().splitlines()
    assert said.index("Wrote output") < said.index("call the program as .venv/bin/papercosmos")
    assert call.split()[0].startswith(".venv")
    again = subprocess.run(shlex.split(call), cwd=tmp_path, capture_output=True, text=True, check=True, env=os.environ)
    assert "Wrote output" in again.stdout
