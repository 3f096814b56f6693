"""PDF: pages become one file through reportlab; the flip from y-down to y-up happens here and nowhere else."""

from collections.abc import Iterable
from html import escape
from io import BytesIO

from reportlab import rl_config
from reportlab.lib.colors import HexColor
from reportlab.pdfbase import pdfdoc
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfgen.canvas import Canvas
from reportlab.pdfgen.pathobject import PDFPathObject

from generator import __version__
from generator.draw.fonts import POINT
from generator.draw.fonts import Font
from generator.draw.fonts import mm
from generator.draw.scene import Group
from generator.draw.scene import Item
from generator.draw.scene import Path
from generator.draw.scene import Symbol
from generator.draw.scene import Text
from generator.draw.scene import Use
from generator.geometry.path import Close
from generator.geometry.path import Curve
from generator.geometry.path import Line
from generator.geometry.path import Move
from generator.geometry.path import Segment
from generator.geometry.point import Box
from generator.geometry.pose import Pose
from generator.impose.page import AS_DRAWN
from generator.impose.page import Document
from generator.impose.page import Edge
from generator.impose.page import Page
from generator.write.number import FACTOR_DECIMALS
from generator.write.number import pair
from generator.write.number import settled
from generator.write.progress import Progress
from generator.write.shared import shared_symbols

UNMOVED = (1, 0, 0, 1, 0, 0)
ROUND = 1  # PDF's number for round line ends and joins
DUPLEX = {Edge.LONG: "DuplexFlipLongEdge", Edge.SHORT: "DuplexFlipShortEdge", None: "Simplex"}


def pdf(document: Document, progress: Progress) -> bytes:
    """The whole document; the same bytes for the same pages on every machine."""
    rl_config.useA85 = 0  # binary streams: a quarter smaller than reportlab's default of ASCII
    for font in Font:
        pdfmetrics.registerFont(font.face.loaded)
    out = BytesIO()
    canvas = Canvas(
        out,
        invariant=1,
        pageCompression=1,
        initialFontName=Font.TEXT.face.name,
        pdfVersion=(1, 7),
        lang=document.language,
    )
    _describe(canvas, document)
    ink = _Ink(canvas, shared_symbols(item for page in document.pages for item in page.items))
    for index, page in enumerate(document.pages):
        _draw_page(canvas, page, index, ink)
        progress(index + 1, len(document.pages))
    canvas.save()
    return out.getvalue()


def _describe(canvas: Canvas, document: Document) -> None:
    canvas.setTitle(document.title)
    canvas.setAuthor(document.author)
    canvas.setSubject(document.subject)
    canvas.setKeywords(", ".join(document.keywords))
    canvas.setCreator(f"papercosmos {__version__}")
    canvas.setProducer(f"papercosmos {__version__} with reportlab")
    canvas.setViewerPreference("PrintScaling", "None")
    if document.turned_on or not document.has_backs:  # otherwise only those who print know which pages are which
        canvas.setViewerPreference("Duplex", DUPLEX[document.turned_on])
    canvas.setViewerPreference("DisplayDocTitle", "true")
    canvas.setCatalogEntry("Metadata", _xmp(document))
    canvas.addPageLabel(0, style="ARABIC", start=1)


def _xmp(document: Document) -> pdfdoc.PDFStream:
    """Title, author and licence once more as XMP, the only place in a PDF for a licence."""

    def alternative(name: str, text: str) -> str:
        item = f'<rdf:li xml:lang="x-default">{escape(text)}</rdf:li>'
        return f"<dc:{name}><rdf:Alt>{item}</rdf:Alt></dc:{name}>"

    creator = f"<dc:creator><rdf:Seq><rdf:li>{escape(document.author)}</rdf:li></rdf:Seq></dc:creator>"
    content = (
        '<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/">'
        '<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">'
        '<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/">'
        f"{alternative('title', document.title)}{alternative('rights', document.licence)}{creator}"
        '</rdf:Description></rdf:RDF></x:xmpmeta><?xpacket end="r"?>'
    )
    kind = {"Type": pdfdoc.PDFName("Metadata"), "Subtype": pdfdoc.PDFName("XML")}
    return pdfdoc.PDFStream(pdfdoc.PDFDictionary(kind), content.encode(), [])


