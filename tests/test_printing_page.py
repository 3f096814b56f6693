"""The page about printing is run, not believed: its commands work in their order, its file loads."""

import re
import shlex
from pathlib import Path

import pytest
from prints import ROOT
from typer.testing import CliRunner

from generator.cli.app import app
from generator.printer import FILE
from generator.printer.store import read_printers

PAGE = (ROOT / "docs" / "printing.md").read_text(encoding="utf-8")
COMMANDS = re.findall(r"^    papercosmos (.*?)(?: +#.*)?$", PAGE, re.MULTILINE)


def test_the_commands_work_one_after_the_other(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    said = ""
    for command in COMMANDS:
        result = CliRunner().invoke(app, shlex.split(command))
        assert result.exit_code == 0, (command, result.output)
        said += result.output
    (shown,) = re.findall(r"^    (Printer profile .*)$", PAGE, re.MULTILINE)
    assert shown in said


def test_the_file_shown_is_what_the_command_writes(tmp_path: Path, home: Path) -> None:
    (shown,) = re.findall(r"```yaml\n(.*?)```", PAGE, re.DOTALL)
    (tmp_path / FILE).write_text(shown, encoding="utf-8")
    (command,) = [command for command in COMMANDS if command.startswith("printer study")]
    CliRunner().invoke(app, shlex.split(command))
    assert read_printers(tmp_path).value == read_printers(home).value
