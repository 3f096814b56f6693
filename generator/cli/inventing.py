"""What `invent` says: how long it takes, a search that people can watch, and its outcome."""

import sys
from collections.abc import Callable
from pathlib import Path
from time import monotonic

from generator.cli.progress import status
from generator.cli.report import counted
from generator.cli.say import say
from generator.desk.inventions import Invention
from generator.desk.inventions import invent
from generator.errors import ProcessError
from generator.invent.attempt import Stage
from generator.invent.pace import expected
from generator.invent.pace import seconds_each
from generator.invent.search import Invented
from generator.invent.search import Progress
from generator.invent.search import least_difference
from generator.values import dataclass

EVERY = 30.0  # seconds between two lines where there is no terminal
FAILED: list[Stage] = [stage for stage in Stage if stage is not Stage.PASSED]


@dataclass(frozen=True)
class Searched:
    """How a search ended: on its own, by the clock, because somebody stopped it, or because of some trouble."""

    progress: Progress
    wanted: int
    is_stopped: bool = False
    trouble: str = ""

    @property
    def is_complete(self) -> bool:
        return len(self.progress.found) == self.wanted


def tell_beforehand(wanted: Invention) -> None:
    """The seed, what could not be granted, how long it probably takes here, and whether that is more than it may."""
    fitting = wanted.plan.wishes.sectors
    if fitting != wanted.asked:
        fewest, most = wanted.inventor.sizes
        say(f"Sheets of {fewest} to {most} sectors fit the page, so these have {fitting[0]} to {fitting[1]}.", err=True)
    say(f"Seed: {wanted.plan.seed}")
    low, high = expected(seconds_each(wanted.plan), wanted.count, wanted.jobs)
    say(f"This takes about {_span(low, high)} here, with {counted(wanted.jobs, 'process', 'processes')}.", err=True)
    if high > wanted.seconds:
        say(f"It stops after {_span(wanted.seconds)}, so perhaps not all are found; --time 1h allows more.", err=True)


def _span(*seconds: float) -> str:
    """A time, or from one to another, as people say it."""
    unit, step, name = (60, 1, "minute") if seconds[-1] >= 120 else (1, 10, "second")
    numbers = [max(1, round(each / unit / step)) * step for each in seconds]
    first = f"{numbers[0]} to " if numbers[0] != numbers[-1] else ""
    return f"{first}{counted(numbers[-1], name)}"


def watched(wanted: Invention) -> Searched:
    """The search with what it is doing on stderr; whatever ends it, what was found is kept."""
    last = Progress((), (), 0)
    with status("Inventing") as tell:
        shown = _Shown(tell)
        try:
            for last in invent(wanted):
                shown.told(_sentence(last, wanted.count))
        except KeyboardInterrupt:
            return Searched(last, wanted.count, is_stopped=True)
        except ProcessError as trouble:
            return Searched(last, wanted.count, trouble=str(trouble))
    return Searched(last, wanted.count)


class _Shown:
    """In a terminal all the time, elsewhere a line every now and then."""

    def __init__(self, tell: Callable[[str], None]) -> None:
        self._tell = tell
        self._last = monotonic()
        self._is_terminal = sys.stderr.isatty()  # asked now: stderr is another thing while a spinner runs

    def told(self, sentence: str) -> None:
        self._tell(sentence)
        if not self._is_terminal and monotonic() - self._last > EVERY:
            self._last = monotonic()
            say(f"Inventing: {sentence}", err=True)


def _sentence(progress: Progress, wanted: int) -> str:
    return f"{counted(len(progress.attempts), 'candidate')}, {len(progress.found)} of {wanted} found"


def show_outcome(searched: Searched, wanted: Invention, files: tuple[Path, ...]) -> None:
    """What was found and where it is, what became of the rest, and why there are not more if there are not."""
    progress = searched.progress
    for one in progress.found:
        say(_found(one, wanted))
    failed = [f"{progress.failed(stage)} {stage}" for stage in FAILED if progress.failed(stage)]
    failed += [f"{progress.alike} too much like another"] if progress.alike else []
    say(f"{_sentence(progress, searched.wanted)}{'; ' if failed else ''}{', '.join(failed)}.")
    if progress.found:
        least = f"{least_difference(wanted.plan):.0%}"
        bands = "not surely outside any band" if wanted.plan.variation else "inside all bands"
        say(f"All are proved and {bands} on fresh seeds, and differ by {least} or more.")
        say(f"Wrote {counted(len(files), 'file')} to {files[0].parent}")
    if not searched.is_complete:
        say(_why_not_all(searched), err=True)


def _found(one: Invented, wanted: Invention) -> str:
    content, variation = one.attempt.content, wanted.plan.variation
    what = wanted.inventor.variation(variation).told(content) if variation else content.title("en")
    return f"  {what}: differs by {one.difference:.0%} from {'the nearest set' if variation else one.nearest}"


def _why_not_all(searched: Searched) -> str:
    nearest = _nearest(searched.progress)
    if searched.is_stopped:
        return f"Stopped before all were found.{nearest}"
    if searched.trouble:
        return f"error: {searched.trouble}"
    if searched.progress.is_over:
        return f"No candidates are left: ask for less, or take another --seed.{nearest}"
    return f"The time was over before all were found; the same --seed with more --time finds these and more.{nearest}"


def _nearest(progress: Progress) -> str:
    """The candidate that got farthest of those that failed, and why it did."""
    failed = [each for each in progress.attempts if each.stage is not Stage.PASSED and each.why]
    if not failed or progress.found:
        return ""
    best = max(failed, key=lambda each: (FAILED.index(each.stage), -each.number))
    return f" The farthest was candidate {best.number}, {best.stage}: {best.why}."
