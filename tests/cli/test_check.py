"""What `papercosmos check` says to people and to machines, and how it ends."""

import io
import json
import re
from dataclasses import dataclass
from functools import cache
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from command_line import Run
from command_line import plain
from command_line import run
from prints import GAME
from prints import OF_GAME
from prints import SHIPPED
from rich.console import Console

from generator import discover
from generator.cli import progress
from generator.cli.formats import as_github
from generator.cli.formats import as_sarif
from generator.cli.progress import status
from generator.findings import Finding
from generator.findings import Severity
from generator.findings import Span
from generator.game.answer import Answer

BROKEN = OF_GAME / "broken"
ERROR = BROKEN / "treasure-beside-a-world.yaml"
WARNING = BROKEN / "world-beside-the-start.yaml"
FAULTY = OF_GAME / "faulty" / "layout" / "no-start.yaml"
CODES = [check.code for check in discover.checks(GAME)]


@cache
def check(*words: str) -> Run:
    """What the command answers, asked once."""
    budget = [] if "--budget" in words else ["--budget", "1"]
    return run("check", *words, *budget)


def as_value(*words: str) -> Any:
    return json.loads(check(*words).stdout)


def test_a_good_layout_is_proved_check_by_check() -> None:
    result = check("lantern", "--budget", "10")
    assert result.exit_code == 0 and result.stderr == ""
    first, *lines = result.stdout.splitlines()
    assert first == str(SHIPPED["lantern"])
    assert [line.split()[0] for line in lines[: len(CODES)]] == ["proved"] * len(CODES)
    for each in discover.checks(GAME):
        assert any(each.title in line for line in lines)
    assert "  0 errors, 0 warnings" in lines
    assert re.search(r"^  \d+ proved, 0 refuted, 0 unknown$", result.stdout, re.MULTILINE)


def test_a_refuted_claim_is_told_at_its_place_with_its_proof() -> None:
    result = check(str(ERROR))
    assert result.exit_code == 1
    assert "error[DS224]: the treasure at row 1, place 6 can never be surrounded\n" in result.stderr
    assert f"  --> {ERROR}:14:13\n" in result.stderr
    assert "14 |   X - - - W T . - - X\n   |             ^\n   = proof: refuted, " in result.stderr
    assert "\nhelp: " in result.stderr
    assert re.search(r"^  refuted  each treasure can be surrounded: 4 of 5$", result.stdout, re.MULTILINE)
    assert "  1 error, " in result.stdout


def test_warnings_alone_are_no_failure() -> None:
    result = check(str(WARNING))
    assert result.exit_code == 0
    assert "warning[DS226]" in result.stderr and "error[" not in result.stderr
    assert "  0 errors, " in result.stdout


def test_several_files_are_all_checked_and_the_worst_decides() -> None:
    result = check(str(WARNING), str(ERROR), str(FAULTY))
    assert result.exit_code == 1
    for file in (WARNING, ERROR, FAULTY):
        assert f"{file}\n" in result.stdout
    assert [code in result.stderr for code in ("DS226", "DS224", "DS101")] == [True] * 3


def test_a_file_with_faults_is_answered_without_being_played() -> None:
    result = check(str(FAULTY))
    assert result.exit_code == 1
    assert "error[DS101]" in result.stderr
    assert result.stdout == f"{FAULTY}\n  1 error, 0 warnings\n\n"


def test_a_file_that_is_no_yaml_is_answered_too(tmp_path: Path) -> None:
    file = tmp_path / "torn.yaml"
    file.write_text('name: "Torn\nrows: |\n', encoding="utf-8")
    result = check(str(file))
    assert result.exit_code == 1 and "error[PC112]" in result.stderr


def test_a_file_that_is_not_there_is_told() -> None:
    result = check("nowhere/comet.yaml")
    assert result.exit_code == 1 and "error[PC101]" in result.stderr


WRONG = [
    (["lantren"], "there is no layout 'lantren'; did you mean 'lantern'?"),
    (["lantern", "--game", "distant-sun"], "there is no game 'distant-sun'; did you mean 'distant-suns'?"),
    (["lantern", "--format", "xml"], "--format: there is no 'xml' here; use one of: text, json, sarif, github"),
    (["lantern", "--budget", "0"], "--budget: give a number of millions from 0.01 to 10000, not '0'"),
    ([], "NAME|FILE.yaml… is missing: layouts to check; one of: butterfly,"),
]


@pytest.mark.parametrize(("words", "message"), WRONG, ids=lambda value: value if isinstance(value, str) else None)
def test_wrong_usage_is_told_with_the_likely_name(words: list[str], message: str) -> None:
    result = check(*words)
    assert result.exit_code == 2
    assert message in plain(result.stderr) and result.stdout == ""


