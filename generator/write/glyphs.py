"""Glyphs: lettering as outlines, and the letters a page needs as fonts inside its SVG."""

from base64 import b64encode
from collections.abc import Iterable
from functools import cache
from io import BytesIO

from fontTools import subset
from fontTools.pens.basePen import BasePen
from fontTools.ttLib import TTFont

from generator.draw.fonts import Font
from generator.draw.fonts import mm
from generator.draw.scene import Item
from generator.draw.scene import Path
from generator.draw.scene import Style
from generator.draw.scene import Text
from generator.draw.scene import walk
from generator.geometry.path import Close
from generator.geometry.path import Curve
from generator.geometry.path import Line
from generator.geometry.path import Move
from generator.geometry.path import Segment
from generator.geometry.point import Point

XY = tuple[float, float]
UNUSED_TABLES = ("FFTM", "GDEF", "GPOS", "GSUB")  # kerning and the like, which we switch off; slow to cut down


def outlined(text: Text) -> Path:
    """The line of text as one filled outline, letter by letter where the font's own widths put them."""
    font = _opened(text.font)
    scale = mm(text.size_pt) / font["head"].unitsPerEm
    names, glyphs, widths = font.getBestCmap(), font.getGlyphSet(), font["hmtx"]
    pen = _Pen(glyphs, Point(text.left, text.at.y), scale)
    for char in text.words:
        name = names[ord(char)]
        glyphs[name].draw(pen)
        pen.advance(widths[name][0])
    return Path(tuple(pen.segments), Style(fill=text.colour))


@cache
def _opened(font: Font) -> TTFont:
    return TTFont(font.face.file, recalcTimestamp=False)


class _Pen(BasePen):  # type: ignore[misc]
    """Collects what a glyph draws as segments in millimetres; quadratic curves arrive as cubics."""

    def __init__(self, glyphs: object, at: Point, scale: float) -> None:
        super().__init__(glyphs)
        self.segments: list[Segment] = []
        self._at = at
        self._scale = scale

    def advance(self, units: float) -> None:
        self._at += Point(units * self._scale, 0)

    def _point(self, xy: XY) -> Point:
        return self._at + Point(xy[0], -xy[1]) * self._scale

    def _moveTo(self, to: XY) -> None:  # noqa: N802
        self.segments.append(Move(self._point(to)))

    def _lineTo(self, to: XY) -> None:  # noqa: N802
        self.segments.append(Line(self._point(to)))

    def _curveToOne(self, first: XY, second: XY, to: XY) -> None:  # noqa: N802
        self.segments.append(Curve(self._point(first), self._point(second), self._point(to)))

    def _closePath(self) -> None:  # noqa: N802
        self.segments.append(Close())


def web_fonts(items: Iterable[Item]) -> str:
    """Style rules that carry the used letters of each font, so that browsers show the page as it is printed."""
    used: dict[Font, set[str]] = {}
    for placed in walk(items):
        if isinstance(placed.item, Text):
            used.setdefault(placed.item.font, set()).update(placed.item.words)
    return "".join(_font_face(font, "".join(sorted(used[font]))) for font in Font if font in used)


@cache
def _font_face(font: Font, letters: str) -> str:
    options = subset.Options(layout_features=[], hinting=False, notdef_outline=True, recalc_timestamp=False)
    cut = subset.Subsetter(options)
    cut.populate(text=letters)
    opened = TTFont(font.face.file, recalcTimestamp=False)
    for table in UNUSED_TABLES:
        if table in opened:
            del opened[table]
    cut.subset(opened)
    out = BytesIO()
    opened.save(out)
    data = b64encode(out.getvalue()).decode()
    face = font.face
    return (
        f'@font-face{{font-family:"{face.family}";font-weight:{face.weight};'
        f'src:local("{face.name}"),url(data:font/ttf;base64,{data})}}'
    )
