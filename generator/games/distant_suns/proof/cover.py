"""Covering at once: whether drawings that do not overlap can cover all of some sectors, wherever they come from.

If not, no game covers them all: it refutes without a search through games.
"""

from generator.games.distant_suns.rules.board import Drawings
from generator.games.distant_suns.rules.board import bits_of
from generator.games.distant_suns.rules.board import union

MOST_TRIED = 20_000


def can_be_covered_at_once(drawings: Drawings, sectors: int) -> bool:
    """False only if it is impossible; where there is too much to try the answer is True."""
    tried = 0

    def cover(left: int, blocked: int) -> bool:
        nonlocal tried
        if not left:
            return True
        tried += 1
        if tried > MOST_TRIED:
            return True
        hardest = min(bits_of(left), key=lambda bit: (drawings.covering[bit] & ~blocked).bit_count())
        return any(
            cover(left & ~drawings.masks[number], blocked | union(drawings.covering, drawings.masks[number]))
            for number in bits_of(drawings.covering[hardest] & ~blocked)
        )

    return cover(sectors, 0)
