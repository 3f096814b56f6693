"""Fonts: the faces we print with and how wide their letters are.

All come from packages with an open licence. Widths are those of the font file without kerning, and writers
switch kerning off, so that what is measured is what is printed.
"""

from enum import Enum
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

import fontpkg_fira_sans
import fontpkg_russo_one

from generator.values import dataclass

if TYPE_CHECKING:
    from reportlab.pdfbase.ttfonts import TTFont

POINT = 25.4 / 72  # mm


def mm(size_pt: float) -> float:
    return size_pt * POINT


@dataclass(frozen=True)
class Face:
    """A font file and how stylesheets call it."""

    name: str
    family: str
    weight: int
    file: Path

    @cached_property
    def loaded(self) -> "TTFont":
        from reportlab.pdfbase.ttfonts import TTFont  # only when something is drawn: `--help` must not pay for it

        return TTFont(self.name, str(self.file))


def _face(name: str, family: str, weight: int, root: Path) -> Face:
    return Face(name, family, weight, root / "files" / f"{name}.ttf")


class Font(Enum):
    """The three faces of our paper: running text, stressed text and figures, titles."""

    TEXT = _face("FiraSans-Regular", "Fira Sans", 400, fontpkg_fira_sans.ROOT)
    STRONG = _face("FiraSans-SemiBold", "Fira Sans", 600, fontpkg_fira_sans.ROOT)
    TITLE = _face("RussoOne-Regular", "Russo One", 400, fontpkg_russo_one.ROOT)

    @property
    def face(self) -> Face:
        return self.value

    @property
    def cap_height(self) -> float:
        """Height of capitals as a share of the size."""
        return float(self.face.loaded.face.capHeight) / 1000

    @property
    def descent(self) -> float:
        """Depth below the baseline as a share of the size."""
        return -float(self.face.loaded.face.descent) / 1000

    def width(self, words: str, size_pt: float) -> float:
        """How far the words advance, in mm."""
        face = self.face.loaded.face
        units = sum(face.charWidths.get(ord(char), face.defaultWidth) for char in words)
        return mm(size_pt) * float(units) / 1000

    def lacks(self, words: str) -> tuple[str, ...]:
        """The characters of the text that have no glyph, each once, in order."""
        known = self.face.loaded.face.charToGlyph
        return tuple(char for char in dict.fromkeys(words) if ord(char) not in known)
