"""Pieces: components that are cut out, side by side on as few pages as the paper allows.

Backs stand where a page that is turned over on its long edge, or folded along the *gutter* in its middle, has them
behind their fronts: left and right are swapped. Two-sided pages are upright, so that turning over swaps nothing else.
"""

from collections.abc import Iterator
from collections.abc import Sequence

from generator.draw.look import Look
from generator.draw.scene import Anchor
from generator.draw.scene import Group
from generator.draw.scene import Item
from generator.draw.scene import Path
from generator.draw.scene import Scene
from generator.draw.scene import Symbol
from generator.draw.scene import Use
from generator.draw.scene import symbol
from generator.draw.text import set_text
from generator.errors import FindingsError
from generator.findings import Finding
from generator.geometry.path import polyline
from generator.geometry.point import Box
from generator.geometry.point import Point
from generator.geometry.point import Size
from generator.impose.footer import imprint
from generator.impose.footer import scale_bar
from generator.impose.marks import REACH
from generator.impose.marks import crop_marks
from generator.impose.marks import cut_lines
from generator.impose.marks import is_rectangle
from generator.impose.marks import long_marks
from generator.impose.page import Page
from generator.impose.paper import PagePlan
from generator.impose.paper import plan_page
from generator.impose.run import PrintRun
from generator.impose.run import Sides
from generator.impose.shelves import ShelfSpot
from generator.impose.shelves import shelve
from generator.values import dataclass

GAP = 4.0  # mm, between pieces; rectangles share a cut, and where there is bleed that is the gap
GUTTER = 4.0  # mm, from the fold to what lies nearest
BETWEEN = " · "  # the parts of a caption
FOLD_WORDS = 5.0  # mm, the line of text over a fold


@dataclass(frozen=True, slots=True)
class _Piece:
    """A piece with the drawings of both its faces, each made once for all its copies."""

    scene: Scene
    front: Symbol
    back: Symbol | None

    @property
    def size(self) -> Size:
        """What it needs on paper, bleed included."""
        return Size(self.scene.size.width + 2 * self.scene.bleed, self.scene.size.height + 2 * self.scene.bleed)


@dataclass(frozen=True, slots=True)
class _Sheeting:
    """One way to put all pieces on pages: the page, the room for fronts on it, and the spots in that room."""

    plan: PagePlan
    room: Box
    pages: tuple[tuple[ShelfSpot, ...], ...]


def impose_pieces(scenes: Sequence[Scene], run: PrintRun, look: Look, name: str) -> tuple[Page, ...]:
    """All copies, on upright or lengthwise pages, whichever are fewer."""
    distinct = [_piece(scene, run, f"piece-{name}-{number}") for number, scene in enumerate(scenes, start=1)]
    pieces = [piece for piece in distinct for _ in range(run.copies)]
    is_two_sided = any(piece.back for piece in distinct)
    sides = run.sides if is_two_sided else Sides.FRONT
    found = [_sheeting(pieces, run, sides, is_portrait) for is_portrait in (True, False)]
    fitting = [sheeting for sheeting in found if sheeting]
    if not fitting:
        raise FindingsError((_too_large(pieces, run),))
    return tuple(_pages(min(fitting, key=lambda sheeting: len(sheeting.pages)), pieces, run, sides, look))


def _piece(scene: Scene, run: PrintRun, name: str) -> _Piece:
    has_back = scene.back and run.sides is not Sides.FRONT
    return _Piece(scene, symbol(name, scene.items), symbol(f"{name}-back", scene.back) if has_back else None)


def _sheeting(pieces: Sequence[_Piece], run: PrintRun, sides: Sides, is_portrait: bool) -> _Sheeting | None:
    if sides is Sides.DUPLEX and not is_portrait:
        return None
    plan = plan_page(run.paper, 1, is_portrait)
    (slot,) = plan.slots
    reach = REACH if any(_has_marks(piece.scene) for piece in pieces) else 0.0
    right, top = (slot.right, slot.top) if sides is not Sides.FOLD else (slot.centre.x, slot.top + FOLD_WORDS)
    room = Box(slot.left + reach, top + reach, right - max(reach, GUTTER * (sides is Sides.FOLD)), slot.bottom - reach)
    gap = 0.0 if all(_may_touch(piece.scene) for piece in pieces) else GAP
    pages = shelve([piece.size for piece in pieces], room.size, gap)
    return _Sheeting(plan, room, pages) if pages else None


