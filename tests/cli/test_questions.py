"""`night --ask`: choices with numbers and a word about each, and a tab key that completes."""

import os
import pty
import subprocess
import sys
from pathlib import Path

import pytest
from command_line import run
from prints import ROOT
from prints import SHIPPED

from generator import discover

KIT = "name: Quick\nplayers: 2\nparts:\n  - component: sheet\n"
GAME = discover.game("distant-suns")


@pytest.fixture(autouse=True)
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    Path("quick.yaml").write_text(KIT, encoding="utf-8")
    return tmp_path


def asked(*answers: str, given: str = "--games 1 --paper a4 --theme mono --lang en") -> tuple[str, list[str]]:
    """What was said, and the names of the files that were made."""
    result = run("night", "--ask", *given.split(), typed="".join(f"{answer}\n" for answer in answers))
    assert result.exit_code == 0, result.output
    return result.output, sorted(path.name for path in Path("output").glob("*.pdf"))


def test_everything_is_shown_with_its_number_and_a_word() -> None:
    said, _ = asked("", "", "", "", "", "", "", given="")
    lines = [line.split(maxsplit=2) for line in said.splitlines() if line[:4].strip().isdigit()]
    offered = [name for _, name, _ in lines]
    kits, layouts = list(GAME.kits), [*GAME.layouts, "random"]
    assert offered == [*kits, *layouts, *discover.papers(), *discover.theme_ids(), *discover.language_ids()]
    assert [number for number, *_ in lines[: len(kits)]] == [str(number + 1) for number in range(len(kits))]
    assert all(len(word) > 3 for _, _, word in lines)
    assert "smallest" not in said


@pytest.mark.parametrize("answer", ["twins", "Twins", "tw", str(list(SHIPPED).index("twins") + 1)])
def test_an_answer_is_a_name_in_any_case_its_beginning_or_its_number(answer: str) -> None:
    _, (made,) = asked("quick.yaml", answer)
    assert "-twins-" in made


def test_an_answer_that_is_none_of_them_is_asked_again_with_the_likely_one() -> None:
    said, (made,) = asked("quick.yaml", "99", "t", "twinz", "twins")
    assert "There is no '99' among them" in said and "There is no 't' among them" in said
    assert "did you mean 'twins'?" in said and "-twins-" in made


def test_a_layout_of_ones_own_is_an_answer_too() -> None:
    Path("mine.yaml").write_bytes(SHIPPED["twins"].read_bytes())
    _, (made,) = asked("quick.yaml", "mine.yaml")
    assert "-mine-" in made


def test_a_number_that_is_too_large_is_asked_again() -> None:
    Path("quick.yaml").write_text(KIT.replace("players: 2\n", ""), encoding="utf-8")
    said, _ = asked("quick.yaml", "lantern", "7", "3")
    assert "Give a number from 2 to 4." in said


def test_who_stops_answering_is_told_that_nothing_was_made() -> None:
    result = run("night", "--ask", typed="")
    assert result.exit_code == 130 and "Stopped. Nothing was written." in result.stderr
    assert not Path("output").exists()


def test_the_tab_key_completes_a_name(elsewhere: Path) -> None:
    pytest.importorskip("readline")
    ours, theirs = pty.openpty()
    words = ["night", "--ask", "--craft", "quick.yaml", *("--paper", "a4", "--theme", "mono", "--lang", "en")]
    environment = os.environ | {"PYTHONPATH": str(ROOT), "TERM": "dumb"}
    program = [sys.executable, "-m", "generator", *words]
    with subprocess.Popen(program, stdin=theirs, stdout=theirs, stderr=theirs, env=environment, cwd=elsewhere):
        os.close(theirs)
        seen = b""
        while b"[lantern]" not in seen:  # the question; what is typed before it is nobody's answer
            seen += os.read(ours, 4096)
        os.write(ours, b"spi\t\n\n")
        try:
            while piece := os.read(ours, 4096):
                seen += piece
        except OSError:  # the program has ended
            pass
    os.close(ours)
    assert [path.name.split("-")[4] for path in Path("output").glob("*.pdf")] == ["spiral"], seen.decode()
    assert b"spiral" in seen.split(b"[lantern]")[1]
