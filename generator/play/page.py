"""Page: a report as one HTML file, with tables to read and pictures inside, which needs nothing else."""

from base64 import b64encode
from collections.abc import Iterator
from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256
from html import escape

from generator.play.compare import Change
from generator.play.judge import Outside
from generator.play.judge import standing
from generator.play.report import Figure
from generator.play.report import LayoutReport
from generator.play.report import Report
from generator.play.report import SeriesReport
from generator.play.wording import MARKS
from generator.play.wording import amount
from generator.play.wording import band_of
from generator.play.wording import interval_of
from generator.play.wording import value_of

STYLE = """
body { font: 15px/1.45 system-ui, sans-serif; color: #16244a; max-width: 1080px; margin: 2em auto; padding: 0 1em }
h1, h2, h3 { line-height: 1.2 } h2 { margin-top: 2em; border-top: 2px solid #16244a; padding-top: .6em }
table { border-collapse: collapse; width: 100%; margin: .6em 0 1.4em }
th, td { text-align: right; padding: .18em .6em; border-bottom: 1px solid #d5dae6; font-variant-numeric: tabular-nums }
th:first-child, td:first-child { text-align: left } th { background: #e9edf5 }
.low td, .high td { background: #fbe3d6; font-weight: 600 } .doubtful td { background: #fdf3df }
.detail td:first-child { padding-left: 2em; color: #56607a }
.finding, .perhaps { border-left: 4px solid #d55e00; padding-left: 1em } .perhaps { border-color: #e6b450 }
.pictures { display: flex; flex-wrap: wrap; gap: 1.2em } .pictures img { max-width: 100%; width: 500px }
.map img { width: 100%; max-width: 820px } .quiet { color: #56607a } code { font-size: .95em }
""".strip()
# Names in a report come from files of others. Whatever one of them might smuggle in, the page loads and runs nothing:
# it may use its own style, known by its hash, and the pictures inside it.
POLICY = (
    f"default-src 'none'; style-src 'sha256-{b64encode(sha256(STYLE.encode()).digest()).decode()}'; img-src data:; "
    "base-uri 'none'; form-action 'none'"
)


@dataclass(frozen=True, slots=True)
class ReportPicture:
    """An SVG of one series on one layout; a map is shown larger."""

    layout: str
    series: str
    title: str
    svg: bytes
    is_map: bool = False


def html_page(
    report: Report, changes: Sequence[Change], found: Sequence[Outside], pictures: Sequence[ReportPicture]
) -> bytes:
    """The whole report; the same study gives the same bytes."""
    names = ", ".join(layout.name for layout in report.layouts)
    title = f"Playtest: {names}"
    parts = [
        "<!doctype html>",
        '<html lang="en"><head><meta charset="utf-8">',
        f'<meta http-equiv="Content-Security-Policy" content="{POLICY}"><title>{escape(title)}</title>',
        f'<meta name="viewport" content="width=device-width"><style>{STYLE}</style></head><body>',
        f"<h1>{escape(title)}</h1>",
        *_about(report),
        *_findings(found),
        *_changes(changes),
        *(part for layout in report.layouts for part in _layout(layout, pictures)),
        "</body></html>\n",
    ]
    return "\n".join(parts).encode()


def _about(report: Report) -> Iterator[str]:
    study = report.study
    facts = (
        f"{study.games:,} games of {study.players} players, set-ups {study.setup}, seed “{study.seed}”, "
        f"papercosmos {study.version}, study {study.fingerprint}."
    )
    yield f"<p class=quiet>{escape(facts)} Bots play, not people: they tell layouts apart, not how good they feel.</p>"


def _findings(found: Sequence[Outside]) -> Iterator[str]:
    yield f"<h2>Findings</h2><p>{standing(found)}</p>"
    for each in found:
        finding = each.finding
        place = f"{each.layout}, line {finding.span.line}" if finding.span else each.layout
        kind, perhaps = ("finding", "") if each.is_sure else ("perhaps", "Perhaps: ")
        yield (
            f"<p class={kind}><b>{finding.code}</b> {perhaps}{escape(finding.message)} "
            f"<span class=quiet>{escape(place)}</span><br>"
            f"<span class=quiet>{escape(finding.proof)}</span><br>{escape(finding.help)}</p>"
        )


def _changes(changes: Sequence[Change]) -> Iterator[str]:
    for layouts in dict.fromkeys(change.layouts for change in changes):
        own = [change for change in changes if change.layouts == layouts]
        yield f"<h2>{escape(layouts[0])} compared with {escape(layouts[1])}</h2>"
        yield "<p class=quiet>Same set-ups, same chance, game by game. Marked is what differs by more than chance.</p>"
        yield f"<table><tr><th></th><th>{escape(layouts[0])}</th><th>{escape(layouts[1])}</th><th>difference</th></tr>"
        for change in own:
            mark = " class=doubtful" if change.is_real else ""
            low, high = (amount(end, change.unit) for end in change.interval)
            cells = (amount(change.before, change.unit), amount(change.after, change.unit), f"{low} to {high}")
            yield _row(f"{change.series}: {change.title}", cells, mark)
        yield "</table>"


def _layout(layout: LayoutReport, pictures: Sequence[ReportPicture]) -> Iterator[str]:
    yield f"<h2>{escape(layout.name)}</h2>"
    for series in layout.series:
        name = series.series.name
        yield f"<h3>{escape(name)}, {series.series.games:,} games</h3>"
        yield from _table(series)
        own = [picture for picture in pictures if (picture.layout, picture.series) == (layout.name, name)]
        for kind, shown in (("map", True), ("pictures", False)):
            images = [_image(picture) for picture in own if picture.is_map is shown]
            if images:
                yield f"<div class={kind}>{''.join(images)}</div>"


def _table(series: SeriesReport) -> Iterator[str]:
    """The figures, with what each metric means as a hint; details fold away, those of single sectors are on the map."""
    pairs = [(figure, measured.metric.definition) for measured in series.measured for figure in measured.figures]
    yield from _figures([pair for pair in pairs if not pair[0].reading.is_detail])
    details = [pair for pair in pairs if pair[0].reading.is_detail and pair[0].reading.about is None]
    if details:
        yield "<details><summary>By turn, shape and tile</summary>"
        yield from _figures(details)
        yield "</details>"


def _figures(pairs: Sequence[tuple[Figure, str]]) -> Iterator[str]:
    yield "<table><tr><th></th><th>value</th><th>95 % interval</th><th>band</th><th></th></tr>"
    for figure, definition in pairs:
        yield _figure(figure, definition)
    yield "</table>"


def _figure(figure: Figure, definition: str) -> str:
    marks = [figure.verdict.value] if figure.verdict.is_outside else []
    marks += ["detail"] if figure.reading.is_detail else []
    attributes = f' class="{" ".join(marks)}"' if marks else ""
    cells = (value_of(figure), interval_of(figure), band_of(figure), MARKS[figure.verdict])
    return _row(figure.reading.title, cells, f'{attributes} title="{escape(definition)}"')


def _row(first: str, cells: Sequence[str], attributes: str) -> str:
    others = "".join(f"<td>{escape(cell)}</td>" for cell in cells)
    return f"<tr{attributes}><td>{escape(first)}</td>{others}</tr>"


def _image(picture: ReportPicture) -> str:
    """As an image of its own, so that names inside one picture cannot meet those of another."""
    data = b64encode(picture.svg).decode()
    return f'<img alt="{escape(picture.title)}" src="data:image/svg+xml;base64,{data}">'
