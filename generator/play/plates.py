"""Plates: the charts of a series, as its metrics ask for them."""

from collections.abc import Iterator
from collections.abc import Sequence
from dataclasses import dataclass

from generator.draw.look import Look
from generator.draw.minus import signed
from generator.draw.scene import Item
from generator.draw.scene import Scene
from generator.game.metric import DETAIL
from generator.game.metric import Chart
from generator.game.metric import ChartForm
from generator.game.metric import Unit
from generator.geometry.point import Box
from generator.geometry.point import Size
from generator.play.chart import TITLE
from generator.play.chart import Bar
from generator.play.chart import draw_columns
from generator.play.chart import draw_rows
from generator.play.chart import draw_title
from generator.play.report import Figure
from generator.play.report import Measured
from generator.play.report import SeriesReport
from generator.play.wording import value_of

SIZE = Size(128.0, 80.0)
BINS = 40  # at most so many columns of a histogram


@dataclass(frozen=True, slots=True)
class Plate:
    """A picture of one series on one layout."""

    series: str
    title: str
    scene: Scene


def plates(series: SeriesReport, look: Look, caption: str) -> Iterator[Plate]:
    for measured in series.measured:
        for chart in measured.metric.charts:
            bars = _bars(measured, chart)
            if bars:
                items = tuple(_drawn(chart, bars, look))
                yield Plate(series.series.name, chart.title, Scene(SIZE, items, caption))


def _drawn(chart: Chart, bars: Sequence[Bar], look: Look) -> Iterator[Item]:
    yield from draw_title(chart.title, Box(0, 0, SIZE.width, SIZE.height), look)
    room = Box(0, TITLE, SIZE.width, SIZE.height)
    yield from draw_rows(bars, room, look) if chart.form is ChartForm.ROWS else draw_columns(bars, room, look)


def _bars(measured: Measured, chart: Chart) -> list[Bar]:
    if chart.form is ChartForm.HISTOGRAM:
        return _histogram(measured)
    chosen = [figure for figure in measured.figures if _is_in(figure, chart.keys)]
    return [_bar(figure, chart) for figure in chosen]


def _is_in(figure: Figure, keys: str) -> bool:
    return figure.reading.key.startswith(keys) if keys else not figure.reading.is_detail


def _bar(figure: Figure, chart: Chart) -> Bar:
    """In percent where it is a share; rows have room for a title, columns only for what is special of the key."""
    reading, interval = figure.reading, figure.interval
    factor = 100.0 if figure.unit in (Unit.SHARE, Unit.DIFFERENCE) else 1.0
    is_row = chart.form is ChartForm.ROWS
    label = reading.title.removeprefix(DETAIL).strip() if is_row else reading.key.removeprefix(chart.keys)
    ends = (
        (interval[0] * factor, interval[1] * factor) if interval and reading.value else None
    )  # else it hides the rest
    return Bar(label, reading.value * factor, value_of(figure), ends)


def _histogram(measured: Measured) -> list[Bar]:
    """How often each value occurred, in percent; neighbours are put together until there are few enough."""
    counts = {int(key): count for key, count in measured.total.items()}
    if not counts:
        return []
    low, high, total = min(counts), max(counts), sum(counts.values())
    widths = (width for width in (1, 2, 5, 10, 20, 50, 100) if (high - low) / width <= BINS)
    width = next(widths, (high - low) // BINS + 1)
    bins = dict.fromkeys(range(low // width, high // width + 1), 0)
    for value, count in counts.items():
        bins[value // width] += count
    return [Bar(signed(index * width), 100 * count / total) for index, count in bins.items()]
