"""The README is run, not believed: its layout prints and its commands work as they stand there."""

import re
import shlex
import shutil
from pathlib import Path

import pytest
from typer.testing import CliRunner

from generator.cli.app import app

README = (Path(__file__).parents[1] / "README.md").read_text(encoding="utf-8")
(COMET,) = re.findall(r"```yaml\n(.*?)```", README, re.DOTALL)
GAME = Path(__file__).parent / "samples" / "games" / "two-players.yaml"
COMMANDS = re.findall(r"^    papercosmos (.*?)(?: +#.*)?$", README, re.MULTILINE)


@pytest.mark.parametrize("command", COMMANDS)
def test_a_command_of_the_readme_works(command: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("typer.launch", lambda file: 0)
    monkeypatch.setattr("generator.cli.commands.watch.saves", lambda files: iter([None]))  # who watches, saves no more
    Path("comet.yaml").write_text(COMET, encoding="utf-8")
    shutil.copy(GAME, "friday.yaml")
    if "manifest.json" in command:
        CliRunner().invoke(app, ["night"])
    result = CliRunner().invoke(app, shlex.split(command))
    assert result.exit_code == 0, result.output
    assert result.output


def test_the_finding_shown_in_the_readme_is_what_one_sees(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("comet.yaml").write_text(COMET.replace("U . . T .", "U . . Z ."), encoding="utf-8")
    result = CliRunner().invoke(app, ["print", "distant-suns", "sheet", "--layout", "comet.yaml"])
    shown = re.search(r"^(    error\[.*?)\n\n", README, re.MULTILINE | re.DOTALL)
    assert shown
    assert re.sub("^    ", "", shown[1], flags=re.MULTILINE) in result.output


def test_the_readme_begins_with_the_two_commands() -> None:
    first = [line.split()[:2] for line in README.splitlines() if line.startswith("    ")][:2]
    assert first == [["make", "night"], ["make", "test"]]
