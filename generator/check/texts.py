"""Texts: each must fit the box it was drawn for, after all the shrinking its lettering allows, and be readable."""

from collections.abc import Iterable
from collections.abc import Iterator
from itertools import groupby
from math import floor

from generator.draw.fonts import mm
from generator.draw.look import Look
from generator.draw.scene import PICTURE
from generator.draw.scene import Group
from generator.draw.scene import Item
from generator.draw.scene import Path
from generator.draw.scene import Scene
from generator.draw.scene import Text
from generator.draw.scene import Use
from generator.draw.scene import walk
from generator.draw.text import LEADING
from generator.findings import Finding
from generator.findings import Severity
from generator.findings import Span
from generator.game.content import Content
from generator.load.words import Wording

SLACK = 0.01  # mm
SMALLEST_PT = 7.0


def texts_that_do_not_fit(scenes: tuple[Scene, ...], content: Content, look: Look) -> Iterator[Finding]:
    written = content.printed(look.language)
    for scene in scenes:
        texts = (placed.item for placed in walk(scene.items) if isinstance(placed.item, Text))
        for _, group in groupby(texts, key=lambda text: (text.box, text.size_pt)):
            lines = tuple(group)
            if not all(map(fits, lines)):
                yield _misfit(lines, written)


def texts_too_small_to_read(scenes: tuple[Scene, ...]) -> Iterator[Finding]:
    """One finding about the smallest of all; drawings that are shrunk as a whole shrink their texts, too."""
    sizes = [(size_pt, text.words) for scene in scenes for size_pt, text in _read(scene.items)]
    smallest = min(sizes, default=(SMALLEST_PT, ""))
    if smallest[0] < SMALLEST_PT - SLACK:
        message = f"the text {smallest[1]!r} is {smallest[0]:.1f} pt large; below {SMALLEST_PT:g} pt reading is hard"
        help = "print one to a page, or choose a larger --paper"
        yield Finding("PC309", message, help=help, severity=Severity.WARNING)


def _read(items: Iterable[Item], scale: float = 1.0) -> Iterator[tuple[float, Text]]:
    """The texts as large as they are printed; small pictures of whole pages are looked at and not read."""
    for item in items:
        match item:
            case Text():
                yield item.size_pt * scale, item
            case Group(inner):
                yield from _read(inner, scale)
            case Use(used, _, factor) if not used.name.startswith(PICTURE):
                yield from _read(used.items, scale * factor)
            case Path() | Use():
                pass


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
