"""Every file in faulty/ says in its first line what is to be found in it: code, line and column."""

import re
import shutil
import time
from dataclasses import replace
from pathlib import Path

import pytest
from prints import OF_GAME
from prints import ROOT

from generator.data import layouts_of
from generator.findings import Finding
from generator.findings import as_text
from generator.findings import has_errors
from generator.games.distant_suns import GAME

FAULTY = OF_GAME / "faulty"
SHIPPED = layouts_of(GAME.id)
FILES = sorted(FAULTY.glob("*/*.yaml"))


def expected(file: Path) -> list[str]:
    first = file.read_text(encoding="utf-8").split("\n", 1)[0]
    return first.removeprefix("# expect: ").split(", ")


def found(findings: tuple[Finding, ...]) -> list[str]:
    return [f"{finding.code} {finding.span.line}:{finding.span.column}" for finding in findings if finding.span]


def folder_with(file: Path, folder: Path) -> Path:
    """A content folder whose shapes or missions are the faulty ones."""
    for name in ("shapes", "missions", "play"):
        source = file if file.parent.name == name else SHIPPED / f"{name}.yaml"
        shutil.copy(source, folder / f"{name}.yaml")
    return folder


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}/{file.stem}")
def test_a_faulty_file_gets_its_findings_within_a_second(file: Path, tmp_path: Path) -> None:
    is_layout = file.parent.name == "layout"
    folder = SHIPPED if is_layout else folder_with(file, tmp_path)
    layout = file if is_layout else SHIPPED / "layouts" / "lantern.yaml"
    start = time.perf_counter()
    loaded = replace(GAME, own=folder).load(layout)
    assert time.perf_counter() - start < 1
    assert found(loaded.findings) == expected(file)
    assert (loaded.value is None) == has_errors(loaded.findings)


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}/{file.stem}")
def test_its_findings_show_the_line_as_written(file: Path, tmp_path: Path) -> None:
    folder = SHIPPED if file.parent.name == "layout" else folder_with(file, tmp_path)
    layout = file if file.parent.name == "layout" else SHIPPED / "layouts" / "lantern.yaml"
    lines = file.read_text(encoding="utf-8").split("\n")
    for finding in replace(GAME, own=folder).load(layout).findings:
        assert finding.span and finding.span.text == lines[finding.span.line - 1]
        assert finding.message in as_text(finding)
        assert not re.search(r"pydantic|Input should|scanner|token|mapping", as_text(finding).split("\n")[0])


def test_there_is_a_faulty_file_for_every_code_that_a_text_file_can_cause() -> None:
    source = "".join(file.read_text(encoding="utf-8") for file in (ROOT / "generator").rglob("*.py"))
    codes = set(re.findall(r'"((?:PC1|PC2|DS1)\d\d)"', source))
    seen = {entry.split()[0] for file in FILES for entry in expected(file)}
    from_bytes = {"PC100", "PC101", "PC102", "PC103", "PC104", "PC105"}
    from_size = {"PC123", "PC124", "PC140", "PC141", "PC207"}
    from_commands = {code for code in codes if code >= "DS160" and code.startswith("DS")}  # set-ups and templates
    assert codes - seen == from_bytes | from_size | from_commands
