"""Play report: what a study found out as pages to print and as one page to read on a screen."""

from collections.abc import Iterator
from collections.abc import Sequence
from typing import cast

from generator.draw.look import Look
from generator.draw.scene import Scene
from generator.game.content import Content
from generator.game.playtest import AnyPlaytest
from generator.game.playtest import Heat
from generator.game.study import SeriesKind
from generator.geometry.point import Size
from generator.impose.page import Document
from generator.impose.page import Page
from generator.impose.paper import Paper
from generator.pipeline.document import document_of
from generator.play.compare import Change
from generator.play.compare import compare
from generator.play.judge import Outside
from generator.play.judge import outside
from generator.play.judge import standing
from generator.play.page import ReportPicture
from generator.play.page import html_page
from generator.play.pages import change_pages
from generator.play.pages import chart_pages
from generator.play.pages import finding_pages
from generator.play.pages import table_pages
from generator.play.plates import Plate
from generator.play.plates import plates
from generator.play.report import LayoutReport
from generator.play.report import Report
from generator.play.report import SeriesReport
from generator.play.report import as_json
from generator.write.pdf import pdf
from generator.write.progress import Progress
from generator.write.svg import svg

MAP = Size(200.0, 190.0)  # on a screen


def report_scenes(
    report: Report, changes: Sequence[Change], playtest: AnyPlaytest, look: Look, size: Size
) -> tuple[Scene, ...]:
    """Findings first, then comparisons, then for each layout its tables, maps and charts."""
    scenes: list[Scene] = []
    caption = (
        f"{look.words('game.title')} · papercosmos playtest · {', '.join(layout.name for layout in report.layouts)}"
    )
    scenes += finding_pages("Findings", all_outside(report, playtest), look, size, caption)
    if changes:
        names = " and ".join(layout.name for layout in report.layouts)
        scenes += change_pages(f"{names}, game by game", changes, look, size, caption)
    for layout in report.layouts:
        title = f"{layout.name} · {report.study.players} players"
        scenes += table_pages(f"{title} · {standing(outside(layout, playtest))}", layout.series, look, size, caption)
        scenes += [plate.scene for plate in _maps(layout, playtest, look, size, caption)]
        charts = [plate for series in layout.series for plate in plates(series, look, caption)]
        scenes += chart_pages(title, charts, look, size, caption)
    return tuple(scenes)


def report_document(
    report: Report, changes: Sequence[Change], playtest: AnyPlaytest, look: Look, paper: Paper
) -> Document:
    """The pages to print."""
    content = cast(Content, report.layouts[0].content)
    return document_of(lambda room: report_scenes(report, changes, playtest, look, room), content, look, paper)


def report_page(report: Report, changes: Sequence[Change], playtest: AnyPlaytest, look: Look) -> bytes:
    """One HTML file with all pictures in it."""
    return html_page(report, changes, all_outside(report, playtest), list(_pictures(report, playtest, look)))


def report_files(
    report: Report, playtest: AnyPlaytest, look: Look, paper: Paper, progress: Progress
) -> dict[str, bytes]:
    """The three files of a report by name; the same study gives the same bytes, whoever played it."""
    changes, found = compare(report), all_outside(report, playtest)
    as_text = as_json(report, [each.as_json for each in found], [change.as_json for change in changes])
    return {
        "report.html": report_page(report, changes, playtest, look),
        "report.pdf": pdf(report_document(report, changes, playtest, look, paper), progress),
        "report.json": as_text.encode(),
    }


def all_outside(report: Report, playtest: AnyPlaytest) -> tuple[Outside, ...]:
    return tuple(each for layout in report.layouts for each in outside(layout, playtest))


def _maps(layout: LayoutReport, playtest: AnyPlaytest, look: Look, size: Size, caption: str) -> Iterator[Plate]:
    for series in layout.series:
        shares = _shares(series, playtest.map.metric) if playtest.map else {}
        if playtest.map and shares and series.series.kind is SeriesKind.ALIKE:
            heat = Heat(series.series.name, shares, f"{caption} · {series.series.name}")
            yield Plate(heat.series, playtest.map.title, playtest.map.draw(layout.content, heat, look, size))


def _shares(series: SeriesReport, metric: str) -> dict[int, float]:
    """How much happened at each place, as the details of a metric tell."""
    figures = (figure for measured in series.measured if measured.id == metric for figure in measured.figures)
    details = (figure.reading for figure in figures if figure.reading.is_detail)
    return {reading.about: reading.value for reading in details if reading.about is not None}


def _pictures(report: Report, playtest: AnyPlaytest, look: Look) -> Iterator[ReportPicture]:
    for layout in report.layouts:
        for plate in _maps(layout, playtest, look, MAP, ""):
            yield ReportPicture(layout.name, plate.series, plate.title, _svg(plate.scene, look), is_map=True)
        for series in layout.series:
            for plate in plates(series, look, ""):
                yield ReportPicture(layout.name, plate.series, plate.title, _svg(plate.scene, look))


def _svg(scene: Scene, look: Look) -> bytes:
    document = Document("", "", "", (), "", look.language, (Page(scene.size, scene.items),))
    return next(svg(document, outlines=False, progress=lambda done, pages: None))
