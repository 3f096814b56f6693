"""Sheet: what one player has drawn so far, and what may be drawn next."""

from dataclasses import dataclass
from dataclasses import replace

from generator.games.distant_suns.rules.board import MOST_SPENT
from generator.games.distant_suns.rules.board import Board
from generator.games.distant_suns.rules.polyhex import orientations
from generator.games.distant_suns.rules.polyhex import reduced
from generator.games.distant_suns.rules.polyhex import settled


@dataclass(frozen=True, slots=True)
class Drawing:
    """A shape drawn on these sectors; `spent` upgrades left out as many of its hexes."""

    shape: str
    mask: int
    spent: int = 0


@dataclass(frozen=True, slots=True)
class Sheet:
    """A player's sheet; `worlds` has for each world what it earned, 0 if it was not reached."""

    worlds: tuple[int, ...]
    drawings: tuple[Drawing, ...] = ()
    covered: int = 0
    earned: int = 0
    spent: int = 0

    @property
    def upgrades(self) -> int:
        """How many can be spent in the coming turn."""
        return self.earned - self.spent


def blank_sheet(board: Board) -> Sheet:
    return Sheet(worlds=(0,) * len(board.worlds))


def legal_drawings(board: Board, sheet: Sheet, shape: str) -> tuple[Drawing, ...]:
    """Everything the player may draw for this shape, whole first, then with one and two upgrades spent."""
    found = [Drawing(shape, mask) for mask in board.legal(shape, sheet.covered)]
    for spent in range(1, min(MOST_SPENT, sheet.upgrades) + 1):
        found += (Drawing(shape, mask, spent) for mask in board.legal_reduced(shape, sheet.covered, spent))
    return tuple(found)


def must_draw(board: Board, sheet: Sheet, shape: str) -> bool:
    """True if the whole shape fits somewhere; spending upgrades is never compulsory."""
    return bool(board.legal(shape, sheet.covered))


def drawn(board: Board, sheet: Sheet, drawing: Drawing) -> Sheet:
    """The sheet after a legal drawing; worlds are settled by the game, as they depend on the others."""
    return replace(
        sheet,
        drawings=(*sheet.drawings, drawing),
        covered=sheet.covered | drawing.mask,
        earned=sheet.earned + (drawing.mask & board.upgrades).bit_count(),
        spent=sheet.spent + drawing.spent,
    )


def fault(board: Board, sheet: Sheet, drawing: Drawing) -> str:
    """Why the drawing is illegal, in words for the table; '' if it is legal."""
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
    cells = board.shapes[drawing.shape].cells
    form = settled(board.cells_of(drawing.mask))
    forms = reduced(settled(cells), drawing.spent) if drawing.spent else orientations(settled(cells))
    if drawing.spent > MOST_SPENT:
        return f"{drawing.spent} hexes are left out, but at most {MOST_SPENT} upgrades may be spent in one turn"
    if form not in forms:
        left_out = f" with {drawing.spent} left out" if drawing.spent else ""
        return f"these sectors do not form the shape {drawing.shape!r}{left_out} in one piece"
    if drawing.spent > sheet.upgrades:
        return (
            f"it spends {drawing.spent}, but {sheet.upgrades} upgrades were earned in earlier turns and not yet spent"
        )
    return ""
