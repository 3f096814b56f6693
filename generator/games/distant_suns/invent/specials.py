"""Specials: aliens, upgrades and treasures spread over the quarters of an outline."""

from collections.abc import Iterator
from collections.abc import Mapping

from generator.arrange.stream import Stream
from generator.arrange.stream import shuffled
from generator.games.distant_suns.content import SectorKind
from generator.games.distant_suns.invent.outline import Outline
from generator.games.distant_suns.invent.page import PLACES
from generator.games.distant_suns.invent.page import ROWS
from generator.games.distant_suns.invent.page import place_of
from generator.geometry.hex_grid import Hex
from generator.geometry.hex_grid import around
from generator.geometry.hex_grid import distance

TREASURES, UPGRADES, FEWEST_ALIENS = 4, 8, 10
APART = 4  # steps between two of a kind that are enough
DRAWN = 4  # places of which the one farthest from its like is taken
ROOM = 4  # sectors that a treasure has around it at least


def put_specials(outline: Outline, chance: Stream) -> dict[Hex, SectorKind] | None:
    """Treasures first, as they need most room; None if there is not enough."""
    found: dict[Hex, SectorKind] = {}
    for kind, count in (
        (SectorKind.TREASURE, TREASURES),
        (SectorKind.UPGRADE, UPGRADES),
        (SectorKind.ALIEN, FEWEST_ALIENS + chance.below(2)),
    ):
        for quarter in _quarters(count, chance):
            free = [cell for cell in _free(outline, kind, found) if _quarter(cell) == quarter]
            if not free:
                free = list(_free(outline, kind, found))
            if not free:
                return None
            found[_farthest(free, [cell for cell, its in found.items() if its is kind], chance)] = kind
    return found


def _quarters(count: int, chance: Stream) -> Iterator[tuple[bool, bool]]:
    """Each quarter in turn, in a new order each time."""
    every = [(right, low) for right in (False, True) for low in (False, True)]
    order = [quarter for _ in range(count) for quarter in shuffled(every, chance)]
    yield from order[:count]


def _quarter(cell: Hex) -> tuple[bool, bool]:
    return place_of(cell) >= PLACES // 2, cell.r >= ROWS // 2


def _free(outline: Outline, kind: SectorKind, taken: Mapping[Hex, SectorKind]) -> Iterator[Hex]:
    """Where something of that kind may lie: not on the way to a world, and a treasure only where there is room."""
    closed = frozenset((outline.start, *outline.worlds))
    treasures = {cell for cell, its in taken.items() if its is SectorKind.TREASURE}
    for cell in sorted(outline.cells - closed - outline.ways - set(taken)):
        beside = {other for other in around(cell) if other in outline.cells}
        is_roomy = len(beside) >= ROOM and not beside & (closed | outline.ways | treasures)
        if kind is not SectorKind.TREASURE or is_roomy:
            yield cell


def _farthest(free: list[Hex], like: list[Hex], chance: Stream) -> Hex:
    drawn = [free[chance.below(len(free))] for _ in range(DRAWN)]
    return max(drawn, key=lambda cell: min((distance(cell, other) for other in like), default=APART))
