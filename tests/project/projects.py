"""Projects for tests, made and used as people do."""

import json
from pathlib import Path

from typer.testing import CliRunner

from generator.cli.app import app

SHAPES = """\
shapes:
  - id: long-boat
    name: {en: Longboat, uk: Дракар}
    cells: |
      o o o o
  - id: tri-star
    cells: |
      - o
       o -
      o o
  - id: moon
    name: Gibbous
    cells: |
      - o o
       o - o
  - id: planet
    cells: |
      - o
       o o
      - o
  - id: star
    cells: |
      o -
       o o
      o -
black_hole:
  name: Abyss
  cells: |
    o o
     o -
"""
QUICK_KIT = "name: Quick\nlayout: comet\nplayers: 2\nparts:\n  - component: table\n  - component: sheet\n"


def run(*words: str) -> tuple[int, str]:
    """Exit code and all that was said; an exception of our own making goes through to the test."""
    result = CliRunner().invoke(app, list(words), prog_name="papercosmos")
    if result.exception and not isinstance(result.exception, SystemExit):
        raise result.exception
    return result.exit_code, result.output


def said(*words: str) -> str:
    """What a command that works says."""
    code, output = run(*words)
    assert code == 0, output
    return output


def new(folder: Path, *words: str) -> Path:
    said("new", str(folder), *words)
    return folder


def records(folder: Path) -> list[dict[str, object]]:
    """The kits in the manifest of a folder."""
    found: list[dict[str, object]] = json.loads((folder / "manifest.json").read_text(encoding="utf-8"))["kits"]
    return found
