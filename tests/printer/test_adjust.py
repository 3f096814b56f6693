"""A profile scales all pages around their middle and moves backs only, in every format, exactly as it says."""

import re
from dataclasses import replace

import pytest
from prints import document
from prints import pdf_of
from prints import silent
from readers import POINT
from readers import Stroke
from readers import SvgFile
from readers import opened
from readers import strokes_in_pdf

from generator.draw.scene import Path
from generator.draw.scene import Style
from generator.findings import Severity
from generator.geometry.path import polyline
from generator.geometry.point import Box
from generator.geometry.point import Point
from generator.geometry.point import Size
from generator.impose.page import Document
from generator.impose.page import Page
from generator.printer.adjust import adjusted
from generator.printer.adjust import near_the_edge
from generator.printer.profile import Drift
from generator.printer.profile import Measure
from generator.printer.profile import Profile
from generator.write.pdf import pdf
from generator.write.svg import svg

STUDY = Profile("study", Measure(150, 149.5), Measure(250, 250.4), Drift(right=1.2, down=-0.5))
UPRIGHT, LANDSCAPE = Size(210, 297), Size(297, 210)
INK = Style(stroke="#000000", width=0.3)


def page(size: Size, is_back: bool = False, margin: float = 10.0) -> Page:
    """One line from near the upper left corner to near the lower right one."""
    ends = Point(margin, margin), Point(size.width - margin, size.height - margin)
    return Page(size, (Path(polyline(ends), INK),), is_back=is_back)


def of_pages(*pages: Page) -> Document:
    return replace(document(), pages=pages)


def lines(made: Document) -> list[tuple[Stroke, Stroke]]:
    """The one line of each page, as the PDF has it and as the SVG has it."""
    in_pdf = [strokes[0] for strokes in strokes_in_pdf(pdf(made, silent))]
    return list(zip(in_pdf, map(line_in_svg, svg(made, False, silent)), strict=True))


def line_in_svg(content: bytes) -> Stroke:
    (sheet,) = [group for group in SvgFile(content).root if "transform" in group.attrib]
    left, top, across, down = map(float, re.findall(r"[-\d.]+", sheet.attrib["transform"]))
    x, y, to_x, to_y = map(float, re.findall(r"[-\d.]+", sheet[0].attrib["d"]))
    return Stroke((left + x * across, top + y * down), (left + to_x * across, top + to_y * down))


CASES = [
    pytest.param(page(UPRIGHT), (150 / 149.5, 250 / 250.4), (0, 0), id="front"),
    pytest.param(page(UPRIGHT, is_back=True), (150 / 149.5, 250 / 250.4), (1.2, 0.5), id="back"),
    pytest.param(page(LANDSCAPE), (250 / 250.4, 150 / 149.5), (0, 0), id="on its side"),
]


@pytest.mark.parametrize(("drawn", "scale", "shift"), CASES)
def test_a_line_is_as_long_and_lies_where_the_profile_says(
    drawn: Page, scale: tuple[float, float], shift: tuple[float, float]
) -> None:
    """What drifted to the right as seen from the front goes right on the back itself, and there comes true."""
    ((in_pdf, in_svg),) = lines(adjusted(of_pages(drawn), STUDY))
    middle = drawn.size.width / 2, drawn.size.height / 2
    ends = (10, 10), (drawn.size.width - 10, drawn.size.height - 10)
    wanted = [
        middle[axis] + (end[axis] - middle[axis]) * scale[axis] + shift[axis] for end in ends for axis in range(2)
    ]
    assert [*in_pdf.start, *in_pdf.end] == pytest.approx(wanted, abs=0.001)
    assert [*in_svg.start, *in_svg.end] == pytest.approx(wanted, abs=0.001)


def test_the_paper_keeps_its_size() -> None:
    file = opened(pdf(adjusted(of_pages(page(UPRIGHT)), STUDY), silent))
    assert [float(edge) * POINT for edge in file.pages[0].mediabox] == pytest.approx([0, 0, 210, 297], abs=0.001)


def test_a_printer_that_is_true_changes_no_byte() -> None:
    true = Profile("true", Measure(150, 150), Measure(250, 250))
    assert pdf(adjusted(document(), true), silent) == pdf_of()


