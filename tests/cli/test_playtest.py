"""`papercosmos playtest` and `merge` as people and batch systems use them."""

import json
import os
import re
import signal
import subprocess
import sys
from html.parser import HTMLParser
from pathlib import Path
from time import monotonic
from time import sleep

import pikepdf
import pytest
from prints import OF_GAME
from prints import ROOT
from typer.testing import CliRunner

from generator.check.texts import fits
from generator.cli.app import app
from generator.draw.scene import Text
from generator.draw.scene import walk

SMALL = ["playtest", "distant-suns", "--bots", "random,greedy", "--games", "60", "--jobs", "1"]
REPORTS = ("report.html", "report.json", "report.pdf")


def run(*words: str) -> tuple[int, str]:
    result = CliRunner().invoke(app, list(words))
    return result.exit_code, result.output


@pytest.fixture(scope="module")
def study(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, str]:
    """Two layouts, played once for all tests."""
    folder = tmp_path_factory.mktemp("study")
    code, output = run(*SMALL, "--layout", "lantern", "--layout", "twins", "--out", str(folder))
    assert code == 0, output
    return folder, output


def test_the_table_has_each_series_and_marks_the_bands(study: tuple[Path, str]) -> None:
    _, output = study
    for words in ("lantern, 4 players", "twins, 4 players", "random (60 games)", "greedy against random (60 games)"):
        assert words in output
    row = next(line for line in output.splitlines() if "turns without a drawing" in line and "at most" in line)
    assert re.search(r"\d\.\d %\s+\d+\.\d to \d+\.\d\s+at most 3\.0\s+fine", row)


def test_layouts_are_compared_game_by_game(study: tuple[Path, str]) -> None:
    folder, output = study
    assert "lantern compared with twins, game by game" in output
    changes = json.loads((folder / "report.json").read_text())["comparison"]
    assert changes and {tuple(change["layouts"]) for change in changes} == {("lantern", "twins")}
    score = next(change for change in changes if (change["series"], change["title"]) == ("greedy", "mean score"))
    low, high = score["interval"]
    assert low < score["after"] - score["before"] < high
    assert score["after"] < score["before"], "twins is the harder sheet"


def test_the_json_has_every_metric_with_its_definition(study: tuple[Path, str]) -> None:
    report = json.loads((study[0] / "report.json").read_text())
    greedy = next(series for series in report["layouts"][0]["series"] if series["name"] == "greedy")
    assert {"score", "sources", "parity", "stuck", "sectors", "worlds"} <= {
        metric["id"] for metric in greedy["metrics"]
    }
    for metric in greedy["metrics"]:
        assert metric["definition"] and metric["figures"] and metric["tally"]
        assert all(isinstance(count, int) for count in metric["tally"].values())


