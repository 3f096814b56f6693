"""The desk is used as a second front door would: from an empty folder that stays empty, without a word on a screen."""

from collections.abc import Iterator
from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def nothing_said_nothing_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> Iterator[None]:
    here = tmp_path / "here"
    here.mkdir()
    monkeypatch.chdir(here)
    yield
    assert list(here.iterdir()) == []
    assert capfd.readouterr() == ("", "")
