"""Glyphs: where the ink of each letter of a text is, as the font file says."""

from functools import cache

from fontTools.ttLib import TTFont

from generator.draw.fonts import Font
from generator.draw.fonts import mm
from generator.draw.scene import Text
from generator.geometry.point import Box


@cache
def _read(font: Font) -> TTFont:
    return TTFont(font.face.file)


@cache
def _glyph(font: Font, char: str) -> tuple[float, tuple[float, float, float, float] | None]:
    """How far a letter advances and the box of its ink, y up, as shares of the size; a space has no ink."""
    file = _read(font)
    units, name = file["head"].unitsPerEm, file.getBestCmap()[ord(char)]
    glyph, advance = file["glyf"][name], file["hmtx"][name][0] / units
    if not glyph.numberOfContours:
        return advance, None
    return advance, (glyph.xMin / units, glyph.yMin / units, glyph.xMax / units, glyph.yMax / units)


@cache
def letters(text: Text) -> tuple[Box, ...]:
    """The box of the ink of each letter, where the text stands."""
    size, x, found = mm(text.size_pt), text.left, []
    for char in text.words:
        advance, ink = _glyph(text.font, char)
        if ink:
            left, low, right, high = (value * size for value in ink)
            found.append(Box(x + left, text.at.y - high, x + right, text.at.y - low))
        x += advance * size
    return tuple(found)
