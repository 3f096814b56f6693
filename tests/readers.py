"""Readers: what a finished PDF or SVG file says by itself, in millimetres with y down."""

import io
import re
from collections.abc import Iterable
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from math import dist
from xml.etree import ElementTree

import pikepdf
import pypdfium2

from generator.draw.scene import Item
from generator.draw.scene import Text
from generator.draw.scene import walk
from generator.geometry.point import Point
from generator.geometry.pose import AS_IT_IS
from generator.geometry.pose import Pose

POINT = 25.4 / 72
SVG = "{http://www.w3.org/2000/svg}"
LINK = "{http://www.w3.org/1999/xlink}href"


@dataclass(frozen=True, slots=True)
class Spot:
    """Where a named drawing was put, and how much larger than it was drawn."""

    name: str
    x: float
    y: float
    scale: float


@lru_cache(maxsize=8)  # what was read from a file lives only as long as the file is open
def opened(pdf: bytes) -> pikepdf.Pdf:
    return pikepdf.open(io.BytesIO(pdf))


def forms_in_pdf(pdf: bytes) -> list[list[Spot]]:
    """The form objects drawn on each page, found by following the operators of the page."""
    return [[_on_paper(each, page) for each in operations(page) if each.operator == "Do"] for page in opened(pdf).pages]


@dataclass(frozen=True, slots=True)
class Operation:
    """One operator of a page's drawing: its operands, and from where it draws to the page."""

    operator: str
    operands: list[pikepdf.Object]
    here: pikepdf.Matrix

    @property
    def numbers(self) -> list[float]:
        return [float(operand) for operand in self.operands]


AS_DRAWN = pikepdf.Matrix()


def operations(page: pikepdf.Page, outer: pikepdf.Matrix = AS_DRAWN) -> Iterator[Operation]:
    """Everything that draws on the page, forms before what they hold; moving about is followed, not told."""
    return _operations(page, page.Resources, outer)


def _operations(
    content: pikepdf.Page | pikepdf.Object, resources: pikepdf.Object, outer: pikepdf.Matrix
) -> Iterator[Operation]:
    here, saved = outer, list[pikepdf.Matrix]()
    for operands, operator in pikepdf.parse_content_stream(content):
        match str(operator):
            case "q":
                saved.append(here)
            case "Q":
                here = saved.pop()
            case "cm":
                here = pikepdf.Matrix(*map(float, operands)) @ here
            case name:
                yield Operation(name, list(operands), here)
        if str(operator) == "Do":
            form = resources.XObject[operands[0]]
            yield from _operations(form, form.get("/Resources", resources), pikepdf.Matrix(form.Matrix) @ here)
    assert not saved


def _on_paper(form: Operation, page: pikepdf.Page) -> Spot:
    name, matrix, height = str(form.operands[0]).removeprefix("/FormXob."), form.here, float(page.mediabox[3])
    assert (matrix.b, matrix.c) == (0, 0) and abs(matrix.a + matrix.d) < 1e-9  # turned over, not turned
    return Spot(name, matrix.e * POINT, (height - matrix.f) * POINT, matrix.a * POINT)


@dataclass(frozen=True, slots=True)
class Stroke:
    """A straight line between two points of the page."""

    start: tuple[float, float]
    end: tuple[float, float]

    @property
    def length(self) -> float:
        return dist(self.start, self.end)

    @property
    def middle(self) -> tuple[float, float]:
        return (self.start[0] + self.end[0]) / 2, (self.start[1] + self.end[1]) / 2

    @property
    def is_upright(self) -> bool:
        return abs(self.start[0] - self.end[0]) < abs(self.start[1] - self.end[1])


def strokes_in_pdf(pdf: bytes) -> list[list[Stroke]]:
    """All straight lines of each page, in its own drawing and in the forms it uses."""
    return [list(_strokes(page)) for page in opened(pdf).pages]


def _upside_down(page: pikepdf.Page) -> pikepdf.Matrix:
    """From points with y up to millimetres with y down."""
    return pikepdf.Matrix(POINT, 0, 0, -POINT, 0, float(page.mediabox[3]) * POINT)


def _strokes(page: pikepdf.Page) -> Iterator[Stroke]:
    at = (0.0, 0.0)
    for each in operations(page, _upside_down(page)):
        if each.operator in ("m", "l"):
            x, y = each.numbers
            start, at = at, each.here.transform((x, y))
            if each.operator == "l":
                yield Stroke(start, at)


def words_in_pdf(pdf: bytes) -> list[list[str]]:
    """The words a reader finds on each page, sorted."""
    read = pypdfium2.PdfDocument(pdf)
    try:
        return [sorted(read[index].get_textpage().get_text_bounded().split()) for index in range(len(read))]
    finally:
        read.close()


def texts_in_scene(items: Iterable[Item]) -> list[str]:
    return [" ".join(placed.item.words.split()) for placed in walk(items) if isinstance(placed.item, Text)]


class SvgFile:
    """An SVG page, with each use of a symbol followed to what it stands for."""

    def __init__(self, content: bytes) -> None:
        self.root = ElementTree.fromstring(content)
        self._symbols = {symbol.get("id", ""): symbol for symbol in self.root.iter(f"{SVG}symbol")}

    def uses(self) -> list[Spot]:
        """Every use of a symbol, at any depth, and where it lands on the page."""
        return [spot for spot, _ in self._walk(self.root, AS_IT_IS) if spot.name]

    def texts(self) -> list[str]:
        """The texts in the order in which they are painted."""
        elements = (element for _, element in self._walk(self.root, AS_IT_IS))
        return [" ".join("".join(text.itertext()).split()) for text in elements if text.tag == f"{SVG}text"]

    def _walk(self, element: ElementTree.Element, pose: Pose) -> Iterator[tuple[Spot, ElementTree.Element]]:
        for child in element:
            if child.tag in (f"{SVG}defs", f"{SVG}symbol"):
                continue
            here = _transform(child.get("transform", "")).inside(pose)
            spot = Spot(child.get(LINK, "").lstrip("#"), here.at.x, here.at.y, here.scale)
            yield spot, child
            inner = self._symbols[spot.name] if child.tag == f"{SVG}use" else child
            yield from self._walk(inner, here)


def _transform(text: str) -> Pose:
    match = re.fullmatch(r"(?:translate\((\S+) (\S+)\))? ?(?:rotate\((\S+)\))? ?(?:scale\((\S+)\))?", text)
    assert match, text
    x, y, turn, scale = (float(part) if part else 0.0 for part in match.groups())
    return Pose(Point(x, y), scale or 1.0, turn)
