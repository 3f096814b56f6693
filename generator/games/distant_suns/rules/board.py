"""Board: a layout made fast to play on; sectors are bits, and drawings of all shapes are numbered once.

For each sector two big integers have a bit for every drawing: those that cover it, and those that would touch it. What
a player may draw is then a handful of ORs and one AND, whatever the size of the sheet.
"""

from collections.abc import Iterable
from collections.abc import Iterator
from collections.abc import Mapping
from collections.abc import Sequence
from dataclasses import dataclass
from dataclasses import field

from generator.games.distant_suns.content import Layout
from generator.games.distant_suns.content import Sector
from generator.games.distant_suns.content import SectorKind
from generator.games.distant_suns.content import Shape
from generator.games.distant_suns.rules.polyhex import Cells
from generator.games.distant_suns.rules.polyhex import orientations
from generator.games.distant_suns.rules.polyhex import reduced
from generator.games.distant_suns.rules.polyhex import settled
from generator.geometry.hex_grid import Hex
from generator.geometry.hex_grid import around

COVERABLE = frozenset({SectorKind.PLAIN, SectorKind.ALIEN, SectorKind.UPGRADE})
MOST_SPENT = 2  # upgrades in one turn


@dataclass(frozen=True, slots=True)
class Spot:
    """A treasure or a world: its sector, the sectors around it that can be covered, and whether others cannot."""

    sector: Sector
    around: int
    is_open: bool


@dataclass(frozen=True, eq=False)
class Board:
    """Everything about one layout that the rules ask for; `cells[i]` is the sector of bit i."""

    layout: Layout
    shapes: Mapping[str, Shape]
    cells: tuple[Hex, ...]
    bits: Mapping[Hex, int] = field(repr=False)
    next_to: tuple[int, ...] = field(repr=False)
    coverable: int
    opening: int
    aliens: int
    upgrades: int
    treasures: tuple[Spot, ...]
    worlds: tuple[Spot, ...]
    beside_worlds: int
    drawings: "Drawings" = field(repr=False)
    _reduced: dict[tuple[str, int], "Drawings"] = field(default_factory=dict, repr=False)

    def mask(self, cells: Iterable[Hex]) -> int:
        """The sectors as bits; KeyError for a hex that is not on the sheet."""
        return sum(1 << self.bits[cell] for cell in set(cells))

    def cells_of(self, mask: int) -> tuple[Hex, ...]:
        return tuple(self.cells[bit] for bit in bits_of(mask))

    def around(self, mask: int) -> int:
        """All sectors next to one of these, which may include some of them."""
        return union(self.next_to, mask)

    def anchors(self, covered: int) -> int:
        """The sectors of which a drawing must cover at least one."""
        return self.around(covered) if covered else self.opening

    def legal(self, shape: str, covered: int) -> tuple[int, ...]:
        """All drawings of the whole shape on a sheet where these sectors are covered."""
        return self.drawings.legal(shape, covered)

    def legal_reduced(self, shape: str, covered: int, spent: int) -> tuple[int, ...]:
        """All drawings of the shape with so many hexes left out; each upgrade spent leaves out one."""
        return self.reduced(shape, spent).legal(shape, covered)

    def reduced(self, shape: str, spent: int) -> "Drawings":
        """All drawings with so many hexes left out, numbered when first asked for."""
        key = (shape, spent)
        if key not in self._reduced:
            forms = {shape: reduced(settled(self.shapes[shape].cells), spent)}
            self._reduced[key] = _numbered(forms, self.bits, self.next_to, self.coverable, self.opening)
        return self._reduced[key]


