"""Whatever files are called and whatever is in them, nothing that a command says steers a terminal or a CI system."""

import json
import os
import re
import shutil
import subprocess
import sys
import unicodedata
from pathlib import Path
from urllib.parse import unquote

import pytest
from command_line import Run
from command_line import run
from prints import OF_GAME
from prints import ROOT

from generator.cli.app import app
from generator.cli.offers import offered
from generator.cli.progress import status
from generator.cli.say import tame
from generator.project.find import MARKER

# Sets the title, colours (in two ways), turns the direction of reading, and commands two CI systems.
HOSTILE = "x\x1b]0;owned\x07\x1b[31m\x9b31m\u202e\u2066\n::error::owned\r##[stop-commands]t ##vso[task]y"
GOOD = ROOT / "layouts" / "distant-suns" / "layouts" / "twins.yaml"
FAULTY = OF_GAME / "faulty" / "layout" / "no-start.yaml"
GAME = OF_GAME / "samples" / "games" / "without-history.yaml"
SMALL = ("--bots", "random", "--games", "2", "--jobs", "1")

Words = tuple[str, ...]
CALLS: list[Words] = [
    ("calibrate", "--out", HOSTILE),
    ("calibrate", "--paper", HOSTILE),
    ("check", f"{HOSTILE}.yaml", "--budget", "0.1"),
    ("check", f"bad {HOSTILE}.yaml"),
    ("check", f"none {HOSTILE}.yaml"),
    ("check", "::error::owned.yaml"),
    ("check", HOSTILE),
    ("explain", HOSTILE),
    ("invent", "distant-suns", "--sectors", HOSTILE),
    ("invent", "distant-suns", "--like", HOSTILE),
    ("invent", "distant-suns", "--like", f"bad {HOSTILE}.yaml"),
    ("list", "--data", HOSTILE),
    ("list", "--data", f"none {HOSTILE}"),
    ("merge", HOSTILE),
    ("new", HOSTILE),
    ("new", f"new {HOSTILE}"),
    ("night", "--layout", f"{HOSTILE}.yaml", "--out", f"out {HOSTILE}"),
    ("night", "--layout", f"bad {HOSTILE}.yaml"),
    ("night", "--craft", HOSTILE),
    ("night", "--code", HOSTILE),
    ("playtest", "distant-suns", "--layout", f"{HOSTILE}.yaml", *SMALL, "--out", f"out {HOSTILE}"),
    ("playtest", "distant-suns", "--bots", HOSTILE),
    ("playtest", "distant-suns", *SMALL, "--out", f"{HOSTILE}.yaml"),
    ("print", "distant-suns", "sheet", "--layout", f"{HOSTILE}.yaml", "--out", f"out {HOSTILE}"),
    ("print", "distant-suns", "sheet", "--out", f"{HOSTILE}.yaml"),
    ("print", "distant-suns", HOSTILE),
    ("print", HOSTILE, "sheet"),
    ("printer", HOSTILE, "--width", "149"),
    ("printer", "--default", HOSTILE),
    ("rebuild", f"{HOSTILE}/manifest.json"),
    ("rebuild", f"none {HOSTILE}"),
    ("schema", "distant-suns", HOSTILE),
    ("score", f"{HOSTILE} game.yaml"),
    ("score", f"bad {HOSTILE}.yaml"),
    ("setup", "distant-suns", "--layout", f"{HOSTILE}.yaml", "--out", f"out {HOSTILE}"),
    ("verify", f"{HOSTILE}/manifest.json"),
    ("verify", f"none {HOSTILE}"),
    ("watch", f"none {HOSTILE}.yaml"),
    ("watch", HOSTILE),
    (HOSTILE,),
    (f"--{HOSTILE}",),
]


@pytest.fixture(autouse=True)
def _among_hostile_names(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A folder of such names: layouts, a written game, and a project with a layout and a manifest."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PAPERCOSMOS_HOME", str(tmp_path / f"home {HOSTILE}"))
    shutil.copy(GOOD, f"{HOSTILE}.yaml")
    shutil.copy(FAULTY, f"bad {HOSTILE}.yaml")
    shutil.copy(FAULTY, "::error::owned.yaml")
    shutil.copy(GAME, f"{HOSTILE} game.yaml")
    project = Path(HOSTILE)
    (project / "layouts").mkdir(parents=True)
    (project / MARKER).write_text("game: distant-suns\n")
    shutil.copy(GOOD, project / "layouts" / f"{HOSTILE}.yaml")
    made = {"name": HOSTILE, "pages": 1, "sha256": "0" * 64}
    wish = {
        **dict.fromkeys(("game", "kit", "layout", "code", "paper", "theme", "language"), HOSTILE),
        "players": 2,
        "games": 1,
        "sides": "fold",
        "has_long_marks": False,
        "anyway": False,
    }
    record = {"wish": wish, "codes": [], "own_files": {}, "made": [made], "made_with": {}}
    (project / "manifest.json").write_text(json.dumps({"kits": [record]}))


