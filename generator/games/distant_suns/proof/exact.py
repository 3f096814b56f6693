"""Exact search: every line there is, turn by turn, until one reaches the goal or none is left.

All orders of the tiles are played at once: a position keeps, as the bits of an integer, the orders that lead to it. The
first line found is therefore also a shortest one. Only small sheets are within reach: where a turn would take more
positions than may be looked at, the search ends before it, and nothing is known. Why it refutes: in every turn every
module, every order and every drawing is tried, and a position is dropped only if the goal is cut off from all that is
covered, or farther away than the largest shapes reach in the turns that are left.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import permutations
from math import ceil
from typing import NamedTuple

from generator.check.budget import OutOfBudgetError
from generator.check.budget import Part
from generator.games.distant_suns.proof.goal import Goal
from generator.games.distant_suns.proof.line import GameLine
from generator.games.distant_suns.proof.line import LineStep
from generator.games.distant_suns.rules.board import MOST_SPENT
from generator.games.distant_suns.rules.board import Board
from generator.games.distant_suns.rules.control import ControlBoard
from generator.games.distant_suns.rules.control import is_round_over
from generator.games.distant_suns.rules.sheet import Drawing

MOST_POSITIONS = 200_000  # after one turn: what memory is for, not time


class Position(NamedTuple):
    """A player's sheet and the control board between two turns."""

    covered: int = 0
    upgrades: int = 0
    filled: int = 0
    turns: int = 0
    round: int = 1


Reached = dict[Position, int]  # with the orders of the tiles that lead there


@dataclass(frozen=True)
class Search:
    """Where lines are looked for, with as many of the tiles as there are slots."""

    board: Board
    tiles: tuple[str, ...]
    black_hole: str
    control: ControlBoard

    def line(self, goal: Goal, part: Part) -> GameLine | None:
        """A line that reaches the goal; None if there is none at all; OutOfBudgetError if that takes too much."""
        history: list[Reached] = [{Position(): (1 << len(self._orders)) - 1}]
        while history[-1]:
            for position, orders in history[-1].items():
                if goal.holds(position.covered):
                    return self._told(history, position, orders & -orders)
            history.append(self._next_turn(history[-1], goal, part))
        return None

    @cached_property
    def _orders(self) -> tuple[tuple[str, ...], ...]:
        return tuple(permutations(self.tiles, self.control.zones - 1))

    @cached_property
    def _with_shape(self) -> dict[tuple[int, str], int]:
        """For each zone and shape the orders of the tiles that put it there."""
        found = {(self.control.zones - 1, self.black_hole): (1 << len(self._orders)) - 1}
        for number, order in enumerate(self._orders):
            for zone, shape in enumerate(order):
                found[zone, shape] = found.get((zone, shape), 0) | 1 << number
        return found

    def _next_turn(self, reached: Reached, goal: Goal, part: Part) -> Reached:
        found: Reached = {}
        looked_at = 0
        for number, (position, orders) in enumerate(reached.items(), start=1):
            for _, after, left in self._turns(position, orders):
                part.spend()
                looked_at += 1
                if after in found:
                    found[after] |= left
                elif not self._is_hopeless(goal, after):
                    found[after] = left
            to_come = looked_at / number * (len(reached) - number)
            if to_come > part.left or len(found) > MOST_POSITIONS:
                raise OutOfBudgetError
        return found

    def _turns(self, here: Position, orders: int) -> Iterator[tuple[LineStep, Position, int]]:
        """Everything that can happen in a turn, with the orders of the tiles in which it can."""
        drawings = {shape: self._must_choose(shape, here) for shape in (*self.tiles, self.black_hole)}
        for (zone, shape), with_shape in self._with_shape.items():
            left_over = orders & with_shape
            if not left_over:
                continue
            for drawing in drawings[shape]:
                for side, left in self._places(here.filled, zone):
                    yield LineStep(side, left, zone, drawing), self._after(here, side, left, drawing), left_over

    def _must_choose(self, shape: str, here: Position) -> list[Drawing | None]:
        """What may be drawn; nothing only if the whole shape fits nowhere."""
        whole = self.board.legal(shape, here.covered)
        drawings: list[Drawing | None] = [Drawing(shape, mask) for mask in whole]
        for spent in range(1, min(MOST_SPENT, here.upgrades) + 1):
            reduced = self.board.legal_reduced(shape, here.covered, spent)
            drawings += (Drawing(shape, mask, spent) for mask in reduced)
        return drawings if whole else [*drawings, None]

    def _places(self, filled: int, zone: int) -> Iterator[tuple[int, int]]:
        """Where a module may go that points at the zone: side and left notch."""
        zones = self.control.zones
        for side in range(self.control.sides):
            for left in (zone - 1, zone):
                if 0 <= left < zones - 1 and not filled & 0b11 << (side * zones + left):
                    yield side, left

    def _after(self, here: Position, side: int, left: int, drawing: Drawing | None) -> Position:
        filled = here.filled | 0b11 << (side * self.control.zones + left)
        covered, upgrades = here.covered, here.upgrades
        if drawing:
            covered |= drawing.mask
            upgrades += (drawing.mask & self.board.upgrades).bit_count() - drawing.spent
        if is_round_over(self.control, filled, here.turns + 1):
            return Position(covered, upgrades, 0, 0, here.round + 1)
        return Position(covered, upgrades, filled, here.turns + 1, here.round)

    def _is_hopeless(self, goal: Goal, here: Position) -> bool:
        """True if the goal cannot be reached any more: cut off, or too far away for the turns that are left."""
        if goal.holds(here.covered):
            return False
        turns = (self.control.rounds - here.round + 1) * self.control.modules - here.turns
        left, free = goal.sectors & ~here.covered, self.board.coverable & ~here.covered
        reached, steps = self.board.anchors(here.covered) & free, 1
        while (left & ~reached) if goal.needs_all else not left & reached:
            grown = reached | (self.board.around(reached) & free)
            if grown == reached:
                return True
            reached, steps = grown, steps + 1
        return ceil(steps / self._largest) > turns

    @cached_property
    def _largest(self) -> int:
        return max(len(shape.cells) for shape in self.board.shapes.values())

    def _told(self, history: list[Reached], end: Position, order: int) -> GameLine:
        """The line that led there with one order of the tiles, found by going back turn by turn."""
        steps: list[LineStep] = []
        for reached in reversed(history[:-1]):
            end, step = next(
                (position, step)
                for position, orders in reached.items()
                if orders & order
                for step, after, left in self._turns(position, orders & order)
                if after == end
            )
            steps.append(step)
        return GameLine(self._orders[order.bit_length() - 1], tuple(reversed(steps)))
