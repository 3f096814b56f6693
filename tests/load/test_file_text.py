"""What is no text at all: missing files, folders, wrong encodings, ten megabytes."""

import os
import time
from pathlib import Path

import pytest

from generator.findings import as_text
from generator.games.distant_suns.load.file_layout import LayoutFile
from generator.load import Loaded
from generator.load import load

LANTERN = Path(__file__).parents[2] / "layouts" / "distant-suns" / "layouts" / "lantern.yaml"


def loaded(folder: Path, content: bytes) -> Loaded[LayoutFile]:
    file = folder / "sheet.yaml"
    file.write_bytes(content)
    return load(file, LayoutFile)


def codes(outcome: Loaded[LayoutFile]) -> list[str]:
    assert all(as_text(finding) for finding in outcome.findings)
    return [finding.code for finding in outcome.findings]


def places(outcome: Loaded[LayoutFile]) -> list[tuple[int, int]]:
    return [(finding.span.line, finding.span.column) for finding in outcome.findings if finding.span]


def test_a_missing_file_is_a_finding(tmp_path: Path) -> None:
    assert codes(load(tmp_path / "none.yaml", LayoutFile)) == ["PC101"]


def test_a_path_that_no_system_allows_is_a_finding(tmp_path: Path) -> None:
    assert codes(load(tmp_path / ("x" * 5000), LayoutFile)) == ["PC103"]
    assert codes(load(tmp_path / "a\0b", LayoutFile)) == ["PC101"]
    assert codes(load(Path("\udcff.yaml"), LayoutFile)) == ["PC101"]


def test_a_folder_is_a_finding(tmp_path: Path) -> None:
    assert codes(load(tmp_path, LayoutFile)) == ["PC102"]


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="pipes with a name are not known everywhere")
def test_a_pipe_does_not_keep_us_waiting(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    assert codes(load(tmp_path / "pipe", LayoutFile)) == ["PC101"]


def test_a_file_that_may_not_be_read_is_a_finding(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(path: Path, mode: str) -> None:  # root may read everything, so the refusal is staged
        raise PermissionError(13, "Permission denied")

    file = tmp_path / "sheet.yaml"
    file.write_text("name: x")
    monkeypatch.setattr(Path, "open", refuse)
    assert codes(load(file, LayoutFile)) == ["PC103"]


def test_ten_megabytes_are_refused_at_once(tmp_path: Path) -> None:
    content = b"- x\n" * 2_500_000
    start = time.perf_counter()
    assert codes(loaded(tmp_path, content)) == ["PC104"]
    assert time.perf_counter() - start < 0.5


def test_an_empty_file_is_a_finding(tmp_path: Path) -> None:
    assert codes(loaded(tmp_path, b"")) == ["PC122"]
    assert codes(loaded(tmp_path, b"\n  \n")) == ["PC122"]


def test_a_byte_order_mark_and_windows_line_ends_are_fine(tmp_path: Path) -> None:
    content = b"\xef\xbb\xbf" + LANTERN.read_bytes().replace(b"\n", b"\r\n")
    assert loaded(tmp_path, content).value == load(LANTERN, LayoutFile).value


@pytest.mark.parametrize("encoding", ["utf-16", "utf-32", "utf-16-le", "utf-16-be"])
def test_other_encodings_of_unicode_are_refused(tmp_path: Path, encoding: str) -> None:
    assert codes(loaded(tmp_path, "name: Ліхтар\n".encode(encoding)))[0] in ("PC105", "PC106")


def test_latin_1_is_refused_at_its_byte(tmp_path: Path) -> None:
    outcome = loaded(tmp_path, "name: Lantern\nauthor: André\n".encode("latin-1"))
    assert (codes(outcome), places(outcome)) == (["PC105"], [(2, 13)])


def test_broken_utf_8_is_refused_at_its_byte(tmp_path: Path) -> None:
    outcome = loaded(tmp_path, "name: é".encode() + b"\xc3(\n")
    assert (codes(outcome), places(outcome)) == (["PC105"], [(1, 8)])


@pytest.mark.parametrize("character", ["\0", "\x07", "\x1b", "\x7f", "\x85", "\u2028", "\u2029", "\ufffe", "\uffff"])
def test_characters_that_cannot_be_printed_are_refused_at_their_place(tmp_path: Path, character: str) -> None:
    outcome = loaded(tmp_path, f"name: x\nauthor: a{character}b\n".encode())
    assert (codes(outcome), places(outcome)) == (["PC106"], [(2, 10)])


def test_a_relative_path_stays_relative_in_findings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "sheet.yaml").write_text("name: 3\n")
    monkeypatch.chdir(tmp_path)
    finding = load(Path("sheet.yaml"), LayoutFile).findings[0]
    assert finding.span and finding.span.file == "sheet.yaml"
