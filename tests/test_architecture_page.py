"""The page about the architecture: the way of one sheet is what really happens."""

import os
import re
import subprocess
import sys
from pathlib import Path

from prints import ROOT

PAGE = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
WAY = PAGE.partition("## Follow one sheet")[2].partition("\n## ")[0]
STEPS = re.findall(r"^\| `([\w.]+)` \|", WAY, re.MULTILINE)
# A process of its own, so that nothing was read before.
NIGHT = """\
import sys
from generator.cli.app import app

def note(frame, event, argument):
    if event == "call" and frame.f_code.co_name in names:
        called.append(f"{frame.f_globals.get('__name__')}.{frame.f_code.co_name}")

names, called = set(sys.argv[1:]), []
sys.setprofile(note)
try:
    app(["night"])
finally:
    sys.setprofile(None)
    print(*called, sep="\\n", file=sys.stderr)
"""


def test_a_night_calls_what_the_page_says_in_its_order(tmp_path: Path) -> None:
    environment = os.environ | {"PYTHONPATH": str(ROOT)}
    night = subprocess.run(
        [sys.executable, "-c", NIGHT, *(step.rpartition(".")[2] for step in STEPS)],
        cwd=tmp_path,
        env=environment,
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert "Page 1 is the plan" in night.stdout
    called = iter(night.stderr.splitlines())
    for step in STEPS:
        assert f"generator.{step}" in called, f"{step} is not called after what stands above it"


def test_every_file_the_page_names_is_there() -> None:
    named = set(re.findall(r"`((?:\w+/)+\w+\.py)`", PAGE))
    rooms = {"arrange/arranger.py", "invent/inventor.py", "play/playtest.py"}  # of every game
    folders = (ROOT, ROOT / "generator")
    assert [name for name in named - rooms if not any((folder / name).is_file() for folder in folders)] == []
