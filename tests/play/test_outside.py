"""What is outside its band is told on the page, on paper, to machines and on the screen, part by part."""

import html
import json
import re
from base64 import b64encode
from collections.abc import Callable
from dataclasses import replace
from hashlib import sha256

import pypdfium2
import pytest
from prints import look_of
from prints import silent
from studies import PLAYTEST
from studies import content_of
from studies import played
from studies import study_of

from generator import discover
from generator.cli.play_table import show_outside
from generator.cli.play_table import show_report
from generator.game.metric import Band
from generator.pipeline.play_report import all_outside
from generator.pipeline.play_report import report_files
from generator.play.conduct import concluded
from generator.play.judge import findings_of
from generator.play.report import BandVerdict
from generator.play.report import Figure
from generator.play.report import LayoutReport
from generator.play.report import Report

INSIDE = "Everything is inside its band."
BELOW = Band(most=-1e9)  # no value is in it
PARTS = [
    ("greedy", "worlds", "1/reached"),
    ("greedy", "seats", "first"),
    ("random", "sectors", "least"),
    ("greedy against random", "depth", "won"),
]


@pytest.fixture(scope="module")
def inside(tmp_path_factory: pytest.TempPathFactory) -> Report:
    """The report of a real study, of whose figures nothing is demanded."""
    study = study_of(games=20)
    ledger = played(tmp_path_factory.mktemp("study"), study)
    report = concluded(study, ledger.finished(), [content_of("twins")], PLAYTEST)
    return changed(report, lambda place, figure: replace(figure, reading=replace(figure.reading, band=None)))


def changed(report: Report, change: Callable[[tuple[str, str, str], Figure], Figure]) -> Report:
    """The report with each figure changed; `change` gets the place of each as series, metric and key."""

    def layout_with(layout: LayoutReport) -> LayoutReport:
        series = tuple(
            replace(
                each,
                measured=tuple(
                    replace(
                        measured,
                        figures=tuple(
                            change((each.series.name, measured.id, figure.reading.key), figure)
                            for figure in measured.figures
                        ),
                    )
                    for measured in each.measured
                ),
            )
            for each in layout.series
        )
        return replace(layout, series=series)

    return replace(report, layouts=tuple(map(layout_with, report.layouts)))


def with_one_outside(report: Report, wanted: tuple[str, str, str], is_sure: bool) -> Report:
    def change(place: tuple[str, str, str], figure: Figure) -> Figure:
        if place != wanted:
            return figure
        interval = (0.1, 0.2) if is_sure else None
        return replace(figure, interval=interval, reading=replace(figure.reading, band=BELOW))

    made = changed(report, change)
    assert sum(figure.verdict.is_outside for layout in made.layouts for _, _, figure in layout.figures) == 1
    return made


def said(report: Report, capsys: pytest.CaptureFixture[str]) -> dict[str, str]:
    """Everything that is told of a report, as plain words."""
    files = report_files(report, PLAYTEST, look_of("colour", "en"), discover.papers()["a4"], silent)
    capsys.readouterr()
    show_report(report)
    show_outside(all_outside(report, PLAYTEST))
    screen = capsys.readouterr()
    pages = [page.get_textpage().get_text_range() for page in pypdfium2.PdfDocument(files["report.pdf"])]
    tags = re.compile("<style>.*?</style>|<[^>]*>", re.DOTALL)
    return {
        "page": " ".join(html.unescape(tags.sub(" ", files["report.html"].decode())).split()),
        "paper": " ".join(" ".join(pages).split()),
        "machines": files["report.json"].decode(),
        "screen": " ".join((screen.out + screen.err).split()),
    }


@pytest.mark.parametrize("is_sure", [True, False])
@pytest.mark.parametrize("part", PARTS, ids=lambda part: f"{part[1]} {part[2]}".replace("/", " "))
def test_one_part_of_a_metric_outside_is_told_everywhere(
    part: tuple[str, str, str], is_sure: bool, inside: Report, capsys: pytest.CaptureFixture[str]
) -> None:
    report = with_one_outside(inside, part, is_sure)
    (one,) = all_outside(report, PLAYTEST)
    assert one.is_sure is is_sure and one.finding.message and one.finding.help and part[0] in one.finding.proof
    told = said(report, capsys)
    sentence = f"Not everything is inside its band: 1 is {'surely' if is_sure else 'perhaps'} outside."
    for where in ("page", "paper", "screen"):
        assert sentence in told[where], where
        assert one.finding.code in told[where] and one.finding.message in told[where], where
        assert ("erhaps" in told[where].replace(sentence, "")) is not is_sure, where
    (entry,) = json.loads(told["machines"])["outside"]
    assert (entry["code"], entry["message"], entry["sure"]) == (one.finding.code, one.finding.message, is_sure)
    assert INSIDE not in " ".join(told.values())
    assert bool(findings_of(report.layouts[0], PLAYTEST)) is is_sure


def test_nothing_outside_is_told_everywhere(inside: Report, capsys: pytest.CaptureFixture[str]) -> None:
    told = said(inside, capsys)
    assert all(INSIDE in told[where] for where in ("page", "paper", "screen"))
    assert json.loads(told["machines"])["outside"] == []


def test_who_is_sure_speaks_for_those_who_are_not(inside: Report) -> None:
    """The same world is surely outside for the random bot and perhaps for the greedy one: it is told once."""
    first = with_one_outside(inside, ("random", "worlds", "0/reached"), is_sure=True)

    def doubt(place: tuple[str, str, str], figure: Figure) -> Figure:
        is_same = place == ("greedy", "worlds", "0/reached")
        return replace(figure, interval=None, reading=replace(figure.reading, band=BELOW)) if is_same else figure

    (one,) = all_outside(changed(first, doubt), PLAYTEST)
    assert one.is_sure and "games of random" in one.finding.proof


def test_every_verdict_is_either_inside_or_outside() -> None:
    assert {verdict for verdict in BandVerdict if verdict.is_outside} == {
        BandVerdict.LOW,
        BandVerdict.HIGH,
        BandVerdict.DOUBTFUL,
    }
    assert {verdict for verdict in BandVerdict if verdict.is_surely_outside} == {BandVerdict.LOW, BandVerdict.HIGH}


def test_the_page_loads_and_runs_nothing_but_its_own_style(inside: Report) -> None:
    files = report_files(inside, PLAYTEST, look_of("colour", "en"), discover.papers()["a4"], silent)
    text = files["report.html"].decode()
    (style,) = re.findall("<style>(.*?)</style>", text, re.DOTALL)
    policy = re.search('<meta http-equiv="Content-Security-Policy" content="([^"]+)">', text)
    assert policy and text.index(policy[0]) < text.index("<title>") < text.index("<style>")
    assert policy[1].startswith("default-src 'none'; ") and "unsafe" not in policy[1] and "*" not in policy[1]
    assert b64encode(sha256(style.encode()).digest()).decode() in policy[1]
    assert not re.search(r"<script|<link|<iframe| style=| on\w+=", text)