class _Page(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.images: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag not in ("meta", "img", "br"):
            self.open.append(tag)
        if tag == "img":
            self.images.append(str(dict(attrs)["src"]))

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def test_the_page_stands_alone_with_its_pictures_inside(study: tuple[Path, str]) -> None:
    page, text = _Page(), (study[0] / "report.html").read_text(encoding="utf-8")
    page.feed(text)
    assert page.open == []
    assert len(page.images) > 20 and all(src.startswith("data:image/svg+xml;base64,") for src in page.images)
    assert not re.findall(r'(?:src|href)="(?!data:)', text)


def test_the_pdf_has_tables_maps_and_charts(study: tuple[Path, str]) -> None:
    with pikepdf.open(study[0] / "report.pdf") as document:
        assert len(document.pages) > 10


def test_all_words_on_the_pages_fit_their_boxes(study: tuple[Path, str]) -> None:
    from studies_of_reports import scenes_in

    for scene in scenes_in(study[0], ("lantern", "twins")):
        for placed in walk(scene.items):
            assert not isinstance(placed.item, Text) or fits(placed.item), placed.item.words


def test_shards_are_merged_to_the_same_files(study: tuple[Path, str], tmp_path: Path) -> None:
    layouts = ["--layout", "lantern", "--layout", "twins"]
    for shard in ("2/3", "1/3"):
        code, output = run(*SMALL, *layouts, "--shard", shard, "--out", str(tmp_path / shard[0]))
        assert code == 0 and "papercosmos merge" in output
    code, output = run("merge", str(tmp_path / "1"), str(tmp_path / "2"))
    assert code == 1 and "are missing" in output
    run(*SMALL, *layouts, "--shard", "3/3", "--out", str(tmp_path / "1"))
    code, output = run("merge", str(tmp_path / "1"), str(tmp_path / "2"), "--out", str(tmp_path / "whole"))
    assert code == 0, output
    for name in REPORTS:
        assert (tmp_path / "whole" / name).read_bytes() == (study[0] / name).read_bytes(), name


def test_another_process_writes_the_same_files(study: tuple[Path, str], tmp_path: Path) -> None:
    """With other hashes of its own: no order may come from a set."""
    environment = os.environ | {"PYTHONPATH": str(ROOT), "PYTHONHASHSEED": "7"}
    words = ["merge", str(study[0]), "--out", str(tmp_path)]
    subprocess.run([sys.executable, "-m", "generator", *words], env=environment, check=True, capture_output=True)
    for name in REPORTS:
        assert (tmp_path / name).read_bytes() == (study[0] / name).read_bytes(), name


def test_ctrl_c_keeps_what_is_finished_and_says_how_to_go_on(tmp_path: Path) -> None:
    words = [*SMALL[:-3], "400", "--jobs", "2", "--out", str(tmp_path / "s")]
    environment = os.environ | {"PYTHONPATH": str(ROOT)}
    process = subprocess.Popen(
        [sys.executable, "-m", "generator", *words], env=environment, stderr=subprocess.PIPE, text=True, cwd=tmp_path
    )
    blocks, patience = tmp_path / "s" / "blocks.jsonl", monotonic() + 60
    while not (blocks.exists() and blocks.stat().st_size) and monotonic() < patience:
        sleep(0.02)
    process.send_signal(signal.SIGINT)
    _, said = process.communicate(timeout=60)
    assert process.returncode == 130
    assert "Stopped." in said and "same command again" in said
    assert blocks.read_text().count("\n") >= 1


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["playtest", "distant-suns", "--bots", "greddy"], "there are:"),
        (["playtest", "distant-suns", "--shard", "8/7"], "--shard is I/N"),
        (["playtest", "distant-suns", "--jobs", "many"], "--jobs is auto or a number"),
        (["playtest", "distant-suns", "--layout", "latern"], "lantern"),
        (["merge", "nowhere"], "holds no study"),
    ],
)
def test_wrong_usage_is_told_what_is_right(words: list[str], said: str) -> None:
    code, output = run(*words)
    assert code == 2
    assert said in " ".join(re.sub(r"[│╭╮╰╯─]", " ", output).split())


def test_a_wrong_code_is_a_finding(tmp_path: Path) -> None:
    code, output = run("playtest", "distant-suns", "--setup", "DS-7KQ2-XX", "--out", str(tmp_path / "s"))
    assert code == 1 and "PC40" in output


def test_one_set_up_can_be_played_alone(tmp_path: Path) -> None:
    code, output = run(
        *SMALL[:2], "--bots", "random", "--games", "20", "--setup", "all", "--players", "2", "--out", str(tmp_path)
    )
    assert code == 0, output
    assert "2 players, set-ups all" in output


def test_two_layouts_of_one_name_are_told_apart(tmp_path: Path) -> None:
    own = tmp_path / "lantern.yaml"
    shipped = (ROOT / "layouts" / "distant-suns" / "layouts" / "lantern.yaml").read_text(encoding="utf-8")
    own.write_text(shipped.replace("S . U . . .", "S . . U . ."), encoding="utf-8")
    words = [
        "--bots",
        "random",
        "--games",
        "60",
        "--layout",
        "lantern",
        "--layout",
        str(own),
        "--out",
        str(tmp_path / "s"),
    ]
    code, output = run(*SMALL[:2], *words)
    assert code == 0, output
    assert "lantern compared with lantern 2, game by game" in output


def test_another_study_in_the_folder_is_left_alone(study: tuple[Path, str]) -> None:
    before = (study[0] / "study.json").read_bytes()
    code, output = run(*SMALL, "--seed", "other", "--out", str(study[0]))
    assert code == 1 and "another study" in output
    assert (study[0] / "study.json").read_bytes() == before


def test_check_plays_as_many_games_as_are_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []
    monkeypatch.setattr(
        "generator.desk.studies.findings_of_play", lambda game, content, games, told: asked.append(games) or ()
    )
    quick = ("check", "lantern", "--budget", "0.01", "--seconds", "0.1")
    for options in (("--play",), ("--play", "--games", "30"), ("--games", "500"), ()):
        assert run(*quick, *options)[0] == 0
    assert asked == [200, 30, 500]


def test_check_with_a_few_games_plays_them() -> None:
    code, output = run("check", "lantern", "--games", "4", "--budget", "0.01", "--seconds", "0.1")
    assert code == 0, output


@pytest.mark.slow
def test_check_can_play_too(tmp_path: Path) -> None:
    layout = OF_GAME / "unbalanced" / "world-next-to-the-start.yaml"
    code, output = run("check", str(layout), "--play", "--budget", "0.1", "--format", "json")
    assert code == 0
    codes = [finding["code"] for finding in json.loads(output[output.index("{") :])["files"][0]["findings"]]
    assert "DS308" in codes
