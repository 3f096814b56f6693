"""Judge: figures outside their bands become findings, with the place in the file and a way out."""

from collections.abc import Iterator

from generator.findings import Finding
from generator.findings import Severity
from generator.play.playtest import AnyPlaytest
from generator.play.report import SheetReport
from generator.play.report import Verdict
from generator.play.study import Kind
from generator.play.wording import band_of
from generator.play.wording import interval_of


def judged(sheet: SheetReport, playtest: AnyPlaytest) -> Iterator[Finding]:
    """Only what is surely outside: an interval that reaches into the band is no finding.

    What several bots say of one thing is said once, by the wisest of them, who comes last.
    """
    found = {
        (measured.id, figure.reading.key, series.series.bots[0] if series.series.kind is Kind.SINGLE else ""): place
        for place in sheet.figures
        for series, measured, figure in [place]
        if figure.verdict in (Verdict.LOW, Verdict.HIGH)
    }
    for series, measured, figure in found.values():
        games = f"{series.series.games:,} games of {series.series.name}"
        yield Finding(
            measured.metric.code,
            figure.reading.message,
            playtest.place(sheet.content, figure.reading.about),
            help=figure.reading.help,
            severity=Severity.WARNING,
            proof=f"{interval_of(figure)} in {games}; fine is {band_of(figure)}",
        )
