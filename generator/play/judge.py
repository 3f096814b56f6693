"""Judge: figures outside their bands become findings, with the place in the file and a way out.

Whatever a report says about what is outside, on a screen, on paper or to machines, comes from `outside`.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from generator.findings import Finding
from generator.findings import Severity
from generator.findings import in_order
from generator.game.playtest import AnyPlaytest
from generator.game.study import SeriesKind
from generator.play.report import Figure
from generator.play.report import LayoutReport
from generator.play.report import Measured
from generator.play.report import SeriesReport
from generator.play.wording import band_of
from generator.play.wording import interval_of
from generator.play.wording import value_of

Place = tuple[SeriesReport, Measured, Figure]


@dataclass(frozen=True, slots=True)
class Outside:
    """One thing outside its band on one layout; `is_sure` is False if that may be chance."""

    layout: str
    finding: Finding
    is_sure: bool

    @property
    def as_json(self) -> dict[str, object]:
        finding = self.finding
        return {
            "layout": self.layout,
            "code": finding.code,
            "sure": self.is_sure,
            "message": finding.message,
            "line": finding.span.line if finding.span else None,
            "proof": finding.proof,
            "help": finding.help,
        }


def outside(layout: LayoutReport, playtest: AnyPlaytest) -> tuple[Outside, ...]:
    """First what is surely outside, then what may be chance.

    What several bots say of one thing is said once, by the one who is sure, of those by the wisest, who comes last.
    """
    places = [place for place in layout.figures if place[2].verdict.is_outside]
    said = {_thing(place): place for place in sorted(places, key=_is_sure)}
    return tuple(
        Outside(layout.name, finding, is_sure)
        for is_sure in (True, False)
        for finding in in_order(
            _finding(place, layout, playtest) for place in said.values() if _is_sure(place) is is_sure
        )
    )


def findings_of(layout: LayoutReport, playtest: AnyPlaytest) -> tuple[Finding, ...]:
    """Only what is surely outside: an interval that reaches into the band is no finding."""
    return tuple(each.finding for each in outside(layout, playtest) if each.is_sure)


def standing(found: Sequence[Outside]) -> str:
    """All of it in one sentence."""
    sure = sum(each.is_sure for each in found)
    perhaps = len(found) - sure
    counts = [
        f"{count} {'is' if count == 1 else 'are'} {how} outside"
        for count, how in ((sure, "surely"), (perhaps, "perhaps"))
        if count
    ]
    return f"Not everything is inside its band: {' and '.join(counts)}." if counts else "Everything is inside its band."


def _is_sure(place: Place) -> bool:
    return place[2].verdict.is_surely_outside


def _thing(place: Place) -> tuple[str, str, str]:
    series, measured, figure = place
    return measured.id, figure.reading.key, series.series.bots[0] if series.series.kind is SeriesKind.SINGLE else ""


def _finding(place: Place, layout: LayoutReport, playtest: AnyPlaytest) -> Finding:
    series, measured, figure = place
    reading = figure.reading
    games = f"{series.series.games:,} games of {series.series.name}"
    return Finding(
        measured.metric.code,
        reading.message,
        playtest.place(layout.content, reading.about),
        help=reading.help if _is_sure(place) else f"it may be chance: play more games; if it stays, {reading.help}",
        severity=Severity.WARNING,
        proof=f"{interval_of(figure) or value_of(figure)} in {games}; fine is {band_of(figure)}",
    )
