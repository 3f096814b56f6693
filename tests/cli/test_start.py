"""How the program starts: what it imports, in which shells it completes, what an odd console sees."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from prints import ROOT

from generator import discover

HEAVY = ("reportlab", "svgwrite", "fontTools", "pypdfium2", "PIL")


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


@pytest.mark.parametrize("words", ["--help", "print --help", "--version", "list"])
def test_what_draws_nothing_imports_nothing_to_draw_with(words: str) -> None:
    code = (
        f"import sys; sys.argv = ['papercosmos', *{words.split()!r}]\n"
        "from generator.cli import main\n"
        "try: main()\n"
        "finally: print('imported', *sorted(sys.modules), file=sys.stderr)"
    )
    started = python("-c", code)
    imported = {name.split(".")[0] for name in started.stderr.split("imported ")[1].split()}
    assert started.returncode == 0
    assert imported & set(HEAVY) == set()


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_a_completion_script_can_be_shown(shell: str) -> None:
    shown = python("-m", "generator", _PAPERCOSMOS_COMPLETE=f"source_{shell}")
    assert shown.returncode == 0
    assert "papercosmos" in shown.stdout and f"complete_{shell}" in shown.stdout


@pytest.mark.parametrize(
    ("typed", "offered"),
    [
        ("papercosmos print distant-suns sheet --layout ", set(discover.variant_files(discover.game("distant-suns")))),
        ("papercosmos print distant-suns sheet --layout t", {"twins"}),
        ("papercosmos print distant-suns sheet --paper ", set(discover.papers())),
        ("papercosmos print distant-suns sheet --theme ", set(discover.theme_ids())),
        ("papercosmos night --lang ", set(discover.language_ids())),
        ("papercosmos print ", set(discover.game_ids())),
        ("papercosmos print distant-suns ", {"sheet"}),
        ("papercosmos n", {"night"}),
    ],
)
def test_the_shell_offers_what_there_is(typed: str, offered: set[str]) -> None:
    place = str(len(typed.split(" ")) - 1)
    completed = python("-m", "generator", _PAPERCOSMOS_COMPLETE="complete_bash", COMP_WORDS=typed, COMP_CWORD=place)
    assert offered <= set(completed.stdout.split())
    if not typed.endswith(" "):
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
