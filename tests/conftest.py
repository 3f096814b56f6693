"""What all tests share: the option that renews golden files, nobody's home, and programs that not every machine has."""

import os
import shutil
from collections.abc import Callable
from itertools import count
from pathlib import Path

import pytest

os.environ["LC_ALL"] = "C"  # guesses of paper and language are the same on every machine


HOMES = count()


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--golden", action="store_true", help="write the golden files anew instead of comparing with them")


@pytest.fixture(autouse=True)
def home(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A new home for each test, so that nobody's printer changes what is tested; the folder is not there yet."""
    folder = tmp_path_factory.getbasetemp() / f"home-{next(HOMES)}"
    monkeypatch.setenv("PAPERCOSMOS_HOME", str(folder))
    return folder


@pytest.fixture
def program() -> Callable[[str], str]:
    """Finds a program of the system by name; without it the test is skipped, on the CI machine it fails."""

    def find(name: str) -> str:
        found = shutil.which(name)
        if found is None:
            missing = pytest.fail if os.environ.get("CI") else pytest.skip
            missing(f"the program {name!r} is not installed")
        return str(found)

    return find
