"""Lines: one player's way through a game, and the whole game that shows it."""

from dataclasses import dataclass

from generator.games.distant_suns.rules.board import Board
from generator.games.distant_suns.rules.control import ControlBoard
from generator.games.distant_suns.rules.control import Module
from generator.games.distant_suns.rules.game import State
from generator.games.distant_suns.rules.game import begin
from generator.games.distant_suns.rules.game import play
from generator.games.distant_suns.rules.setup import Setup
from generator.games.distant_suns.rules.sheet import Drawing

PLAYERS = 2  # in the game that shows a line; the second one draws whatever comes first


@dataclass(frozen=True, slots=True)
class Step:
    """One turn of a line: where the module goes, which zone points at the player, what is drawn there."""

    side: int
    left: int
    zone: int
    drawing: Drawing | None

    def module(self, is_active: bool) -> Module:
        """The module with the right face up: its circle points at the active player, its octagon at the others."""
        other = 2 * self.left + 1 - self.zone
        return Module(self.side, self.zone, other) if is_active else Module(self.side, other, self.zone)


@dataclass(frozen=True, slots=True)
class Line:
    tiles: tuple[str, ...]
    steps: tuple[Step, ...]


@dataclass(frozen=True, slots=True)
class Move:
    """A turn of the game that shows a line: the module and what each player draws."""

    module: Module
    drawings: tuple[Drawing | None, ...]


@dataclass(frozen=True, slots=True)
class Witness:
    """A game that shows that something is possible: the set-up, and the turns up to the one in which it happens."""

    setup: Setup
    moves: tuple[Move, ...]


def witness_of(board: Board, line: Line, missions: tuple[str, ...], control: ControlBoard) -> Witness:
    """The line as a game for two: its player sits first, the other draws the first thing that fits."""
    setup = Setup(line.tiles, missions)
    state = begin(board, setup, PLAYERS, control)
    moves = []
    for step in line.steps:
        module = step.module(is_active=state.active == 0)
        moves.append(Move(module, (step.drawing, _first_drawing(board, state, module))))
        state = play(board, state, module, moves[-1].drawings)
    return Witness(setup, tuple(moves))


def _first_drawing(board: Board, state: State, module: Module) -> Drawing | None:
    shape = state.shape_for(1, module)
    masks = board.legal(shape, state.sheets[1].covered)
    return Drawing(shape, masks[0]) if masks else None