@pytest.mark.parametrize("format", ["json", "sarif", "github"])
@pytest.mark.parametrize("file", [ERROR, WARNING, FAULTY], ids=lambda file: file.stem)
def test_machines_get_the_same_exit_code_and_an_empty_stderr(file: Path, format: str) -> None:
    result = check(str(file), "--format", format)
    assert (result.exit_code, result.stderr) == (int(file != WARNING), "")


def test_json_has_every_claim_with_its_verdict() -> None:
    (answer,) = as_value("lantern", "--format", "json", "--budget", "10")["files"]
    assert answer["file"] == str(SHIPPED["lantern"]) and answer["findings"] == []
    assert [each["code"] for each in answer["checks"]] == CODES
    claims = [claim for each in answer["checks"] for claim in each["claims"]]
    assert len(claims) > 300
    assert {claim["verdict"] for claim in claims} == {"proved"}
    assert all(claim["claim"] and "because" in claim and claim["line"] and claim["column"] for claim in claims)


def claims_of(code: str, *words: str) -> list[dict[str, Any]]:
    (answer,) = as_value(*words, "--format", "json", "--budget", "0.5")["files"]
    return [claim for each in answer["checks"] if each["code"] == code for claim in each["claims"]]


def assert_score_agrees(claim: dict[str, Any], folder: Path) -> str:
    """All witnesses of a claim, saved to a file, are games with which nothing is wrong; returns the last table."""
    assert claim["witnesses"]
    for witness in claim["witnesses"]:
        (folder / "witness.yaml").write_text(witness, encoding="utf-8")
        result = run("score", str(folder / "witness.yaml"))
        assert result.exit_code == 0, result.stderr
        assert set(re.findall(r"(?:error|warning)\[(\w+)\]", result.stderr)) <= {"DS413"}  # it ends where it shows it
    return result.stdout


@pytest.mark.parametrize("code", ["DS220", "DS222", "DS224", "DS227", "DS228", "DS229", "DS231"])
def test_a_witness_taken_out_of_json_is_a_game_that_score_replays(code: str, tmp_path: Path) -> None:
    assert_score_agrees(claims_of(code, "lantern")[-1], tmp_path)


def test_a_witness_scores_what_it_is_said_to_show(tmp_path: Path) -> None:
    for claim in claims_of("DS225", "lantern"):
        numeral, table = claim["claim"].split()[1], assert_score_agrees(claim, tmp_path)
        first_player = table.split("Player 2")[0]
        assert re.search(rf"Distant world {numeral} +\d+/\d+ +[1-9]", first_player)


