"""Card: a poker card and the frames of its faces; contents are the game's.

Nothing on a card reaches its edge, so that cards lie side by side on a page and share their cuts; line work on white
forgives a printer that drifts.
"""

from collections.abc import Callable
from collections.abc import Iterable
from collections.abc import Iterator
from dataclasses import dataclass
from dataclasses import replace

from generator.draw.caption import caption
from generator.draw.furniture.piece import piece
from generator.draw.lines import rule
from generator.draw.look import Look
from generator.draw.qr import qr_code
from generator.draw.scene import Anchor
from generator.draw.scene import Item
from generator.draw.scene import Path
from generator.draw.scene import Scene
from generator.draw.text import set_text
from generator.geometry.path import rounded
from generator.geometry.point import Box

CARD = Box.at(0, 0, 63.0, 88.0)
CORNER = 3.0
SAFE = 4.0  # what stays free inside the cut
BACK_SIDE, BACK_FOOT = 6.0, 20.0  # from the edges to the words on a back

# A set-up card.
BAND = 1.0  # how much less free the band at the top leaves
HEAD = 14.6  # where it ends
BODY_TOP, BODY_FOOT = 15.7, 59.2
BAND_CORNER = 1.2
FOOT_GAP, QR_GAP = 0.8, 0.4
QR = 22.0

Drawer = Callable[[Box], Iterable[Item]]  # fills a box


def card(id: str, look: Look, front: Iterable[Item], back: Iterable[Item] = ()) -> Scene:
    """A card of the component with that id."""
    return piece(id, look, rounded(CARD, CORNER), front, back, bleed=0.0)


def card_back(ornament: Iterable[Item], words: str, look: Look) -> Iterator[Item]:
    """The back that all cards of a kind share: an ornament, the name of the game, and what kind it is."""
    title = Box(BACK_SIDE, CARD.bottom - BACK_FOOT, CARD.right - BACK_SIDE, CARD.bottom - BACK_FOOT + 8)
    below = Box(title.left, title.bottom, title.right, title.bottom + 4)
    yield from ornament
    yield from set_text(look.words("game.title"), title, look.type("back-title"), Anchor.MIDDLE)
    yield from set_text(words, below, look.type("back-over"), Anchor.MIDDLE)


@dataclass(frozen=True, slots=True)
class SetupFace:
    """The front of a set-up card: its code at the top and as a QR code in the lower right corner.

    What the set-up is fills the body, what else people should know fills what the QR code leaves of the foot. A code
    that is a description needs the whole band at the top.
    """

    code: str
    has_short_code: bool
    body: Drawer
    foot: Drawer


def setup_card(id: str, face: SetupFace, look: Look, ornament: Iterable[Item]) -> Scene:
    heading = look.words("setup.heading")
    drawn = card(id, look, _front(face, heading, look), card_back(ornament, heading, look))
    return replace(drawn, caption=caption(id, look, face.code))


def _front(face: SetupFace, heading: str, look: Look) -> Iterator[Item]:
    inside = CARD.grown(-SAFE)
    foot = Box(inside.left, BODY_FOOT + FOOT_GAP, inside.right, inside.bottom)
    qr = Box(foot.right - QR, foot.bottom - QR, foot.right, foot.bottom)
    yield from _head(face, heading, look, inside)
    yield from face.body(Box(inside.left, BODY_TOP, inside.right, BODY_FOOT))
    yield from qr_code(face.code, qr, look)
    yield from face.foot(Box(foot.left, foot.top, qr.left - QR_GAP, foot.bottom))


def _head(face: SetupFace, heading: str, look: Look, inside: Box) -> Iterator[Item]:
    """The code as large as it fits: it is read aloud."""
    band = Box(inside.left - BAND, inside.top - BAND, inside.right + BAND, HEAD)
    yield Path(rounded(band, BAND_CORNER), look.style("card-head"))
    yield rule(band.left, band.right, HEAD, look.style("card-line"))
    over = Box(inside.left + 0.6, inside.top + 0.2, inside.right - 0.6, inside.top + 2.2)
    code = Box(over.left, over.bottom + 0.8, over.right, HEAD - 1.9)
    if not face.has_short_code:
        whole = Box(over.left, over.top, over.right, HEAD - 0.8)
        yield from set_text(_breakable(face.code), whole, look.type("card-text"), lines=3)
        return
    yield from set_text(look.words("game.title"), over, look.type("card-over"))
    yield from set_text(heading, over, look.type("card-over"), Anchor.END)
    yield from set_text(face.code, code, look.type("card-code"), level=1)


def _breakable(description: str) -> str:
    """With spaces where a line may end; whoever types them does no harm."""
    return description.replace(",", ", ")