def test_a_whole_sheet_with_shared_drawings_is_scaled() -> None:
    """Everything on a real page, in forms or not, obeys."""
    plain, fitted = (strokes_in_pdf(pdf(made, silent))[0] for made in (document(), adjusted(document(), STUDY)))
    assert len(plain) == len(fitted) > 100
    for before, after in zip(plain, fitted, strict=True):
        assert after.end[0] - after.start[0] == pytest.approx(
            (before.end[0] - before.start[0]) * 250 / 250.4, abs=0.001
        )
        assert after.end[1] - after.start[1] == pytest.approx(
            (before.end[1] - before.start[1]) * 150 / 149.5, abs=0.001
        )


def test_ink_pushed_to_the_edge_is_a_warning() -> None:
    shrinks = Profile("study", Measure(150, 143), Measure(250, 250))
    (finding,) = near_the_edge(of_pages(page(UPRIGHT, margin=30), page(UPRIGHT, margin=8)), shrinks)
    assert (finding.code, finding.severity) == ("PC332", Severity.WARNING)
    assert "within 3.1 mm of the edge of page 2" in finding.message and finding.help


def test_drift_can_push_ink_to_the_edge_on_backs_only() -> None:
    drifts = Profile("study", drift=Drift(right=5))
    assert list(near_the_edge(of_pages(page(UPRIGHT, margin=8)), drifts)) == []
    (finding,) = near_the_edge(of_pages(page(UPRIGHT, margin=8), page(UPRIGHT, is_back=True, margin=8)), drifts)
    assert "of page 2" in finding.message


def test_ink_that_was_near_the_edge_already_is_not_the_profiles_fault() -> None:
    enlarges = Profile("study", Measure(150, 151), Measure(250, 251))
    assert list(near_the_edge(of_pages(page(UPRIGHT, margin=2)), enlarges)) == []


def test_shipped_sheets_bear_a_common_fault() -> None:
    """A printer half a percent off brings nothing near the edge."""
    common = Profile("study", Measure(150, 149.25), Measure(250, 248.75), Drift(3, 3))
    assert list(near_the_edge(document(), common)) == []


def test_trim_and_bleed_lie_where_the_page_says_and_follow_the_profile() -> None:
    trimmed = replace(page(UPRIGHT), trim=Box(20, 30, 190, 200), bleed=Box(17, 27, 193, 203))
    plain, fitted = (
        opened(pdf(made, silent)).pages[0] for made in (of_pages(trimmed), adjusted(of_pages(trimmed), STUDY))
    )
    assert [float(edge) * POINT for edge in plain.trimbox] == pytest.approx([20, 97, 190, 267], abs=0.001)
    assert [float(edge) * POINT for edge in plain.obj.BleedBox] == pytest.approx([17, 94, 193, 270], abs=0.001)
    wanted = [105 - 85 * 150 / 149.5, 105 + 85 * 150 / 149.5]
    assert [float(fitted.trimbox[edge]) * POINT for edge in (0, 2)] == pytest.approx(wanted, abs=0.001)


def test_pages_that_are_not_trimmed_have_the_boxes_of_the_paper() -> None:
    (only,) = opened(pdf_of()).pages
    assert only.trimbox == only.obj.BleedBox == only.mediabox


def test_two_sided_documents_ask_to_be_turned_on_the_long_edge() -> None:
    two_sided = opened(pdf(of_pages(page(UPRIGHT), page(UPRIGHT, is_back=True)), silent))
    assert two_sided.Root.ViewerPreferences.Duplex == "/DuplexFlipLongEdge"
    assert [each.label for each in two_sided.pages] == ["1", "2"]
    assert opened(pdf(of_pages(page(UPRIGHT)), silent)).Root.ViewerPreferences.Duplex == "/Simplex"


def test_where_only_some_pages_have_backs_nothing_is_asked() -> None:
    """On both sides, pages without a back would land on each other; on one side, backs would part from fronts."""
    mixed = opened(pdf(of_pages(page(UPRIGHT), page(UPRIGHT), page(UPRIGHT, is_back=True)), silent))
    assert "/Duplex" not in mixed.Root.ViewerPreferences