def _draw_page(canvas: Canvas, page: Page, index: int, ink: "_Ink") -> None:
    left, foot, width, height = _page_box(None, page)
    canvas.setPageSize((width, height))
    canvas.setCropBox((left, foot, width, height))
    canvas.setBleedBox(_page_box(page.bleed, page))
    canvas.setTrimBox(_page_box(page.trim, page))
    if page.bookmark:
        key = f"page-{index + 1}"
        canvas.bookmarkPage(key)
        canvas.addOutlineEntry(page.bookmark, key)
    canvas.setLineCap(ROUND)
    canvas.setLineJoin(ROUND)
    canvas.transform(1 / POINT, 0, 0, -1 / POINT, 0, height)
    if page.adjustment != AS_DRAWN:
        canvas.transform(*_adjusted(page))
    ink.draw(page.items)
    canvas.showPage()


def _page_box(box: Box | None, page: Page) -> tuple[float, float, float, float]:
    """The box where it comes to lie, in PDF's frame: from the lower left to the upper right; without one, the page."""
    width, height = page.size.width, page.size.height
    lies = page.adjustment.of(box, page.size) if box else Box(0, 0, width, height)
    left, foot, right, top = lies.left, height - lies.bottom, lies.right, height - lies.top
    return settled(left / POINT), settled(foot / POINT), settled(right / POINT), settled(top / POINT)


def _matrix(pose: Pose) -> tuple[float, ...]:
    """The pose as PDF writes it: what becomes of one step across and of one down, and where the origin goes."""
    cosine, sine = (settled(each * pose.scale, FACTOR_DECIMALS) for each in pose.direction)
    return cosine, sine, 0.0 - sine, cosine, settled(pose.at.x), settled(pose.at.y)


def _adjusted(page: Page) -> tuple[float, ...]:
    """How the printer wants the page."""
    wanted, at = page.adjustment, page.adjustment.offset(page.size)
    across, down = settled(wanted.across, FACTOR_DECIMALS), settled(wanted.down, FACTOR_DECIMALS)
    return across, 0, 0, down, settled(at.x), settled(at.y)


class _Ink:
    """Draws items on a canvas; shared symbols become form objects."""

    def __init__(self, canvas: Canvas, shared: Iterable[Symbol]) -> None:
        self._canvas = canvas
        self._forms: set[str] = set()
        for symbol in shared:
            self._define(symbol)

    def _define(self, symbol: Symbol) -> None:
        box = symbol.box.grown(0.5)  # a form clips to its box; curves and lettering may overshoot it a little
        self._canvas.beginForm(symbol.name, *map(settled, (box.left, box.top, box.right, box.bottom)))
        self.draw(symbol.items)
        self._canvas.endForm()
        self._forms.add(symbol.name)

    def draw(self, items: Iterable[Item]) -> None:
        for item in items:
            match item:
                case Path():
                    self._path(item)
                case Text():
                    self._text(item)
                case Group(inner, at):
                    self._within(inner, Pose(at))
                case Use(symbol) if symbol.name in self._forms:
                    self._canvas.saveState()
                    self._canvas.transform(*_matrix(item.pose))
                    self._canvas.doForm(symbol.name)
                    self._canvas.restoreState()
                case Use(symbol):
                    self._within(symbol.items, item.pose)

    def _within(self, items: Iterable[Item], pose: Pose) -> None:
        matrix = _matrix(pose)
        if matrix == UNMOVED:
            self.draw(items)
            return
        self._canvas.saveState()
        self._canvas.transform(*matrix)
        self.draw(items)
        self._canvas.restoreState()

    def _path(self, path: Path) -> None:
        canvas, style = self._canvas, path.style
        if style.fill:
            canvas.setFillColor(HexColor(style.fill))
        if style.stroke:
            canvas.setStrokeColor(HexColor(style.stroke))
            canvas.setLineWidth(settled(style.width))
            canvas.setDash(list(map(settled, style.dash)))
        outline = PDFPathObject(code=list(map(_operator, path.segments)))
        canvas.drawPath(outline, stroke=int(bool(style.stroke)), fill=int(bool(style.fill)), fillMode=1)

    def _text(self, text: Text) -> None:
        line = self._canvas.beginText()
        line.setTextTransform(1, 0, 0, -1, settled(text.left), settled(text.at.y))
        line.setFont(text.font.face.name, settled(mm(text.size_pt), FACTOR_DECIMALS))
        line.setFillColor(HexColor(text.colour))
        line.textOut(text.words)
        self._canvas.drawText(line)


def _operator(segment: Segment) -> str:
    """The segment as PDF writes it, in our own number format: reportlab's own is slow and longer."""
    match segment:
        case Move(to):
            return f"{pair(to)} m"
        case Line(to):
            return f"{pair(to)} l"
        case Curve(first, second, to):
            return f"{pair(first)} {pair(second)} {pair(to)} c"
        case Close():
            return "h"
