"""Closure: the sectors that chains of touching drawings lead to, overlaps ignored.

What the closure does not hold can never be covered: it refutes. What it holds may still be impossible.
"""

from collections.abc import Iterable
from dataclasses import dataclass

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
        layer = sum(1 << bit for bit in bits_of(left) if drawings.covering[bit] & found)
        if not layer:
            return Closure(tuple(layers))
        layers.append(layer)
        left &= ~layer
        found = union(drawings.touching, layer) & allowed


def numbers_of(drawings: Drawings, shapes: Iterable[str]) -> int:
    """The numbers of all drawings of these shapes."""
    return sum(map(drawings.numbers, shapes))
