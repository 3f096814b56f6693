"""How the program starts: what it imports, in which shells it completes, what an odd console sees."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from prints import ROOT

from generator import discover

DRAWING = {"reportlab", "svgwrite", "fontTools", "pypdfium2", "PIL"}
LOADING = {"pydantic", "yaml"}


def python(*words: str, folder: Path = ROOT, **variables: str) -> subprocess.CompletedProcess[str]:
    environment = os.environ | {"PYTHONPATH": str(ROOT), "PYTHONIOENCODING": "utf-8"} | variables
    return subprocess.run(
        [sys.executable, *words],
        cwd=folder,
        env=environment,
        capture_output=True,
        encoding="utf-8",
        errors="replace",
        check=False,
    )


def imported_by(words: str, folder: Path) -> set[str]:
    """The names of all modules that a command has imported when it ends, and of the packages they are in."""
    code = (
        f"import sys; sys.argv = ['papercosmos', *{words.split()!r}]\n"
        "from generator.cli import main\n"
        "try: main()\n"
        "finally: print('imported', *sorted(sys.modules), file=sys.stderr)"
    )
    started = python("-c", code, folder=folder)
    assert started.returncode == 0
    names = started.stderr.split("imported ")[1].split()
    return {".".join(name.split(".")[:depth]) for name in names for depth in range(1, name.count(".") + 2)}


@pytest.mark.parametrize("words", ["--help", "print --help", "--version", "list", "explain DS224"])
def test_what_draws_nothing_imports_nothing_to_draw_with(words: str, tmp_path: Path) -> None:
    assert imported_by(words, tmp_path) & DRAWING == set()


@pytest.mark.parametrize("words", ["--help", "--version"])
def test_the_list_of_commands_is_shown_without_importing_them(words: str, tmp_path: Path) -> None:
    imported = imported_by(words, tmp_path)
    assert imported & LOADING == set()
    own = {name for name in imported if name.startswith("generator.")}
    assert {name for name in own if not name.startswith("generator.cli")} == set()
    assert {name for name in own if name.startswith("generator.cli.commands.")} == set()


def test_a_command_imports_no_other_command(tmp_path: Path) -> None:
    imported = imported_by("print distant-suns sheet", tmp_path)
    assert {name for name in imported if name.startswith("generator.cli.commands.")} == {"generator.cli.commands.print"}


def test_printing_a_sheet_imports_only_what_it_needs(tmp_path: Path) -> None:
    suns = "generator.games.distant_suns"
    needless = {
        *("rich", "svgwrite", "fontTools", "pypdfium2"),
        *("generator.game.answer", "generator.check.examine", "generator.game.check", "generator.game.written_game"),
        *(f"{suns}.proof", f"{suns}.written", f"{suns}.check", f"{suns}.play", f"{suns}.draw.examination"),
        *(f"{suns}.rules.board", f"{suns}.rules.game", f"{suns}.rules.score", f"{suns}.draw.sheet_parts.filled"),
    }
    assert imported_by("print distant-suns sheet", tmp_path) & needless == set()


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_a_completion_script_can_be_shown(shell: str) -> None:
    shown = python("-m", "generator", _PAPERCOSMOS_COMPLETE=f"source_{shell}")
    assert shown.returncode == 0
    assert "papercosmos" in shown.stdout and f"complete_{shell}" in shown.stdout


@pytest.mark.parametrize(
    ("typed", "offered"),
    [
        ("papercosmos print distant-suns sheet --layout ", set(discover.game("distant-suns").layouts)),
        ("papercosmos print distant-suns sheet --layout tw", {"twins"}),
        ("papercosmos print distant-suns sheet --paper ", set(discover.papers())),
        ("papercosmos print distant-suns sheet --theme ", set(discover.theme_ids())),
        ("papercosmos night --lang ", set(discover.language_ids())),
        ("papercosmos print ", {"distant-suns"}),
        ("papercosmos print distant-suns ", set(discover.component_ids("distant-suns"))),
        ("papercosmos n", {"new", "night"}),
        ("papercosmos print smallest ", set(discover.component_ids("smallest"))),
        ("papercosmos print smallest card --layout ", {"hello"}),
        ("papercosmos night --layout ra", {"random"}),
        ("papercosmos night --craft ", set(discover.game("distant-suns").kits)),
        ("papercosmos check tw", {"twins"}),
        ("papercosmos new comet --like tw", {"twins"}),
        ("papercosmos playtest distant-suns --layout tw", {"twins"}),
        ("papercosmos schema distant-suns ", set(discover.file_kinds("distant-suns"))),
        ("papercosmos print distant-suns templates --for laser --material pl", {"plywood"}),
        ("papercosmos print distant-suns sheet --format ", {"pdf", "svg", "png"}),
        ("papercosmos invent distant-suns --difficulty e", {"easy"}),
    ],
)
def test_the_shell_offers_what_there_is(typed: str, offered: set[str]) -> None:
    place = str(len(typed.split(" ")) - 1)
    completed = python("-m", "generator", _PAPERCOSMOS_COMPLETE="complete_bash", COMP_WORDS=typed, COMP_CWORD=place)
    assert set(completed.stdout.split()) == offered


def test_a_console_without_cyrillic_sees_question_marks_and_no_traceback(tmp_path: Path) -> None:
    file = tmp_path / "Ліхтар.yaml"
    file.write_text("name: Ліхтар\n", encoding="utf-8")
    shown = python(
        *("-m", "generator", "print", "distant-suns", "sheet", "--layout", str(file)),
        folder=tmp_path,
        PYTHONIOENCODING="cp1252",
    )
    assert shown.returncode == 1
    assert "error[" in shown.stderr and "?" in shown.stderr and "Traceback" not in shown.stderr


@pytest.mark.parametrize("format", ["pdf", "svg", "png"])
def test_a_successful_print_says_nothing_on_stderr(format: str, tmp_path: Path) -> None:
    made = python("-m", "generator", "print", "distant-suns", "sheet", "--format", format, folder=tmp_path)
    assert (made.returncode, made.stderr) == (0, "")
