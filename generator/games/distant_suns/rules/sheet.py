"""Sheet: what one player has drawn so far, and what may be drawn next."""

from dataclasses import dataclass
from typing import NamedTuple

from generator.games.distant_suns.rules.board import MOST_SPENT
from generator.games.distant_suns.rules.board import Board


class Drawing(NamedTuple):
    """A shape drawn on these sectors; `spent` upgrades left out as many of its hexes."""

    shape: str
    mask: int
    spent: int = 0


@dataclass(frozen=True, slots=True)
class Sheet:
    """A player's sheet; `worlds` has for each world what it earned, 0 if it was not reached.

    `anchored` and `blocked` are the numbers of the board's drawings that touch, and that overlap, what is covered: with
    them the question what may be drawn costs next to nothing.
    """

    worlds: tuple[int, ...]
    drawings: tuple[Drawing, ...] = ()
    covered: int = 0
    earned: int = 0
    spent: int = 0
    anchored: int = 0
    blocked: int = 0

    @property
    def upgrades(self) -> int:
        """How many can be spent in the coming turn."""
        return self.earned - self.spent


def blank_sheet(board: Board) -> Sheet:
    return Sheet(worlds=(0,) * len(board.worlds), anchored=board.drawings.opening)


def whole_drawings(board: Board, sheet: Sheet, shape: str) -> tuple[int, ...]:
    """The sectors of everything the player may draw for this shape without spending."""
    return board.drawings.of_shape(shape, sheet.anchored & ~sheet.blocked)


def legal_drawings(board: Board, sheet: Sheet, shape: str) -> tuple[Drawing, ...]:
    """Everything the player may draw for this shape, whole first, then with one and two upgrades spent."""
    found = [Drawing(shape, mask) for mask in whole_drawings(board, sheet, shape)]
    for spent in range(1, min(MOST_SPENT, sheet.upgrades) + 1):
        found += (Drawing(shape, mask, spent) for mask in board.legal_reduced(shape, sheet.covered, spent))
    return tuple(found)


def must_draw(board: Board, sheet: Sheet, shape: str) -> bool:
    """True if the whole shape fits somewhere; spending upgrades is never compulsory."""
    return bool(sheet.anchored & ~sheet.blocked & board.drawings.numbers(shape))


def drawn(board: Board, sheet: Sheet, drawing: Drawing) -> Sheet:
    """The sheet after a legal drawing; worlds are settled by the game, as they depend on the others."""
    numbered = board.drawings
    earlier = sheet.anchored if sheet.covered else 0  # the start is an anchor only once
    touching, covering = numbered.about_drawing(drawing.mask)
    return Sheet(
        sheet.worlds,
        (*sheet.drawings, drawing),
        sheet.covered | drawing.mask,
        sheet.earned + (drawing.mask & board.upgrades).bit_count(),
        sheet.spent + drawing.spent,
        earlier | touching,
        sheet.blocked | covering,
    )


def fault(board: Board, sheet: Sheet, drawing: Drawing) -> str:
    """Why the drawing is illegal, in words for the table; '' if it is legal."""
    number = board.drawings.number_of[drawing.shape].get(drawing.mask)
    if not drawing.spent and number is not None and sheet.anchored & ~sheet.blocked & 1 << number:
        return ""  # the common case, at a glance
    if not drawing.mask:
        return "nothing is drawn"
    if drawing.mask & ~board.coverable:
        return "it covers a sector that can never be covered (start, treasure or distant world)"
    if drawing.mask & sheet.covered:
        return "it covers a sector that was covered before"
    if not drawing.mask & board.anchors(sheet.covered):
        return "it is not next to " + ("a sector covered before" if sheet.covered else "the start")
    return _form_fault(board, sheet, drawing)


def _form_fault(board: Board, sheet: Sheet, drawing: Drawing) -> str:
    if drawing.spent > MOST_SPENT:
        return f"{drawing.spent} hexes are left out, but at most {MOST_SPENT} upgrades may be spent in one turn"
    numbered = board.reduced(drawing.shape, drawing.spent) if drawing.spent else board.drawings
    if drawing.mask not in numbered.number_of[drawing.shape]:
        left_out = f" with {drawing.spent} left out" if drawing.spent else ""
        return f"these sectors do not form the shape {drawing.shape!r}{left_out} in one piece"
    if drawing.spent > sheet.upgrades:
        return (
            f"it spends {drawing.spent}, but {sheet.upgrades} upgrades were earned in earlier turns and not yet spent"
        )
    return ""
