"""Like: a sheet close to another one, with some of its things moved and some of its hexes opened or closed."""

from generator.arrange.stream import Stream
from generator.games.distant_suns.content import Layout
from generator.games.distant_suns.content import SectorKind
from generator.games.distant_suns.invent.page import place_of
from generator.games.distant_suns.invent.sheet import Draft
from generator.geometry.hex_grid import Hex
from generator.geometry.hex_grid import around
from generator.geometry.hex_grid import distance
from generator.geometry.pieces import is_connected
from generator.values import dataclass

FEWEST_CHANGES, FURTHER_CHANGES = 10, 11
MOVABLE = (SectorKind.ALIEN, SectorKind.UPGRADE, SectorKind.TREASURE)
QUIET = 2  # steps around the start and the worlds in which no hex is opened or closed
WALK = 3  # steps that a thing moves at most


@dataclass(frozen=True, slots=True)
class Model:
    """What stays as it is: the start, the worlds and what lies around them, and the box of the whole."""

    quiet: frozenset[Hex]
    places: range
    rows: range

    def may_change(self, cell: Hex) -> bool:
        return cell not in self.quiet and place_of(cell) in self.places and cell.r in self.rows


def varied(layout: Layout, chance: Stream) -> Draft:
    """The layout after some changes, each of which leaves it in one piece."""
    kinds = {sector.cell: sector.kind for sector in layout.sectors}
    model = _model(layout)
    for _ in range(FEWEST_CHANGES + chance.below(FURTHER_CHANGES)):
        change = _moved if chance.below(3) else _turned
        kinds = change(kinds, model, chance)
    worth = {world.cell: (world.first, world.later) for world in layout.of_kind(SectorKind.WORLD)}
    return Draft(kinds, worth, layout.hex_size)


def _model(layout: Layout) -> Model:
    cells = [sector.cell for sector in layout.sectors]
    fixed = [sector.cell for sector in layout.sectors if sector.kind in (SectorKind.START, SectorKind.WORLD)]
    beside = {other for cell in cells for other in (cell, *around(cell))}
    quiet = frozenset(cell for cell in beside if any(distance(cell, other) <= QUIET for other in fixed))
    places, rows = [place_of(cell) for cell in cells], [cell.r for cell in cells]
    return Model(quiet, range(min(places), max(places) + 1), range(min(rows), max(rows) + 1))


def _moved(kinds: dict[Hex, SectorKind], model: Model, chance: Stream) -> dict[Hex, SectorKind]:
    """One thing lies elsewhere, not far from where it was."""
    things = sorted(cell for cell, kind in kinds.items() if kind in MOVABLE)
    one = things[chance.below(len(things))]
    free = sorted(cell for cell, kind in kinds.items() if kind is SectorKind.PLAIN and distance(cell, one) <= WALK)
    if not free:
        return kinds
    return kinds | {one: SectorKind.PLAIN, free[chance.below(len(free))]: kinds[one]}


def _turned(kinds: dict[Hex, SectorKind], model: Model, chance: Stream) -> dict[Hex, SectorKind]:
    """A plain sector becomes a gap, or a gap beside sectors becomes one."""
    plain = {cell for cell, kind in kinds.items() if kind is SectorKind.PLAIN}
    gaps = {other for cell in kinds for other in around(cell) if other not in kinds}
    options = sorted(cell for cell in plain | gaps if model.may_change(cell))
    if not options:
        return kinds
    one = options[chance.below(len(options))]
    after = kinds | {one: SectorKind.PLAIN} if one in gaps else {cell: kinds[cell] for cell in kinds if cell != one}
    return after if is_connected(after, around) else kinds
