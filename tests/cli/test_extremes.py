"""Names longer than any system allows, digits that are none, files nested a thousandfold: all are answered."""

import json
import shutil
from pathlib import Path

import pytest
from command_line import plain
from command_line import run
from prints import ROOT

TOO_LONG = "x" * 300  # for a file on any usual system
MANIFEST = "manifest.json"


@pytest.fixture(autouse=True)
def _elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


@pytest.mark.parametrize("name", [TOO_LONG, TOO_LONG + ".yaml", "y/" * 3000])
@pytest.mark.parametrize(
    "words",
    [
        ("calibrate", "--out"),
        ("check",),
        ("invent", "distant-suns", "--like"),
        ("list", "--data"),
        ("merge",),
        ("new",),
        ("night", "--craft"),
        ("night", "--layout"),
        ("night", "--out"),
        ("playtest", "distant-suns", "--bots", "random", "--games", "2", "--jobs", "1", "--out"),
        ("print", "distant-suns", "sheet", "--layout"),
        ("print", "distant-suns", "sheet", "--out"),
        ("rebuild",),
        ("score",),
        ("setup", "distant-suns", "--out"),
        ("verify",),
        ("watch",),
    ],
    ids=" ".join,
)
def test_a_name_that_no_system_allows_is_answered(words: tuple[str, ...], name: str) -> None:
    answer = run(*words, name)
    assert answer.exit_code in (1, 2)
    assert "error" in answer.stderr.lower()


def test_a_home_whose_name_is_too_long_is_answered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PAPERCOSMOS_HOME", TOO_LONG)
    answer = run("print", "distant-suns", "sheet")
    assert answer.exit_code == 1 and "name too long" in answer.stderr


def test_a_kept_file_whose_name_is_too_long_is_told_by_name_and_nothing_changes() -> None:
    """A name may have 200 letters in a manifest, which are more bytes than a file's name may have."""
    shutil.copy(ROOT / "layouts" / "distant-suns" / "layouts" / "twins.yaml", "mine.yaml")
    assert run("night", "--layout", "mine.yaml", "--out", "kit").exit_code == 0
    manifest = Path("kit") / MANIFEST
    value = json.loads(manifest.read_text(encoding="utf-8"))
    (record,) = value["kits"]
    record["wish"]["layout"] = "ж" * 190
    record["own_files"] = {f"layouts/{'ж' * 190}.yaml": record["own_files"]["layouts/mine.yaml"]}
    manifest.write_text(json.dumps(value), encoding="utf-8")
    before = {path.name: path.read_bytes() for path in Path("kit").iterdir()}
    answer = run("rebuild", str(manifest))
    assert answer.exit_code == 1
    assert f"keeps a file 'layouts/{'ж' * 190}.yaml'" in answer.stderr and "shorter name" in answer.stderr
    assert {path.name: path.read_bytes() for path in Path("kit").iterdir()} == before


@pytest.mark.parametrize("digits", ["²", "٣", "①", "9" * 5000, "-1", "1_0"])
@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("playtest", "distant-suns", "--jobs", "{}"), "--jobs is auto or a number from 1 to 1024"),
        (("playtest", "distant-suns", "--shard", "{}/3"), "--shard is I/N, such as 3/7"),
        (("playtest", "distant-suns", "--shard", "1/{}"), "--shard is I/N, such as 3/7"),
        (("invent", "distant-suns", "--sectors", "{}-{}"), "--sectors is a range, such as 95-110"),
        (("invent", "distant-suns", "--time", "{}m"), "--time is a number with s, m or h"),
    ],
    ids=lambda part: part[2] if isinstance(part, tuple) else "",
)
def test_what_only_looks_like_a_number_is_told_what_is_one(words: tuple[str, ...], said: str, digits: str) -> None:
    answer = run(*(word.format(digits, digits) for word in words))
    assert answer.exit_code == 2 and said in plain(answer.stderr)


@pytest.mark.parametrize("depth", [100, 1_000, 100_000])
@pytest.mark.parametrize(("begin", "end"), [("[", "]"), ('{"a":', "}"), ('{"kits":[', "]}")])
def test_json_nested_a_thousandfold_is_answered(depth: int, begin: str, end: str) -> None:
    Path("study").mkdir()
    for name in ("study.json", MANIFEST):
        (Path("study") / name).write_text(begin * depth + "1" + end * depth)
    answer = run("merge", "study")
    assert answer.exit_code == 1 and "PC351" in answer.stderr
    for command in ("verify", "rebuild"):
        answer = run(command, f"study/{MANIFEST}")
        assert answer.exit_code == 1 and "PC321" in answer.stderr


@pytest.mark.parametrize("depth", [100, 1_000, 40_000])
@pytest.mark.parametrize(("begin", "end"), [("[", "]"), ("{a: ", "}"), ("- ", ""), ("? ", ""), ("[", "")])
def test_yaml_nested_a_thousandfold_is_answered(depth: int, begin: str, end: str) -> None:
    Path("deep.yaml").write_text(f"{begin * depth}1{end * depth}\n")
    for words in (("check",), ("score",), ("print", "distant-suns", "sheet", "--layout"), ("night", "--craft")):
        answer = run(*words, "deep.yaml")
        assert answer.exit_code == 1 and "error[PC114]: more than 32 levels" in answer.stderr


def test_a_long_study_says_beforehand_how_long_it_takes_and_how_to_stop(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("generator.cli.forecast.seconds_of", lambda study, left, play: 86400 * 12)
    monkeypatch.setattr("generator.cli.commands.playtest.conduct", _stopped)
    words = ("playtest", "distant-suns", "--games", "10000000", "--bots", "random", "--jobs", "4", "--out", "study")
    answer = run(*words)
    assert answer.exit_code == 130
    first, second, *_ = answer.stderr.splitlines()
    assert first == "10,000,000 games will take roughly 3 days in 4 processes."
    assert second == "Ctrl-C stops; what is finished is kept, and the same command goes on from there."


def _stopped(*_: object) -> None:
    raise KeyboardInterrupt


def test_a_study_that_is_not_long_is_played_without_a_word_about_time() -> None:
    answer = run("playtest", "distant-suns", "--games", "202", "--bots", "random", "--jobs", "1", "--out", "study")
    assert answer.exit_code == 0 and "roughly" not in answer.output
