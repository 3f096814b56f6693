"""Closure: the sectors that chains of touching drawings lead to, overlaps ignored.

What the closure does not hold can never be covered: every drawing of a game touches one of an earlier turn, or the
start, so by induction the n-th drawing of any game covers nothing beyond the n-th layer. So the closure refutes. It
never proves: what it holds may still be impossible.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property

from generator.games.distant_suns.rules.board import MOST_SPENT
from generator.games.distant_suns.rules.board import Board
from generator.games.distant_suns.rules.board import Drawings
from generator.games.distant_suns.rules.board import bits_of
from generator.games.distant_suns.rules.board import union


@dataclass(frozen=True, slots=True)
class Closure:
    """`layers[n]` are the sectors that the n-th drawing can cover at the earliest; layers[0] is empty."""

    layers: tuple[int, ...]

    @property
    def covered(self) -> int:
        return sum(self.layers)

    def layer_of(self, mask: int) -> int | None:
        """The first layer that holds one of these sectors, if any does."""
        return next((number for number, layer in enumerate(self.layers) if layer & mask), None)


def closure(drawings: Drawings, shapes: Iterable[str], within: int) -> Closure:
    """Layer by layer, with drawings of these shapes, on these sectors."""
    allowed = numbers_of(drawings, shapes)
    layers, left, found = [0], within, drawings.opening & allowed
    while True:
        layer = _covered_by(drawings, found, left)
        if not layer:
            return Closure(tuple(layers))
        layers.append(layer)
        left &= ~layer
        found = union(drawings.touching, layer) & allowed


@dataclass(frozen=True)
class Spending:
    """Where whole and reduced shapes lead if no more is spent than can be earned."""

    board: Board
    drawings: Drawings  # of both kinds

    def reach(self, shapes: Iterable[str]) -> int:
        """The sectors that chains of these shapes lead to.

        `reached[n]` are those to which chains lead that spend n upgrades in all. If n is not less than the upgrades
        among them, no game leaves them: as long as everything covered lies there, n upgrades were earned at most, so no
        more were spent, and the next drawing ends such a chain too. The first drawing is whole: nothing was earned yet.
        """
        allowed = numbers_of(self.drawings, shapes)
        whole, *reduced = (numbers & allowed for numbers in self._numbers)
        reached = [self._grown(self.drawings.opening & whole, whole, 0)]
        while reached[-1] != self.board.coverable and len(reached) <= (reached[-1] & self.board.upgrades).bit_count():
            found = 0
            for before, numbers in zip(reversed(reached), reduced, strict=False):
                found |= union(self.drawings.touching, before) & numbers
            reached.append(self._grown(found, whole, reached[-1]))
        return reached[-1]

    def _grown(self, found: int, whole: int, sectors: int) -> int:
        """The sectors, those that the drawings found cover, and those to which whole drawings lead from there."""
        while layer := _covered_by(self.drawings, found, self.board.coverable & ~sectors):
            sectors |= layer
            found = union(self.drawings.touching, layer) & whole
        return sectors

    @cached_property
    def _numbers(self) -> list[int]:
        """The numbers of the drawings that leave out no hex, of those that leave out one, and so on."""
        found = [0] * (MOST_SPENT + 1)
        for shape, first in self.drawings.first.items():
            size = len(self.board.shapes[shape].cells)
            for number in range(first, first + self.drawings.count[shape]):
                found[size - self.drawings.masks[number].bit_count()] |= 1 << number
        return found


def _covered_by(drawings: Drawings, numbers: int, within: int) -> int:
    return sum(1 << bit for bit in bits_of(within) if drawings.covering[bit] & numbers)


def numbers_of(drawings: Drawings, shapes: Iterable[str]) -> int:
    """The numbers of all drawings of these shapes."""
    return sum(map(drawings.numbers, shapes))
