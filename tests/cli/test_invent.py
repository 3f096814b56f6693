"""`papercosmos invent` as people use it: what it writes, what it says, and what it answers to wrong wishes."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path
from time import sleep
from typing import Any

import pytest
from inventions import found
from PIL import Image
from typer.testing import CliRunner

from generator import discover
from generator.cli.app import app
from generator.figures import figures_of
from generator.invent.attempt import Attempt
from generator.invent.attempt import Stage
from generator.invent.search import Progress

GAME = discover.game("distant-suns")


@pytest.fixture(autouse=True)
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def run(*words: str) -> tuple[int, str]:
    result = CliRunner().invoke(app, ["invent", *words])
    if result.exception and not isinstance(result.exception, SystemExit):
        raise result.exception
    return result.exit_code, " ".join(result.output.split())


def searched(monkeypatch: pytest.MonkeyPatch, *told: Progress) -> list[tuple[Any, ...]]:
    """Lets the search tell this; gives what it was asked."""
    asked = []

    def search(*wishes: Any) -> Iterator[Progress]:
        asked.append(wishes)
        return iter(told)

    monkeypatch.setattr("generator.desk.inventions.search", search)
    monkeypatch.setattr("generator.cli.inventing.seconds_each", lambda plan: 60.0)
    return asked


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ("--jobs 1", "This takes about 1 to 3 minutes here, with 1 process."),
        ("--jobs 4", "This takes about 20 to 60 seconds here, with 4 processes."),
        ("--jobs 2 --count 10", "This takes about 3 to 8 minutes here, with 2 processes."),
        ("--jobs 2 --count 10 --time 2m", "It stops after 2 minutes, so perhaps not all are found"),
    ],
)
def test_how_long_it_takes_is_told_beforehand(words: str, told: str, monkeypatch: pytest.MonkeyPatch) -> None:
    searched(monkeypatch, Progress((found().attempt,), (found(),), 0))
    _, output = run("distant-suns", "--difficulty", "easy", "--out", "new", *words.split())
    assert told in output
    assert ("It stops after" in output) == ("2m" in words)


def test_a_layout_comes_with_a_picture_and_its_figures(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    searched(monkeypatch, Progress((found().attempt,), (found(),), 0))
    code, output = run("distant-suns", "--seed", "tests", "--out", "new", "--paper", "a4")
    content = found().attempt.content
    assert code == 0 and "Seed: tests" in output and content.title("en") in output and "Wrote 4 files" in output
    name = content.layout_id
    assert sorted(path.name for path in Path("new").iterdir()) == [
        f"{name}.{end}" for end in ("figures.json", "png", "txt", "yaml")
    ]
    loaded = GAME.load(tmp_path / "new" / f"{name}.yaml")
    assert loaded.findings == () and loaded.value and loaded.value.code == content.code
    assert Image.open(BytesIO(Path("new", f"{name}.png").read_bytes())).size == (1754, 1241)
    card = figures_of(GAME, tmp_path / "new" / f"{name}.yaml", content)
    assert card and [each.name for each in card.series] == ["greedy", "planner"]
    assert all(figure.band or figure.metric == "score" for each in card.series for figure in each.figures)
    assert card.points and card.points.low <= card.points.mean <= card.points.high
    text = Path("new", f"{name}.txt").read_text()
    assert "planner, 2 games" in text and "mean score" in text and content.code in text


def test_layouts_answer_to_their_former_word_which_nobody_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = searched(monkeypatch, Progress((found().attempt,), (found(),), 0))
    for word in ("sheets", "Sheets", "layouts"):
        assert run("distant-suns", word, "--seed", "tests")[0] == 0
    assert [plan.variation for plan, *_ in asked] == [""] * 3
    assert [path.name for path in Path("output").iterdir()] == ["distant-suns-invented-layouts-tests"]
    assert "sheets" not in run("--help")[1]
    assert "(known: layouts, shapes)" in run("distant-suns", "shape")[1]


def test_what_is_written_is_the_same_every_time(monkeypatch: pytest.MonkeyPatch) -> None:
    searched(monkeypatch, Progress((found().attempt,), (found(),), 0))
    for folder in ("one", "two"):
        run("distant-suns", "--seed", "tests", "--out", folder)
    for file in Path("one").iterdir():
        assert file.read_bytes() == Path("two", file.name).read_bytes()


def test_what_runs_out_of_time_says_how_far_it_got(monkeypatch: pytest.MonkeyPatch) -> None:
    failed = (Attempt(0, Stage.DRAWN), Attempt(1, Stage.TRIED, "too easy"), Attempt(2, Stage.MEASURED, "a far world"))
    searched(monkeypatch, Progress(failed, (), 0))
    code, output = run("distant-suns", "--time", "60s")
    assert code == 1 and not Path("output").exists()
    assert "3 candidates, 0 of 1 found; 1 not drawn, 1 out of balance in quick games" in output
    assert "The time was over" in output and "candidate 2, out of balance on fresh seeds: a far world" in output


def test_some_of_several_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    searched(monkeypatch, Progress((found().attempt,), (found(),), 0, is_over=True))
    code, output = run("distant-suns", "--count", "2", "--out", "new")
    assert code == 1 and "1 of 2 found" in output and "No candidates are left" in output
    assert len(list(Path("new").iterdir())) == 4


def test_wishes_reach_the_search(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = searched(monkeypatch, Progress((), (), 0))
    run(
        "distant-suns",
        "--sectors",
        "95-125",
        "--difficulty",
        "hard",
        "--symmetry",
        "mirror",
        "--count",
        "3",
        "--jobs",
        "2",
    )
    run("distant-suns", "--like", "twins")
    run("distant-suns", "shapes", "--seed", "x")
    (plan, known, wanted, jobs, _), (like, *_), (shapes, *_) = asked
    assert plan.wishes.sectors == (95, 112) and (plan.wishes.difficulty, plan.wishes.symmetry) == ("hard", "mirror")
    assert {content.layout_id for content in known} == set(GAME.layouts) and (wanted, jobs) == (3, 2)
    assert like.like.layout_id == "twins" and like.wishes.difficulty is None and like.wishes.sectors == (87, 103)
    assert len(shapes.layouts) == 3 and shapes.layouts[0].layout_id == "lantern" and shapes.seed == "x"


@pytest.mark.parametrize(
    ("words", "answer"),
    [
        (["--sectors", "many"], "--sectors is a range"),
        (["--sectors", "130-140"], "must lie between"),
        (["--sectors", "110-95"], "the fewer first"),
        (["--time", "soon"], "--time is a number"),
        (["--jobs", "none"], "--jobs is auto"),
        (["--like", "lanten"], "lantern"),
        (["--like", "lantern", "--symmetry", "mirror"], "without --symmetry"),
        (["--difficulty", "cruel"], "cruel"),
    ],
)
def test_wrong_wishes_are_answered(words: list[str], answer: str) -> None:
    code, output = run("distant-suns", *words)
    assert code == 2 and answer in output.replace("│ ", "")


def test_ctrl_c_ends_a_search_and_its_processes(tmp_path: Path) -> None:
    command = [
        sys.executable,
        "-m",
        "generator",
        "invent",
        "distant-suns",
        "--jobs",
        "2",
        "--out",
        str(tmp_path / "new"),
    ]
    process = subprocess.Popen(
        command, text=True, stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True
    )
    assert process.stdout and process.stdout.readline().startswith("Seed: ")
    assert process.stderr and process.stderr.readline().startswith("This takes ")
    sleep(1.5)
    os.killpg(process.pid, signal.SIGINT)  # as a terminal does, to us and to our processes
    output, errors = process.communicate(timeout=20)
    assert process.returncode == 130 and "Stopped before all were found." in errors and "Traceback" not in errors
    assert "0 of 1 found" in output and not (tmp_path / "new").exists()
    with pytest.raises(ProcessLookupError):
        os.killpg(process.pid, 0)
