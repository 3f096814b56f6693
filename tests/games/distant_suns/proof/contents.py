"""Contents made up from a seed: small ones that brute force can exhaust, and large ones with the shipped shapes."""

from collections.abc import Iterator
from collections.abc import Sequence
from dataclasses import dataclass
from dataclasses import replace
from functools import cache
from random import Random

import reference
from brute import Wanted
from prints import SHIPPED
from reference import Cell
from tables import MISSIONS
from tables import NOWHERE
from tables import SCORING
from tables import layout_from
from tables import layout_of
from tables import panels_of
from tables import shape_of

from generator.games.distant_suns import GAME
from generator.games.distant_suns.content import Content
from generator.games.distant_suns.content import Demands
from generator.games.distant_suns.content import Layout
from generator.games.distant_suns.content import SectorKind
from generator.games.distant_suns.rules.control import ControlBoard

TILES = ("moon", "lightning", "rocket", "comet", "star")
POLYHEXES: dict[int, tuple[tuple[Cell, ...], ...]] = {
    2: (((0, 0), (1, 0)),),
    3: (((0, 0), (1, 0), (2, 0)), ((0, 0), (1, 0), (1, 1)), ((0, 0), (1, 0), (0, 1))),
    4: (
        ((0, 0), (1, 0), (2, 0), (3, 0)),
        ((0, 0), (1, 0), (2, 0), (2, 1)),
        ((0, 0), (1, 0), (1, 1), (2, 1)),
        ((0, 0), (1, -1), (2, -1), (2, 0)),
        ((0, 0), (1, 0), (2, 0), (1, 1)),
        ((0, 0), (1, 0), (0, 1), (1, 1)),
        ((0, 0), (1, 0), (-1, 1), (0, -1)),
    ),
}
KINDS = (SectorKind.PLAIN, SectorKind.ALIEN, SectorKind.UPGRADE, SectorKind.TREASURE, SectorKind.WORLD)
DEMANDS = Demands((4, 5), (1, 7), 1, (), (1, 15), 0, NOWHERE)


def content_of(layout: Layout, forms: Sequence[tuple[Cell, ...]], rounds: int = 3) -> Content:
    """Five tiles of these forms, and the last one is the black hole."""
    shapes = [shape_of(name, form) for name, form in zip((*TILES, reference.BLACK_HOLE), forms, strict=True)]
    return Content(layout, tuple(shapes[:-1]), shapes[-1], MISSIONS, SCORING, ControlBoard(rounds=rounds), DEMANDS)


def drawn_as(picture: str, *forms: tuple[Cell, ...], rounds: int = 3) -> Content:
    """The sheet of a picture, as in `tables`."""
    return content_of(layout_from(panels_of(picture)[0]), forms, rounds)


def stick(hexes: int) -> tuple[Cell, ...]:
    return tuple((q, 0) for q in range(hexes))


@dataclass(frozen=True)
class Profile:
    """What a small content is like: its tiles' sizes, how thick its sheet is, and what it is made of."""

    sizes: tuple[int, ...]
    black_hole: int
    thickness: tuple[int, ...]
    weights: tuple[int, ...] = (62, 8, 14, 9, 7)  # plain, alien, upgrade, treasure, world
    is_bulky: bool = False  # tiles of four do not fit into a winding path, but smaller ones do


PROFILES = (
    Profile(sizes=(2, 2, 3, 3, 4), black_hole=3, thickness=(1, 2, 3)),
    Profile(sizes=(2, 3, 4, 4, 4), black_hole=4, thickness=(1, 2, 3)),
    Profile(sizes=(3, 3, 4, 4, 4), black_hole=4, thickness=(1, 2, 3), weights=(45, 5, 35, 9, 6)),
    Profile(sizes=(4, 4, 4, 4, 4), black_hole=4, thickness=(1, 2), weights=(45, 5, 38, 6, 6)),
    Profile(sizes=(2, 4, 4, 4, 4), black_hole=4, thickness=(0,), weights=(80, 10, 5, 0, 5), is_bulky=True),
    Profile(sizes=(3, 4, 4, 4, 4), black_hole=4, thickness=(0,), weights=(55, 10, 30, 0, 5), is_bulky=True),
    Profile(sizes=(2, 3, 4, 4, 4), black_hole=4, thickness=(0, 1), weights=(80, 5, 5, 5, 5), is_bulky=True),
    Profile(sizes=(2, 3, 3, 4, 4), black_hole=3, thickness=(3, 4), weights=(70, 5, 10, 14, 1)),
)


