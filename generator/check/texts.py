"""Texts: each must fit the box it was drawn for, after all the shrinking its lettering allows."""

from collections.abc import Iterator

from generator.draw.look import Look
from generator.draw.scene import Scene
from generator.draw.scene import Text
from generator.draw.scene import walk
from generator.findings import Finding
from generator.game import Content

SLACK = 0.01  # mm


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


def fits(text: Text) -> bool:
    """True if the letters stay in the box from side to side, and from the top of capitals to the baseline."""
    box = text.box.grown(SLACK)
    tall = text.ink.top >= box.top and text.at.y <= box.bottom
    return box.left <= text.left and text.left + text.width <= box.right and tall
