"""What `playtest` and `merge` share: layouts that can be played, a bar with rate and time left, and the report."""

import sys
from collections.abc import Iterator
from collections.abc import Mapping
from collections.abc import Sequence
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from time import monotonic
from typing import Any

import typer

from generator import __version__
from generator import discover
from generator.cli.colour import console
from generator.cli.play_table import show_changes
from generator.cli.play_table import show_outside
from generator.cli.play_table import show_report
from generator.cli.progress import progress_bar
from generator.cli.report import counted
from generator.cli.say import say
from generator.cli.values import whole_number
from generator.discover import AnyGame
from generator.errors import FindingsError
from generator.errors import OutputError
from generator.figures import ENDING
from generator.findings import Finding
from generator.game.content import Content
from generator.game.inventor import Inventor
from generator.game.metric import Tallies
from generator.game.playtest import AnyPlaytest
from generator.game.playtest import Playtest
from generator.game.study import Block
from generator.game.study import SeriesKind
from generator.game.study import StudiedLayout
from generator.game.study import Study
from generator.impose.paper import Paper
from generator.names import name_part
from generator.pipeline.draw import look_for
from generator.pipeline.play_report import all_outside
from generator.pipeline.play_report import report_files
from generator.play.card import card_json
from generator.play.card import cards
from generator.play.compare import compare
from generator.play.conduct import Told
from generator.play.conduct import concluded
from generator.play.conduct import missing
from generator.play.conduct import play_one
from generator.play.judge import findings_of
from generator.play.report import Report
from generator.play.run import cores
from generator.play.run import run
from generator.write.files import save

MOST_JOBS = 1024
QUICK_BOTS, QUICK_SEED = ("random", "greedy"), "check"


def playtest_of(game: AnyGame) -> AnyPlaytest:
    found = discover.answer(game.id, Playtest)
    if found is None:
        raise typer.BadParameter(f"no bot can play the game {game.id!r}")
    return found


def contents_of(game: AnyGame, files: Sequence[Path]) -> tuple[Any, ...]:
    """What is in the files; FindingsError if one cannot be used."""
    loaded = [game.load(file) for file in files]
    findings: list[Finding] = [finding for each in loaded if each.value is None for finding in each.findings]
    if findings:
        raise FindingsError(tuple(findings))
    return tuple(each.value for each in loaded)


def jobs_of(text: str) -> int:
    if text == "auto":
        return cores()
    number = whole_number(text)
    if number is None or not 1 <= number <= MOST_JOBS:
        raise typer.BadParameter(f"--jobs is auto or a number from 1 to {MOST_JOBS}, not {text!r}")
    return number


def studied_layouts(playtest: AnyPlaytest, contents: Sequence[Any]) -> tuple[StudiedLayout, ...]:
    """The layouts under study; of two with the same name the second is called so."""
    names: list[str] = []
    for content in contents:
        again = sum(name.split(" ")[0] == content.layout_id for name in names)
        names.append(f"{content.layout_id} {again + 1}" if again else content.layout_id)
    return tuple(
        StudiedLayout(name, playtest.fingerprint(content)) for name, content in zip(names, contents, strict=True)
    )


def conclude(
    game: AnyGame, folder: Path, study: Study, finished: Mapping[int, Tallies], contents: Sequence[Any], paper: Paper
) -> None:
    """The report in the terminal and as files."""
    playtest = playtest_of(game)
    if left := missing(study, finished):
        raise OutputError(f"{counted(left, 'block')} of {study.block_count} are missing.")
    report = concluded(study, dict(finished), contents, playtest)
    show_report(report)
    show_changes(compare(report))
    say()
    show_outside(all_outside(report, playtest))
    look = look_for(game, "colour", "en")
    with progress_bar("Writing pages") as progress:
        made = report_files(report, playtest, look, paper, progress)
    files = save(folder, made | _cards(game, report))
    say(f"Wrote {', '.join(map(str, files))}")


def _cards(game: AnyGame, report: Report) -> dict[str, bytes]:
    """The card of each layout, by its file's name; of two with the same name the second has another."""
    inventor = discover.answer(game.id, Inventor)
    found = cards(report, inventor.levels if inventor else {}, playtest_of(game).wise)
    names = (name_part(layout.name) for layout in report.layouts)
    return {f"{name}{ENDING}": card_json(card) for name, card in zip(names, found, strict=True)}


def findings_of_play(game: AnyGame, content: Content, games: int) -> tuple[Finding, ...]:
    """What a short study says about one layout; always the same one, and nothing of it is kept."""
    playtest = playtest_of(game)
    layouts = (StudiedLayout(content.layout_id, playtest.fingerprint(content)),)
    players = max(playtest.players)
    series = tuple(each for each in playtest.series(QUICK_BOTS, games) if each.kind is SeriesKind.ALIKE)
    study = Study(game.id, __version__, layouts, players, "random", QUICK_SEED, series)
    finished: dict[int, Tallies] = {}
    with game_bar(f"Playing {content.layout_id}") as told:
        played = 0

        def keep(block: Block, tallies: Tallies) -> None:
            nonlocal played
            finished[block.number] = tallies
            played += block.count
            told(played, study.games)

        run(study.blocks, partial(play_one, playtest, (content,), study), keep, cores())
    return findings_of(concluded(study, finished, (content,), playtest).layouts[0], playtest)


@contextmanager
def game_bar(label: str) -> Iterator[Told]:
    """Counts games on stderr with rate and time left; a line every now and then if that is no terminal."""
    if not sys.stderr.isatty():
        yield _Lines(label).told
        return
    from rich.progress import BarColumn
    from rich.progress import MofNCompleteColumn
    from rich.progress import Progress
    from rich.progress import TextColumn
    from rich.progress import TimeRemainingColumn

    columns = (
        TextColumn(label),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("{task.fields[rate]}"),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=console(), transient=True) as bar:
        task, rate = bar.add_task(label, rate=""), _Rate()
        yield lambda done, games: bar.update(task, completed=done, total=games, rate=rate.told(done))


class _Rate:
    """Games a second since the first count; what was finished before does not count."""

    def __init__(self) -> None:
        self._first: tuple[float, int] | None = None

    def told(self, done: int) -> str:
        now = monotonic()
        if self._first is None:
            self._first = now, done
        since, before = self._first
        return f"{(done - before) / (now - since):,.0f} games/s" if now > since else ""


class _Lines:
    EVERY = 30.0  # seconds

    def __init__(self, label: str) -> None:
        self._label = label
        self._rate = _Rate()
        self._last = monotonic()

    def told(self, done: int, games: int) -> None:
        rate = self._rate.told(done)
        if monotonic() - self._last > self.EVERY:
            self._last = monotonic()
            say(f"{self._label}: {done:,} of {games:,} games, {rate}", err=True)
