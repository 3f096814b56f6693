"""Layouts with one deliberate fault each: the first line says which finding it gets, the second what is wrong.

The budget is short, so what only a search can prove stays unknown here: that says nothing about the layout and is not
counted. The layouts we ship get the default budget and no finding but one of advice.
"""

import json
from pathlib import Path
from typing import Any

import pytest
from prints import EACH_SHIPPED
from prints import GAME
from prints import OF_GAME
from prints import SHIPPED
from typer.testing import CliRunner

from generator import discover
from generator.cli.app import app

FILES = sorted((OF_GAME / "broken").glob("*.yaml"))
SLOW = ("world-too-far", "treasures-behind-an-arc", "sheet-larger-than-a-game")  # others break the same checks
EACH = [pytest.param(file, id=file.stem, marks=[pytest.mark.slow] if file.stem in SLOW else []) for file in FILES]
BUDGET = "1"
MOST_OTHERS = 2


def findings(file: Path, *options: str) -> list[dict[str, Any]]:
    """What the command finds in a file; an exception of our own making goes through to the test."""
    result = CliRunner().invoke(app, ["check", str(file), "--format", "json", *options])
    if result.exception and not isinstance(result.exception, SystemExit):
        raise result.exception
    (answer,) = json.loads(result.stdout)["files"]
    assert result.exit_code == int(any(finding["severity"] == "error" for finding in answer["findings"]))
    return list(answer["findings"])


def expected(file: Path) -> str:
    return file.read_text(encoding="utf-8").split("\n", 1)[0].removeprefix("# expect: ")


def said(finding: dict[str, Any]) -> str:
    return f"{finding['code']} {finding['span']['line']}:{finding['span']['column']}"


@pytest.mark.parametrize("file", EACH)
def test_a_broken_layout_gets_its_finding_at_its_place_and_few_others(file: Path) -> None:
    found = findings(file, "--budget", BUDGET)
    code = expected(file).split()[0]
    assert expected(file) in [said(finding) for finding in found]
    others = {finding["code"] for finding in found if not finding["proof"].startswith("unknown")} - {code}
    assert len(others) <= MOST_OTHERS, others
    lines = file.read_text(encoding="utf-8").split("\n")
    for finding in found:
        assert finding["help"], finding["code"]
        assert finding["span"]["text"] == lines[finding["span"]["line"] - 1]


ADVISED = {  # far places to save up for, each by its place
    "harbour": ["DS229 33:3"],
    "icicles": ["DS229 44:22"],
    "orchard": ["DS229 33:3"],
    "regatta": ["DS229 33:7"],
}


@pytest.mark.parametrize("layout", EACH_SHIPPED)
def test_a_shipped_layout_has_no_findings_but_advice(layout: str) -> None:
    assert [said(finding) for finding in findings(SHIPPED[layout])] == ADVISED.get(layout, [])


def test_every_check_of_a_layout_is_broken_by_some_file() -> None:
    codes = {check.code for check in discover.checks(GAME)}
    of_other_files = {"DS202", "DS203", "DS204"}  # shapes.yaml and play.yaml; see the page of the checks
    assert {expected(file).split()[0] for file in FILES} == codes - of_other_files
    assert len(FILES) >= 30


@pytest.mark.parametrize("file", EACH)
def test_a_broken_layout_says_what_is_wrong_with_it(file: Path) -> None:
    second = file.read_text(encoding="utf-8").split("\n")[1]
    assert second.startswith("# ") and second.endswith(".")
