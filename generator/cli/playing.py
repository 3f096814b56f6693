"""What `playtest`, `merge` and `check` say of games: a bar with rate and time left, and what came of a study."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import monotonic

from generator.cli.colour import console
from generator.cli.play_table import show_changes
from generator.cli.play_table import show_outside
from generator.cli.play_table import show_report
from generator.cli.progress import progress_bar
from generator.cli.say import say
from generator.desk.places import put
from generator.desk.studies import Conclusion
from generator.desk.studies import study_files
from generator.play.conduct import Told


def conclude(found: Conclusion, folder: Path) -> None:
    """The report in the terminal and as files."""
    show_report(found.report)
    show_changes(found.changes)
    say()
    show_outside(found.outside)
    with progress_bar("Writing pages") as progress:
        made = study_files(found, progress)
    say(f"Wrote {', '.join(map(str, put(folder, made)))}")


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
