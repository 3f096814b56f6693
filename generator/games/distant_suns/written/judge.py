"""Transcript judge: every drawing of one player with history, judged turn by turn.

After an illegal drawing the sheet goes on as if it had been legal, but what depends on it is no longer judged: places,
upgrades and passing. What would be legal if something had been drawn in a turn that was wrongly passed is not at fault:
that pass is. A slip of the pen may leave a turn empty and give its sectors to the next one, which is then at fault.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from dataclasses import replace

from generator.findings import Finding
from generator.findings import Span
from generator.games.distant_suns.rules.board import MOST_SPENT
from generator.games.distant_suns.rules.board import Board
from generator.games.distant_suns.rules.sheet import Drawing
from generator.games.distant_suns.rules.sheet import Sheet
from generator.games.distant_suns.rules.sheet import blank_sheet
from generator.games.distant_suns.rules.sheet import drawn
from generator.games.distant_suns.rules.sheet import fault
from generator.games.distant_suns.written.sheet import Own
from generator.games.distant_suns.written.sheet import WrittenSheet
from generator.games.distant_suns.written.transcript import SIGNS
from generator.games.distant_suns.written.transcript import UNCOVERED
from generator.games.distant_suns.written.turns import WrittenTurn

SLIP = "if the sheet was copied wrongly, mend it; if it was drawn like this, agree at the table what it counts for"


@dataclass(frozen=True, slots=True)
class Player:
    """A player's seat, name, and what stands on the sheet."""

    seat: int
    name: str
    drawn: WrittenSheet


@dataclass(frozen=True, slots=True)
class Judged:
    """The sheet after the last turn (worlds are settled later), each drawing by its turn, and the findings."""

    sheet: Sheet
    drawings: dict[int, Drawing]
    findings: tuple[Finding, ...]


@dataclass(frozen=True, slots=True)
class Missed:
    """A turn in which nothing was drawn although the shape fits: where it could have been drawn."""

    turn: WrittenTurn
    shape: str
    fitting: tuple[int, ...]


def judge(board: Board, own: Own, player: Player, turns: tuple[WrittenTurn, ...], seats: int) -> Judged:
    sheet = blank_sheet(board)
    drawings: dict[int, Drawing] = {}
    findings: list[Finding] = []
    missed: list[Missed] = []
    in_doubt = False  # whether what is covered, and what was earned, can still be trusted
    for turn in turns:
        shape = turn.circle if (turn.number - 1) % seats == player.seat else turn.octagon
        is_known = bool(shape) and not turn.is_doubtful
        sign = SIGNS[turn.number - 1]
        if sign in player.drawn.signs:
            drawing = _drawing(board, player.drawn, sign, shape)
            judged_by = generous_sheet(board, drawing.mask) if in_doubt else sheet
            if reason := fault(board, judged_by, drawing) if is_known else "":
                if not (missed and _depends_on(board, sheet, drawing, missed)):
                    findings.append(_illegal(own, player, turn, drawing, reason))
                    missed = [each for each in missed if not _is_slip(each, turn, drawing)]
                in_doubt = True
            drawings[turn.number] = drawing
            spent = sheet.spent + min(drawing.spent, max(0, sheet.upgrades))
            sheet = replace(drawn(board, sheet, drawing), spent=spent)
        elif is_known and not in_doubt and not _is_full(board, sheet, shape, missed):
            missed.append(Missed(turn, shape, board.legal(shape, sheet.covered)))
    findings += (_passed(board, player, each) for each in missed)
    return Judged(sheet, drawings, tuple(findings))


def _depends_on(board: Board, sheet: Sheet, drawing: Drawing, missed: Sequence[Missed]) -> bool:
    """Whether the drawing would be legal if a shape that was passed over had been drawn."""
    return any(
        not fault(board, drawn(board, sheet, Drawing(each.shape, mask)), drawing)
        for each in missed
        for mask in each.fitting
        if not mask & (sheet.covered | drawing.mask)
    )