def _may_touch(scene: Scene) -> bool:
    return scene.bleed > 0 or (scene.cut is not None and is_rectangle(scene.cut))


def _has_marks(scene: Scene) -> bool:
    """Art that bleeds must not have a line in it; all others are cut along one."""
    return scene.cut is not None and scene.bleed > 0 and is_rectangle(scene.cut)


def _pages(sheeting: _Sheeting, pieces: Sequence[_Piece], run: PrintRun, sides: Sides, look: Look) -> Iterator[Page]:
    size, plan = sheeting.plan.size, sheeting.plan
    for number, spots in enumerate(sheeting.pages, start=1):
        placed = [(pieces[spot.index], spot.box.moved(sheeting.room.top_left)) for spot in spots]
        caption, name = _caption(placed), f"{placed[0][0].front.name}-{number}"
        bookmark = caption if number == 1 else ""
        fronts = tuple(_faces(placed, run, plan, look))
        if sides is Sides.FOLD:
            backs = _faces(_backs(placed, plan.safe.centre.x), run, plan, look, are_backs=True)
            fronts = (*fronts, *backs, *_fold(plan, look))
        yield Page(size, (_body(name, fronts, plan, caption, look),), bookmark)
        if sides is Sides.DUPLEX:
            backs = _faces(_backs(placed, size.width / 2), run, plan, look, are_backs=True)
            yield Page(size, (_body(f"{name}-back", tuple(backs), plan, caption, look),), is_back=True)


def _caption(placed: Sequence[tuple[_Piece, Box]]) -> str:
    """What all pieces on the page say of themselves."""
    captions = [piece.scene.caption.split(BETWEEN) for piece, _ in placed]
    return BETWEEN.join(part for part in captions[0] if all(part in other for other in captions))


def _body(name: str, items: tuple[Item, ...], plan: PagePlan, caption: str, look: Look) -> Use:
    """All of a page but its number, as one drawing: a plan shows it once more, small."""
    foot = (scale_bar(plan.footer, look), imprint(plan.footer, caption, look))
    return Use(Symbol(f"page-{name}", (*items, *foot), Box.at(0, 0, plan.size.width, plan.size.height)))


def _backs(placed: Sequence[tuple[_Piece, Box]], axis: float) -> list[tuple[_Piece, Box]]:
    """Where the backs of pieces lie: mirrored at the axis."""
    return [(piece, Box(2 * axis - box.right, box.top, 2 * axis - box.left, box.bottom)) for piece, box in placed]


def _faces(
    placed: Sequence[tuple[_Piece, Box]], run: PrintRun, plan: PagePlan, look: Look, are_backs: bool = False
) -> Iterator[Item]:
    """The faces of the pieces and where to cut them; backs of other forms than rectangles are cut along the front."""
    trimmed = [(piece, box.grown(-piece.scene.bleed)) for piece, box in placed]
    marked = [(piece.scene.bleed, cut) for piece, cut in trimmed if _has_marks(piece.scene)]
    if run.has_long_marks:
        yield from long_marks([cut for _, cut in marked], plan.slots[0], look)
    for piece, cut in trimmed:
        face = piece.back if are_backs else piece.front
        if face:
            yield Use(face, cut.top_left)
    for bleed in sorted({bleed for bleed, _ in marked}):
        yield from crop_marks([cut for other, cut in marked if other == bleed], bleed, look)
    for piece, cut in trimmed:
        if piece.scene.cut and not are_backs and not _has_marks(piece.scene):
            yield from cut_lines(piece.scene.cut, cut.top_left, look)


def _fold(plan: PagePlan, look: Look) -> tuple[Item, ...]:
    """The line to fold along, from the words over it down to the footer."""
    (slot,) = plan.slots
    x, top = slot.centre.x, slot.top + FOLD_WORDS
    words = Box(slot.left, slot.top, slot.right, top - 1)
    line = Path(polyline((Point(x, top), Point(x, slot.bottom))), look.style("fold"))
    return (
        line,
        Group(set_text(look.words("fold.here"), words, look.type("small"), Anchor.MIDDLE), name="fold", box=words),
    )


def _too_large(pieces: Sequence[_Piece], run: PrintRun) -> Finding:
    largest = max(pieces, key=lambda piece: max(piece.size.width, piece.size.height))
    size, caption = largest.size, largest.scene.caption
    message = f"a piece of {size.width:.0f} × {size.height:.0f} mm does not fit {run.paper.name}: {caption}"
    return Finding("PC305", message, help="choose a larger --paper, or --sides front if it has a back")