def test_a_witness_on_a_layout_of_ones_own_is_scored_wherever_it_is_saved(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine" / "my comet.yaml").write_bytes(SHIPPED["lantern"].read_bytes())
    monkeypatch.chdir(tmp_path / "mine")
    (claim, *_) = claims_of("DS225", "my comet.yaml")
    monkeypatch.chdir(tmp_path)
    assert_score_agrees(claim, tmp_path)


def test_a_search_that_the_clock_stopped_says_so() -> None:
    result = check("lantern", "--seconds", "0.1", "--format", "json")
    (answer,) = json.loads(result.stdout)["files"]
    assert answer["stopped"] is True
    unknown = [claim for each in answer["checks"] for claim in each["claims"] if claim["verdict"] == "unknown"]
    assert any("the search was stopped after 0.1 s" in claim["because"] for claim in unknown)
    assert "lantern.yaml: The search was stopped after 0.1 s" in result.stderr


def test_a_search_that_ended_by_itself_says_nothing_of_the_clock() -> None:
    (answer,) = as_value("lantern", "--format", "json", "--budget", "0.5")["files"]
    assert answer["stopped"] is False
    assert "stopped" not in check("lantern", "--format", "json", "--budget", "0.5").stderr


def test_json_has_the_findings_with_their_places() -> None:
    (answer,) = as_value(str(ERROR), "--format", "json")["files"]
    (finding,) = [each for each in answer["findings"] if each["code"] == "DS224"]
    assert finding["severity"] == "error" and finding["proof"].startswith("refuted, ") and finding["help"]
    assert (finding["span"]["line"], finding["span"]["column"]) == (14, 13)
    refuted = [claim for each in answer["checks"] for claim in each["claims"] if claim["verdict"] == "refuted"]
    assert [claim["claim"] for claim in refuted] == ["the treasure at row 1, place 6 can be surrounded"]


def test_json_of_several_files_keeps_their_order_and_tells_faulty_ones() -> None:
    files = as_value(str(FAULTY), str(WARNING), "--format", "json")["files"]
    assert [each["file"] for each in files] == [str(FAULTY), str(WARNING)]
    assert files[0]["checks"] == [] and [each["code"] for each in files[0]["findings"]] == ["DS101"]


def sarif_is_sound(value: Any) -> None:
    """The essentials of SARIF 2.1.0, by hand."""
    assert value["version"] == "2.1.0" and value["$schema"].endswith("sarif-2.1.0.json")
    (run,) = value["runs"]
    driver = run["tool"]["driver"]
    assert driver["name"] == "papercosmos" and driver["version"]
    rules = [rule["id"] for rule in driver["rules"]]
    assert len(rules) == len(set(rules)) and all(rule["shortDescription"]["text"] for rule in driver["rules"])
    for result in run["results"]:
        assert result["ruleId"] in rules
        assert result["level"] in {"error", "warning"}
        assert result["message"]["text"].strip()
        for location in result.get("locations", []):
            physical = location["physicalLocation"]
            assert physical["artifactLocation"]["uri"] and "\\" not in physical["artifactLocation"]["uri"]
            region = physical["region"]
            assert region["startLine"] >= 1 and region["endColumn"] >= region["startColumn"] >= 1


def test_sarif_names_rule_level_and_place() -> None:
    value = as_value(str(ERROR), str(FAULTY), "--format", "sarif")
    sarif_is_sound(value)
    results = value["runs"][0]["results"]
    (treasure,) = [each for each in results if each["ruleId"] == "DS224"]
    place = treasure["locations"][0]["physicalLocation"]
    assert place["artifactLocation"]["uri"] == ERROR.as_posix()
    assert place["region"] == {"startLine": 14, "startColumn": 13, "endColumn": 14}
    assert treasure["level"] == "error" and "can never be surrounded" in treasure["message"]["text"]
    assert any(each["ruleId"] == "DS101" for each in results)


def test_sarif_of_nothing_is_sound() -> None:
    value = as_value("lantern", "--format", "sarif", "--budget", "10")
    sarif_is_sound(value)
    assert value["runs"][0]["results"] == []


@dataclass(frozen=True, slots=True)
class Told:
    """A file with given findings, as the formats take it."""

    findings: tuple[Finding, ...]
    file: Path = Path("any.yaml")
    examined: tuple[()] = ()
    was_stopped: bool = False

    def written(self, answer: Answer) -> tuple[str, ...]:
        return ()


def test_a_finding_without_a_place_can_be_told_to_machines() -> None:
    told = Told((Finding("PC101", "there is no file"),))
    sarif_is_sound(json.loads(as_sarif([told])))
    assert as_github([told]) == "::error title=PC101::there is no file.\n"


def test_github_shows_each_finding_beside_its_line() -> None:
    lines = check(str(ERROR), "--format", "github").stdout.splitlines()
    (treasure,) = [line for line in lines if "title=DS224" in line]
    assert treasure.startswith(f"::error file={ERROR},line=14,col=13,endColumn=14,title=DS224::the treasure at row 1, ")
    assert all(re.match(r"::(error|warning) ", line) for line in lines)


def test_github_commands_escape_what_would_end_them() -> None:
    span = Span("C:\\my, sheets\\100%.yaml", 3, 5, 2)
    finding = Finding("DS227", "40% of it:\nno, less", span, help="a::b", severity=Severity.WARNING)
    assert as_github([Told((finding,))]) == (
        "::warning file=C%3A\\my%2C sheets\\100%25.yaml,line=3,col=5,endColumn=7,title=DS227"
        "::40%25 of it:%0Ano, less. Help: a::b.\n"
    )


class Screen(io.StringIO):
    """A stderr that is a terminal, or not."""

    def __init__(self, is_terminal: bool) -> None:
        super().__init__()
        self.is_terminal = is_terminal

    def isatty(self) -> bool:
        return self.is_terminal


def shown(monkeypatch: pytest.MonkeyPatch, is_terminal: bool, seconds: float) -> str:
    """What stands on stderr when each check takes so long."""
    screen = Screen(is_terminal)
    clock = iter(index * seconds for index in range(100))
    monkeypatch.setattr(progress, "monotonic", lambda: next(clock))
    monkeypatch.setattr("sys.stderr", screen)
    monkeypatch.setattr("rich.console.Console", partial(Console, file=screen, force_terminal=is_terminal, width=80))
    with status("Checking comet.yaml") as asking:
        asking("each alien can be covered")
        asking("each treasure can be touched")
    return screen.getvalue()


def test_a_status_line_tells_in_a_terminal_what_takes_long(monkeypatch: pytest.MonkeyPatch) -> None:
    screen = shown(monkeypatch, is_terminal=True, seconds=2)
    assert "Checking comet.yaml: each treasure can be touched …" in screen
    assert screen.endswith("\x1b[2K")  # the line is wiped away at the end


def test_a_quick_check_shows_no_status_line(monkeypatch: pytest.MonkeyPatch) -> None:
    assert shown(monkeypatch, is_terminal=True, seconds=0.1) == ""


def test_without_a_terminal_there_is_no_status_line(monkeypatch: pytest.MonkeyPatch) -> None:
    assert shown(monkeypatch, is_terminal=False, seconds=10) == ""
