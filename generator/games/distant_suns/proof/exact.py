"""Exact search: every line there is, until one reaches the goal or none is left.

First without the control board: whatever cannot be reached when any shape may be drawn in any turn cannot be
reached at all. If it can, but not by shapes that can be scheduled, then with it: all tiles in all orders. Only small
sheets are within reach; elsewhere the budget ends the search, and nothing is known.
"""

from collections.abc import Callable
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import permutations

from generator.games.distant_suns.proof.line import Line
from generator.games.distant_suns.proof.line import Step
from generator.games.distant_suns.proof.schedule import schedule
from generator.games.distant_suns.rules.board import MOST_SPENT
from generator.games.distant_suns.rules.board import Board
from generator.games.distant_suns.rules.control import ControlBoard
from generator.games.distant_suns.rules.control import is_round_over
from generator.games.distant_suns.rules.sheet import Drawing

Goal = Callable[[int], bool]  # asked of the covered sectors; once true it stays true


class OutOfBudgetError(Exception):
    """The search was ended before it could tell."""


@dataclass(frozen=True)
class Search:
    """Where lines are looked for; `spend` is called for each position and may raise OutOfBudgetError."""

    board: Board
    tiles: tuple[str, ...]
    black_hole: str
    control: ControlBoard
    spend: Callable[[], None]

    def line(self, goal: Goal) -> Line | None:
        """A line that reaches the goal; None if there is none at all."""
        freely = self._free(goal, 0, 0, (), set())
        if freely is None:
            return None
        shapes = [drawing.shape for drawing in freely]
        plan = schedule(shapes, self.tiles, self.black_hole, self.control)
        if plan:
            pairs = zip(plan.positions, freely, strict=True)
            return Line(plan.tiles, tuple(Step(*position, drawing) for position, drawing in pairs))
        return self._scheduled(goal)

    def _free(
        self, goal: Goal, covered: int, upgrades: int, drawn: tuple[Drawing, ...], seen: set[tuple[int, int]]
    ) -> tuple[Drawing, ...] | None:
        """Drawings that reach the goal when any shape may be drawn in any turn."""
        if goal(covered):
            return drawn
        if (covered, upgrades) in seen or len(drawn) == self.control.rounds * self.control.modules:
            return None
        self.spend()
        seen.add((covered, upgrades))
        for shape in self.board.shapes:
            for drawing in self._drawings(shape, covered, upgrades):
                after = self._upgrades_after(drawing, upgrades)
                found = self._free(goal, covered | drawing.mask, after, (*drawn, drawing), seen)
                if found is not None:
                    return found
        return None

    def _drawings(self, shape: str, covered: int, upgrades: int) -> Iterator[Drawing]:
        yield from (Drawing(shape, mask) for mask in self.board.legal(shape, covered))
        for spent in range(1, min(MOST_SPENT, upgrades) + 1):
            yield from (Drawing(shape, mask, spent) for mask in self.board.legal_reduced(shape, covered, spent))

    def _upgrades_after(self, drawing: Drawing, upgrades: int) -> int:
        return upgrades + (drawing.mask & self.board.upgrades).bit_count() - drawing.spent

    def _scheduled(self, goal: Goal) -> Line | None:
        for tiles in permutations(self.tiles, self.control.zones - 1):
            steps = self._steps(goal, (*tiles, self.black_hole), _Position(), set())
            if steps is not None:
                return Line(tiles, steps)
        return None

    def _steps(
        self, goal: Goal, zones: tuple[str, ...], here: "_Position", seen: set["_Position"]
    ) -> tuple[Step, ...] | None:
        """The steps of a line that reaches the goal from this position, with these shapes in the zones."""
        if goal(here.covered):
            return ()
        if here in seen or here.round == self.control.rounds:
            return None
        self.spend()
        seen.add(here)
        for side, left, zone in self._places(here.filled):
            for drawing in self._must_choose(zones[zone], here):
                rest = self._steps(goal, zones, self._after(here, side, left, drawing), seen)
                if rest is not None:
                    return (Step(side, left, zone, drawing), *rest)
        return None

    def _places(self, filled: int) -> Iterator[tuple[int, int, int]]:
        zones = self.control.zones
        for side in range(self.control.sides):
            for left in range(zones - 1):
                if not filled & 0b11 << (side * zones + left):
                    yield from ((side, left, left), (side, left, left + 1))

    def _must_choose(self, shape: str, here: "_Position") -> list[Drawing | None]:
        """What may be drawn; nothing only if the whole shape fits nowhere."""
        drawings: list[Drawing | None] = [*self._drawings(shape, here.covered, here.upgrades)]
        return drawings if self.board.legal(shape, here.covered) else [*drawings, None]

    def _after(self, here: "_Position", side: int, left: int, drawing: Drawing | None) -> "_Position":
        filled = here.filled | 0b11 << (side * self.control.zones + left)
        over = is_round_over(self.control, filled, here.turns + 1)
        return _Position(
            covered=here.covered | (drawing.mask if drawing else 0),
            upgrades=self._upgrades_after(drawing, here.upgrades) if drawing else here.upgrades,
            filled=0 if over else filled,
            turns=0 if over else here.turns + 1,
            round=here.round + over,
        )


@dataclass(frozen=True, slots=True)
class _Position:
    covered: int = 0
    upgrades: int = 0
    filled: int = 0
    turns: int = 0
    round: int = 0
