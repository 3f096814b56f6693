"""The tutorial is walked, not believed: every command, every change and every answer of the page, in its order.

In what a command answers, … stands for the rest of a line, and a line of its own for any lines.
"""

import os
import re
import shlex
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from prints import ROOT
from typer.testing import CliRunner

from generator.cli.app import app

PAGE = (ROOT / "docs" / "tutorial.md").read_text(encoding="utf-8")
BLOCK = re.compile(r"```(\w+)\n(.*?)```", re.DOTALL)
NAMED = re.compile(r"`([\w/]+\.yaml)`")
PATIENCE = 30.0  # seconds


def pattern(shown: str) -> re.Pattern[str]:
    lines = (re.escape(line).replace("…", ".*") for line in shown.splitlines())
    return re.compile("".join("(?:.*\n)*" if line == ".*" else f"{line}\n" for line in lines))


class Walk:
    """Somebody who reads the page from its top and does what it says."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.watch: subprocess.Popen[bytes] | None = None
        self.read = 0

    def type(self, typed: str, shown: str) -> None:
        words = shlex.split(typed)
        if words[0] == "cd":
            self.folder /= words[1]
            os.chdir(self.folder)
        elif words[1] == "watch":
            self.begin_watching(words[1:])
            self.see(shown)
        else:
            result = CliRunner().invoke(app, words[1:], prog_name="papercosmos")
            assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
            assert pattern(shown).fullmatch(result.output.rstrip() + "\n"), result.output
            assert result.exit_code == int("error[" in shown), result.output

    def begin_watching(self, words: list[str]) -> None:
        environment = os.environ | {"PYTHONPATH": str(ROOT), "PYTHONUNBUFFERED": "1", "LANG": "en_GB.UTF-8"}
        with (self.folder.parent / "watch.txt").open("wb") as log:
            self.watch = subprocess.Popen(
                [sys.executable, "-m", "generator", *words], env=environment, stdout=log, stderr=subprocess.STDOUT
            )

    def see(self, shown: str) -> None:
        """What `watch` says next; it may take a moment."""
        end = time.monotonic() + PATIENCE
        while not (found := pattern(shown).fullmatch(self.unread())):
            assert time.monotonic() < end, self.unread()
            time.sleep(0.05)
        self.read += len(found[0])

    def unread(self) -> str:
        return (self.folder.parent / "watch.txt").read_text(encoding="utf-8")[self.read :]

    def change(self, file: Path, difference: str) -> None:
        before, after = ("".join(re.findall(rf"^[ {sign}](.*\n)", difference, re.MULTILINE)) for sign in "-+")
        text = file.read_text(encoding="utf-8")
        assert text.count(before) == 1, (file, before)
        file.write_text(text.replace(before, after), encoding="utf-8")

    def stop_watching(self) -> None:
        assert self.watch
        self.watch.send_signal(signal.SIGINT)
        assert self.watch.wait(PATIENCE) == 0
        assert self.unread() == "\nStopped.\n"
        self.watch = None


def test_the_whole_walk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    walk, end = Walk(tmp_path), 0
    try:
        for block in BLOCK.finditer(PAGE):
            before, kind, text = PAGE[end : block.start()], block[1], block[2]
            end = block.end()
            if "## 5." in before:
                walk.stop_watching()
            match kind:
                case "console":
                    for command in re.split(r"^\$ ", text, flags=re.MULTILINE)[1:]:
                        typed, _, shown = command.partition("\n")
                        walk.type(typed, shown)
                case "text":
                    walk.see(text)
                case "diff":
                    walk.change(Path(NAMED.findall(before)[-1]), text)
                case "yaml":
                    Path(NAMED.findall(before)[-1]).write_text(text, encoding="utf-8")
                case _:
                    pytest.fail(f"nobody knows what to do with a block of {kind}")
    finally:
        if walk.watch:
            walk.watch.kill()
            walk.watch.wait()


def test_the_walk_uses_what_a_newcomer_needs() -> None:
    commands = set(re.findall(r"^\$ papercosmos (\w+)", PAGE, re.MULTILINE))
    assert commands >= {"new", "watch", "explain", "check", "print", "setup", "night", "rebuild", "score"}


def test_every_link_of_the_page_leads_somewhere() -> None:
    for target in re.findall(r"\]\(([^)#]+)", PAGE):
        assert (ROOT / "docs" / target).is_file(), target
