"""The control board: zones between two rows of notches, into which modules are put.

A module fills two neighbouring notches of one side. Its circle points at one of the two zones (for the active player),
its octagon at the other (for everybody else); as it has two faces, either half can point at either zone.
"""

from collections.abc import Mapping
from functools import cache

from generator.values import dataclass


@dataclass(frozen=True, slots=True)
class ControlBoard:
    """How many zones, sides with notches, modules and rounds; the last zone is the black hole."""

    zones: int = 6
    sides: int = 2
    modules: int = 5
    rounds: int = 3


@dataclass(frozen=True, slots=True, order=True)
class Module:
    """A module in its place: the side, and the zones its circle and its octagon point at (counted from 0)."""

    side: int
    circle: int
    octagon: int

    @property
    def left(self) -> int:
        return min(self.circle, self.octagon)


def notches(control: ControlBoard, module: Module) -> int:
    """The two notches it fills, as bits."""
    return 0b11 << (module.side * control.zones + module.left)


def can_be_placed(control: ControlBoard, filled: int, module: Module) -> bool:
    zones = (module.circle, module.octagon)
    on_board = 0 <= module.side < control.sides and min(zones) >= 0 and max(zones) < control.zones
    return on_board and abs(module.circle - module.octagon) == 1 and not filled & notches(control, module)


@cache
def places(control: ControlBoard, filled: int) -> tuple[Module, ...]:
    """All ways to put in the next module; none if the round is over because nothing fits."""
    modules = (
        Module(side, left + turned, left + 1 - turned)
        for side in range(control.sides)
        for left in range(control.zones - 1)
        for turned in (0, 1)
    )
    return tuple(module for module in modules if can_be_placed(control, filled, module))


def is_round_over(control: ControlBoard, filled: int, turns: int) -> bool:
    return turns == control.modules or not places(control, filled)


@cache
def round_lengths(control: ControlBoard, filled: int = 0, turns: int = 0) -> Mapping[int, int]:
    """In how many ways a round can go on from here, by the number of turns it then has had."""
    if is_round_over(control, filled, turns):
        return {turns: 1}
    counts: dict[int, int] = {}
    for module in places(control, filled):
        for length, ways in round_lengths(control, filled | notches(control, module), turns + 1).items():
            counts[length] = counts.get(length, 0) + ways
    return counts
