"""Charts: columns and rows with their intervals, drawn as scenes in millimetres."""

from collections.abc import Iterator
from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil
from math import floor
from math import log10

from generator.draw.look import Look
from generator.draw.minus import signed
from generator.draw.scene import Anchor
from generator.draw.scene import Item
from generator.draw.scene import Path
from generator.draw.text import set_text
from generator.geometry.path import polyline
from generator.geometry.path import rectangle
from generator.geometry.point import Box
from generator.geometry.point import Point

TITLE = 7.0  # height of the line above a chart
LABEL = 5.0  # height of the labels below columns
SCALE = 13.0  # width of the figures beside columns
NAME = 44.0  # width of the names beside rows
FIGURE = 20.0  # width of the figures beside rows
TICKS = 4
FILLED = 0.72  # of a column's or row's room
WHISKER = 0.9  # half the width of the ends of an interval
MOST_LABELS = 16


@dataclass(frozen=True, slots=True)
class Bar:
    """One value with its label and its figure in words; the interval is drawn where there is one."""

    label: str
    value: float
    words: str = ""
    interval: tuple[float, float] | None = None


@dataclass(frozen=True, slots=True)
class _Axis:
    """Values along a stretch of the page, from one end to the other."""

    low: float
    high: float
    start: float
    end: float

    def at(self, value: float) -> float:
        value = min(max(value, self.low), self.high)
        return self.start + (value - self.low) / (self.high - self.low) * (self.end - self.start)


def draw_title(title: str, box: Box, look: Look) -> Iterator[Item]:
    yield from set_text(title, Box.at(box.left, box.top, box.width, TITLE), look.type("heading"), level=0.2)


def draw_columns(bars: Sequence[Bar], box: Box, look: Look) -> Iterator[Item]:
    """Upright bars over their labels, with a scale at the left."""
    plot = Box(box.left + SCALE, box.top + 2, box.right, box.bottom - LABEL)
    step, (low, high) = _ends(bars)
    axis = _Axis(low, high, plot.bottom, plot.top)
    yield from _scale(axis, step, plot, look)
    room = plot.width / len(bars)
    every = ceil(len(bars) / MOST_LABELS)
    for index, bar in enumerate(bars):
        left, middle = plot.left + index * room, plot.left + (index + 0.5) * room
        top, foot = sorted((axis.at(bar.value), axis.at(0)))
        yield Path(
            rectangle(Box.at(left + room * (1 - FILLED) / 2, top, room * FILLED, foot - top)), look.style("chart-bar")
        )
        if bar.interval:
            yield _whisker(Point(middle, axis.at(bar.interval[0])), Point(middle, axis.at(bar.interval[1])), look)
        if index % every == 0:
            label = Box(middle - room * every / 2, plot.bottom, middle + room * every / 2, box.bottom)
            yield from set_text(bar.label, label, look.type("small"), Anchor.MIDDLE, level=0.7)
    yield Path(polyline((Point(plot.left, axis.at(0)), Point(plot.right, axis.at(0)))), look.style("chart-axis"))


def draw_rows(bars: Sequence[Bar], box: Box, look: Look) -> Iterator[Item]:
    """Lying bars beside their names, with their figures at the right."""
    plot = Box(box.left + NAME, box.top, box.right - FIGURE, box.bottom)
    _, (low, high) = _ends(bars)
    axis = _Axis(low, high, plot.left, plot.right)
    room = min(8.0, plot.height / len(bars))
    for index, bar in enumerate(bars):
        top, middle = plot.top + index * room, plot.top + (index + 0.5) * room
        left, right = sorted((axis.at(bar.value), axis.at(0)))
        yield Path(
            rectangle(Box.at(left, top + room * (1 - FILLED) / 2, right - left, room * FILLED)), look.style("chart-bar")
        )
        if bar.interval:
            yield _whisker(Point(axis.at(bar.interval[0]), middle), Point(axis.at(bar.interval[1]), middle), look)
        yield from set_text(bar.label, Box.at(box.left, top, NAME - 2, room), look.type("small"))
        figure = Box(plot.right + 1, top, box.right, top + room)
        yield from set_text(bar.words, figure, look.type("label"), Anchor.END)
    foot = plot.top + room * len(bars)
    yield Path(polyline((Point(axis.at(0), plot.top), Point(axis.at(0), foot))), look.style("chart-axis"))


def _whisker(one: Point, other: Point, look: Look) -> Path:
    """A line from end to end with a short one across each."""
    across = Point(0, WHISKER) if one.y == other.y else Point(WHISKER, 0)
    segments = (
        *polyline((one, other)),
        *polyline((one - across, one + across)),
        *polyline((other - across, other + across)),
    )
    return Path(segments, look.style("chart-whisker"))


def _scale(axis: _Axis, step: float, plot: Box, look: Look) -> Iterator[Item]:
    count = round((axis.high - axis.low) / step)
    for index in range(count + 1):
        value = axis.low + index * step
        y = axis.at(value)
        yield Path(polyline((Point(plot.left, y), Point(plot.right, y))), look.style("rule"))
        words = signed(f"{value:.10g}")
        yield from set_text(
            words, Box(plot.left - SCALE, y - 2, plot.left - 1.5, y + 2), look.type("small"), Anchor.END
        )


def _ends(bars: Sequence[Bar]) -> tuple[float, tuple[float, float]]:
    """A round step, and ends that are multiples of it and hold zero and all values with their intervals."""
    values = [0.0, *(end for bar in bars for end in (bar.value, *(bar.interval or ())))]
    low, high = min(values), max(values)
    step = _round_step((high - low or 1.0) / TICKS)
    return step, (floor(low / step) * step, max(step, ceil(high / step) * step))


def _round_step(least: float) -> float:
    power = 10.0 ** floor(log10(least))
    return next(factor * power for factor in (1, 2, 2.5, 5, 10) if factor * power >= least * 0.999)
