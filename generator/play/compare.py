"""Compare: what changed from one layout to another that was played with the same set-ups and the same chance.

Each game has its twin on the other layout, so the difference is taken block by block: what both have in common
falls out of its error. As many figures are compared at once, some would differ by chance alone; Holm's method lets at
least one of them do so in only 5 of 100 comparisons.
"""

from collections.abc import Iterator
from collections.abc import Sequence
from dataclasses import dataclass
from dataclasses import replace
from math import exp
from math import lgamma
from math import log

from generator.game.metric import Reading
from generator.game.metric import Unit
from generator.play.estimate import Interval
from generator.play.estimate import differences
from generator.play.estimate import interval
from generator.play.report import LayoutReport
from generator.play.report import Measured
from generator.play.report import Report
from generator.play.report import values_of

LEVEL = 0.05
DIGITS = 6
PRECISION = 1e-12


@dataclass(frozen=True, slots=True)
class Change:
    """One figure on two layouts; `is_real` if the difference is more than chance."""

    layouts: tuple[str, str]
    series: str
    metric: str
    title: str
    unit: Unit
    before: float
    after: float
    interval: Interval
    probability: float
    is_real: bool = False

    @property
    def as_json(self) -> dict[str, object]:
        return {
            "layouts": list(self.layouts),
            "series": self.series,
            "metric": self.metric,
            "title": self.title,
            "unit": self.unit.value,
            "before": round(self.before, DIGITS),
            "after": round(self.after, DIGITS),
            "interval": [round(end, DIGITS) for end in self.interval],
            "probability": round(self.probability, DIGITS),
            "significant": self.is_real,
        }


def compare(report: Report) -> tuple[Change, ...]:
    """Each further layout against the first."""
    first, *others = report.layouts
    return tuple(change for other in others for change in _holm(list(_changes(first, other))))


def _changes(first: LayoutReport, other: LayoutReport) -> Iterator[Change]:
    for one, two in zip(first.series, other.series, strict=True):
        for before, after in zip(one.measured, two.measured, strict=True):
            yield from _measured(first, other, one.series.name, before, after)


def _measured(
    first: LayoutReport, other: LayoutReport, series: str, before: Measured, after: Measured
) -> Iterator[Change]:
    """Only what both have."""
    bot = series.split(" ", maxsplit=1)[0]
    errors = differences(
        before.blocks,
        after.blocks,
        lambda total: values_of(before.metric, first.content, bot, total),
        lambda total: values_of(after.metric, other.content, bot, total),
    )
    later = {figure.reading.key: figure.reading.value for figure in after.figures}
    for figure in before.figures:
        key, value = figure.reading.key, figure.reading.value
        if key in later and key in errors and _is_comparable(figure.reading):
            error, freedom = errors[key]
            gap = later[key] - value
            yield Change(
                (first.name, other.name),
                series,
                before.id,
                figure.reading.title,
                figure.unit,
                value,
                later[key],
                interval(gap, error, freedom),
                two_sided(gap / error, freedom) if error > PRECISION else float(abs(gap) <= PRECISION),
            )


def _is_comparable(reading: Reading) -> bool:
    """Places differ from layout to layout, details would be too many, and what is rough has no error of this kind."""
    return reading.about is None and not reading.is_detail and not reading.is_rough


def _holm(changes: Sequence[Change]) -> Iterator[Change]:
    """From the least probable on: each must be less probable than the level divided by how many are left."""
    ranked = sorted(range(len(changes)), key=lambda index: changes[index].probability)
    real: set[int] = set()
    for rank, index in enumerate(ranked):
        if changes[index].probability > LEVEL / (len(changes) - rank):
            break
        real.add(index)
    for index, change in enumerate(changes):
        yield replace(change, is_real=index in real)


def two_sided(t: float, freedom: int) -> float:
    """How probable a value of Student's t at least that far from zero is."""
    return _incomplete_beta(freedom / (freedom + t * t), freedom / 2, 0.5)


def _incomplete_beta(x: float, a: float, b: float) -> float:
    """The regularised incomplete beta function, by the continued fraction of Lentz."""
    if x <= 0 or x >= 1:
        return min(1.0, max(0.0, x))
    front = exp(lgamma(a + b) - lgamma(a) - lgamma(b) + a * log(x) + b * log(1 - x))
    if x < (a + 1) / (a + b + 2):
        return front * _fraction(x, a, b) / a
    return 1 - front * _fraction(1 - x, b, a) / b


def _fraction(x: float, a: float, b: float) -> float:
    tiny = 1e-300
    c, d = 1.0, 1 / (1 - (a + b) * x / (a + 1) or tiny)
    value = d
    for step in range(1, 300):
        even = step * (b - step) * x / ((a + 2 * step - 1) * (a + 2 * step))
        odd = -(a + step) * (a + b + step) * x / ((a + 2 * step) * (a + 2 * step + 1))
        for term in (even, odd):
            d = 1 / (1 + term * d or tiny)
            c = 1 + term / c or tiny
            value *= c * d
        if abs(c * d - 1) < PRECISION:
            break
    return value
