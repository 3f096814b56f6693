"""Report: what a study found out, as figures with intervals and verdicts."""

import json
from collections.abc import Iterator
from collections.abc import Mapping
from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import partial

from generator.game.metric import AnyMetric
from generator.game.metric import Metrics
from generator.game.metric import Reading
from generator.game.metric import Tallies
from generator.game.metric import Tally
from generator.game.metric import Unit
from generator.game.study import Series
from generator.game.study import Study
from generator.play.estimate import Error
from generator.play.estimate import Interval
from generator.play.estimate import Values
from generator.play.estimate import errors
from generator.play.estimate import interval
from generator.play.estimate import share_interval
from generator.play.tally import added

DIGITS = 6  # of figures in files


class BandVerdict(StrEnum):
    FINE = "fine"
    DOUBTFUL = "doubtful"  # outside of the band, but perhaps by chance
    LOW = "low"
    HIGH = "high"
    FREE = ""  # nothing is demanded

    @property
    def is_surely_outside(self) -> bool:
        return self in (BandVerdict.LOW, BandVerdict.HIGH)

    @property
    def is_outside(self) -> bool:
        return self.is_surely_outside or self is BandVerdict.DOUBTFUL


@dataclass(frozen=True, slots=True)
class Figure:
    """A reading with its unit and the interval that holds the true value in 95 of 100 studies, if we can tell."""

    reading: Reading
    unit: Unit
    interval: Interval | None

    @property
    def verdict(self) -> BandVerdict:
        band, value = self.reading.band, self.reading.value
        if band is None:
            return BandVerdict.FREE
        if band.holds(value):
            return BandVerdict.FINE
        if self.interval is None:
            return BandVerdict.DOUBTFUL
        low, high = self.interval
        if band.most is not None and low > band.most:
            return BandVerdict.HIGH
        if band.least is not None and high < band.least:
            return BandVerdict.LOW
        return BandVerdict.DOUBTFUL


@dataclass(frozen=True, slots=True)
class Measured:
    """One metric of one series; `total` is what it counted."""

    id: str
    metric: AnyMetric
    total: Tally
    blocks: tuple[Tally, ...]
    figures: tuple[Figure, ...]


@dataclass(frozen=True, slots=True)
class SeriesReport:
    series: Series
    measured: tuple[Measured, ...]


@dataclass(frozen=True, slots=True)
class LayoutReport:
    """All series on one layout."""

    name: str
    content: object
    series: tuple[SeriesReport, ...]

    @property
    def figures(self) -> Iterator[tuple[SeriesReport, Measured, Figure]]:
        for series in self.series:
            for measured in series.measured:
                for figure in measured.figures:
                    yield series, measured, figure


@dataclass(frozen=True, slots=True)
class Report:
    study: Study
    layouts: tuple[LayoutReport, ...]


def report(study: Study, contents: Sequence[object], finished: Mapping[int, Tallies], metrics: Metrics) -> Report:
    """The report of a study all of whose blocks are finished."""
    layouts, blocks = [], study.blocks
    for index, content in enumerate(contents):
        series = []
        for number, each in enumerate(study.series):
            own = [block.number for block in blocks if (block.layout, block.series) == (index, number)]
            series.append(_series(each, content, [finished[block] for block in own], metrics))
        layouts.append(LayoutReport(study.layouts[index].name, content, tuple(series)))
    return Report(study, tuple(layouts))


def _series(series: Series, content: object, blocks: Sequence[Tallies], metrics: Metrics) -> SeriesReport:
    measured = (
        _measured(id, metric, content, series, [block.get(id, {}) for block in blocks])
        for id, metric in metrics.items()
        if series.kind in metric.kinds
    )
    return SeriesReport(series, tuple(measured))


def _measured(id: str, metric: AnyMetric, content: object, series: Series, blocks: Sequence[Tally]) -> Measured:
    total, bot = added(blocks), series.bots[0]
    readings = metric.readings(total, content, bot)
    rough = {key for key, reading in readings.items() if reading.is_rough}
    known = errors(blocks, partial(values_of, metric, content, bot), rough)
    figures = (
        Figure(reading, unit := reading.unit or metric.unit, _interval(reading, unit, known.get(key), series.games))
        for key, reading in readings.items()
    )
    return Measured(id, metric, total, tuple(blocks), tuple(figures))


def values_of(metric: AnyMetric, content: object, bot: str, total: Tally) -> Values:
    return {key: reading.value for key, reading in metric.readings(total, content, bot).items()}


def _interval(reading: Reading, unit: Unit, known: Error | None, games: int) -> Interval | None:
    if known is None:
        return None
    if unit is Unit.SHARE:
        return share_interval(reading.value, *known, games)
    return interval(reading.value, *known)


def as_json(found: Report, outside: Sequence[Mapping[str, object]], comparison: Sequence[Mapping[str, object]]) -> str:
    """Everything for machines; the same study gives the same bytes."""
    value = {
        "study": json.loads(found.study.as_json()),
        "fingerprint": found.study.fingerprint,
        "layouts": [
            {
                "name": layout.name,
                "series": [
                    {
                        "name": each.series.name,
                        "games": each.series.games,
                        "metrics": [_metric_json(measured) for measured in each.measured],
                    }
                    for each in layout.series
                ],
            }
            for layout in found.layouts
        ],
        "outside": list(outside),
        "comparison": list(comparison),
    }
    return json.dumps(value, indent=1, ensure_ascii=False) + "\n"


def _metric_json(measured: Measured) -> dict[str, object]:
    return {
        "id": measured.id,
        "code": measured.metric.code,
        "title": measured.metric.title,
        "definition": measured.metric.definition,
        "tally": measured.total,
        "figures": [_figure_json(figure) for figure in measured.figures],
    }


def _figure_json(figure: Figure) -> dict[str, object]:
    reading, band = figure.reading, figure.reading.band
    return {
        "key": reading.key,
        "title": reading.title,
        "value": round(reading.value, DIGITS),
        "unit": figure.unit.value,
        "interval": [round(end, DIGITS) for end in figure.interval] if figure.interval else None,
        "band": [band.least, band.most] if band else None,
        "verdict": figure.verdict.value,
        "sector": reading.about,
    }
