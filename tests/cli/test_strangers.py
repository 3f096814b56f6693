"""Manifests and studies that were changed by somebody who means harm: nothing is read or written that is not theirs."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from command_line import plain
from command_line import run
from prints import ROOT

QUICK = "name: Quick\nparts:\n  - component: sheet\n"
SECRET = (ROOT / "layouts/distant-suns/layouts/twins.yaml").read_text(encoding="utf-8")
Change = Callable[[dict[str, Any]], object]


@pytest.fixture
def manifest(tmp_path: Path) -> Path:
    """Of a night with a kit of somebody's own and a measured printer."""
    (tmp_path / "quick.yaml").write_text(QUICK, encoding="utf-8")
    run("printer", "study", "--width", "149.6", "--height", "250.3")
    assert run("night", "--craft", str(tmp_path / "quick.yaml"), "--out", str(tmp_path / "out")).exit_code == 0
    return tmp_path / "out" / "manifest.json"


@pytest.fixture
def study(tmp_path: Path) -> Path:
    words = ["--bots", "random", "--games", "20", "--jobs", "1", "--out", str(tmp_path / "study")]
    assert run("playtest", "distant-suns", *words).exit_code == 0
    return tmp_path / "study" / "study.json"


def changed(file: Path, change: Change) -> None:
    value = json.loads(file.read_text(encoding="utf-8"))
    change(value)
    file.write_text(json.dumps(value), encoding="utf-8")


def everything(folder: Path) -> dict[str, bytes]:
    return {str(path): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


@pytest.mark.parametrize("kind", ["layout", "kit"])
def test_a_manifest_gets_no_file_of_this_machine_into_another_manifest(
    kind: str, manifest: Path, tmp_path: Path
) -> None:
    secret = tmp_path / "secret.yaml"
    secret.write_text(SECRET if kind == "layout" else QUICK, encoding="utf-8")
    for named in (str(secret), "../secret.yaml", "/etc/passwd", "secret"):
        changed(manifest, lambda value, named=named: value["kits"][0]["wish"].update({kind: named}))
        before = everything(tmp_path)
        ran = run("rebuild", str(manifest))
        assert ran.exit_code == 1 and "PC325" in ran.output and "Nothing was written" in ran.output
        assert everything(tmp_path) == before


MADE = ("kits", 0, "made", 0)
WIDTH = ("kits", 0, "wish", "printer", "printer", "width")
WRONG: dict[str, tuple[tuple[str | int, ...], object]] = {
    "a path as a name": ((*MADE, "name"), "../../evil.pdf"),
    "another file as a name": ((*MADE, "name"), "thesis.pdf"),
    "a hidden file as a name": ((*MADE, "name"), ".bashrc"),
    "a name over and over": ((*MADE, "name"), "x-night-" + "y" * 5000 + ".pdf"),
    "a printer that makes all vanish": (WIDTH, {"printed": 1.0, "measured": 1e9}),
    "a printer without an end": (WIDTH, {"printed": float("inf"), "measured": 1.0}),
    "no number": (WIDTH, {"printed": float("nan"), "measured": float("nan")}),
    "a drift off the paper": (("kits", 0, "wish", "printer", "printer", "backs"), {"right": 1e6}),
    "a game without an end to its name": (("kits", 0, "wish", "game"), "x" * 100_000),
    "more players than there are": (("kits", 0, "wish", "players"), 100),
    "more players than anybody": (("kits", 0, "wish", "players"), 10**30),
    "nested": (("kits", 0, "made_with"), json.loads('{"a":' * 500 + "1" + "}" * 500)),
}


@pytest.mark.parametrize(("place", "value"), WRONG.values(), ids=WRONG.keys())
def test_a_manifest_that_asks_for_the_impossible_is_refused(
    place: tuple[str | int, ...], value: object, manifest: Path, tmp_path: Path
) -> None:
    def change(inside: Any) -> None:
        for key in place[:-1]:
            inside = inside[key]
        inside[place[-1]] = value

    changed(manifest, change)
    before = everything(tmp_path)
    ran = run("rebuild", str(manifest))
    assert ran.exit_code == 1 and "PC32" in ran.output and len(ran.output) < 1000
    assert everything(tmp_path) == before


def test_one_wrong_record_keeps_all_of_a_manifest_from_being_rebuilt(manifest: Path, tmp_path: Path) -> None:
    run("night", "--craft", str(tmp_path / "quick.yaml"), "--players", "2", "--out", str(manifest.parent))
    changed(manifest, lambda value: value["kits"][1]["wish"].update(layout="/etc/passwd"))
    ran = run("rebuild", str(manifest), "--out", str(tmp_path / "again"))
    assert ran.exit_code == 1 and not (tmp_path / "again").exists()


@pytest.mark.parametrize("name", ["/../..", "../evil", "/tmp/evil", "a\\b", "\x00", ""])
def test_a_sheet_of_a_study_is_no_path(name: str, study: Path, tmp_path: Path) -> None:
    changed(study, lambda value: value["sheets"][0].update(name=name))
    before = everything(tmp_path)
    ran = run("merge", str(study.parent), "--layout", "lantern", "--out", str(tmp_path / "deep" / "down"))
    assert ran.exit_code == 1 and "PC351" in ran.output and "study.json is no study: sheets.0.name" in ran.output
    assert everything(tmp_path) == before


def test_a_study_is_not_trusted_with_names_of_files(
    study: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("secret.yaml").write_text("password: 123", encoding="utf-8")
    changed(study, lambda value: value["sheets"][0].update(name="secret.yaml"))
    ran = run("merge", str(study.parent))
    assert ran.exit_code == 2 and "--layout" in ran.output and "password" not in ran.output


def test_a_study_of_endless_games_is_answered_at_once(study: Path) -> None:
    changed(study, lambda value: value["series"][0].update(games=10_000_000, block=1))
    ran = run("merge", str(study.parent))
    assert ran.exit_code == 1 and "10000000 are missing" in plain(ran.output)
    changed(study, lambda value: value["series"][0].update(games=10**9))
    assert "PC351" in run("merge", str(study.parent)).output


@pytest.mark.parametrize("text", ["", "[]", "{}", '{"format": 99}', "\x00", "[" * 100_000, '{"format": Infinity}'])
def test_a_folder_with_something_else_for_a_study_is_left_alone(text: str, study: Path) -> None:
    study.write_text(text, encoding="utf-8")
    before = everything(study.parent)
    words = ["--bots", "random", "--games", "20", "--jobs", "1", "--out", str(study.parent)]
    for ran in (run("merge", str(study.parent)), run("playtest", "distant-suns", *words)):
        assert ran.exit_code == 1 and "PC351" in ran.output and "help: " in ran.output
    assert everything(study.parent) == before
