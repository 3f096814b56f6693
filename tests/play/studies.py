"""Small studies for the tests, and their reports as bytes."""

from functools import cache
from pathlib import Path

from prints import SHIPPED
from prints import look_of
from prints import silent

from generator import discover
from generator.data import layouts_of
from generator.play.conduct import concluded
from generator.play.conduct import conduct
from generator.play.ledger import Ledger
from generator.play.study import Sheet
from generator.play.study import Study
from generator.play_report import report_files

GAME = discover.game("distant-suns")
PLAYTEST = discover.playtest(GAME.id)
assert PLAYTEST is not None


@cache
def content_of(layout: str):
    content = GAME.load_content(layouts_of(GAME.id), SHIPPED[layout]).value
    assert content is not None
    return content


def study_of(
    layouts: tuple[str, ...] = ("twins",), bots: str = "random,greedy", games: int = 60, seed: str = "s"
) -> Study:
    sheets = tuple(Sheet(name, PLAYTEST.fingerprint(content_of(name))) for name in layouts)
    return Study(GAME.id, "0", sheets, 4, "random", seed, PLAYTEST.series(bots.split(","), games))


def played(folder: Path, study: Study, jobs: int = 1, shard: int = 1, shards: int = 1) -> Ledger:
    ledger = Ledger(folder, study, shard, shards)
    ledger.open()
    contents = tuple(content_of(sheet.name) for sheet in study.sheets)
    conduct(ledger, contents, PLAYTEST, jobs, silent)
    return ledger


def report_of(ledger: Ledger) -> dict[str, bytes]:
    """All three files by name, read back from what was kept of the games."""
    contents = [content_of(sheet.name) for sheet in ledger.study.sheets]
    report = concluded(ledger.study, ledger.finished(), contents, PLAYTEST)
    files = report_files(report, PLAYTEST, look_of("colour", "en"), discover.papers()["a4"], silent)
    assert set(files) == {"report.json", "report.html", "report.pdf"}
    return files
