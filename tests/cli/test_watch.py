"""`papercosmos watch` in a process of its own, as in a terminal: it follows every way in which editors save."""

import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from collections.abc import Iterator
from pathlib import Path

import pytest
from prints import ROOT
from prints import SHIPPED
from typer.testing import CliRunner

from generator import discover
from generator.arrange.code import further_code
from generator.cli.app import app
from generator.desk.places import put
from generator.desk.previews import PreviewWish
from generator.desk.previews import preview
from generator.desk.previews import preview_plan
from generator.write import Form
from generator.write import Format

PATIENCE = 20.0  # seconds: other tests may keep the machine busy
LAYOUT = SHIPPED["lantern"].read_text(encoding="utf-8")
FAULTY = LAYOUT.replace("U . . - A -", "U . . - Z -")
LINE = re.compile(r"^\d\d:\d\d:\d\d  (.*) \(\d+\.\d\d s\)$", re.MULTILINE)


class Watching:
    """A running watch and what it has said so far."""

    def __init__(self, folder: Path, *words: str) -> None:
        self.log = folder / "log.txt"
        with self.log.open("wb") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "generator", "watch", *words],
                cwd=folder,
                env=os.environ | {"PYTHONPATH": str(ROOT), "PYTHONUNBUFFERED": "1"},
                stdout=log,
                stderr=subprocess.STDOUT,
                start_new_session=True,
            )

    def said(self) -> str:
        return self.log.read_text(encoding="utf-8")

    def lines(self) -> list[str]:
        """What stands in each line about a preview."""
        return LINE.findall(self.said())

    def after(self, count: int) -> str:
        """The last line, once there are that many."""
        end = time.monotonic() + PATIENCE
        while len(self.lines()) < count:
            assert time.monotonic() < end and self.process.poll() is None, self.said()
            time.sleep(0.02)
        return self.lines()[-1]

    def stopped(self) -> int:
        self.process.send_signal(signal.SIGINT)
        return self.process.wait(PATIENCE)


@pytest.fixture
def watching(tmp_path: Path) -> Iterator[Callable[..., Watching]]:
    started: list[Watching] = []

    def start(*words: str) -> Watching:
        started.append(Watching(tmp_path, *words))
        return started[-1]

    yield start
    for each in started:
        each.process.kill()
        each.process.wait()


def in_place(file: Path, text: str) -> None:
    file.write_text(text, encoding="utf-8")


def by_renaming(file: Path, text: str) -> None:
    beside = file.with_name("4913.tmp")
    beside.write_text(text, encoding="utf-8")
    beside.replace(file)


def with_a_backup(file: Path, text: str) -> None:
    """As vim does it: for a moment there is no file of the name."""
    file.rename(file.with_name(f"{file.name}~"))
    file.write_text(text, encoding="utf-8")


