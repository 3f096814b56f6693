"""A page of the booklet: what is drawn on it, and below that a line with what it is and its number."""

from generator.draw.look import Look
from generator.draw.scene import Anchor
from generator.draw.scene import Group
from generator.draw.scene import Scene
from generator.draw.text import cut_to
from generator.draw.text import set_text
from generator.geometry.point import Box
from generator.geometry.point import Size

FOOT = 4.0  # mm, the line at the foot of a page
FOOT_GAP = 1.5
SPLIT = 0.55  # of the line is for what the page is
USUAL = Size(194.0, 131.0)  # half a page of A4, for which lettering and columns are made


def body_of(page: Size) -> Size:
    """What a page has for a drawing, above its foot."""
    return Size(page.width, page.height - FOOT - FOOT_GAP)


def enlargement(body: Size) -> float:
    """How much larger than on half a page of A4 everything can be."""
    return min(body.width / USUAL.width, body.height / USUAL.height)


def with_foot(scene: Scene, page: Size, words: str, look: Look) -> Scene:
    """The scene above the foot of a page: at the left what it is, at the right the words, with the page's number."""
    room = body_of(page)
    at = Box.at((room.width - scene.size.width) / 2, (room.height - scene.size.height) / 2, 0, 0).top_left
    foot = Box(0, page.height - FOOT, page.width, page.height)
    left = Box(foot.left, foot.top, foot.width * SPLIT - 2, foot.bottom)
    right = Box(left.right + 4, foot.top, foot.right, foot.bottom)
    kind = look.type("imprint")
    line = (
        *set_text(cut_to(scene.caption, kind, left.width), left, kind, level=0.6),
        *set_text(words, right, kind, Anchor.END, level=0.6),
    )
    return Scene(page, (Group(scene.items, at=at), Group(line, name="foot", box=foot)), scene.caption)
