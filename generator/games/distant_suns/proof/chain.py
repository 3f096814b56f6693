"""Chains: the fewest drawings that lead to a target, proved to be the fewest.

The closure says how many drawings are needed at least. With exactly that many, each must reach the layer of its turn
and touch the one before, so all such chains can be tried. One that is free of overlaps and whose shapes can be
scheduled is a witness; if there is none, more drawings are needed.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice

from generator.games.distant_suns.proof.closure import Closure
from generator.games.distant_suns.proof.line import Line
from generator.games.distant_suns.proof.line import Step
from generator.games.distant_suns.proof.schedule import schedule
from generator.games.distant_suns.rules.board import Board
from generator.games.distant_suns.rules.board import bits_of
from generator.games.distant_suns.rules.board import union
from generator.games.distant_suns.rules.control import ControlBoard
from generator.games.distant_suns.rules.sheet import Drawing

MOST_TRIED = 2000  # chains without overlap whose shapes are scheduled


@dataclass(frozen=True)
class Chains:
    """Where chains are looked for; the closure is that of all shapes."""

    board: Board
    closure: Closure
    tiles: tuple[str, ...]
    black_hole: str
    control: ControlBoard

    def shortest(self, target: int) -> Line | None:
        """A line that covers one of these sectors with as few drawings as the closure allows, if one was found."""
        length = self.closure.layer_of(target)
        if length is None:
            return None
        for chain in islice(self._chains(self._towards(target, length), (), 0), MOST_TRIED):
            line = self._scheduled(chain)
            if line:
                return line
        return None

    def _towards(self, target: int, length: int) -> list[int]:
        """For each turn the numbers of the drawings from which the target can still be reached in time."""
        drawings = self.board.drawings
        wanted = [union(drawings.covering, self.closure.layers[length] & target)]
        for layer in self.closure.layers[length - 1 : 0 : -1]:
            near = 0
            for number in bits_of(wanted[-1]):
                near |= self.board.around(drawings.masks[number])
            wanted.append(union(drawings.covering, near & layer))
        wanted.reverse()
        wanted[0] &= drawings.opening
        return wanted

    def _chains(self, towards: list[int], chain: tuple[int, ...], blocked: int) -> Iterator[tuple[int, ...]]:
        """Drawings that touch one after the other and do not overlap, by number."""
        drawings, turn = self.board.drawings, len(chain)
        if turn == len(towards):
            yield chain
            return
        numbers = towards[turn] & ~blocked
        if chain:
            last = drawings.masks[chain[-1]] & self.closure.layers[turn]
            numbers &= union(drawings.touching, last)
        for number in bits_of(numbers):
            covering = union(drawings.covering, drawings.masks[number])
            yield from self._chains(towards, (*chain, number), blocked | covering)

    def _scheduled(self, chain: tuple[int, ...]) -> Line | None:
        drawings = [self.board.drawings.drawing(number) for number in chain]
        plan = schedule([shape for shape, _ in drawings], self.tiles, self.black_hole, self.control)
        if plan is None:
            return None
        pairs = zip(plan.positions, drawings, strict=True)
        return Line(plan.tiles, tuple(Step(*position, Drawing(shape, mask)) for position, (shape, mask) in pairs))