def in_two_steps(file: Path, text: str) -> None:
    with file.open("w", encoding="utf-8") as stream:
        stream.write(text[: len(text) // 2])
        stream.flush()
        stream.write(text[len(text) // 2 :])


SAVING = [in_place, by_renaming, with_a_backup, in_two_steps]


def test_every_way_of_saving_makes_a_new_preview(tmp_path: Path, watching: Callable[..., Watching]) -> None:
    file = tmp_path / "comet.yaml"
    file.write_text(LAYOUT, encoding="utf-8")
    watch = watching("comet.yaml", "--format", "svg")
    preview = tmp_path / "output" / "distant-suns-sheet-comet-preview-1.svg"
    assert watch.after(1) == "output/distant-suns-sheet-comet-preview-1.svg"
    for count, save in enumerate(SAVING, start=2):
        before = preview.read_bytes()
        save(file, LAYOUT.replace("en: Lantern", f"en: Comet {count}"))
        assert watch.after(count).endswith("preview-1.svg")
        assert preview.read_bytes() != before
    assert watch.said().startswith("Watching comet.yaml; Ctrl-C ends.\n")
    assert watch.stopped() == 0 and watch.said().endswith("\nStopped.\n")
    assert len(watch.lines()) == 1 + len(SAVING)


def test_while_there_are_errors_the_last_good_preview_stays(tmp_path: Path, watching: Callable[..., Watching]) -> None:
    file = tmp_path / "comet.yaml"
    file.write_text(LAYOUT, encoding="utf-8")
    watch = watching("comet.yaml", "--format", "svg")
    watch.after(1)
    preview = tmp_path / "output" / "distant-suns-sheet-comet-preview-1.svg"
    good = preview.read_bytes()
    in_place(file, FAULTY)
    assert watch.after(2) == "1 error, the preview stays as it was"
    line = FAULTY[: FAULTY.index(" Z ")].count("\n") + 1
    assert f"error[PC131]: the symbol 'Z' is not known here\n  --> comet.yaml:{line}:19" in watch.said()
    assert preview.read_bytes() == good
    file.unlink()
    assert watch.after(3) == "1 error, the preview stays as it was" and "error[PC101]" in watch.said()
    in_place(file, LAYOUT.replace("X - - - W -", "X - - . W -"))
    assert watch.after(4) == "1 error, output/distant-suns-sheet-comet-preview-1.svg" and "error[DS220]" in watch.said()
    assert preview.read_bytes() != good
    assert watch.stopped() == 0 and "Traceback" not in watch.said()


def test_who_begins_with_a_faulty_layout_gets_a_preview_once_it_is_mended(
    tmp_path: Path, watching: Callable[..., Watching]
) -> None:
    file = tmp_path / "comet.yaml"
    in_place(file, FAULTY)
    watch = watching("comet.yaml", "--format", "svg")
    assert watch.after(1) == "1 error, no preview yet" and not (tmp_path / "output").exists()
    in_place(file, LAYOUT)
    assert watch.after(2).endswith("preview-1.svg")


def test_in_a_project_its_shapes_and_settings_are_watched_too(
    tmp_path: Path, watching: Callable[..., Watching]
) -> None:
    assert CliRunner().invoke(app, ["new", str(tmp_path / "comet"), "--shapes"]).exit_code == 0
    project, shapes = tmp_path / "comet", tmp_path / "comet" / "shapes.yaml"
    watch = watching(
        "comet", "--data", "comet", "--component", "table", "--code", further_code("DS", "watch", 1), "--format", "svg"
    )
    assert "table" in watch.after(1)
    assert "Watching comet/layouts/comet.yaml, comet/papercosmos.yaml, comet/shapes.yaml;" in watch.said()
    by_renaming(shapes, shapes.read_text(encoding="utf-8").replace("id: moon", "id: Moon"))
    assert watch.after(2).startswith("1 error") and "error[DS151]" in watch.said()
    shapes.unlink()
    assert watch.after(3).endswith(".svg")
    in_place(project / "missions.yaml", "nonsense")
    assert watch.after(4).startswith("1 error")


def test_pages_that_are_no_longer_there_are_removed(tmp_path: Path) -> None:
    """A wide grid gets a page for itself; a narrow one shares it with the panel."""
    file = tmp_path / "comet.yaml"
    last: tuple[Path, ...] = ()
    head = LAYOUT.split("rows: |\n")[0]
    for width, pages in ((15, 2), (10, 1)):
        rows = [
            "W" + " ." * (width - 2) + " X",
            *[" ." * width, "." + " ." * (width - 1)] * 3,
            " S" + " ." * (width - 1),
        ]
        file.write_text(head + "rows: |\n" + "".join(f"  {row}\n" for row in rows), encoding="utf-8")
        plan = preview_plan(PreviewWish(str(file), "sheet", paper="a4"))
        last = put(tmp_path, preview(plan, Form(Format.SVG)).files, last)
        assert len(last) == pages == len(list(tmp_path.glob("*.svg")))


@pytest.mark.parametrize(
    ("words", "code", "answer"),
    [
        (["nowhere.yaml"], 1, "PC101"),
        (["."], 1, "PC100"),
        (["lanten"], 2, "did you mean 'lantern'"),
        (["lantern", "--component", "shet"], 2, "did you mean 'sheet'"),
        (["lantern", "--paper", "a9"], 2, "a4"),
        (["lantern", "--theme", "sepia"], 2, "mono"),
        (["kits/comet.yaml", "--data", "."], 1, "this is a kit"),
    ],
)
def test_wrong_words_are_answered_before_anything_is_watched(
    words: list[str], code: int, answer: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert CliRunner().invoke(app, ["new", str(tmp_path / "comet")]).exit_code == 0
    monkeypatch.chdir(tmp_path / "comet")
    result = CliRunner().invoke(app, ["watch", *words])
    assert result.exit_code == code and answer in " ".join(result.output.replace("│", " ").split())
    assert not Path("output").exists()


def test_every_game_can_be_watched() -> None:
    for id in discover.game_ids():
        plan = preview_plan(PreviewWish(discover.game(id).default_layout, game=id))
        made = preview(plan, Form(Format.SVG))
        assert made.files and made.findings == ()
        assert plan.wish.component == discover.game(id).shown_by
