"""A bar appears in a terminal, and only for what takes longer than a second."""

import sys
from io import StringIO

import pytest

from generator.cli import progress
from generator.cli.progress import progress_bar

PAGES = 3


class Screen(StringIO):
    """Something to write on that says whether it is a terminal."""

    def __init__(self, is_terminal: bool) -> None:
        super().__init__()
        self._is_terminal = is_terminal

    def isatty(self) -> bool:
        return self._is_terminal


def shown(monkeypatch: pytest.MonkeyPatch, is_terminal: bool, seconds_for_a_page: float) -> str:
    """What three pages leave on the screen if the clock runs that fast."""
    screen, pages_done = Screen(is_terminal), 0
    for name in ("NO_COLOR", "TTY_COMPATIBLE", "FORCE_COLOR"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setattr(sys, "stderr", screen)
    monkeypatch.setattr(progress, "monotonic", lambda: pages_done * seconds_for_a_page)
    with progress_bar("Writing pages") as advance:
        for page in range(PAGES):
            pages_done = page + 1
            advance(pages_done, PAGES)
    return screen.getvalue()


def test_a_slow_run_in_a_terminal_shows_a_bar(monkeypatch: pytest.MonkeyPatch) -> None:
    screen = shown(monkeypatch, is_terminal=True, seconds_for_a_page=0.8)
    assert "Writing pages" in screen and "67%" in screen


def test_a_run_of_a_second_shows_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    assert shown(monkeypatch, is_terminal=True, seconds_for_a_page=0.3) == ""


def test_a_slow_run_without_a_terminal_shows_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    assert shown(monkeypatch, is_terminal=False, seconds_for_a_page=10) == ""
