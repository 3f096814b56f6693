"""Games that lack a role: whoever asks for it is told so in a sentence, by every command that needs it."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from command_line import run

from generator import discover
from generator import games

GAME = """\
from dataclasses import replace

from generator.games.smallest import GAME as SMALLEST

GAME = replace(SMALLEST, id="{id}")
"""
EXAMINER = """\
from generator.game.examiner import Examiner


class Study:
    was_stopped = False


EXAMINER = Examiner(lambda content, budget, seconds: Study(), lambda *_: ())
"""
LAYOUT = discover.game("smallest").layouts["hello"].read_bytes()


@pytest.fixture(autouse=True)
def bare_games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """One that answers nothing but its layouts, and one with checks."""
    folder = tmp_path / "games"
    for id in ("bare", "checked"):
        (folder / id).mkdir(parents=True)
        (folder / id / "__init__.py").write_text(GAME.format(id=id), encoding="utf-8")
    (folder / "checked" / "check").mkdir()
    (folder / "checked" / "check" / "__init__.py").touch()
    (folder / "checked" / "check" / "examiner.py").write_text(EXAMINER, encoding="utf-8")
    monkeypatch.setattr(games, "__path__", [*games.__path__, str(folder)])
    before = set(sys.modules)
    here = tmp_path / "here"
    here.mkdir()
    monkeypatch.chdir(here)
    Path("hello.yaml").write_bytes(LAYOUT)
    Path("played.yaml").write_text("game: bare\n", encoding="utf-8")
    yield
    for name in set(sys.modules) - before:
        if name.startswith(("generator.games.bare", "generator.games.checked")):
            del sys.modules[name]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("setup bare", "bare has no set-ups"),
        ("night --game bare --code DS-7KQ2-MK", "bare has no set-ups"),
        ("playtest bare", "bare has no bots that could play it"),
        ("invent bare", "bare has no inventor of layouts"),
        ("check hello.yaml --game bare", "bare has nothing that could be checked"),
        ("check hello.yaml --game checked --play", "checked has no bots that could play it"),
        ("score played.yaml", "bare has no written games that could be scored"),
        ("print bare card", "there is no component 'card'"),
    ],
)
def test_a_game_that_lacks_something_says_so(words: str, said: str) -> None:
    answer = run(*words.split())
    command = words.split(maxsplit=1)[0]
    assert answer.exit_code == 2
    assert answer.stderr.startswith(f"error: {said}")
    assert answer.stderr.endswith(f"\nhelp: papercosmos {command} -h tells what can be said\n")
    assert sorted(path.name for path in Path().iterdir()) == ["hello.yaml", "played.yaml"]


def test_a_faulty_layout_is_told_even_if_nothing_can_be_checked() -> None:
    Path("hello.yaml").write_text("name: 1\n", encoding="utf-8")
    answer = run("check", "hello.yaml", "--game", "bare")
    assert answer.exit_code == 1 and "error[PC" in answer.stderr
    Path("hello.yaml").write_bytes(LAYOUT)


def test_a_game_with_checks_is_checked() -> None:
    answer = run("check", "hello.yaml", "--game", "checked")
    assert answer.exit_code == 0 and "0 errors" in answer.stdout
