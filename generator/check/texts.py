"""Texts: each must fit the box it was drawn for, after all the shrinking its lettering allows."""

from collections.abc import Iterable
from collections.abc import Iterator
from itertools import groupby
from math import floor

from generator.draw.fonts import mm
from generator.draw.look import Look
from generator.draw.scene import Scene
from generator.draw.scene import Text
from generator.draw.scene import walk
from generator.draw.text import LEADING
from generator.findings import Finding
from generator.findings import Span
from generator.game import Content
from generator.load.words import Wording

SLACK = 0.01  # mm


def texts_that_do_not_fit(scenes: tuple[Scene, ...], content: Content, look: Look) -> Iterator[Finding]:
    written = content.printed(look.language)
    for scene in scenes:
        texts = (placed.item for placed in walk(scene.items) if isinstance(placed.item, Text))
        for _, group in groupby(texts, key=lambda text: (text.box, text.size_pt)):
            lines = tuple(group)
            if not all(map(fits, lines)):
                yield _misfit(lines, written)


def fits(text: Text) -> bool:
    """True if the letters stay in the box from side to side, and from the top of capitals to the baseline."""
    box = text.box.grown(SLACK)
    tall = text.ink.top >= box.top and text.at.y <= box.bottom
    return box.left <= text.left and text.left + text.width <= box.right and tall


def _misfit(lines: tuple[Text, ...], written: Iterable[Wording]) -> Finding:
    """One finding for all lines of a text."""
    words, box = " ".join(line.words for line in lines), lines[0].box
    fitting = _fitting(lines)
    return Finding(
        "PC302",
        f"the text {words!r} does not fit its box of {box.width:.1f} × {box.height:.1f} mm, not even at "
        f"{lines[0].size_pt:g} pt",
        span=_place(words, written),
        help=f"shorten it to about {len(fitting)} letters: {fitting!r} would fit" if fitting else "shorten it",
    )


def _place(words: str, written: Iterable[Wording]) -> Span | None:
    """Where somebody wrote it: as it is, or within other words."""
    return next((each.span for each in written if each.text and each.text in words), None)


def _fitting(lines: tuple[Text, ...]) -> str:
    """The beginning of the text that fits: as many lines as the box is high, of the last one as much as it is wide."""
    first = lines[0]
    room = first.box.height + SLACK - (first.at.y - first.ink.top)
    count = floor(room / (mm(first.size_pt) * LEADING)) + 1 if room >= 0 else 0
    kept: list[str] = []
    for line in lines[:count]:
        kept.append(_narrowed(line))
        if kept[-1] != line.words:
            break
    return " ".join(kept)


def _narrowed(line: Text) -> str:
    kept = line.words
    while kept and line.font.width(kept, line.size_pt) > line.box.width:
        kept = kept[:-1].rstrip()
    return kept
