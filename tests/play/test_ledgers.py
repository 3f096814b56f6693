"""Ledgers stay sound: on a full disk, behind links, and when somebody has changed what they say."""

import json
import multiprocessing
import os
import subprocess
import sys
import threading
from pathlib import Path
from time import sleep
from zlib import crc32

import pytest
from prints import ROOT
from studies import report_of
from studies import study_of

from generator.errors import FindingsError
from generator.errors import OutputError
from generator.errors import UsageError
from generator.play.conduct import missing
from generator.play.ledger import Ledger
from generator.play.ledger import finished_in
from generator.play.run import processes

WORDS = ["playtest", "distant-suns", "--bots", "random", "--games", "100", "--jobs", "2", "--out", "study"]


def papercosmos(folder: Path, before: str) -> subprocess.CompletedProcess[str]:
    """A playtest in a process of its own, after some lines of Python."""
    start = f"import sys; sys.argv = ['papercosmos', *{WORDS!r}]"
    code = f"{before}\n{start}\nfrom generator.cli import main\nmain()"
    environment = os.environ | {"PYTHONPATH": str(ROOT)}
    return subprocess.run(
        [sys.executable, "-c", code], cwd=folder, env=environment, capture_output=True, encoding="utf-8", check=False
    )


@pytest.mark.skipif(os.name != "posix", reason="limits of a process are known only there")
def test_a_disk_that_fills_while_bots_play_costs_nothing_that_is_finished(tmp_path: Path) -> None:
    full = papercosmos(tmp_path, "import resource; resource.setrlimit(resource.RLIMIT_FSIZE, (9000, 9000))")
    assert full.returncode == 1 and "Traceback" not in full.stderr
    assert "error: cannot write to study/blocks.jsonl: File too large." in full.stderr
    kept = (tmp_path / "study" / "blocks.jsonl").read_bytes()
    finished = finished_in(tmp_path / "study")
    assert 0 < len(finished) == kept.count(b"\n") < 5 and kept.endswith(b"}\n")
    assert f"{len(finished)} blocks of 5 are kept in study.\nCall the same command again" in full.stderr
    assert sorted(path.name for path in (tmp_path / "study").iterdir()) == ["blocks.jsonl", "study.json"]


def test_what_cannot_be_written_whole_is_taken_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    ledger, write = Ledger(tmp_path, study_of()), os.write
    ledger.open()
    ledger.keep(0, {"score": {"12": 3}})
    before = ledger.file.read_bytes()

    def full(handle: int, content: bytes) -> int:
        if len(content) < 20:
            raise OSError(28, "No space left on device")
        return write(handle, content[: len(content) // 2])

    monkeypatch.setattr(os, "write", full)
    with pytest.raises(OutputError, match="No space left on device"):
        ledger.keep(1, {"score": {str(points): 1 for points in range(30)}})
    assert ledger.file.read_bytes() == before


def test_what_another_run_could_not_take_back_swallows_nothing(tmp_path: Path) -> None:
    ledger = Ledger(tmp_path, study_of())
    ledger.open()
    ledger.keep(0, {"score": {"12": 3}})
    with ledger.file.open("ab") as file:
        file.write(b'0123abcd {"block":')
    ledger.keep(1, {"score": {"13": 4}})
    assert ledger.finished() == {0: {"score": {"12": 3}}, 1: {"score": {"13": 4}}}


@pytest.mark.skipif(os.name != "posix", reason="links need rights elsewhere")
def test_a_ledger_does_not_follow_a_link(tmp_path: Path) -> None:
    other = tmp_path / "other"
    other.write_bytes(b"mine")
    (tmp_path / "study").mkdir()
    ledger = Ledger(tmp_path / "study", study_of())
    ledger.file.symlink_to(other)
    with pytest.raises(OutputError, match="is a link"):
        ledger.open()
    with pytest.raises(OutputError, match="is a link"):
        ledger.keep(0, {})
    assert other.read_bytes() == b"mine"


def line(value: object) -> bytes:
    text = json.dumps(value).encode()
    return b"%08x %s\n" % (crc32(text), text)


WRONG = [
    [],
    {"block": 0},
    {"block": -1, "tallies": {}},
    {"block": "0", "tallies": {}},
    {"block": 0, "tallies": {"score": {"12": 0.5}}},
    {"block": 0, "tallies": {"score": {"12": 10**30}}},
    {"block": 0, "tallies": {"score": [1]}},
    {"block": 0, "tallies": {"x" * 1000: {}}},
    {"block": 0, "tallies": {"score": float("inf")}},
]


@pytest.mark.parametrize("value", WRONG, ids=str)
def test_a_line_that_says_something_else_is_passed_over(value: object, tmp_path: Path) -> None:
    ledger = Ledger(tmp_path, study_of())
    ledger.open()
    ledger.file.write_bytes(line(value) + line({"block": 1, "tallies": {"score": {"12": 3}}}))
    assert ledger.finished() == {1: {"score": {"12": 3}}}
    assert missing(ledger.study, ledger.finished()) == len(ledger.study.blocks) - 1


@pytest.mark.parametrize(
    "tallies", [{"score": {"12": -5}}, {"score": {"twelve": 4}}, {"seats": {"games/1": 1, "won/1": 99}}]
)
def test_numbers_that_no_games_give_are_a_finding(tallies: dict[str, dict[str, int]], tmp_path: Path) -> None:
    ledger = Ledger(tmp_path, study_of())
    ledger.open()
    for block in ledger.study.blocks:
        ledger.keep(block.number, tallies)
    with pytest.raises(FindingsError) as stopped:
        report_of(ledger)
    assert stopped.value.findings[0].code == "PC352"


def test_a_study_that_could_not_be_read_again_is_not_begun(tmp_path: Path) -> None:
    with pytest.raises(UsageError, match="seed"):
        Ledger(tmp_path / "study", study_of(seed="x" * 1000)).open()
    assert not (tmp_path / "study").exists()


def test_processes_that_are_no_longer_wanted_leave_no_thread_behind() -> None:
    """A thread that is still closing its pipes when Python ends would show a traceback."""
    before = set(threading.enumerate())
    with pytest.raises(OutputError), processes(2) as executor:
        executor.submit(sleep, 60)
        raise OutputError("study", "File too large")
    assert set(threading.enumerate()) == before and not multiprocessing.active_children()
