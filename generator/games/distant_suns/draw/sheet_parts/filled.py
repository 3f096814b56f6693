"""Filled: what a pencil has written on a finished sheet."""

from collections.abc import Mapping
from dataclasses import dataclass
from dataclasses import replace

from generator.draw.look import Look
from generator.draw.text import Type
from generator.games.distant_suns.rules.score import Score
from generator.games.distant_suns.rules.sheet import Drawing
from generator.geometry.hex_grid import Hex


@dataclass(frozen=True, slots=True)
class Filled:
    """One player's sheet: each drawing with its sign and sectors, the upgrades, the score; `taken` has for each world
    whether somebody was first there."""

    name: str
    drawings: Mapping[str, Drawing]
    cells: Mapping[str, tuple[Hex, ...]]
    earned: int
    spent: int
    score: Score
    taken: tuple[bool, ...]
    is_disputed: bool = False


def pencil(look: Look, role: str) -> Type:
    """A kind of lettering as a pencil writes it."""
    kind = look.type(role)
    return replace(kind, colour=look.style("pencil-lead").fill or kind.colour)
