"""The report of a playtest in the terminal: a table for each series, with what is outside its band marked."""

from collections.abc import Sequence

import typer

from generator.cli.report import show_findings
from generator.cli.say import say
from generator.play.compare import Change
from generator.play.judge import Outside
from generator.play.judge import standing
from generator.play.report import BandVerdict
from generator.play.report import Figure
from generator.play.report import Report
from generator.play.report import SeriesReport
from generator.play.wording import MARKS
from generator.play.wording import amount
from generator.play.wording import band_of
from generator.play.wording import interval_of
from generator.play.wording import value_of

COLOURS = {
    BandVerdict.LOW: typer.colors.RED,
    BandVerdict.HIGH: typer.colors.RED,
    BandVerdict.DOUBTFUL: typer.colors.YELLOW,
    BandVerdict.FINE: typer.colors.GREEN,
}
HEADINGS = ("", "value", "95 % interval", "band", "")


def show_report(report: Report) -> None:
    study = report.study
    for layout in report.layouts:
        title = f"{layout.name}, {study.players} players, set-ups {study.setup}, seed {study.seed!r}"
        say("", title, bold=True)
        for series in layout.series:
            _show_series(series)


def show_changes(changes: Sequence[Change]) -> None:
    """What is different on further layouts, first what is more than chance."""
    for layouts in dict.fromkeys(change.layouts for change in changes):
        own = [change for change in changes if change.layouts == layouts]
        real = [change for change in own if change.is_real]
        say("", f"{layouts[0]} compared with {layouts[1]}, game by game", bold=True)
        say(f"  {len(real)} of {len(own)} figures differ by more than chance")
        for change in real:
            before, after = amount(change.before, change.unit), amount(change.after, change.unit)
            say(f"  {change.series}: {change.title}  {before} → {after}")


def show_outside(found: Sequence[Outside]) -> None:
    """What is surely outside its band as findings, what may be chance in a line each, and all of it in a sentence."""
    show_findings(each.finding for each in found if each.is_sure)
    for each in found:
        if not each.is_sure:
            finding = each.finding
            say(f"perhaps {finding.code}: {finding.message} ({each.layout}; {finding.proof})", err=True)
    say(standing(found))


def _show_series(series: SeriesReport) -> None:
    figures = [figure for measured in series.measured for figure in measured.figures if not figure.reading.is_detail]
    rows = [HEADINGS, *(_row(figure) for figure in figures)]
    widths = [max(len(row[column]) for row in rows) for column in range(len(HEADINGS))]
    say("", f"{series.series.name} ({series.series.games:,} games)")
    for row, figure in zip(rows, (None, *figures), strict=True):
        cells = [
            cell.rjust(width) if column else cell.ljust(width)
            for column, (cell, width) in enumerate(zip(row, widths, strict=True))
        ]
        colour = COLOURS.get(figure.verdict) if figure else None
        say(f"  {'  '.join(cells[:-1])}  ", nl=False)
        say(row[-1], fg=colour)


def _row(figure: Figure) -> tuple[str, str, str, str, str]:
    return figure.reading.title, value_of(figure), interval_of(figure), band_of(figure), MARKS[figure.verdict]
