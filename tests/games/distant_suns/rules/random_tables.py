"""Random tables: small sheets, shapes and positions made up from a seed and played on with the reference alone."""

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

import reference
from reference import Cell
from reference import Drawn
from tables import layout_of
from tables import shape_of
from tables import sheet_with

from generator.games.distant_suns.content import SectorKind
from generator.games.distant_suns.rules.board import Board
from generator.games.distant_suns.rules.board import make_board
from generator.games.distant_suns.rules.sheet import Sheet

TILES = ("moon", "lightning", "rocket", "comet", "star")
KINDS = {
    SectorKind.PLAIN: 54,
    SectorKind.ALIEN: 14,
    SectorKind.UPGRADE: 20,
    SectorKind.TREASURE: 6,
    SectorKind.WORLD: 4,
    SectorKind.DECORATIVE: 2,
}


@dataclass(frozen=True)
class RandomTable:
    """A sheet, six shapes under the names of real ones, and drawings made on it so far."""

    cosmos: reference.Cosmos
    forms: dict[str, tuple[Cell, ...]]
    earlier: tuple[Drawn, ...]
    worlds: tuple[int, ...]
    board: Board
    sheet: Sheet


def random_cells(count: int, chance: Random) -> list[Cell]:
    """A connected group of cells somewhere near (0, 0), some frayed and some compact, in no particular order."""
    cells = [(chance.randint(-3, 3), chance.randint(-3, 3))]
    compactness = chance.randint(1, 4)
    while len(cells) < count:
        early = min(chance.randrange(len(cells)) for _ in range(compactness))
        there = chance.choice(reference.adjacent(cells[early]))
        if there not in cells:
            cells.append(there)
    chance.shuffle(cells)
    return cells


def random_cosmos(sectors: int, chance: Random) -> reference.Cosmos:
    cells = random_cells(sectors, chance)
    kinds = dict(zip(cells, chance.choices(list(KINDS), list(KINDS.values()), k=sectors), strict=True))
    kinds[chance.choice(cells)] = SectorKind.START
    worlds = {cell: chance.choice(((10, 5), (15, 8))) for cell in cells if kinds[cell] is SectorKind.WORLD}
    return reference.Cosmos(kinds, worlds)


def random_drawings(
    cosmos: reference.Cosmos, forms: dict[str, tuple[Cell, ...]], turns: int, chance: Random
) -> tuple[Drawn, ...]:
    """What a player draws in so many turns; in every third the player may spend upgrades, fit or not."""
    earlier: tuple[Drawn, ...] = ()
    for _ in range(turns):
        shape = chance.choice(list(forms))
        drawings = reference.legal_drawings if chance.random() < 1 / 3 else reference.whole_drawings
        legal = drawings(cosmos, forms[shape], shape, earlier)
        if legal:
            earlier = (*earlier, chance.choice(sorted(legal, key=in_order)))
    return earlier


def in_order(drawing: Drawn) -> tuple[int, list[Cell]]:
    """Sets have no order of their own; a choice from a seed needs one."""
    return drawing.left_out, sorted(drawing.cells)


def random_table(sectors: int, turns: int, seed: int) -> RandomTable:
    chance = Random(seed)
    cosmos = random_cosmos(sectors, chance)
    forms = {name: tuple(random_cells(chance.randint(2, 6), chance)) for name in (*TILES, reference.BLACK_HOLE)}
    earlier = random_drawings(cosmos, forms, turns, chance)
    worlds = tuple(chance.choice((0, *values)) for values in cosmos.worlds.values())
    board = make_board(layout_of(cosmos.kinds, cosmos.worlds), [shape_of(name, cells) for name, cells in forms.items()])
    return RandomTable(cosmos, forms, earlier, worlds, board, sheet_with(board, earlier, worlds))


def mutants(drawing: Drawn, cosmos: reference.Cosmos, chance: Random) -> Iterator[Drawn]:
    """The drawing with one thing changed, most often for the worse; it stays on the grid."""
    cells = sorted(drawing.cells)
    outside = sorted(set(cosmos.kinds) - drawing.cells)
    lost = chance.choice(cells)
    smaller = drawing.cells - {lost}
    yield drawing._replace(cells=smaller)
    yield drawing._replace(cells=smaller, left_out=drawing.left_out + 1)
    yield drawing._replace(cells=smaller - {chance.choice(cells)}, left_out=drawing.left_out + 2)
    yield drawing._replace(left_out=drawing.left_out + chance.choice((-1, 1, 2)))
    yield drawing._replace(cells=frozenset(chance.sample(sorted(cosmos.kinds), min(len(cells), len(cosmos.kinds)))))
    if outside:
        yield drawing._replace(cells=drawing.cells | {chance.choice(outside)})
        yield drawing._replace(cells=smaller | {chance.choice(outside)})
    q, r = chance.choice(reference.NEIGHBOURS)
    moved = frozenset((cell[0] + q, cell[1] + r) for cell in cells)
    if moved <= set(cosmos.kinds):
        yield drawing._replace(cells=moved)