@dataclass(frozen=True, eq=False)
class Drawings:
    """Drawings on one sheet, numbered; those of one shape follow each other."""

    masks: tuple[int, ...]
    first: dict[str, int]
    count: dict[str, int]
    number_of: dict[str, dict[int, int]]  # by shape and mask
    covering: tuple[int, ...]
    touching: tuple[int, ...]
    opening: int
    _eights: dict[int, tuple[int, int]] = field(default_factory=dict, repr=False)
    _drawn: dict[int, tuple[int, int]] = field(default_factory=dict, repr=False)

    def numbers(self, shape: str) -> int:
        """The numbers of all drawings of a shape."""
        return (1 << self.count[shape]) - 1 << self.first[shape]

    def drawing(self, number: int) -> tuple[str, int]:
        """The shape and the sectors of a numbered drawing."""
        shape = next(id for id, first in reversed(self.first.items()) if first <= number)
        return shape, self.masks[number]

    def legal(self, shape: str, covered: int) -> tuple[int, ...]:
        """The drawings of a shape that touch what is covered, or the start, and overlap nothing."""
        touching, covering = self.about(covered)
        return self.of_shape(shape, (touching if covered else self.opening) & ~covering)

    def about(self, sectors: int) -> tuple[int, int]:
        """The numbers of the drawings that touch, and that cover, some sectors; eight of them are looked up at once."""
        touching = covering = 0
        known = self._eights
        for byte, bits in enumerate(sectors.to_bytes(len(self.covering) // 8 + 1, "little")):
            if bits:
                key = byte << 8 | bits
                if key not in known:
                    eight = bits << 8 * byte
                    known[key] = (union(self.touching, eight), union(self.covering, eight))
                near, over = known[key]
                touching |= near
                covering |= over
        return touching, covering

    def about_drawing(self, mask: int) -> tuple[int, int]:
        """The same for one drawing; remembered, as games draw the same things again and again."""
        found = self._drawn.get(mask)
        if found is None:
            found = self._drawn[mask] = self.about(mask)
        return found

    def of_shape(self, shape: str, numbers: int) -> tuple[int, ...]:
        """The masks of those numbered drawings that are of this shape."""
        first, masks, found = self.first[shape], self.masks, []
        wanted = numbers >> first & (1 << self.count[shape]) - 1
        while wanted:  # written out, as nothing is asked more often
            low = wanted & -wanted
            found.append(masks[first + low.bit_length() - 1])
            wanted ^= low
        return tuple(found)


def make_board(layout: Layout, shapes: Iterable[Shape]) -> Board:
    cells = tuple(sector.cell for sector in layout.sectors)
    bits = {cell: bit for bit, cell in enumerate(cells)}
    next_to = tuple(_mask(bits, around(cell)) for cell in cells)
    by_kind = {kind: _mask(bits, (sector.cell for sector in layout.of_kind(kind))) for kind in SectorKind}
    coverable = sum(by_kind[kind] for kind in COVERABLE)
    opening = union(next_to, by_kind[SectorKind.START]) & coverable
    known = {shape.id: shape for shape in shapes}
    worlds = tuple(_spots(layout, SectorKind.WORLD, bits, next_to, coverable))
    return Board(
        layout=layout,
        shapes=known,
        cells=cells,
        bits=bits,
        next_to=next_to,
        coverable=coverable,
        opening=opening,
        aliens=by_kind[SectorKind.ALIEN],
        upgrades=by_kind[SectorKind.UPGRADE],
        treasures=tuple(_spots(layout, SectorKind.TREASURE, bits, next_to, coverable)),
        worlds=worlds,
        beside_worlds=union(next_to, by_kind[SectorKind.WORLD]) & coverable,
        drawings=_numbered(_whole_forms(known.values()), bits, next_to, coverable, opening),
    )


def _whole_forms(shapes: Iterable[Shape]) -> dict[str, tuple[Cells, ...]]:
    return {shape.id: orientations(settled(shape.cells)) for shape in shapes}


def drawings_with_upgrades(board: Board) -> Drawings:
    """All drawings of whole and of reduced shapes, numbered; many, so made only where a proof needs them."""
    forms = _whole_forms(board.shapes.values())
    for spent in range(1, MOST_SPENT + 1):
        forms = {id: its + reduced(settled(board.shapes[id].cells), spent) for id, its in forms.items()}
    return _numbered(forms, board.bits, board.next_to, board.coverable, board.opening)


def _spots(
    layout: Layout, kind: SectorKind, bits: Mapping[Hex, int], next_to: tuple[int, ...], coverable: int
) -> Iterator[Spot]:
    for sector in layout.of_kind(kind):
        around = next_to[bits[sector.cell]]
        yield Spot(sector, around & coverable, is_open=not around & ~coverable)


def _numbered(
    forms: Mapping[str, Iterable[Cells]],
    bits: Mapping[Hex, int],
    next_to: tuple[int, ...],
    coverable: int,
    opening: int,
) -> Drawings:
    masks: list[int] = []
    first: dict[str, int] = {}
    count: dict[str, int] = {}
    for shape, its_forms in forms.items():
        first[shape] = len(masks)
        masks += _masks(its_forms, bits, coverable)
        count[shape] = len(masks) - first[shape]
    number_of = {
        shape: {masks[number]: number for number in range(start, start + count[shape])}
        for shape, start in first.items()
    }
    covering, touching = [0] * len(bits), [0] * len(bits)
    for number, mask in enumerate(masks):
        for bit in bits_of(mask):
            covering[bit] |= 1 << number
        for bit in bits_of(union(next_to, mask)):
            touching[bit] |= 1 << number
    return Drawings(tuple(masks), first, count, number_of, tuple(covering), tuple(touching), union(covering, opening))


def _masks(forms: Iterable[Cells], bits: Mapping[Hex, int], coverable: int) -> Iterator[int]:
    """The forms at every place of the sheet where all their hexes can be covered."""
    for form in forms:
        for place in bits:
            mask = 0
            for cell in form:
                bit = bits.get(place + cell)
                if bit is None or not coverable >> bit & 1:
                    break
                mask |= 1 << bit
            else:
                yield mask


def _mask(bits: Mapping[Hex, int], cells: Iterable[Hex]) -> int:
    return sum(1 << bits[cell] for cell in cells if cell in bits)


def union(sets: Sequence[int], mask: int) -> int:
    """The union of the sets that belong to the bits of the mask."""
    found = 0
    while mask:
        low = mask & -mask
        found |= sets[low.bit_length() - 1]
        mask ^= low
    return found


def bits_of(mask: int) -> Iterator[int]:
    """The numbers of the bits that are set, from the lowest."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low
