"""Ways: all drawings of one shape on one board, with what each would find there, as sets in single integers.

A drawing that may be made overlaps nothing drawn before. So how many aliens it covers, which worlds it reaches and how
many sectors around a treasure it takes never changes: it is settled here, once for a board.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from dataclasses import field
from functools import cached_property

from generator.games.distant_suns.rules.board import MOST_SPENT
from generator.games.distant_suns.rules.board import Board
from generator.games.distant_suns.rules.board import Drawings
from generator.games.distant_suns.rules.board import union
from generator.games.distant_suns.rules.sheet import Sheet


@dataclass(frozen=True)
class Ways:
    """The drawings of one shape with so many hexes left out; bit i of a set stands for `masks[i]`."""

    board: Board
    shape: str
    spent: int
    numbered: Drawings
    first: int
    full: int
    masks: tuple[int, ...]
    appraised: dict[tuple[object, ...], list[int]] = field(default_factory=dict, repr=False, compare=False)

    def legal(self, sheet: Sheet) -> int:
        """Those that may be drawn on the sheet, as far as upgrades allow."""
        if not self.spent:
            return (sheet.anchored & ~sheet.blocked) >> self.first & self.full
        touching, covering = self.numbered.about(sheet.covered)
        return (touching if sheet.covered else self.numbered.opening) & ~covering & self.full

    def beside(self, masks: Sequence[int]) -> int:
        """Those that touch one of these drawings."""
        touching = 0
        for mask in masks:
            touching |= self.numbered.about_drawing(mask)[0]
        return touching >> self.first & self.full

    @cached_property
    def finds(self) -> tuple[tuple[int, int, int], ...]:
        """How many aliens, how many upgrades, and the set of drawings that cover exactly those."""
        found: dict[tuple[int, int], int] = {}
        for index, mask in enumerate(self.masks):
            key = ((mask & self.board.aliens).bit_count(), (mask & self.board.upgrades).bit_count())
            found[key] = found.get(key, 0) | 1 << index
        return tuple((*key, ways) for key, ways in sorted(found.items()))

    @cached_property
    def nearing(self) -> tuple[tuple[int, ...], ...]:
        """For each world the sets of drawings that come within 0, 1, 2 … drawn sectors of it."""
        all_rings = (rings_around(self.board, spot.around) for spot in self.board.worlds)
        return tuple(tuple(self.on(within) for within in rings) for rings in all_rings)

    @cached_property
    def around_treasure(self) -> tuple[tuple[tuple[int, int], ...], ...]:
        """For each treasure how many sectors around it a drawing takes, and the set of those that take so many."""
        return tuple(self._by_count(spot.around) for spot in self.board.treasures)

    @cached_property
    def beside_treasure(self) -> tuple[int, ...]:
        return tuple(self.on(spot.around) for spot in self.board.treasures)

    def on(self, sectors: int) -> int:
        """Those that cover one of these sectors."""
        return union(self.numbered.covering, sectors) >> self.first & self.full

    def _by_count(self, sectors: int) -> tuple[tuple[int, int], ...]:
        found: dict[int, int] = {}
        for index, mask in enumerate(self.masks):
            if count := (mask & sectors).bit_count():
                found[count] = found.get(count, 0) | 1 << index
        return tuple(sorted(found.items()))


class AllWays:
    """The ways of all shapes of a board, each worked out when first asked for."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.rings = tuple(rings_around(board, spot.around) for spot in board.worlds)
        self._known: dict[str, tuple[Ways, ...]] = {}

    def of(self, shape: str) -> tuple[Ways, ...]:
        """The ways to draw the whole shape, then with one hex left out, then with two."""
        found = self._known.get(shape)
        if found is None:
            found = self._known[shape] = tuple(ways_of(self.board, shape, spent) for spent in range(MOST_SPENT + 1))
        return found


def ways_of(board: Board, shape: str, spent: int) -> Ways:
    numbered = board.reduced(shape, spent) if spent else board.drawings
    first, count = numbered.first[shape], numbered.count[shape]
    return Ways(board, shape, spent, numbered, first, (1 << count) - 1, numbered.masks[first : first + count])


def rings_around(board: Board, sectors: int) -> tuple[int, ...]:
    """The sectors themselves, then all within one step of them over sectors that can be covered, and so on."""
    rings = [sectors]
    while (wider := (rings[-1] | board.around(rings[-1])) & board.coverable) != rings[-1]:
        rings.append(wider)
    return tuple(rings)
