"""The pages of the checks are run, not believed: every code has its section, every check its examples."""

import re
import shutil
from dataclasses import replace
from functools import cache
from math import inf
from pathlib import Path

import pytest
from prints import ROOT
from prints import component_order

from generator import discover
from generator.data import further_folders
from generator.data import layouts_of
from generator.data import pages_of_checks
from generator.desk.explanations import sections
from generator.findings import Finding
from generator.findings import as_text
from generator.game.check import Check
from generator.game.examiner import Examiner

GAMES = discover.game_ids()
# By how their codes begin: that of the program, then those of the games that have one.
PAGES = {"PC": (ROOT / "docs" / "checks.md").read_text(encoding="utf-8")} | {
    discover.game(page.parent.name).initials: page.read_text(encoding="utf-8") for page in pages_of_checks()[1:]
}
EXAMPLE = re.compile(r"```yaml\n(# (bad|good) ([A-Z]{2}\d{3})(?: (\w+))?\n.*?)```", re.DOTALL)
EXAMPLES = [example for page in PAGES.values() for example in EXAMPLE.findall(page)]
CHECKS = [(game, check) for game in GAMES for check in discover.checks(game)]
SEVERITY = re.compile(r"^\*\*(Error|Warning)(, quick)?\.\*\* [A-Z`<&!]")
BUDGETS = {"bad": 1.0, "good": 20.0}  # seconds; what is wrong shows soon, what is right may need a search


@cache
def checks_by_code() -> dict[str, tuple[str, Check[object]]]:
    return {check.code: (game, check) for game, check in CHECKS}


def findings(text: str, word: str, code: str, kind: str, folder: Path) -> list[Finding]:
    """What the check with this code finds in an example, which takes the place of one file of the game."""
    game, check = checks_by_code()[code]
    for source in layouts_of(game).glob("*.yaml"):
        shutil.copy(source, folder)
    layout = folder / "layout.yaml"
    shutil.copy(component_order(game, discover.component_ids(game)[0]).layout, layout)
    (folder / f"{kind or 'layout'}.yaml").write_text(text, encoding="utf-8")
    loaded = replace(discover.game(game), own=folder).load(layout)
    assert loaded.value is not None, [finding.message for finding in loaded.findings]
    study = discover.needed(game, Examiner).study(loaded.value, BUDGETS[word], inf)
    return [answer.finding for answer in check.answers(study) if answer.finding]


@pytest.mark.parametrize("initials", ["PC", *(discover.game(game).initials for game in GAMES)])
def test_every_code_has_one_section_and_every_section_a_code(initials: str) -> None:
    folders = (ROOT, *further_folders())
    files = (file for folder in folders for file in (folder / "generator").rglob("*.py"))
    source = "".join(file.read_text(encoding="utf-8") for file in files)
    used = set(re.findall(rf'"({initials}\d{{3}})"', source))
    page = PAGES.get(initials, "")  # a game without codes needs none
    listed = re.findall(rf"^### ({initials}\d{{3}}): ", page, re.MULTILINE)
    assert sorted(used) == sorted(listed)
    assert page.count("\n### ") == len(listed)


@pytest.mark.parametrize("code", sections())
def test_a_section_names_the_severity_and_is_short(code: str) -> None:
    lines = sections()[code].lines
    assert lines[0] == "" and SEVERITY.match(lines[1])
    prose = " ".join(lines).split("```")[0]
    assert 1 <= len(re.findall(r"[.?!](?= |$)", SEVERITY.sub("A", prose.strip()))) <= 4


@pytest.mark.parametrize("check", [check for _, check in CHECKS], ids=lambda check: check.code)
def test_a_check_has_its_title_its_speed_and_two_examples_on_the_page(check: Check[object]) -> None:
    section = sections()[check.code]
    assert section.title == check.title
    severity = SEVERITY.match(section.lines[1])
    assert severity and bool(severity[2]) == check.is_quick
    examples = EXAMPLE.findall("\n".join(section.lines))
    assert [(word, code) for _, word, code, _ in examples] == [("bad", check.code), ("good", check.code)]


def test_all_examples_belong_to_a_check() -> None:
    assert len(EXAMPLES) == sum(page.count("```yaml") for page in PAGES.values()) == 2 * len(CHECKS)


@pytest.mark.parametrize(
    ("text", "word", "code", "kind"), EXAMPLES, ids=[f"{code} {word}" for _, word, code, _ in EXAMPLES]
)
def test_a_bad_example_gets_its_finding_and_a_good_one_does_not(
    text: str, word: str, code: str, kind: str, tmp_path: Path
) -> None:
    found = findings(text, word, code, kind, tmp_path)
    if word == "good":
        assert found == []
        return
    assert {finding.code for finding in found} == {code}
    decided = {finding.severity.value for finding in found if not finding.proof.startswith("unknown")}
    named = SEVERITY.match(sections()[code].lines[1])
    assert named and decided <= {named[1].lower()}


def test_the_finding_shown_at_the_top_is_what_one_sees(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shown = re.search(r"^(    error\[(\w+)\].*?)\n\n", PAGES["PC"], re.MULTILINE | re.DOTALL)
    assert shown
    (text,) = [text for text, word, code, _ in EXAMPLES if (word, code) == ("bad", shown[2])]
    monkeypatch.chdir(tmp_path)
    Path("comet.yaml").write_text(text, encoding="utf-8")
    game, check = checks_by_code()[shown[2]]
    loaded = discover.game(game).load(Path("comet.yaml"))
    assert loaded.value is not None
    found = [
        answer.finding
        for answer in check.answers(discover.needed(game, Examiner).study(loaded.value, 1, inf))
        if answer.finding
    ]
    assert re.sub("^    ", "", shown[1], flags=re.MULTILINE) in [as_text(finding) for finding in found]
