"""A printer that is not true, and somebody who reads a printed calibration sheet with ruler and window.

The printer scales everything away from the upper left corner of the paper and then shifts it, each side by itself.
All that is read is read from the lines of a PDF file.
"""

from dataclasses import dataclass
from itertools import pairwise

from readers import Stroke
from readers import strokes_in_pdf

from generator.impose.page import Document
from generator.impose.paper import Paper
from generator.printer.profile import Drift
from generator.printer.profile import Profile
from generator.printer.reading import measured_ruler
from generator.write.pdf import pdf

PAIRS = 51  # of lines in a comb, five for each millimetre
XY = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Fault:
    """What a printer does: scale, and where it puts the origin of fronts and backs."""

    scale: XY
    front: XY
    back: XY

    def on_paper(self, stroke: Stroke, is_back: bool) -> Stroke:
        shift = self.back if is_back else self.front
        start, end = (
            (point[0] * self.scale[0] + shift[0], point[1] * self.scale[1] + shift[1])
            for point in (stroke.start, stroke.end)
        )
        return Stroke(start, end)


def fault_with_drift(scale: XY, front: XY, drift: XY, paper: Paper) -> Fault:
    """A printer whose backs lie so far to the right and down, in its own millimetres, as seen from the front."""
    right, down = drift[0] * scale[0], drift[1] * scale[1]
    back = (paper.size.width * (1 - scale[0]) - front[0] - right, front[1] + down)
    return Fault(scale, front, back)


@dataclass(frozen=True, slots=True)
class Sheet:
    """A printed sheet held against the light: the lines of the front, and those of the back as they shine through."""

    front: list[Stroke]
    back: list[Stroke]


def printed(document: Document, fault: Fault, paper: Paper) -> Sheet:
    front, back = strokes_in_pdf(pdf(document, lambda done, pages: None))
    behind = [fault.on_paper(stroke, is_back=True) for stroke in back]
    width = paper.size.width
    seen = [
        Stroke((width - stroke.start[0], stroke.start[1]), (width - stroke.end[0], stroke.end[1])) for stroke in behind
    ]
    return Sheet([fault.on_paper(stroke, is_back=False) for stroke in front], seen)


def ruler(sheet: Sheet, is_upright: bool) -> float:
    """The longest line across or down, from end to end."""
    return max(stroke.length for stroke in sheet.front if stroke.is_upright is is_upright)


def cross(sheet: Sheet) -> XY:
    """How far the cross lies from the middle of the grid, in millimetres to the right and down."""
    middles = []
    for strokes, length in ((sheet.front, 12), (sheet.back, 16)):
        lines = [stroke for stroke in strokes if abs(stroke.length / length - 1) < 0.045]
        upright = [stroke.middle[0] for stroke in lines if stroke.is_upright]
        level = [stroke.middle[1] for stroke in lines if not stroke.is_upright]
        middles.append((sum(upright) / len(upright), sum(level) / len(level)))
    (x, y), (back_x, back_y) = middles
    return back_x - x, back_y - y


def comb(strokes: list[Stroke], is_upright: bool) -> list[float]:
    """Where the lines of a comb stand: as many parallel lines as it has, side by side."""
    along, ends = (0, 1) if is_upright else (1, 0)
    parallel = [stroke for stroke in strokes if stroke.is_upright is is_upright and stroke.length > 7]
    for first in parallel:
        foot = max(first.start[ends], first.end[ends])
        row = [stroke for stroke in parallel if abs(max(stroke.start[ends], stroke.end[ends]) - foot) < 0.01]
        if len(row) == PAIRS:
            return sorted(stroke.middle[along] for stroke in row)
    raise AssertionError("there is no comb")


def reading(sheet: Sheet, is_upright: bool) -> float:
    """What somebody reads: whole millimetres from the grid, then the pair of lines near there that meets best."""
    about = round(cross(sheet)[0 if is_upright else 1])
    front, back = comb(sheet.front, is_upright), comb(sheet.back, is_upright)
    values = [(index - PAIRS // 2) / 5 for index in range(PAIRS)]
    misses = sorted(
        (min(abs(line - other) for other in back), value)
        for line, value in zip(front, values, strict=True)
        if abs(value - about) <= 1
    )
    (best, value), (second, other) = misses[:2]
    return round((value + other) / 2 if second - best < 0.1 else value, 1)


def read_off(sheet: Sheet) -> Profile:
    """The profile of what somebody reads, to a tenth of a millimetre."""
    width, height = round(ruler(sheet, is_upright=False), 1), round(ruler(sheet, is_upright=True), 1)
    drift = Drift(reading(sheet, is_upright=True), reading(sheet, is_upright=False))
    return Profile("study", measured_ruler(width), measured_ruler(height), drift)


def spacing(lines: list[float]) -> set[float]:
    return {round(there - here, 3) for here, there in pairwise(lines)}
