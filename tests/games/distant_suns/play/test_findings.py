"""Layouts that are out of balance are told so by the right finding, at the right place; shipped ones are not."""

from pathlib import Path

import pytest
from prints import EACH_SHIPPED
from prints import GAME
from prints import OF_GAME
from prints import SHIPPED

from generator import discover
from generator.desk.studies import findings_of_play
from generator.findings import Finding
from generator.findings import Severity

pytestmark = pytest.mark.slow

FOLDER = OF_GAME / "unbalanced"
EXPECTED = {
    # layout: code, line of the file, and words of the message
    "world-next-to-the-start": ("DS308", 23, "world IV at row 10, place 4 is reached on 100"),
    "aliens-in-one-corner": ("DS316", 16, "a drawing that covers an alien covers 2."),
    "corner-nobody-uses": ("DS310", 20, "the sector at row 7, place 16 is covered on 0."),
}


def findings_in(file: Path) -> tuple[Finding, ...]:
    game = discover.game(GAME)
    content = game.load(file).value
    assert content is not None
    return findings_of_play(game, content, 200, lambda done, games: None)


@pytest.mark.parametrize("name", EXPECTED)
def test_a_layout_out_of_balance_is_told_why_and_where(name: str) -> None:
    code, line, words = EXPECTED[name]
    found = findings_in(FOLDER / f"{name}.yaml")
    assert [finding.code for finding in found] == [code]
    (finding,) = found
    assert finding.severity is Severity.WARNING
    assert finding.span is not None and finding.span.line == line
    assert words in finding.message
    assert finding.help and "200 games of" in finding.proof


@pytest.mark.parametrize("layout", EACH_SHIPPED)
def test_shipped_layouts_are_in_balance(layout: str) -> None:
    assert findings_in(SHIPPED[layout]) == ()


def test_every_unbalanced_layout_is_tested() -> None:
    assert {path.stem for path in FOLDER.glob("*.yaml")} == set(EXPECTED)
