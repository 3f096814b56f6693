"""Schedule: how the modules must be placed so that a player gets given shapes in a given order."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from itertools import permutations

from generator.games.distant_suns.rules.control import ControlBoard
from generator.games.distant_suns.rules.control import is_round_over
from generator.games.distant_suns.rules.control import round_lengths

Position = tuple[int, int, int]  # side, left notch, zone that points at the player


@dataclass(frozen=True, slots=True)
class Schedule:
    """The tiles in their slots, and for each turn where the module goes and which zone it gives."""

    tiles: tuple[str, ...]
    positions: tuple[Position, ...]


def schedule(shapes: Sequence[str], spare: Sequence[str], black_hole: str, control: ControlBoard) -> Schedule | None:
    """A way to be given these shapes in the first turns of a game; `spare` tiles fill the slots left over."""
    used = [shape for shape in dict.fromkeys(shapes) if shape != black_hole]
    slots = control.zones - 1
    if len(used) > slots:
        return None
    pattern = tuple(-1 if shape == black_hole else used.index(shape) for shape in shapes)
    found = _arranged(pattern, len(used), control)
    if found is None:
        return None
    order, positions = found
    others = iter(shape for shape in spare if shape not in used)
    tiles = [used[order.index(slot)] if slot in order else next(others) for slot in range(slots)]
    return Schedule(tuple(tiles), positions)


@cache
def _arranged(
    pattern: tuple[int, ...], tiles: int, control: ControlBoard
) -> tuple[tuple[int, ...], tuple[Position, ...]] | None:
    """Slots for the tiles of the pattern, and positions that give them in order; -1 stands for the black hole."""
    for order in permutations(range(control.zones - 1), tiles):
        zones = tuple(control.zones - 1 if tile < 0 else order[tile] for tile in pattern)
        positions = positions_for(zones, control)
        if positions is not None:
            return order, positions
    return None


def positions_for(zones: tuple[int, ...], control: ControlBoard, rounds: int = 1) -> tuple[Position, ...] | None:
    """Places for the modules, round after round, that give these zones one after the other; None if there are none.

    Rounds do not know of each other, so there are only as many questions about them as there are short rows of zones.
    """
    last = _round_for(zones, control, is_last=True) if len(zones) <= control.modules else None
    if last is not None or rounds == control.rounds:
        return last
    for turns in sorted(round_lengths(control)):
        whole = _round_for(zones[:turns], control, is_last=False) if turns < len(zones) else None
        others = positions_for(zones[turns:], control, rounds + 1) if whole is not None else None
        if whole is not None and others is not None:
            return (*whole, *others)
    return None


@cache
def _round_for(
    zones: tuple[int, ...], control: ControlBoard, is_last: bool, filled: int = 0
) -> tuple[Position, ...] | None:
    """Places for the modules of one round, which is over after them unless it is the last."""
    if not zones:
        return () if is_last or is_round_over(control, filled, filled.bit_count() // 2) else None
    zone = zones[0]
    for side in range(control.sides):
        for left in (zone - 1, zone):
            pair = 0b11 << (side * control.zones + max(left, 0))
            if left < 0 or left + 1 >= control.zones or filled & pair:
                continue
            rest = _round_for(zones[1:], control, is_last, filled | pair)
            if rest is not None:
                return ((side, left, zone), *rest)
    return None
