"""Text: words become lines that fit a box, shrunk within limits where they must be."""

from dataclasses import replace

from generator.draw.fonts import Font
from generator.draw.fonts import mm
from generator.draw.scene import Anchor
from generator.draw.scene import Text
from generator.geometry.near import fits
from generator.geometry.near import whole
from generator.geometry.point import Box
from generator.geometry.point import Point
from generator.values import dataclass

LEADING = 1.15  # line distance as a share of the size
SHRINK_STEP_PT = 0.25
ELLIPSIS = "…"


@dataclass(frozen=True, slots=True)
class Type:
    """A kind of lettering: a font, its size, and the smallest it may be shrunk to."""

    font: Font
    size_pt: float
    smallest_pt: float
    colour: str

    def sized(self, size_pt: float) -> "Type":
        return replace(self, size_pt=size_pt, smallest_pt=min(self.smallest_pt, size_pt))

    def scaled(self, factor: float) -> "Type":
        """Larger or smaller, in quarters of a point, but never smaller than it may be."""
        return self.sized(max(self.smallest_pt, whole(self.size_pt * factor / SHRINK_STEP_PT) * SHRINK_STEP_PT))


def set_text(
    words: str, box: Box, kind: Type, anchor: Anchor = Anchor.START, lines: int = 1, level: float = 0.5
) -> tuple[Text, ...]:
    """The words in at most so many lines, as large as they fit the box.

    With `level` 0 they hang from the top of the box, with 1 they stand on its foot.
    """
    size_pt, wrapped = _fitted(words, box, kind, lines)
    cap, pitch = mm(size_pt) * kind.font.cap_height, mm(size_pt) * LEADING
    height = cap + pitch * (len(wrapped) - 1)
    first = box.top + (box.height - height) * level + cap
    x = {Anchor.START: box.left, Anchor.MIDDLE: box.centre.x, Anchor.END: box.right}[anchor]
    return tuple(
        Text(
            Point(x, first + pitch * row),
            line,
            kind.font,
            size_pt,
            kind.colour,
            anchor,
            kind.font.width(line, size_pt),
            box,
        )
        for row, line in enumerate(wrapped)
    )


def cut_to(words: str, kind: Type, width: float) -> str:
    """The words if they can be made to fit the width, else as many letters of them as fit."""
    if fits(kind.font.width(words, kind.smallest_pt), width):
        return words
    kept = len(words)
    while kept and not fits(kind.font.width(words[:kept].rstrip() + ELLIPSIS, kind.smallest_pt), width):
        kept -= 1
    return words[:kept].rstrip() + ELLIPSIS


def _fitted(words: str, box: Box, kind: Type, lines: int) -> tuple[float, list[str]]:
    """The largest allowed size at which the words fit, with the lines; the smallest one if none does."""
    size_pt = kind.size_pt
    while True:
        wrapped = _wrapped(words, kind.font, size_pt, box.width)
        height = mm(size_pt) * (kind.font.cap_height + LEADING * (len(wrapped) - 1))
        has_room = (
            len(wrapped) <= lines
            and fits(height, box.height)
            and all(fits(kind.font.width(line, size_pt), box.width) for line in wrapped)
        )
        if has_room or size_pt <= kind.smallest_pt:
            return size_pt, wrapped
        size_pt = max(kind.smallest_pt, size_pt - SHRINK_STEP_PT)


def _wrapped(words: str, font: Font, size_pt: float, width: float) -> list[str]:
    """Broken at spaces, as few lines as the width allows; a word that is too wide stands alone."""
    lines: list[str] = []
    for word in words.split():
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and fits(font.width(longer, size_pt), width):
            lines[-1] = longer
        else:
            lines.append(word)
    return lines
