"""Help and wrong values: every command explains itself, and answers in words of ours, with or without colour."""

import os
import pty
import re
import subprocess
import sys
from enum import Enum
from importlib import import_module
from pathlib import Path
from typing import Any
from typing import get_args
from typing import get_type_hints

import pytest
import typer
from command_line import run
from prints import ROOT

from generator.cli.app import app
from generator.cli.app import imported

COMMANDS = list(typer.main.get_command(app).commands)
OPTIONS = [(name, param) for name in COMMANDS for param in imported(name).params if param.param_type_name == "option"]
FLAGS = [(name, param.opts[0]) for name, param in OPTIONS if param.is_flag]
FOREIGN = re.compile(r"Input should|Value error|Invalid value|is not a valid|is not one of|Missing|No such|<\w+>")
COLOUR = re.compile(r"\x1b\[[0-9;]*m")


@pytest.fixture(autouse=True)
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


@pytest.mark.parametrize("name", COMMANDS)
def test_h_is_short_for_help(name: str) -> None:
    short, long = run(name, "-h"), run(name, "--help")
    assert short.exit_code == 0 and short.stdout == long.stdout
    assert f"Usage: papercosmos {name}" in short.stdout and not FOREIGN.search(short.stdout)


def test_the_program_itself_has_the_same_help_with_h_and_without_anything() -> None:
    assert run("-h").stdout == run("--help").stdout == run().stdout


@pytest.mark.parametrize(("name", "flag"), FLAGS, ids=str)
def test_a_flag_is_shown_without_a_value(name: str, flag: str) -> None:
    (line,) = re.findall(rf"^  {flag}\b.*$", run(name, "-h").stdout, re.MULTILINE)
    assert re.fullmatch(rf"  {flag}(  +\S.*)?", line)


def is_free(param: Any) -> bool:
    """True if any text is a value, or its meaning is looked up by the command itself."""
    return param.metavar is None or any(kind in param.metavar for kind in ("DIR", "FILE", "NAME", "CODE", "ADDRESS"))


@pytest.mark.parametrize(
    ("name", "option"), [(name, param.opts[0]) for name, param in OPTIONS if not (param.is_flag or is_free(param))]
)
def test_a_wrong_value_of_an_option_is_answered_in_our_words(name: str, option: str) -> None:
    needed = [param for param in imported(name).params if param.required]
    words = {"game": "distant-suns", "component": "templates", "file": "layout", "layouts": "lantern"}
    machine = ["--for", "laser"] if option == "--sheet" else []  # only machines ask for it
    result = run(name, *(words.get(param.name, "x") for param in needed), option, "nonsense", *machine)
    assert result.exit_code == 2 and result.stdout == ""
    assert result.stderr.startswith("error: ") and "nonsense" in result.stderr and not FOREIGN.search(result.stderr)


def types_of(hint: object) -> set[object]:
    return {hint, *get_args(hint)}


@pytest.mark.parametrize("name", COMMANDS)
def test_numbers_and_choices_are_never_left_to_the_library(name: str) -> None:
    command = import_module(f"generator.cli.commands.{name}").COMMAND.run
    for hint in get_type_hints(command, include_extras=True).values():
        kind, *info = get_args(hint) or (hint,)
        foreign = [each for each in types_of(kind) if isinstance(each, type) and issubclass(each, int | float | Enum)]
        assert not foreign or foreign == [bool] or info[0].parser, hint


def in_a_terminal(*words: str, **variables: str) -> str:
    """What somebody at a terminal sees of a Python program."""
    ours, theirs = pty.openpty()
    environment = {key: value for key, value in os.environ.items() if key != "NO_COLOR"}
    environment |= {"PYTHONPATH": str(ROOT), "TERM": "xterm-256color", **variables}
    with subprocess.Popen([sys.executable, *words], stdin=theirs, stdout=theirs, stderr=theirs, env=environment):
        os.close(theirs)
        seen = b"".join(iter(lambda: _read(ours), b""))
    os.close(ours)
    return seen.decode("utf-8", "replace")


def _read(terminal: int) -> bytes:
    try:
        return os.read(terminal, 4096)
    except OSError:  # the other end is closed
        return b""


BAR = "from generator.cli.progress import _bar\nwith _bar('Pages') as told: told(1, 3); told(3, 3)"
SPINNER = "from generator.cli.progress import _spinner\nwith _spinner() as tell: tell('asking')"
PROGRAM = ("-m", "generator")
COLOURFUL = {
    "the list of commands": (*PROGRAM, "-h"),
    "the help of a command": (*PROGRAM, "print", "-h"),
    "an explanation": (*PROGRAM, "explain", "DS224"),
    "a finding": (*PROGRAM, "check", "nothing.yaml"),
    "a bar": ("-c", BAR),
    "a spinner": ("-c", SPINNER),
}


@pytest.mark.parametrize("what", COLOURFUL)
def test_colour_is_left_out_for_those_who_do_not_want_it(what: str) -> None:
    assert COLOUR.search(in_a_terminal(*COLOURFUL[what]))
    plain = in_a_terminal(*COLOURFUL[what], NO_COLOR="1")
    assert plain and not COLOUR.search(plain)
