"""Lines: one player's way through a game, and the whole game that shows it."""

from dataclasses import dataclass

from generator.games.distant_suns.rules.board import Board
from generator.games.distant_suns.rules.board import union
from generator.games.distant_suns.rules.control import Module
from generator.games.distant_suns.rules.setup import Setup
from generator.games.distant_suns.rules.sheet import Drawing

PLAYERS = 2  # in the game that shows a line; the second one draws whatever comes first


@dataclass(frozen=True, slots=True)
class LineStep:
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
class GameLine:
    tiles: tuple[str, ...]
    steps: tuple[LineStep, ...]


@dataclass(frozen=True, slots=True)
class WitnessMove:
    """A turn of the game that shows a line: the module and what each player draws."""

    module: Module
    drawings: tuple[Drawing | None, ...]


@dataclass(frozen=True, slots=True)
class Witness:
    """A game that shows that something is possible: the set-up, and the turns up to the one in which it happens."""

    setup: Setup
    moves: tuple[WitnessMove, ...]


def witness_of(board: Board, line: GameLine, missions: tuple[str, ...]) -> Witness:
    """The line as a game for two: its player sits first, the other draws the first thing that fits."""
    setup = Setup(line.tiles, missions)
    moves, numbered = [], board.drawings
    blocked, touched = 0, numbered.opening
    for turn, step in enumerate(line.steps):
        is_active = turn % PLAYERS == 0
        module = step.module(is_active)
        shape = setup.shape(module.octagon if is_active else module.circle)
        masks = numbered.of_shape(shape, touched & ~blocked)
        if masks:
            touched = union(numbered.touching, masks[0]) | (touched if blocked else 0)  # the start anchors only once
            blocked |= union(numbered.covering, masks[0])
        moves.append(WitnessMove(module, (step.drawing, Drawing(shape, masks[0]) if masks else None)))
    return Witness(setup, tuple(moves))
