"""Card: what was measured of an invented layout, for people and for machines."""

import json
from collections.abc import Iterator

from generator.invent.attempt import Plan
from generator.invent.search import Found
from generator.play.report import DIGITS
from generator.play.report import Figure
from generator.play.report import Measured
from generator.play.report import Report
from generator.play.report import SeriesReport
from generator.play.wording import band_of
from generator.play.wording import interval_of
from generator.play.wording import value_of


def card_text(plan: Plan, found: Found) -> str:
    """The figures that have a band, one on a line, under the games they come from."""
    content, report = found.attempt.content, _report(found)
    lines = [f"{content.title('en')} ({content.code})", *_facts(plan, found), ""]
    for series in report.sheets[0].series:
        lines.append(f"{series.series.name}, {series.series.games} games")
        lines += [_line(measured, figure) for measured, figure in _banded(series)]
        lines.append("")
    return "\n".join(lines)


def _facts(plan: Plan, found: Found) -> Iterator[str]:
    yield f"Seed {plan.seed}, candidate {found.attempt.number}; proved by all checks."
    yield f"Differs from {found.nearest}, the one most like it, in {found.difference:.0%}."
    yield f"Measured on fresh seeds ({_report(found).study.seed}), {_report(found).study.players} players:"


def _line(measured: Measured, figure: Figure) -> str:
    title = figure.reading.title if figure.reading.key != "all" else measured.metric.title
    return f"  {title:<42}{value_of(figure):>9}  {interval_of(figure):<16}{band_of(figure)}".rstrip()


def card_json(plan: Plan, found: Found) -> str:
    content, report = found.attempt.content, _report(found)
    value = {
        "name": content.title("en"),
        "code": content.code,
        "seed": plan.seed,
        "candidate": found.attempt.number,
        "difference": round(found.difference, DIGITS),
        "nearest": found.nearest,
        "players": report.study.players,
        "measured_with_seed": report.study.seed,
        "series": [
            {
                "name": series.series.name,
                "games": series.series.games,
                "figures": [_figure(measured, figure) for measured, figure in _banded(series)],
            }
            for series in report.sheets[0].series
        ],
    }
    return json.dumps(value, indent=1, ensure_ascii=False) + "\n"


def _figure(measured: Measured, figure: Figure) -> dict[str, object]:
    band = figure.reading.band
    return {
        "metric": measured.id,
        "key": figure.reading.key,
        "title": figure.reading.title,
        "value": round(figure.reading.value, DIGITS),
        "interval": [round(end, DIGITS) for end in figure.interval] if figure.interval else None,
        "band": [band.least, band.most] if band else None,
        "unit": figure.unit.value,
    }


def _banded(series: SeriesReport) -> Iterator[tuple[Measured, Figure]]:
    for measured in series.measured:
        yield from ((measured, figure) for figure in measured.figures if figure.reading.band)


def _report(found: Found) -> Report:
    assert found.attempt.report is not None, "what was found was measured"
    return found.attempt.report
