"""Goals: sectors of which one, or all, are to be covered."""

from collections.abc import Set
from dataclasses import dataclass

from generator.games.distant_suns.rules.board import Board
from generator.geometry.hex_grid import Hex


@dataclass(frozen=True, slots=True)
class Goal:
    sectors: int
    needs_all: bool = False

    def holds(self, covered: int) -> bool:
        return not self.sectors & ~covered if self.needs_all else bool(self.sectors & covered)

    def holds_on(self, covered: Set[Hex], board: Board) -> bool:
        """The same asked of plain hexes, as the referee knows them."""
        wanted = set(board.cells_of(self.sectors))
        return wanted <= covered if self.needs_all else bool(wanted & covered)
