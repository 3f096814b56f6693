"""A bot that plays one line towards a wish: in each turn it takes the best drawing of all it can be given."""

from collections.abc import Sequence
from random import Random
from typing import Protocol

from generator.check.budget import Part
from generator.games.distant_suns.proof.line import GameLine
from generator.games.distant_suns.proof.line import LineStep
from generator.games.distant_suns.rules.board import Board
from generator.games.distant_suns.rules.control import ControlBoard
from generator.games.distant_suns.rules.control import is_round_over
from generator.games.distant_suns.rules.sheet import Drawing
from generator.games.distant_suns.rules.sheet import Sheet
from generator.games.distant_suns.rules.sheet import blank_sheet
from generator.games.distant_suns.rules.sheet import drawn
from generator.games.distant_suns.rules.sheet import legal_drawings
from generator.games.distant_suns.rules.sheet import whole_drawings


class Wish(Protocol):
    """What a line is after; told of each drawing, so that it knows what is still to be done."""

    def value(self, shape: str, mask: int) -> float:
        """How much this drawing helps."""

    def note(self, shape: str, mask: int) -> None: ...

    @property
    def is_fulfilled(self) -> bool: ...

    @property
    def is_spending(self) -> bool:
        """Whether reduced drawings are weighed beside whole ones, and not only where no whole one fits."""


class LineBot:
    """Plays lines on one board with given tiles; randomness comes from its own stream."""

    def __init__(
        self, board: Board, tiles: Sequence[str], black_hole: str, control: ControlBoard, seed: str, part: Part
    ) -> None:
        self._board = board
        self._tiles = tuple(tiles)
        self._shapes = (*tiles, black_hole)
        self._control = control
        self._random = Random(seed)
        self._part = part

    def line(self, wish: Wish) -> GameLine:
        """A line that ends when the wish is fulfilled or the game is over."""
        steps: list[LineStep] = []
        sheet, filled, turns, rounds = blank_sheet(self._board), 0, 0, 0
        while not wish.is_fulfilled and rounds < self._control.rounds:
            positions = self._positions(filled)
            self._part.spend(len(positions))
            zone, drawing = self._best({zone for _, _, zone in positions}, sheet, wish)
            side, left, _ = self._pick([position for position in positions if position[2] == zone])
            steps.append(LineStep(side, left, zone, drawing))
            filled |= 0b11 << (side * self._control.zones + left)
            turns += 1
            if drawing:
                wish.note(drawing.shape, drawing.mask)
                sheet = drawn(self._board, sheet, drawing)
            if is_round_over(self._control, filled, turns):
                filled, turns, rounds = 0, 0, rounds + 1
        return GameLine(self._tiles, tuple(steps))

    def _positions(self, filled: int) -> list[tuple[int, int, int]]:
        zones = self._control.zones
        return [
            (side, left, zone)
            for side in range(self._control.sides)
            for left in range(zones - 1)
            if not filled & 0b11 << (side * zones + left)
            for zone in (left, left + 1)
        ]

    def _best(self, zones: set[int], sheet: Sheet, wish: Wish) -> tuple[int, Drawing | None]:
        """The zone and drawing with the highest value; any zone and nothing if nothing can be drawn."""
        if wish.is_spending and sheet.upgrades:
            return self._reduced(sorted(zones), sheet, wish)
        best, best_value, random = None, 0.0, self._random.random
        for zone in sorted(zones):
            shape = self._shapes[zone]
            masks = whole_drawings(self._board, sheet, shape)
            self._part.spend(len(masks))
            for mask in masks:
                value = wish.value(shape, mask) + random()
                if best is None or value > best_value:
                    best, best_value = (zone, Drawing(shape, mask)), value
        return best or self._reduced(sorted(zones), sheet, wish)

    def _reduced(self, zones: list[int], sheet: Sheet, wish: Wish) -> tuple[int, Drawing | None]:
        """The same with upgrades that may be spent, as few as possible."""
        choices = [
            (wish.value(drawing.shape, drawing.mask) - drawing.spent, zone, drawing)
            for zone in zones
            for drawing in legal_drawings(self._board, sheet, self._shapes[zone])
        ]
        self._part.spend(len(choices))
        if not choices:
            return zones[0], None
        _, zone, drawing = max(choices, key=lambda choice: choice[0])
        return zone, drawing

    def _pick(self, positions: list[tuple[int, int, int]]) -> tuple[int, int, int]:
        return positions[int(self._random.random() * len(positions))]
