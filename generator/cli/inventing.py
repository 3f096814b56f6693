"""What `invent` asks and says: ranges and times as people write them, a search they can watch, and its outcome."""

import re
import sys
from collections.abc import Callable
from pathlib import Path
from time import monotonic
from typing import Any

import typer

from generator.cli.progress import status
from generator.cli.report import counted
from generator.cli.say import say
from generator.cli.values import whole_number
from generator.errors import ProcessError
from generator.game.inventor import AnyInventor
from generator.invent.attempt import Plan
from generator.invent.attempt import Stage
from generator.invent.pace import expected
from generator.invent.pace import seconds_each
from generator.invent.search import Invented
from generator.invent.search import Progress
from generator.invent.search import least_difference
from generator.invent.search import search
from generator.values import dataclass

TIME = re.compile(r"([0-9]{1,5})(s|m|h|)")
SECONDS = {"": 1, "s": 1, "m": 60, "h": 3600}
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


def seconds_of(text: str) -> float:
    found = TIME.fullmatch(text.strip().lower())
    if not found or not int(found[1]):
        raise typer.BadParameter(f"--time is a number with s, m or h, such as 60s, not {text!r}")
    return float(int(found[1]) * SECONDS[found[2]])


def sectors_of(text: str, inventor: AnyInventor) -> tuple[int, int]:
    """The range that was asked for, as far as it fits a page."""
    first, _, last = text.partition("-")
    fewest, most = inventor.sizes
    least, largest = whole_number(first), whole_number(last or first)
    if least is None or largest is None:
        raise typer.BadParameter(f"--sectors is a range, such as 95-110, not {text!r}")
    if least > largest or least > most or largest < fewest:
        raise typer.BadParameter(f"--sectors must lie between {fewest} and {most}, the fewer first, not {text!r}")
    fitting = max(least, fewest), min(largest, most)
    if fitting != (least, largest):
        say(f"Sheets of {fewest} to {most} sectors fit the page, so these have {fitting[0]} to {fitting[1]}.", err=True)
    return fitting


def tell_how_long(plan: Plan, wanted: int, jobs: int, allowed: float) -> None:
    """Before the search: how long it probably takes here, and whether that is more than it may."""
    low, high = expected(seconds_each(plan), wanted, jobs)
    say(f"This takes about {_span(low, high)} here, with {counted(jobs, 'process', 'processes')}.", err=True)
    if high > allowed:
        say(f"It stops after {_span(allowed)}, so perhaps not all are found; --time 1h allows more.", err=True)


def _span(*seconds: float) -> str:
    """A time, or from one to another, as people say it."""
    unit, step, name = (60, 1, "minute") if seconds[-1] >= 120 else (1, 10, "second")
    numbers = [max(1, round(each / unit / step)) * step for each in seconds]
    first = f"{numbers[0]} to " if numbers[0] != numbers[-1] else ""
    return f"{first}{counted(numbers[-1], name)}"


def watched(plan: Plan, known: tuple[Any, ...], wanted: int, jobs: int, clock: Callable[[], float]) -> Searched:
    """The search with what it is doing on stderr; whatever ends it, what was found is kept."""
    last = Progress((), (), 0)
    with status("Inventing") as tell:
        shown = _Shown(tell)
        try:
            for last in search(plan, known, wanted, jobs, clock):
                shown.told(_sentence(last, wanted))
        except KeyboardInterrupt:
            return Searched(last, wanted, is_stopped=True)
        except ProcessError as trouble:
            return Searched(last, wanted, trouble=str(trouble))
    return Searched(last, wanted)


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


def show_outcome(searched: Searched, plan: Plan, files: tuple[Path, ...]) -> None:
    """What was found and where it is, what became of the rest, and why there are not more if there are not."""
    progress = searched.progress
    for one in progress.found:
        say(_found(one, is_layout=not plan.variation))
    failed = [f"{progress.failed(stage)} {stage}" for stage in FAILED if progress.failed(stage)]
    failed += [f"{progress.alike} too much like another"] if progress.alike else []
    say(f"{_sentence(progress, searched.wanted)}{'; ' if failed else ''}{', '.join(failed)}.")
    if progress.found:
        least = f"{least_difference(plan):.0%}"
        bands = "not surely outside any band" if plan.variation else "inside all bands"
        say(f"All are proved and {bands} on fresh seeds, and differ by {least} or more.")
        say(f"Wrote {counted(len(files), 'file')} to {files[0].parent}")
    if not searched.is_complete:
        say(_why_not_all(searched), err=True)


def _found(one: Invented, is_layout: bool) -> str:
    content = one.attempt.content
    what = content.title("en") if is_layout else ", ".join(shape.id for shape in content.shapes)
    return f"  {what}: differs by {one.difference:.0%} from {one.nearest if is_layout else 'the nearest set'}"


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
