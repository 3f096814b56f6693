"""What `papercosmos explain` says, for one code, for several, for none and for a wrong one."""

import re
import shutil
import tomllib
from pathlib import Path

import pytest
from command_line import Run
from command_line import plain
from command_line import run
from prints import ROOT

from generator import data
from generator.data import pages_of_checks
from generator.desk.explanations import sections


def explain(*codes: str) -> Run:
    return run("explain", *codes)


def test_a_code_is_explained_with_its_examples_in_plain_text() -> None:
    result = explain("DS221")
    assert result.exit_code == 0 and result.stderr == ""
    assert result.stdout.startswith("DS221: each alien can be covered\n\nError, quick. ")
    assert "    # bad DS221\n    name: Example\n" in result.stdout and "    # good DS221\n" in result.stdout


@pytest.mark.parametrize("code", sections())
def test_no_markdown_is_left(code: str) -> None:
    result = explain(code)
    assert result.exit_code == 0
    assert not re.search(r"\*\*|`|\]\(|^#", result.stdout, re.MULTILINE)


def test_small_letters_will_do() -> None:
    assert explain("ds221") == explain("DS221")


def test_several_codes_are_explained_in_the_order_asked_for() -> None:
    said = explain("PC131", "ds101").stdout
    assert said == explain("PC131").stdout + explain("DS101").stdout


def test_without_a_code_all_are_listed_with_their_titles_but_not_those_of_examples() -> None:
    result = explain()
    listed = re.findall(r"^  ([A-Z]{2}\d{3})  (.+)$", result.stdout, re.MULTILINE)
    assert result.exit_code == 0
    assert listed == [(code, section.title) for code, section in sections().items() if not code.startswith("SG")]
    assert "Reading a file\n  PC100" in result.stdout and "\n\nWritten games\n  DS401" in result.stdout


@pytest.mark.parametrize(
    ("code", "message"),
    [
        ("DX224", "there is no code 'DX224'; did you mean 'DS224'?"),
        ("224", "did you mean 'DS224'?"),
        ("treasure", "there is no code 'treasure'; papercosmos explain lists them all"),
    ],
)
def test_a_wrong_code_is_told_with_the_likely_one(code: str, message: str) -> None:
    result = explain("DS101", code)
    assert result.exit_code == 2
    assert message in plain(result.stderr) and result.stdout == ""


def test_the_pages_are_part_of_the_wheel() -> None:
    build = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["hatch"]["build"]
    packed = build["targets"]["wheel"]["force-include"]
    assert {packed[page] for page in ("docs/checks.md", "docs/games")} == {
        "generator/_data/docs/checks.md",
        "generator/_data/docs/games",
    }
    assert all(page.relative_to(ROOT / "docs").parts[0] in ("checks.md", "games") for page in pages_of_checks())


def test_a_game_brings_the_page_of_its_codes_along(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shutil.copytree(ROOT / "docs", tmp_path / "docs")
    page = tmp_path / "docs" / "games" / "newcomer" / "checks.md"
    page.parent.mkdir()
    page.write_text("## Cards\n\n### NC101: a card is blank\n\n**Error.** Write on it.\n", encoding="utf-8")
    monkeypatch.setattr(data, "data_folder", lambda: tmp_path)
    assert explain("nc101").stdout == "NC101: a card is blank\n\nError. Write on it.\n\n"
    assert "\n\nCards\n  NC101  a card is blank\n" in explain().stdout
