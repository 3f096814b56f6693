"""Small studies for the tests, and their reports as bytes."""

from functools import cache
from pathlib import Path

from prints import SHIPPED
from prints import look_of
from prints import silent

from generator import discover
from generator.game.playtest import Playtest
from generator.game.study import StudiedLayout
from generator.game.study import Study
from generator.pipeline.play_report import report_files
from generator.play.conduct import concluded
from generator.play.conduct import conduct
from generator.play.ledger import Ledger

GAME = discover.game("distant-suns")
PLAYTEST = discover.answer(GAME.id, Playtest)
assert PLAYTEST is not None


@cache
def content_of(layout: str):
    content = GAME.load(SHIPPED[layout]).value
    assert content is not None
    return content


def study_of(
    layouts: tuple[str, ...] = ("twins",), bots: str = "random,greedy", games: int = 60, seed: str = "s"
) -> Study:
    sheets = tuple(StudiedLayout(name, PLAYTEST.fingerprint(content_of(name))) for name in layouts)
    return Study(GAME.id, "0", sheets, 4, "random", seed, PLAYTEST.series(bots.split(","), games))


def played(folder: Path, study: Study, jobs: int = 1, shard: int = 1, shards: int = 1) -> Ledger:
    ledger = Ledger(folder, study, shard, shards)
    ledger.open()
    contents = tuple(content_of(layout.name) for layout in study.layouts)
    conduct(ledger, contents, PLAYTEST, jobs, silent)
    return ledger


def report_of(ledger: Ledger) -> dict[str, bytes]:
    """All three files by name, read back from what was kept of the games."""
    contents = [content_of(layout.name) for layout in ledger.study.layouts]
    report = concluded(ledger.study, ledger.finished(), contents, PLAYTEST)
    files = report_files(report, PLAYTEST, look_of("colour", "en"), discover.papers()["a4"], silent)
    assert set(files) == {"report.json", "report.html", "report.pdf"}
    return files
