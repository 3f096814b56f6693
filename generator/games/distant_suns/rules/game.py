"""Game: a state is a value; applying a turn returns a new one."""

from collections.abc import Sequence
from dataclasses import dataclass
from dataclasses import replace

from generator.errors import GeneratorError
from generator.games.distant_suns.rules.board import Board
from generator.games.distant_suns.rules.control import ControlBoard
from generator.games.distant_suns.rules.control import Module
from generator.games.distant_suns.rules.control import can_be_placed
from generator.games.distant_suns.rules.control import is_round_over
from generator.games.distant_suns.rules.control import notches
from generator.games.distant_suns.rules.setup import Setup
from generator.games.distant_suns.rules.sheet import Drawing
from generator.games.distant_suns.rules.sheet import Sheet
from generator.games.distant_suns.rules.sheet import blank_sheet
from generator.games.distant_suns.rules.sheet import drawn
from generator.games.distant_suns.rules.sheet import fault
from generator.games.distant_suns.rules.sheet import must_draw

Drawings = Sequence[Drawing | None]  # by seat; None where nothing is drawn


@dataclass(frozen=True, slots=True)
class State:
    """A game in progress: whose turn it is, which notches are filled, what everybody has drawn."""

    setup: Setup
    control: ControlBoard
    sheets: tuple[Sheet, ...]
    active: int = 0
    round: int = 1
    turn: int = 1  # within the round
    filled: int = 0

    @property
    def is_over(self) -> bool:
        return self.round > self.control.rounds

    def shape_for(self, seat: int, module: Module) -> str:
        """What this player must draw: the active one what the circle points at, everybody else the octagon's."""
        return self.setup.shape(module.circle if seat == self.active else module.octagon)


class IllegalMoveError(GeneratorError):
    """A move against the rules; `seat` is None if it is the module that cannot be placed."""

    def __init__(self, reason: str, seat: int | None = None) -> None:
        super().__init__(reason)
        self.reason = reason
        self.seat = seat


def begin(board: Board, setup: Setup, players: int, control: ControlBoard) -> State:
    return State(setup, control, (blank_sheet(board),) * players)


def play(board: Board, state: State, module: Module, drawings: Drawings) -> State:
    """The state after one turn; IllegalMoveError says what is against the rules."""
    if state.is_over:
        raise IllegalMoveError("the game is over")
    if len(drawings) != len(state.sheets):
        raise IllegalMoveError(f"{len(state.sheets)} players must draw, not {len(drawings)}")
    if not can_be_placed(state.control, state.filled, module):
        raise IllegalMoveError("the module does not fit there: it needs two neighbouring notches that are free")
    for seat, drawing in enumerate(drawings):
        _judge(board, state.sheets[seat], state.shape_for(seat, module), drawing, seat)
    sheets = tuple(
        drawn(board, sheet, drawing) if drawing else sheet
        for sheet, drawing in zip(state.sheets, drawings, strict=True)
    )
    return _next_turn(state, module, _with_worlds(board, sheets, drawings))


def _judge(board: Board, sheet: Sheet, shape: str, drawing: Drawing | None, seat: int) -> None:
    if drawing is None:
        if must_draw(board, sheet, shape):
            raise IllegalMoveError(f"nothing is drawn, but the shape {shape!r} fits", seat)
        return
    if drawing.shape != shape:
        raise IllegalMoveError(f"the shape to draw is {shape!r}, not {drawing.shape!r}", seat)
    reason = fault(board, sheet, drawing)
    if reason:
        raise IllegalMoveError(reason, seat)


def _with_worlds(board: Board, sheets: tuple[Sheet, ...], drawings: Drawings) -> tuple[Sheet, ...]:
    """Settles the race after all have drawn: all who reach a world in the first turn anybody does are first."""
    settled = list(sheets)
    if not any(drawing and drawing.mask & board.beside_worlds for drawing in drawings):
        return sheets  # as in most turns
    for index, world in enumerate(board.worlds):
        around = world.around
        arrived = [seat for seat, sheet in enumerate(sheets) if sheet.covered & around and not sheet.worlds[index]]
        if arrived:
            is_first = not any(sheet.worlds[index] for sheet in sheets)
            value = world.sector.first if is_first else world.sector.later
            for seat in arrived:
                worlds = settled[seat].worlds
                settled[seat] = replace(settled[seat], worlds=(*worlds[:index], value, *worlds[index + 1 :]))
    return tuple(settled)


def _next_turn(state: State, module: Module, sheets: tuple[Sheet, ...]) -> State:
    """The next player to the left is active; a new round begins when no further module can be placed."""
    filled = state.filled | notches(state.control, module)
    active = (state.active + 1) % len(sheets)
    if is_round_over(state.control, filled, state.turn):
        return State(state.setup, state.control, sheets, active, state.round + 1)
    return State(state.setup, state.control, sheets, active, state.round, state.turn + 1, filled)
