"""Files are there whole or not at all, and what was there before stays when anything goes wrong."""

import errno
import os
import signal
import stat
import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import BinaryIO

import pytest
from prints import ROOT
from prints import document
from prints import silent

from generator.errors import OutputError
from generator.write import Form
from generator.write import Format
from generator.write import write
from generator.write.files import save

HAS_PROC = Path("/proc/self").is_dir()
OLD = b"what was there before"
PAGES = {"page-1.svg": b"one", "page-2.svg": b"two", "page-3.svg": b"three"}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with an old second page."""
    (tmp_path / "page-2.svg").write_bytes(OLD)
    return tmp_path


def assert_untouched(folder: Path) -> None:
    assert [path.name for path in folder.iterdir()] == ["page-2.svg"]
    assert (folder / "page-2.svg").read_bytes() == OLD


def failing_from(call: int, trouble: BaseException) -> Callable[[int, str], BinaryIO]:
    """Opens files like os.fdopen; the writing of one of them ends in trouble, half done."""
    real, calls = os.fdopen, []

    def open_file(handle: int, mode: str) -> BinaryIO:
        calls.append(handle)
        file = real(handle, mode)
        if len(calls) < call:
            return file
        return _Failing(file, trouble)

    return open_file


class _Failing:
    def __init__(self, file: BinaryIO, trouble: BaseException) -> None:
        self._file = file
        self._trouble = trouble

    def __enter__(self) -> "_Failing":
        return self

    def __exit__(self, *_: object) -> None:
        self._file.close()

    def write(self, content: bytes) -> None:
        self._file.write(content[: len(content) // 2])
        raise self._trouble


def test_files_replace_those_of_the_same_name(folder: Path) -> None:
    assert save(folder, PAGES) == tuple(folder / name for name in PAGES)
    assert {path.name: path.read_bytes() for path in folder.iterdir()} == PAGES


def test_folders_are_made_where_there_are_none(tmp_path: Path) -> None:
    assert save(tmp_path / "a" / "b", PAGES)[0].read_bytes() == b"one"


@pytest.mark.skipif(os.name != "posix", reason="only there files have such rights")
def test_files_are_as_public_as_any_new_file(tmp_path: Path) -> None:
    (tmp_path / "other").touch()
    (file,) = save(tmp_path, {"page.svg": b""})
    assert stat.S_IMODE(file.stat().st_mode) == stat.S_IMODE((tmp_path / "other").stat().st_mode)


@pytest.mark.parametrize("call", [1, 2, 3])
def test_a_full_disk_leaves_all_as_it_was(folder: Path, call: int, monkeypatch: pytest.MonkeyPatch) -> None:
    full = OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
    monkeypatch.setattr(os, "fdopen", failing_from(call, full))
    with pytest.raises(OutputError, match="No space left on device"):
        save(folder, PAGES)
    assert_untouched(folder)


@pytest.mark.parametrize("call", [1, 2, 3])
def test_an_interruption_leaves_all_as_it_was(folder: Path, call: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "fdopen", failing_from(call, KeyboardInterrupt()))
    with pytest.raises(KeyboardInterrupt):
        save(folder, PAGES)
    assert_untouched(folder)


@pytest.mark.parametrize("trouble", [OSError(errno.EIO, "Input/output error"), KeyboardInterrupt()])
def test_trouble_at_the_first_renaming_leaves_all_as_it_was(
    folder: Path, trouble: BaseException, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(self: Path, target: Path) -> Path:
        raise trouble

    monkeypatch.setattr(Path, "replace", fail)
    monkeypatch.setattr(os, "replace", fail)
    with pytest.raises((OutputError, KeyboardInterrupt)):
        save(folder, PAGES)
    assert_untouched(folder)


@pytest.mark.parametrize("call", [2, 3])
@pytest.mark.parametrize("trouble", [OSError(errno.EIO, "Input/output error"), KeyboardInterrupt()])
def test_trouble_between_two_renamings_puts_back_what_was_there(
    folder: Path, call: int, trouble: BaseException, monkeypatch: pytest.MonkeyPatch
) -> None:
    genuine, calls = Path.replace, []

    def fail(self: Path, target: Path) -> Path:
        calls.append(target)
        if len(calls) == call:
            raise trouble
        return genuine(self, target)

    monkeypatch.setattr(Path, "replace", fail)
    with pytest.raises((OutputError, KeyboardInterrupt)):
        save(folder, PAGES)
    assert_untouched(folder)


def test_files_are_on_the_disk_before_any_is_renamed(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    order: list[str] = []
    flush, rename = os.fsync, Path.replace
    monkeypatch.setattr(os, "fsync", lambda handle: order.append("flush") or flush(handle))
    monkeypatch.setattr(Path, "replace", lambda self, target: order.append("rename") or rename(self, target))
    save(folder, PAGES)
    assert order == ["flush"] * 3 + ["rename"] * 3 + ["flush"]  # at last the names themselves


@pytest.mark.parametrize("name", ["../evil", "/evil", "a/b", "a\\b", "c:evil", "..", "", "a\nb"])
def test_a_name_that_leads_elsewhere_is_refused(folder: Path, name: str) -> None:
    with pytest.raises(OutputError, match="is not the name of a file"):
        save(folder, {**PAGES, name: b"evil"})
    assert_untouched(folder)


def test_a_folder_that_was_made_goes_again_if_nothing_can_be_put_into_it(tmp_path: Path) -> None:
    with pytest.raises(OutputError):
        save(tmp_path / "a" / "b", {"..": b""})
    assert list(tmp_path.iterdir()) == []


STUCK = """
import os, sys, time
from pathlib import Path
from generator.write.files import save
Path.replace = lambda self, target: print("ready", flush=True) or time.sleep(60)
save(Path(sys.argv[1]), {"page-2.svg": b"new"})
"""


def stuck_in(folder: Path) -> subprocess.Popen[str]:
    """A run that has written its files and does not come to show them."""
    environment = os.environ | {"PYTHONPATH": str(ROOT)}
    run = subprocess.Popen(
        [sys.executable, "-c", STUCK, str(folder)], env=environment, stdout=subprocess.PIPE, encoding="utf-8"
    )
    assert run.stdout and run.stdout.readline() == "ready\n"
    return run


def test_what_a_killed_run_left_is_cleared_by_the_next(folder: Path) -> None:
    run = stuck_in(folder)
    run.kill()
    run.wait()
    left = [path.name for path in folder.iterdir()]
    assert len(left) == 3 and (folder / "page-2.svg").read_bytes() == OLD
    save(folder, {"page-1.svg": b"one"})
    assert sorted(path.name for path in folder.iterdir()) == ["page-1.svg", "page-2.svg"]


def test_a_run_that_is_still_writing_is_waited_for_and_told_of(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("generator.write.lock.PATIENCE", 0.1)
    run = stuck_in(folder)
    try:
        before = sorted(folder.rglob("*"))
        with pytest.raises(OutputError, match="another run has been writing to"):
            save(folder, PAGES)
        assert sorted(folder.rglob("*")) == before
    finally:
        run.kill()
        run.wait()


def test_many_runs_at_once_lose_nothing_of_each_others(tmp_path: Path) -> None:
    """Each adds its word to one file, as kits add their records to one manifest."""
    (tmp_path / "words").write_bytes(b"")
    add = (
        "import sys; from pathlib import Path; from generator.write.files import save_after\n"
        "folder, name = Path(sys.argv[1]), sys.argv[2]\n"
        "for number in range(20):\n"
        "    word = f'{name}{number} '.encode()\n"
        "    save_after(folder, lambda: {'words': (folder / 'words').read_bytes() + word})"
    )
    environment = os.environ | {"PYTHONPATH": str(ROOT)}
    runs = [subprocess.Popen([sys.executable, "-c", add, str(tmp_path), name], env=environment) for name in "abc"]
    assert [run.wait() for run in runs] == [0, 0, 0]
    assert sorted((tmp_path / "words").read_text().split()) == sorted(f"{n}{i}" for n in "abc" for i in range(20))
    assert [path.name for path in tmp_path.iterdir()] == ["words"]


def test_a_page_that_cannot_be_made_leaves_all_as_it_was(folder: Path) -> None:
    first = document().pages[0]
    broken = replace(document(), pages=(first, replace(first, size=None)))
    with pytest.raises(AttributeError):
        save(folder, write(broken, "page", Form(Format.SVG), silent))
    assert_untouched(folder)


def test_a_folder_where_a_file_should_be_is_told_and_leaves_all_as_it_was(folder: Path) -> None:
    (folder / "page-3.svg").mkdir()
    with pytest.raises(OutputError, match=r"cannot write to .*page-3\.svg"):
        save(folder, PAGES)
    (folder / "page-3.svg").rmdir()
    assert_untouched(folder)


def test_a_file_where_the_folder_should_be_is_told(tmp_path: Path) -> None:
    (tmp_path / "output").write_bytes(OLD)
    with pytest.raises(OutputError, match="cannot write to"):
        save(tmp_path / "output", PAGES)
    with pytest.raises(OutputError, match="cannot write to"):
        save(tmp_path / "output" / "inside", PAGES)
    assert (tmp_path / "output").read_bytes() == OLD


@pytest.mark.skipif(not HAS_PROC, reason="no folder where even root may not write")
def test_a_folder_that_may_not_be_written_is_told() -> None:
    with pytest.raises(OutputError, match="cannot write to /proc/papercosmos"):
        save(Path("/proc/papercosmos"), PAGES)
    with pytest.raises(OutputError, match="cannot write to /proc/self"):
        save(Path("/proc/self"), PAGES)


def test_a_name_that_no_system_allows_is_told(tmp_path: Path) -> None:
    with pytest.raises(OutputError, match="cannot write to"):
        save(tmp_path / ("x" * 5000), PAGES)


NIGHT = "output/distant-suns-night-none-lantern-en-colour-a4-4-players-ds-7kq2-mk.pdf"


def night(folder: Path, before: str, *options: str) -> subprocess.CompletedProcess[str]:
    """A night in a process of its own, after some lines of Python."""
    start = f"import sys; sys.argv = ['papercosmos', 'night', '--code', 'DS-7KQ2-MK', *{list(options)!r}]"
    code = f"{before}\n{start}\nfrom generator.cli import main\nmain()"
    environment = os.environ | {"PYTHONPATH": str(ROOT)}
    return subprocess.run(
        [sys.executable, "-c", code], cwd=folder, env=environment, capture_output=True, encoding="utf-8", check=False
    )


@pytest.fixture
def evening(tmp_path: Path) -> Path:
    """A folder with the PDF of an earlier night."""
    (tmp_path / NIGHT).parent.mkdir()
    (tmp_path / NIGHT).write_bytes(OLD)
    return tmp_path


def assert_old_night(evening: Path) -> None:
    assert [path.name for path in (evening / "output").iterdir()] == [Path(NIGHT).name]
    assert (evening / NIGHT).read_bytes() == OLD


@pytest.mark.skipif(os.name != "posix", reason="limits of a process are known only there")
def test_the_command_tells_when_there_is_no_room(evening: Path) -> None:
    ended = night(evening, "import resource; resource.setrlimit(resource.RLIMIT_FSIZE, (5000, 5000))")
    assert ended.returncode == 1
    assert ended.stderr.startswith("error: cannot write to output: File too large.") and "--out" in ended.stderr
    assert "Traceback" not in ended.stderr and ended.stdout == ""
    assert_old_night(evening)


@pytest.mark.parametrize("out", [NIGHT, f"{NIGHT}/inside", *(["/proc/papercosmos"] if HAS_PROC else [])])
def test_the_command_tells_when_it_cannot_write_there(evening: Path, out: str) -> None:
    ended = night(evening, "", "--out", out)
    assert ended.returncode == 1
    assert f"error: cannot write to {out}" in ended.stderr
    assert "Traceback" not in ended.stderr and ended.stdout == ""
    assert_old_night(evening)


@pytest.mark.skipif(os.name != "posix", reason="signals are sent otherwise elsewhere")
def test_an_interrupted_command_ends_quietly(evening: Path) -> None:
    interrupted = (
        "import os, signal\n"
        "real = os.fdopen\n"
        "def fdopen(handle, mode):\n"
        "    os.kill(os.getpid(), signal.SIGINT)\n"
        "    return real(handle, mode)\n"
        "os.fdopen = fdopen"
    )
    ended = night(evening, interrupted)
    assert ended.returncode in (1, 128 + signal.SIGINT)
    assert "Traceback" not in ended.stderr and ended.stdout == ""
    assert_old_night(evening)
