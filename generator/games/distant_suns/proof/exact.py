"""Exact search: every line there is, until one reaches the goal or none is left.

First without the control board: whatever cannot be reached when any shape may be drawn in any turn cannot be
reached at all. If it can, but not by shapes that can be scheduled, then with it. A zone gets its tile when a module first
points at it, so that orders of the tiles which make no difference are not told apart. Only small sheets are within
reach; elsewhere the budget ends the search, and nothing is known.
"""

from collections.abc import Callable
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from math import ceil

from generator.games.distant_suns.proof.goal import Goal
from generator.games.distant_suns.proof.line import Line
from generator.games.distant_suns.proof.line import Step
from generator.games.distant_suns.proof.schedule import schedule
from generator.games.distant_suns.rules.board import MOST_SPENT
from generator.games.distant_suns.rules.board import Board
from generator.games.distant_suns.rules.control import ControlBoard
from generator.games.distant_suns.rules.control import is_round_over
from generator.games.distant_suns.rules.sheet import Drawing

Zones = tuple[str, ...]  # the shape of each zone, '' where it is still open


class OutOfBudgetError(Exception):
    """The search was ended before it could tell."""


@dataclass(frozen=True, slots=True)
class _Position:
    zones: Zones
    covered: int = 0
    upgrades: int = 0
    filled: int = 0
    turns: int = 0
    round: int = 1


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
        plan = schedule([drawing.shape for drawing in freely], self.tiles, self.black_hole, self.control)
        if plan:
            pairs = zip(plan.positions, freely, strict=True)
            return Line(plan.tiles, tuple(Step(*position, drawing) for position, drawing in pairs))
        open_zones = ("",) * (self.control.zones - 1)
        return self._steps(goal, _Position((*open_zones, self.black_hole)), (), set())

    def _free(
        self, goal: Goal, covered: int, upgrades: int, drawn: tuple[Drawing, ...], seen: set[tuple[int, int, int]]
    ) -> tuple[Drawing, ...] | None:
        """Drawings that reach the goal when any shape may be drawn in any turn."""
        if goal.holds(covered):
            return drawn
        left = self.control.rounds * self.control.modules - len(drawn)
        if (covered, upgrades, left) in seen or self._is_hopeless(goal, covered, left):
            return None
        self.spend()
        seen.add((covered, upgrades, left))
        for shape in self.board.shapes:
            for drawing in self._drawings(shape, covered, upgrades):
                after = self._upgrades_after(drawing, upgrades)
                found = self._free(goal, covered | drawing.mask, after, (*drawn, drawing), seen)
                if found is not None:
                    return found
        return None

    def _is_hopeless(self, goal: Goal, covered: int, turns: int) -> bool:
        """True if the goal cannot be reached any more: cut off, or too far away for so many turns."""
        left = goal.sectors & ~covered
        free = self.board.coverable & ~covered
        reached, steps = self.board.anchors(covered) & free, 1
        while (left & ~reached) if goal.needs_all else not left & reached:
            grown = reached | (self.board.around(reached) & free)
            if grown == reached:
                return True
            reached, steps = grown, steps + 1
        return ceil(steps / self._largest) > turns

    @cached_property
    def _largest(self) -> int:
        return max(len(shape.cells) for shape in self.board.shapes.values())

    def _drawings(self, shape: str, covered: int, upgrades: int) -> Iterator[Drawing]:
        yield from (Drawing(shape, mask) for mask in self.board.legal(shape, covered))
        for spent in range(1, min(MOST_SPENT, upgrades) + 1):
            yield from (Drawing(shape, mask, spent) for mask in self.board.legal_reduced(shape, covered, spent))

    def _upgrades_after(self, drawing: Drawing, upgrades: int) -> int:
        return upgrades + (drawing.mask & self.board.upgrades).bit_count() - drawing.spent

    def _steps(self, goal: Goal, here: _Position, steps: tuple[Step, ...], seen: set[_Position]) -> Line | None:
        """The line that goes on from this position and reaches the goal."""
        if goal.holds(here.covered):
            return Line(self._all_tiles(here.zones), steps)
        turns = (self.control.rounds - here.round + 1) * self.control.modules - here.turns
        if here in seen or here.round > self.control.rounds or self._is_hopeless(goal, here.covered, turns):
            return None
        self.spend()
        seen.add(here)
        for side, left, zone in self._places(here.filled):
            for shape in self._shapes_for(zone, here.zones):
                for drawing in self._must_choose(shape, here):
                    after = self._after(here, side, left, zone, shape, drawing)
                    found = self._steps(goal, after, (*steps, Step(side, left, zone, drawing)), seen)
                    if found is not None:
                        return found
        return None

    def _all_tiles(self, zones: Zones) -> tuple[str, ...]:
        """The tiles in their slots; where none was needed, any that is left."""
        others = iter(tile for tile in self.tiles if tile not in zones)
        return tuple(shape or next(others) for shape in zones[:-1])

    def _places(self, filled: int) -> Iterator[tuple[int, int, int]]:
        zones = self.control.zones
        for side in range(self.control.sides):
            for left in range(zones - 1):
                if not filled & 0b11 << (side * zones + left):
                    yield from ((side, left, left), (side, left, left + 1))

    def _shapes_for(self, zone: int, zones: Zones) -> tuple[str, ...]:
        return (zones[zone],) if zones[zone] else tuple(tile for tile in self.tiles if tile not in zones)

    def _must_choose(self, shape: str, here: _Position) -> list[Drawing | None]:
        """What may be drawn; nothing only if the whole shape fits nowhere."""
        drawings: list[Drawing | None] = [*self._drawings(shape, here.covered, here.upgrades)]
        return drawings if self.board.legal(shape, here.covered) else [*drawings, None]

    def _after(
        self, here: _Position, side: int, left: int, zone: int, shape: str, drawing: Drawing | None
    ) -> _Position:
        filled = here.filled | 0b11 << (side * self.control.zones + left)
        over = is_round_over(self.control, filled, here.turns + 1)
        return _Position(
            zones=(*here.zones[:zone], shape, *here.zones[zone + 1 :]),
            covered=here.covered | (drawing.mask if drawing else 0),
            upgrades=self._upgrades_after(drawing, here.upgrades) if drawing else here.upgrades,
            filled=0 if over else filled,
            turns=0 if over else here.turns + 1,
            round=here.round + over,
        )
