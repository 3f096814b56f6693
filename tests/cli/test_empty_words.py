"""A value that is typed but empty is wrong usage, told by name; nothing is chosen in its place."""

from pathlib import Path

import pytest
from command_line import plain
from command_line import run

EMPTY = [
    (["setup", "distant-suns", "--code", ""], "--code"),
    (["setup", "distant-suns", "--code="], "--code"),
    (["print", "distant-suns", "table", "--code", ""], "--code"),
    (["night", "--code", ""], "--code"),
    (["night", "--layout", ""], "--layout"),
    (["print", "distant-suns", "sheet", "--paper", ""], "--paper"),
    (["print", "distant-suns", "sheet", "--lang", ""], "--lang"),
    (["playtest", "distant-suns", "--setup", ""], "--setup"),
    (["check", "lantern", ""], "NAME|FILE.yaml"),
]


@pytest.mark.parametrize(("words", "name"), EMPTY, ids=[" ".join(words) for words, _ in EMPTY])
def test_an_empty_value_is_wrong_usage(
    words: list[str], name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    result = run(*words)
    assert result.exit_code == 2 and result.stdout == ""
    assert name in plain(result.stderr) and "it is empty" in plain(result.stderr)
    assert list(tmp_path.iterdir()) == []


def test_an_option_that_is_left_out_is_still_left_to_us(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert run("setup", "distant-suns").exit_code == 0
