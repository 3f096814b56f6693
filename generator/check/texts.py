"""Texts: each must fit the box it was drawn for, after all the shrinking its lettering allows, and be readable."""

from collections.abc import Iterable
from collections.abc import Iterator

from generator.draw.look import Look
from generator.draw.scene import PICTURE
from generator.draw.scene import Group
from generator.draw.scene import Item
from generator.draw.scene import Path
from generator.draw.scene import Scene
from generator.draw.scene import Text
from generator.draw.scene import Use
from generator.draw.scene import walk
from generator.findings import Finding
from generator.findings import Severity
from generator.game import Content

SLACK = 0.01  # mm
SMALLEST_PT = 7.0


def texts_that_do_not_fit(scenes: tuple[Scene, ...], content: Content, look: Look) -> Iterator[Finding]:
    written = content.printed(look.language)
    for placed in (placed for scene in scenes for placed in walk(scene.items)):
        text = placed.item
        if isinstance(text, Text) and not fits(text):
            yield Finding(
                "PC302",
                f"the text {text.words!r} does not fit its box: at {text.size_pt:g} pt it is {text.ink.width:.1f} × "
                f"{text.at.y - text.ink.top:.1f} mm, the box {text.box.width:.1f} × {text.box.height:.1f} mm",
                span=next((wording.span for wording in written if wording.text in text.words), None),
                help="shorten it",
            )


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
                yield from _read(used.items, scale * abs(factor))
            case Path() | Use():
                pass


def fits(text: Text) -> bool:
    """True if the letters stay in the box from side to side, and from the top of capitals to the baseline."""
    box = text.box.grown(SLACK)
    tall = text.ink.top >= box.top and text.at.y <= box.bottom
    return box.left <= text.left and text.left + text.width <= box.right and tall