def _is_full(board: Board, sheet: Sheet, shape: str, missed: Sequence[Missed]) -> bool:
    """Whether the shape does not fit, or would not if one that was passed over had been drawn."""
    return not board.legal(shape, sheet.covered) or any(
        not board.legal(shape, sheet.covered | mask)
        for each in missed
        for mask in each.fitting
        if not mask & sheet.covered
    )


def _is_slip(missed: Missed, turn: WrittenTurn, drawing: Drawing) -> bool:
    """Whether the sectors of an illegal drawing hold the shape that is missing in the turn before."""
    return missed.turn.number == turn.number - 1 and any(mask & drawing.mask == mask for mask in missed.fitting)


def generous_sheet(board: Board, mask: int) -> Sheet:
    """A sheet on which a drawing is judged by its form alone: all around it is covered, and upgrades are at hand."""
    return replace(blank_sheet(board), covered=board.coverable & ~mask, earned=MOST_SPENT)


def _drawing(board: Board, on_sheet: WrittenSheet, sign: str, shape: str) -> Drawing:
    """The sectors with the sign; as many upgrades were spent as hexes are missing."""
    mask = board.mask(mark.cell for mark in on_sheet.signs[sign])
    size = len(board.shapes[shape].cells) if shape else 0
    return Drawing(shape, mask, max(0, size - mask.bit_count()))


def _illegal(own: Own, player: Player, turn: WrittenTurn, drawing: Drawing, reason: str) -> Finding:
    marks = player.drawn.signs[SIGNS[turn.number - 1]]
    doubtful = [mark for mark in marks if own.symbols[mark.cell] == mark.symbol]
    if doubtful:
        return _ambiguous(own, turn, doubtful[0].span, doubtful[0].symbol)
    return Finding(
        "DS414", f"{turn}, {player.name}: {reason}", marks[0].span, f"the {drawing.shape} of turn {turn.number}", SLIP
    )


def _ambiguous(own: Own, turn: WrittenTurn, place: Span, symbol: str) -> Finding:
    kind = next(sector.kind for cell, sector in own.sectors.items() if own.symbols[cell] == symbol)
    return Finding(
        "DS415",
        f"{symbol!r} stands for turn {turn.number}, but in the layout it means {kind}",
        place,
        "which of the two is it?",
        f"write {UNCOVERED!r} where the sector is uncovered; {symbol!r} always means the turn",
    )


def _passed(board: Board, player: Player, missed: Missed) -> Finding:
    cells = board.cells_of(missed.fitting[0])
    return Finding(
        "DS416",
        f"{missed.turn}, {player.name}: nothing is drawn, but {missed.shape!r} fits",
        player.drawn.first(cells),
        f"for example here: {player.drawn.said(cells)}",
        f"what can be drawn must be; write {SIGNS[missed.turn.number - 1]!r} over the sectors if it was",
    )


def settled_worlds(board: Board, players: Sequence[Judged]) -> tuple[Sheet, ...]:
    """The sheets with what their worlds earned: all who reach one in the first turn anybody does are first."""
    arrivals = [[_arrival(judged, world.around) for world in board.worlds] for judged in players]
    firsts = [min(turns) for turns in zip(*arrivals, strict=True)]
    return tuple(
        replace(
            judged.sheet, worlds=tuple(_worth(board, index, own[index], firsts[index]) for index in range(len(own)))
        )
        for judged, own in zip(players, arrivals, strict=True)
    )


NEVER = len(SIGNS) + 1


def _arrival(judged: Judged, around: int) -> int:
    """The turn in which the world was reached."""
    return min((turn for turn, drawing in judged.drawings.items() if drawing.mask & around), default=NEVER)


def _worth(board: Board, world: int, arrival: int, first: int) -> int:
    sector = board.worlds[world].sector
    if arrival == NEVER:
        return 0
    return sector.first if arrival == first else sector.later
