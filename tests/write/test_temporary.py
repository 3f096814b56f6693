"""Temporary folders go, also those of runs that were killed, and never those of runs that are still going."""

import os
from pathlib import Path

import pytest

from generator.errors import OutputError
from generator.write.lock import locked
from generator.write.temporary import temporary_folder


@pytest.fixture(autouse=True)
def temporary(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))


def test_a_temporary_folder_goes_with_what_is_in_it(tmp_path: Path) -> None:
    with temporary_folder() as folder:
        (folder / "file").write_bytes(b"content")
    assert list(tmp_path.iterdir()) == []


def test_only_what_dead_runs_have_left_is_cleared(tmp_path: Path) -> None:
    for name in ("papercosmos-dead", "papercosmos-alive", "papercosmos-young", "somebody-elses"):
        (tmp_path / name).mkdir()
        (tmp_path / name / "file").write_bytes(b"content")
    with locked(tmp_path / "papercosmos-alive"):
        for name in ("papercosmos-dead", "papercosmos-alive", "somebody-elses"):
            os.utime(tmp_path / name, (0, 0))
        with temporary_folder():
            pass
        assert {path.name for path in tmp_path.iterdir()} == {
            "papercosmos-alive",
            "papercosmos-young",
            "somebody-elses",
        }


def test_a_system_without_room_is_told(tmp_path: Path) -> None:
    with pytest.raises(OutputError, match=r"cannot write to .*: No space left on device"), temporary_folder():
        raise OSError(28, "No space left on device")
    assert list(tmp_path.iterdir()) == []
