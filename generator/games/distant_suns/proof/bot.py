"""A bot that plays one line towards a wish: in each turn it takes the best drawing of all it can be given."""

from collections.abc import Sequence
from random import Random
from typing import Protocol

from generator.games.distant_suns.proof.line import Line
from generator.games.distant_suns.proof.line import Step
from generator.games.distant_suns.rules.board import Board
from generator.games.distant_suns.rules.board import union
from generator.games.distant_suns.rules.control import ControlBoard
from generator.games.distant_suns.rules.control import is_round_over
from generator.games.distant_suns.rules.sheet import Drawing

Choice = tuple[str, int]  # a shape and the sectors it is drawn on


class Wish(Protocol):
    """What a line is after; told of each drawing, so that it knows what is still to be done."""

    def value(self, shape: str, mask: int, covered: int) -> float:
        """How much this drawing helps."""

    def note(self, shape: str, mask: int) -> None: ...

    @property
    def is_fulfilled(self) -> bool: ...


class Bot:
    """Plays lines on one board with given tiles; randomness comes from its own stream."""

    def __init__(self, board: Board, tiles: Sequence[str], black_hole: str, control: ControlBoard, seed: str) -> None:
        self._board = board
        self._tiles = tuple(tiles)
        self._shapes = (*tiles, black_hole)
        self._control = control
        self._random = Random(seed)

    def line(self, wish: Wish) -> Line:
        """A line that ends when the wish is fulfilled or the game is over."""
        steps: list[Step] = []
        covered = blocked = touched = filled = turns = 0
        drawings, rounds = self._board.drawings, 0
        while not wish.is_fulfilled and rounds < self._control.rounds:
            positions = self._positions(filled)
            legal = (touched if covered else drawings.opening) & ~blocked
            zone, choice = self._best({zone for _, _, zone in positions}, legal, covered, wish)
            side, left, _ = self._pick([position for position in positions if position[2] == zone])
            steps.append(Step(side, left, zone, Drawing(*choice) if choice else None))
            filled |= 0b11 << (side * self._control.zones + left)
            turns += 1
            if choice:
                wish.note(*choice)
                covered |= choice[1]
                blocked |= union(drawings.covering, choice[1])
                touched |= union(drawings.touching, choice[1])
            if is_round_over(self._control, filled, turns):
                filled, turns, rounds = 0, 0, rounds + 1
        return Line(self._tiles, tuple(steps))

    def _positions(self, filled: int) -> list[tuple[int, int, int]]:
        zones = self._control.zones
        return [
            (side, left, zone)
            for side in range(self._control.sides)
            for left in range(zones - 1)
            if not filled & 0b11 << (side * zones + left)
            for zone in (left, left + 1)
        ]

    def _best(self, zones: set[int], legal: int, covered: int, wish: Wish) -> tuple[int, Choice | None]:
        """The zone and drawing with the highest value; any zone and nothing if nothing can be drawn."""
        best, best_value, random = None, 0.0, self._random.random
        for zone in sorted(zones):
            shape = self._shapes[zone]
            for mask in self._board.drawings.of_shape(shape, legal):
                value = wish.value(shape, mask, covered) + random()
                if best is None or value > best_value:
                    best, best_value = (zone, (shape, mask)), value
        return best or (min(zones), None)

    def _pick(self, positions: list[tuple[int, int, int]]) -> tuple[int, int, int]:
        return positions[int(self._random.random() * len(positions))]
