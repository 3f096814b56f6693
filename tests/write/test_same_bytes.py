"""Same inputs, same bytes: on any day, in any place, under any settings."""

import hashlib
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from prints import ROOT
from prints import document
from prints import pdf_of
from prints import silent
from prints import svg_of

from generator.write.svg import svg

ENVIRONMENTS = [
    {"PYTHONHASHSEED": "1", "TZ": "UTC", "LANG": "C", "LC_ALL": "C"},
    {"PYTHONHASHSEED": "4242", "TZ": "Pacific/Kiritimati", "LANG": "uk_UA.UTF-8", "LC_ALL": "fr_FR.UTF-8"},
]
MAKING = """
import sys
sys.path.insert(0, sys.argv[1])
import generator
from generator.cli.app import app
assert generator.__file__.startswith(sys.argv[1])
outlines = ["--format", "svg", "--outlines", "--out", "outlines"]
for options in (["--format", "pdf"], ["--format", "svg"], outlines, ["--format", "png"]):
    try:
        app(["print", "distant-suns", "sheet", "--copies", "2", "--lang", "uk", *options])
    except SystemExit as ended:
        assert ended.code == 0
"""


def digests(folder: Path, package: Path, environment: dict[str, str]) -> dict[str, str]:
    """What a process of its own makes in the folder, told by fingerprints."""
    folder.mkdir()
    outer = {name: value for name, value in os.environ.items() if not name.startswith(("LC_", "PYTHON"))}
    subprocess.run(
        [sys.executable, "-c", MAKING, str(package)],
        cwd=folder,
        env=outer | environment,
        check=True,
        capture_output=True,
    )
    files = sorted(path for path in folder.rglob("*") if path.is_file())
    return {path.relative_to(folder).as_posix(): hashlib.sha256(path.read_bytes()).hexdigest() for path in files}


def test_files_are_equal_whatever_the_hash_seed_the_time_zone_and_the_locale(tmp_path: Path) -> None:
    one, other = (digests(tmp_path / str(index), ROOT, each) for index, each in enumerate(ENVIRONMENTS))
    assert one == other
    assert sorted(name.split(".")[1] for name in one) == ["pdf", "png", "png", "svg", "svg", "svg", "svg"]


def test_a_copy_of_the_program_elsewhere_makes_equal_files(tmp_path: Path) -> None:
    copy = tmp_path / "a copy elsewhere"
    for name in ("generator", "layouts", "templates"):
        shutil.copytree(ROOT / name, copy / name, ignore=shutil.ignore_patterns("__pycache__"))
    here = digests(tmp_path / "here", ROOT, ENVIRONMENTS[0])
    assert here == digests(tmp_path / "there", copy, ENVIRONMENTS[0])


@pytest.mark.parametrize("layout", ["spiral", "large"])
def test_one_process_makes_the_same_twice(layout: str) -> None:
    first = pdf_of(layout), svg_of(layout), tuple(svg(document(layout), True, silent))
    for cached in (pdf_of, svg_of):
        cached.cache_clear()
    assert first == (pdf_of(layout), svg_of(layout), tuple(svg(document(layout), True, silent)))


def test_what_was_printed_before_leaves_no_trace() -> None:
    before = pdf_of("lantern", language="en")
    pdf_of("twins", language="ru")
    pdf_of.cache_clear()
    assert pdf_of("lantern", language="en") == before


def test_numbers_in_svg_have_at_most_three_decimals_and_no_minus_zero() -> None:
    found = re.findall(r'(?: (?:d|x|y|font-size|stroke-width)="|translate\()([^")]*)', svg_of()[0].decode())
    drawn = "\n".join(found)
    assert re.findall(r"\d\.\d{4,}", drawn) == []
    assert re.findall(r"-0(?![\d.])", drawn) == []
    assert re.findall(r"\d\.\d{3}", drawn) != []