def random_small(seed: int, rounds: int = 3, sectors: int = 19) -> Content:
    """A sheet of 7 to 19 sectors, or fewer, five tiles of 2 to 4 hexes and a black hole."""
    chance = Random(f"small {seed}")
    profile = PROFILES[seed % len(PROFILES)]
    thickness = chance.choice(profile.thickness)
    region = random_region(chance.randint(7, min(sectors, 13 if thickness > 1 else 19)), thickness, chance)
    kinds = random_kinds(region, profile.weights, chance)
    worlds = {cell: (10, 5) for cell, kind in kinds.items() if kind is SectorKind.WORLD}
    sizes = (*chance.sample(profile.sizes, len(profile.sizes)), profile.black_hole)
    return content_of(layout_of(kinds, worlds), [_random_form(size, profile, chance) for size in sizes], rounds)


def _random_form(size: int, profile: Profile, chance: Random) -> tuple[Cell, ...]:
    forms = POLYHEXES[size]
    if profile.is_bulky:
        forms = forms[:2] if size < 4 else forms[4:]
    return chance.choice(forms)


LARGE = (60, 7, 12, 8, 6)


@cache
def shipped() -> Content:
    content = GAME.load(SHIPPED["lantern"]).value
    assert content is not None
    return content


def random_large(seed: int, tiles: int = 10) -> Content:
    """A sheet of 40 to 100 sectors with shipped shapes."""
    chance = Random(f"large {seed}")
    kinds = random_kinds(random_region(chance.randint(40, 100), chance.choice((1, 2, 3, 4)), chance), LARGE, chance)
    worlds = {cell: (10, 5) for cell, kind in kinds.items() if kind is SectorKind.WORLD}
    shapes = shipped().shapes
    some = chance.sample(shapes, min(tiles, len(shapes)))
    return replace(shipped(), layout=layout_of(kinds, worlds), shapes=tuple(some))


def random_region(sectors: int, thickness: int, chance: Random) -> list[Cell]:
    """A connected group of cells: 0 is a winding path, 1 has some branches and turns back, more makes it rounder."""
    cells = [(0, 0)]
    while len(cells) < sectors:
        beside = sorted({there for cell in cells for there in reference.adjacent(cell)} - set(cells))
        chance.shuffle(beside)
        crowded = {cell: len(set(reference.adjacent(cell)) & set(cells)) for cell in beside}
        if thickness <= 1:
            beside.sort(key=lambda cell: (crowded[cell] > 1, cells[-1] not in reference.adjacent(cell)))
            cells.append(beside[0] if not thickness or chance.random() < 0.8 else beside[-1])
        else:
            cells.append(max(beside[: 2 * thickness - 1], key=crowded.__getitem__))
    return cells


def random_kinds(cells: list[Cell], weights: tuple[int, ...], chance: Random) -> dict[Cell, SectorKind]:
    """Sectors in reading order; the start is the first cell of the region, with room for a first drawing."""
    kinds = dict(zip(cells, chance.choices(KINDS, weights, k=len(cells)), strict=True))
    kinds |= {cell: chance.choice((SectorKind.PLAIN, SectorKind.UPGRADE)) for cell in cells[1:4]}
    kinds[cells[0]] = SectorKind.START
    return {cell: kinds[cell] for cell in sorted(cells, key=lambda cell: (cell[1], cell[0]))}


def goals_of(content: Content) -> Iterator[tuple[str, Wanted]]:
    """Everything there is to reach on a sheet, in words and as sets of sectors."""
    cosmos = reference.cosmos_of(content.layout)
    for cell, kind in cosmos.kinds.items():
        around = frozenset(cosmos.around(cell))
        near = frozenset(there for there in around if cosmos.kinds[there] in reference.CAN_BE_COVERED)
        if kind in reference.CAN_BE_COVERED:
            yield f"{kind} {cell} covered", Wanted(frozenset({cell}))
        elif kind is SectorKind.TREASURE:
            yield f"treasure {cell} touched", Wanted(near)
            if near == around:
                yield f"treasure {cell} surrounded", Wanted(near, needs_all=True)
        elif kind is SectorKind.WORLD:
            yield f"world {cell} reached", Wanted(near)


def hard_goals_of(content: Content, seed: int) -> Iterator[tuple[str, Wanted]]:
    """Many sectors at once, which need overlaps, upgrades and the control board to be thought of."""
    chance = Random(f"hard {seed}")
    cosmos = reference.cosmos_of(content.layout)
    cells = [cell for cell, kind in cosmos.kinds.items() if kind in reference.CAN_BE_COVERED]
    for count in (2, 3, len(cells) // 2, 2 * len(cells) // 3, len(cells) - 1, len(cells)):
        some = frozenset(chance.sample(cells, count))
        if some:
            yield f"all of {sorted(some)} covered", Wanted(some, needs_all=True)


def described(content: Content) -> str:
    """The content in a line, for the message of a failing test."""
    cosmos = reference.cosmos_of(content.layout)
    shapes = {shape.id: [tuple(cell) for cell in shape.cells] for shape in (*content.shapes, content.black_hole)}
    return f"{content.control}, { ({cell: str(kind) for cell, kind in cosmos.kinds.items()}) }, {shapes}"
