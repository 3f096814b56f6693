"""Card: what was measured of one layout, short enough to keep beside it, for people and for machines."""

from collections.abc import Iterable
from collections.abc import Iterator
from collections.abc import Mapping
from typing import cast

from generator.figures import Card
from generator.figures import CardFigure
from generator.figures import Points
from generator.figures import SeriesOfGames
from generator.game.content import Content
from generator.game.inventor import Difficulty
from generator.game.inventor import Level
from generator.game.study import Study
from generator.play.report import DIGITS
from generator.play.report import Figure
from generator.play.report import LayoutReport
from generator.play.report import Measured
from generator.play.report import Report
from generator.play.report import SeriesReport
from generator.play.wording import band_of
from generator.play.wording import interval_of
from generator.play.wording import value_of

SCORE = "score"  # the metric whose figures are kept though nothing is demanded of most of them


def cards(report: Report, levels: Mapping[Difficulty, Level], wise: str) -> Iterator[Card]:
    """One for each layout; without games of wise bots among their like it tells no points and no difficulty."""
    for under_study, layout in zip(report.study.layouts, report.layouts, strict=True):
        yield _card(report.study, under_study.fingerprint, layout, levels, wise)


def _card(study: Study, fingerprint: str, layout: LayoutReport, levels: Mapping[Difficulty, Level], wise: str) -> Card:
    content = cast(Content, layout.content)
    good = next((each for each in layout.series if each.series.name == wise), None)
    points = points_of(good) if good else None
    return Card(
        layout=content.layout_id,
        code=content.code,
        fingerprint=fingerprint,
        version=study.version,
        players=study.players,
        setup=study.setup,
        seed=study.seed,
        difficulty=_difficulty(levels, points.mean) if points else None,
        points=points,
        series=tuple(_series(each) for each in layout.series),
    )


def points_of(series: SeriesReport) -> Points:
    score = next(measured for measured in series.measured if measured.id == SCORE)
    found = {figure.reading.key: round(figure.reading.value, DIGITS) for figure in score.figures}
    return Points(mean=found["mean"], low=found["p5"], high=found["p95"])


def _difficulty(levels: Mapping[Difficulty, Level], points: float) -> Difficulty | None:
    return next((difficulty for difficulty, level in levels.items() if level.holds(points)), None)


def _series(series: SeriesReport) -> SeriesOfGames:
    figures = tuple(_figure(measured, figure) for measured, figure in _telling(series))
    return SeriesOfGames(name=series.series.name, games=series.series.games, figures=figures)


def _figure(measured: Measured, figure: Figure) -> CardFigure:
    band, ends = figure.reading.band, figure.interval
    return CardFigure(
        metric=measured.id,
        key=figure.reading.key,
        title=_title(measured, figure),
        value=round(figure.reading.value, DIGITS),
        unit=figure.unit.value,
        interval=(round(ends[0], DIGITS), round(ends[1], DIGITS)) if ends else None,
        band=(band.least, band.most) if band else None,
    )


def _telling(series: SeriesReport) -> Iterator[tuple[Measured, Figure]]:
    """Figures with a band, and all of the score."""
    for measured in series.measured:
        yield from ((measured, each) for each in measured.figures if each.reading.band or measured.id == SCORE)


def _title(measured: Measured, figure: Figure) -> str:
    return figure.reading.title if figure.reading.key != "all" else measured.metric.title


def card_json(card: Card) -> bytes:
    return card.model_dump_json(indent=1).encode() + b"\n"


def card_text(layout: LayoutReport, facts: Iterable[str]) -> str:
    """First the facts, then the figures, one on a line, under the games they come from."""
    lines = [*facts, ""]
    for series in layout.series:
        lines.append(f"{series.series.name}, {series.series.games} games")
        lines += [_line(measured, figure) for measured, figure in _telling(series)]
        lines.append("")
    return "\n".join(lines)


def _line(measured: Measured, figure: Figure) -> str:
    values = f"{value_of(figure):>9}  {interval_of(figure):<16}{band_of(figure)}"
    return f"  {_title(measured, figure):<42}{values}".rstrip()
