"""SVG: one file a page through svgwrite, in millimetres, with symbols defined once and used many times."""

from collections.abc import Iterable
from collections.abc import Iterator

import svgwrite
from svgwrite.base import BaseElement
from svgwrite.container import Defs

from generator.draw.fonts import mm
from generator.draw.scene import Group
from generator.draw.scene import Item
from generator.draw.scene import Path
from generator.draw.scene import Symbol
from generator.draw.scene import Text
from generator.draw.scene import Use
from generator.geometry.pose import Pose
from generator.impose.page import AS_DRAWN
from generator.impose.page import Document
from generator.impose.page import Page
from generator.write.glyphs import outlined
from generator.write.glyphs import web_fonts
from generator.write.number import factor
from generator.write.number import number
from generator.write.number import pair
from generator.write.path_data import path_data
from generator.write.progress import Progress
from generator.write.shared import shared_symbols


def svg(document: Document, outlines: bool, progress: Progress) -> Iterator[bytes]:
    """One file a page, with text as text, or with letters as outlines for programs that lack the fonts."""
    for index, page in enumerate(document.pages):
        yield _svg(page, document, outlines)
        progress(index + 1, len(document.pages))


def _svg(page: Page, document: Document, outlines: bool) -> bytes:
    width, height = number(page.size.width), number(page.size.height)
    drawing = svgwrite.Drawing(size=(f"{width}mm", f"{height}mm"), viewBox=f"0 0 {width} {height}", debug=False)
    drawing.attribs["xml:lang"] = document.language
    drawing.set_desc(title=document.title)
    if not outlines:
        drawing.embed_stylesheet(web_fonts(page.items) + "text{font-kerning:none;font-variant-ligatures:none}")
    shared = shared_symbols(page.items)
    ink = _Ink(drawing, frozenset(symbol.name for symbol in shared), outlines)
    for symbol in shared:
        ink.define(symbol, drawing.defs)
    sheet = drawing.g(stroke_linecap="round", stroke_linejoin="round", fill="none", **_adjusted(page))
    ink.draw(page.items, sheet)
    drawing.add(sheet)
    return f'<?xml version="1.0" encoding="utf-8"?>\n{drawing.tostring()}\n'.encode()


class _Ink:
    """Draws items into svgwrite elements."""

    def __init__(self, drawing: svgwrite.Drawing, shared: frozenset[str], outlines: bool) -> None:
        self._drawing = drawing
        self._shared = shared
        self._outlines = outlines

    def define(self, symbol: Symbol, defs: Defs) -> None:
        # Without overflow a symbol is clipped to the upper left quarter of its own coordinates.
        element = self._drawing.symbol(id=symbol.name, overflow="visible")
        self.draw(symbol.items, element)
        defs.add(element)

    def draw(self, items: Iterable[Item], parent: BaseElement) -> None:
        for item in items:
            match item:
                case Path():
                    parent.add(self._path(item))
                case Text():
                    parent.add(self._path(outlined(item)) if self._outlines else self._text(item))
                case Group(inner, at, name):
                    parent.add(self._group(inner, Pose(at), name))
                case Use(symbol) if symbol.name in self._shared:
                    parent.add(self._drawing.use(f"#{symbol.name}", **_transform(item.pose)))
                case Use(symbol):
                    parent.add(self._group(symbol.items, item.pose, symbol.name))

    def _group(self, items: Iterable[Item], pose: Pose, name: str) -> BaseElement:
        label = {"class_": name} if name else {}
        group = self._drawing.g(**label, **_transform(pose))
        self.draw(items, group)
        return group

    def _path(self, path: Path) -> BaseElement:
        style = path.style
        attributes = {}
        if style.fill:
            attributes["fill"] = style.fill
        if style.stroke:
            attributes |= {"stroke": style.stroke, "stroke_width": number(style.width)}
        if style.dash:
            attributes["stroke_dasharray"] = " ".join(map(number, style.dash))
        return self._drawing.path(d=path_data(path.segments), **attributes)

    def _text(self, text: Text) -> BaseElement:
        face = text.font.face
        return self._drawing.text(
            text.words,
            x=[number(text.at.x)],
            y=[number(text.at.y)],
            fill=text.colour,
            font_family=face.family,
            font_weight=str(face.weight),
            font_size=number(mm(text.size_pt)),
            text_anchor=text.anchor.value,
        )


def _adjusted(page: Page) -> dict[str, str]:
    """How the printer wants the page."""
    wanted = page.adjustment
    if wanted == AS_DRAWN:
        return {}
    scales = f"{factor(wanted.across)} {factor(wanted.down)}"
    return {"transform": f"translate({pair(wanted.offset(page.size))}) scale({scales})"}


def _transform(pose: Pose) -> dict[str, str]:
    """Only what the pose changes; half a turn is a scale of less than nothing."""
    is_half = pose.turn % 360 == 180
    turn, scale = factor(0 if is_half else pose.turn % 360), factor(-pose.scale if is_half else pose.scale)
    parts = (
        f"translate({pair(pose.at)})" if pair(pose.at) != "0 0" else "",
        f"rotate({turn})" if turn != "0" else "",
        f"scale({scale})" if scale != "1" else "",
    )
    return {"transform": " ".join(filter(None, parts))} if any(parts) else {}
