"""Metrics: what is measured of games, each in a file of its own.

A metric has two halves: one counts finished games into whole numbers, the other turns such numbers into *readings*. A
*band* is where a reading should be; what is outside of it is worth a look.
"""

from collections.abc import Callable
from collections.abc import Iterator
from collections.abc import Mapping
from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Generic
from typing import TypeVar

from generator.errors import FindingsError
from generator.findings import Finding
from generator.game.study import SeriesKind

Tally = Mapping[str, int]  # what one metric counted, by its own keys
Tallies = Mapping[str, Tally]  # by metric

R = TypeVar("R")  # what is kept of a game
C = TypeVar("C")  # the content it was played with


DETAIL = "…"
ROUNDED = 1e-9  # by so much a number can be off


class Unit(StrEnum):
    POINTS = "points"
    SHARE = "%"  # readings are from 0 to 1
    DIFFERENCE = "% points"  # between two shares
    TIMES = "×"
    COUNT = ""


@dataclass(frozen=True, slots=True)
class Band:
    """From the least to the most that is fine; None where there is no limit."""

    least: float | None = None
    most: float | None = None

    def holds(self, value: float) -> bool:
        return (self.least is None or value >= self.least) and (self.most is None or value <= self.most)


@dataclass(frozen=True, slots=True)
class Reading:
    """One figure; `about` names the thing it is about, if that has a place on the sheet: its sector's number."""

    key: str
    title: str
    value: float
    band: Band | None = None
    about: int | None = None
    unit: Unit | None = None  # if it is not that of the metric
    is_rough: bool = False  # a small change of the games can make it jump, as with percentiles
    message: str = ""  # for a finding, if it is outside its band
    help: str = ""

    @property
    def is_detail(self) -> bool:
        """True for one of many that a table leaves out; their titles begin with three dots."""
        return self.title.startswith(DETAIL)


class ChartForm(StrEnum):
    """How readings are drawn."""

    HISTOGRAM = "histogram"  # the tally itself: its keys are whole numbers
    COLUMNS = "columns"
    ROWS = "rows"


@dataclass(frozen=True, slots=True)
class Chart:
    """A picture of those readings of a metric whose keys begin like that; without a beginning of all but details."""

    title: str
    form: ChartForm
    keys: str = ""


@dataclass(frozen=True)
class Metric(Generic[R, C]):
    """What is counted of the games of a block, and what the sum of the counts tells of the whole series."""

    code: str  # of its findings
    title: str
    definition: str
    unit: Unit
    kinds: tuple[SeriesKind, ...]  # of series it is about
    tally: Callable[[Sequence[R]], Tally]
    read: Callable[[Tally, C, str], Iterator[Reading]]  # from the sum, the content and the bot the series is about
    charts: tuple[Chart, ...] = ()

    def readings(self, total: Tally, content: C, bot: str) -> dict[str, Reading]:
        """FindingsError for numbers that no games have: a ledger may have been changed."""
        try:
            found = {reading.key: reading for reading in self.read(total, content, bot)}
            shares = [reading.value for reading in found.values() if (reading.unit or self.unit) is Unit.SHARE]
            if not all(-ROUNDED <= share <= 1 + ROUNDED for share in shares):
                raise ValueError("a share is a part of a whole")
            return found
        except (ArithmeticError, AssertionError, LookupError, ValueError) as trouble:
            message = f"what was kept of the games cannot be true: it tells no {self.title!r}"
            help = "remove the blocks*.jsonl of the study, and play it again"
            raise FindingsError((Finding("PC352", message, help=help),)) from trouble


AnyMetric = Metric[object, object]
Metrics = Mapping[str, AnyMetric]