def assert_tame(said: str) -> None:
    for line in said.split("\n"):
        steering = [char for char in line if unicodedata.category(char) in ("Cc", "Cf", "Cs", "Zl", "Zp")]
        assert not steering, ascii(line)
        assert not line.lstrip().startswith("::"), line
        assert not re.search(r"##\w*\[", line), line


def said_by(*words: str) -> Run:
    answer = run(*words)
    assert answer.output.strip()
    return answer


@pytest.mark.parametrize("words", CALLS, ids=lambda words: " ".join(words).split("x")[0][:40])
def test_a_command_says_hostile_names_tamely(words: Words) -> None:
    answer = said_by(*words)
    assert_tame(answer.stdout)
    assert_tame(answer.stderr)


def test_every_command_is_tried() -> None:
    assert {words[0] for words in CALLS} >= {command.name for command in app.registered_commands}


@pytest.mark.parametrize("words", [("check", f"bad {HOSTILE}.yaml")])
def test_a_hostile_name_is_still_told(words: Words) -> None:
    answer = said_by(*words)
    assert r"bad x\x1b]0;owned\x07\x1b[31m\x9b31m\u202e\u2066\n::error::owned\r#\#[stop-commands]t" in answer.stdout


@pytest.mark.parametrize("format", ["json", "sarif"])
def test_machines_get_the_exact_name_in_tame_letters(format: str) -> None:
    answer = said_by("check", f"bad {HOSTILE}.yaml", "--format", format)
    assert_tame(answer.stdout)
    found = json.loads(answer.stdout)
    if format == "json":
        assert found["files"][0]["file"] == f"bad {HOSTILE}.yaml"
    else:
        (place,) = found["runs"][0]["results"][0]["locations"]
        assert unquote(place["physicalLocation"]["artifactLocation"]["uri"]) == f"bad {HOSTILE}.yaml"


def test_github_gets_one_command_for_each_finding_and_no_other() -> None:
    names = [f"bad {HOSTILE}.yaml", "::error::owned.yaml", f"none {HOSTILE}.yaml"]
    lines = said_by("check", *names, "--format", "github").stdout.splitlines()
    assert len(lines) == len(names)
    for line in lines:
        assert re.fullmatch(r"::error (file=[^:,]+,line=\d+,col=\d+,endColumn=\d+,)?title=[A-Z]{2}\d{3}::[^:].*", line)
        assert_tame(line.removeprefix("::"))


@pytest.mark.skipif(sys.platform == "win32", reason="there are no pseudo-terminals")
def test_in_a_terminal_our_colours_come_through_and_nobody_elses() -> None:
    import pty  # which is not there on other systems

    ours, theirs = pty.openpty()
    words = [sys.executable, "-m", "generator", "check", f"bad {HOSTILE}.yaml"]
    environment = os.environ | {"PYTHONPATH": str(ROOT), "TERM": "xterm-256color"}
    environment.pop("NO_COLOR", None)
    process = subprocess.Popen(words, stdout=theirs, stderr=theirs, env=environment)
    os.close(theirs)
    said = b""
    while chunk := _read(ours):
        said += chunk
    process.wait(timeout=60)
    os.close(ours)
    text = said.decode().replace("\r\n", "\n")
    assert "\x1b[31merror[DS101]" in text
    assert_tame(re.sub(r"\x1b\[(31|0)m", "", text))


def _read(terminal: int) -> bytes:
    try:
        return os.read(terminal, 65536)
    except OSError:  # Linux says so when nobody writes any more
        return b""


def test_what_is_being_done_is_shown_tamely(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("generator.cli.progress.PATIENCE", -1.0)
    monkeypatch.setattr("sys.stderr.isatty", lambda: True, raising=False)
    with status(f"Checking [bold]{HOSTILE}") as tell:
        tell("reach")
    said = capsys.readouterr().err
    assert "]0;owned\x07" not in said and "\u202e" not in said and "[bold]" in said


def test_completion_offers_no_name_that_steers_the_terminal() -> None:
    assert offered(lambda: ["lantern", HOSTILE, "lynx"])("l") == ["lantern", "lynx"]
    assert offered(lambda: ["twins", HOSTILE])("x") == []


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("Ліхтар, Été, 100\u00a0%, 👩\u200d🚀, C:\\new", "Ліхтар, Été, 100\u00a0%, 👩\u200d🚀, C:\\new"),
        ("a\tb\nc\x7f\x85\u2028\u200f\udcff", r"a\tb\nc\x7f\x85\u2028\u200f\udcff"),
        ("  ::set-env name=x::y", r"  \::set-env name=x::y"),
        ("a::b ##[x] ###[x] ##teamcity[x] ## [x]", r"a::b #\#[x] ##\#[x] #\#teamcity[x] ## [x]"),
    ],
)
def test_only_what_would_do_something_is_changed(text: str, shown: str) -> None:
    assert tame(text) == shown
