"""Bare reportlab: our pages by plain canvas calls, as somebody would write it who needs these pages and no more.

There is no YAML, no checking, no measuring and wrapping of text and no command line: coordinates come finished from
a dump of our page (see page_dump.py), loaded with `marshal` in about a millisecond, in place of the literals
a hand-written script would hold. Drawn is the same: the same paths, colours, widths and texts in the same order, the
same three fonts, and what our writer draws as a form object is a form object here. Streams are binary and
compressed, as in ours. What is left out is invisible: metadata, page labels, bookmark.

    python bare_reportlab.py page.marshal out.pdf
"""

import marshal
import sys
from pathlib import Path

from reportlab import rl_config
from reportlab.lib.colors import HexColor
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.pdfgen.canvas import Canvas

MM = 72 / 25.4  # points

dump = marshal.loads(Path(sys.argv[1]).read_bytes())
colours: dict[str, HexColor] = {}


def colour(text: str) -> HexColor:
    if text not in colours:
        colours[text] = HexColor(text)
    return colours[text]


def draw(canvas: Canvas, items: tuple[tuple, ...]) -> None:
    for kind, *what in items:
        if kind == "path":
            draw_path(canvas, *what)
        elif kind == "text":
            draw_text(canvas, *what)
        elif kind == "group":
            x, y, inner = what
            draw_moved(canvas, x, y, 1, inner)
        else:
            name, x, y, scale = what
            draw_symbol(canvas, name, x, y, scale)


def draw_path(canvas: Canvas, fill: str, stroke: str, width: float, dash: tuple, segments: tuple) -> None:
    if fill:
        canvas.setFillColor(colour(fill))
    if stroke:
        canvas.setStrokeColor(colour(stroke))
        canvas.setLineWidth(width)
        canvas.setDash(list(dash))
    path = canvas.beginPath()
    for kind, *numbers in segments:
        if kind == "l":
            path.lineTo(*numbers)
        elif kind == "c":
            path.curveTo(*numbers)
        elif kind == "m":
            path.moveTo(*numbers)
        else:
            path.close()
    canvas.drawPath(path, stroke=bool(stroke), fill=bool(fill), fillMode=1)


def draw_text(canvas: Canvas, left: float, baseline: float, words: str, font: str, size: float, ink: str) -> None:  # noqa: PLR0913
    line = canvas.beginText()
    line.setTextTransform(1, 0, 0, -1, left, baseline)
    line.setFont(font, size / MM)
    line.setFillColor(colour(ink))
    line.textOut(words)
    canvas.drawText(line)


def draw_symbol(canvas: Canvas, name: str, x: float, y: float, scale: float) -> None:
    if name not in dump["shared"]:
        draw_moved(canvas, x, y, scale, dump["symbols"][name])
        return
    canvas.saveState()
    canvas.transform(scale, 0, 0, scale, x, y)
    canvas.doForm(name)
    canvas.restoreState()


def draw_moved(canvas: Canvas, x: float, y: float, scale: float, items: tuple) -> None:
    if (x, y, scale) == (0, 0, 1):
        draw(canvas, items)
        return
    canvas.saveState()
    canvas.transform(scale, 0, 0, scale, x, y)
    draw(canvas, items)
    canvas.restoreState()


def main() -> None:
    rl_config.useA85 = 0
    for name, file in dump["fonts"].items():
        pdfmetrics.registerFont(TTFont(name, file))
    canvas = Canvas(sys.argv[2], pageCompression=1)
    for name in dump["shared"]:
        canvas.beginForm(name, *dump["boxes"][name])
        draw(canvas, dump["symbols"][name])
        canvas.endForm()
    for width, height, items in dump["pages"]:
        canvas.setPageSize((width * MM, height * MM))
        canvas.setLineCap(1)
        canvas.setLineJoin(1)
        canvas.transform(MM, 0, 0, -MM, 0, height * MM)
        draw(canvas, items)
        canvas.showPage()
    canvas.save()


main()
