"""Chains: the fewest drawings that lead to a target, proved to be the fewest.

The closure says how many drawings are needed at least. With exactly that many, each must reach the layer of its turn
and touch the one before, so all such chains can be tried. One that is free of overlaps and whose shapes can be
scheduled is a witness; if there is none, more drawings are needed.
"""

from collections.abc import Iterable
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

from generator.check.budget import Part
from generator.games.distant_suns.proof.closure import Closure
from generator.games.distant_suns.proof.closure import closure
from generator.games.distant_suns.proof.closure import numbers_of
from generator.games.distant_suns.proof.line import GameLine
from generator.games.distant_suns.proof.line import LineStep
from generator.games.distant_suns.proof.schedule import Schedule
from generator.games.distant_suns.proof.schedule import schedule
from generator.games.distant_suns.rules.board import Board
from generator.games.distant_suns.rules.board import bits_of
from generator.games.distant_suns.rules.board import union
from generator.games.distant_suns.rules.control import ControlBoard
from generator.games.distant_suns.rules.sheet import Drawing


@dataclass(frozen=True)
class Chains:
    """Where chains of these shapes are looked for; `spare` tiles fill the slots that are left over."""

    board: Board
    shapes: tuple[str, ...]
    spare: tuple[str, ...]
    black_hole: str
    control: ControlBoard

    @cached_property
    def closure(self) -> Closure:
        return closure(self.board.drawings, self.shapes, self.board.coverable)

    @cached_property
    def _numbers(self) -> dict[str, int]:
        return {shape: numbers_of(self.board.drawings, (shape,)) for shape in self.shapes}

    def shortest(self, target: int, part: Part) -> GameLine | None:
        """A line that covers one of these sectors with as few drawings as the closure allows; None if there is none."""
        length = self.closure.layer_of(target)
        if length is None:
            return None
        for chain in self._chains(self._towards(target, length), (), 0):
            part.spend()
            if len(chain) == length:
                return self._line(chain)
        return None

    def _towards(self, target: int, length: int) -> list[int]:
        """For each turn the numbers of the drawings from which the target can still be reached in time."""
        drawings, ours = self.board.drawings, sum(self._numbers.values())
        wanted = [union(drawings.covering, self.closure.layers[length] & target) & ours]
        for layer in self.closure.layers[length - 1 : 0 : -1]:
            near = 0
            for number in bits_of(wanted[-1]):
                near |= self.board.around(drawings.masks[number])
            wanted.append(union(drawings.covering, near & layer) & ours)
        wanted.reverse()
        wanted[0] &= drawings.opening
        return wanted

    def _chains(self, towards: list[int], chain: tuple[Drawing, ...], blocked: int) -> Iterator[tuple[Drawing, ...]]:
        """Drawings that touch one after the other, do not overlap and can be given in this order: beginnings too."""
        yield chain
        drawings, turn = self.board.drawings, len(chain)
        if turn == len(towards):
            return
        numbers = towards[turn] & ~blocked
        if chain:
            numbers &= union(drawings.touching, chain[-1].mask & self.closure.layers[turn])
        for shape, ours in self._numbers.items():
            if not numbers & ours or not self._scheduled(chain, shape):
                continue
            for number in bits_of(numbers & ours):
                mask = drawings.masks[number]
                covering = union(drawings.covering, mask)
                yield from self._chains(towards, (*chain, Drawing(shape, mask)), blocked | covering)

    def _scheduled(self, chain: Iterable[Drawing], *more: str) -> Schedule | None:
        return schedule([*(drawing.shape for drawing in chain), *more], self.spare, self.black_hole, self.control)

    def _line(self, chain: tuple[Drawing, ...]) -> GameLine | None:
        plan = self._scheduled(chain)
        if plan is None:
            return None
        pairs = zip(plan.positions, chain, strict=True)
        return GameLine(plan.tiles, tuple(LineStep(*position, drawing) for position, drawing in pairs))
