"""Closures never promise too little, covers refute only what is impossible, chains are as short as can be."""

from collections.abc import Iterable
from random import Random

import pytest
from brute import Cells
from brute import Liberties
from brute import Sheet
from brute import Wanted
from brute import earliest
from contents import goals_of
from contents import random_large
from contents import random_small
from replays import is_legal

from generator.check.budget import Clock
from generator.check.budget import OutOfBudgetError
from generator.check.budget import Part
from generator.games.distant_suns.proof.chain import Chains
from generator.games.distant_suns.proof.closure import closure
from generator.games.distant_suns.proof.cover import can_be_covered_at_once
from generator.games.distant_suns.proof.examination import Examination
from generator.games.distant_suns.proof.line import GameLine
from generator.games.distant_suns.proof.line import witness_of
from generator.games.distant_suns.rules.board import drawings_with_upgrades
from generator.geometry.hex_grid import Hex

SEEDS = range(40)
WHOLE = Liberties(upgrades=False)


def mask_of(study: Examination, cells: Iterable[tuple[int, int]]) -> int:
    return study.board.mask(Hex(*cell) for cell in cells)


def sectors_of(study: Examination) -> list[Wanted]:
    return [Wanted(frozenset({(cell.q, cell.r)})) for cell in study.board.cells_of(study.board.coverable)]


@pytest.mark.parametrize("seed", SEEDS)
def test_no_sector_is_covered_before_its_layer(seed):
    study = Examination(random_small(seed), 1)
    sectors = sectors_of(study)
    for layers, liberties in ((study.any_shape, Liberties()), (study.whole, WHOLE)):
        for sector, turn in earliest(study.content, sectors, liberties).items():
            layer = layers.layer_of(mask_of(study, sector.sectors))
            assert layer is not None
            assert 1 <= layer <= turn


@pytest.mark.parametrize("seed", SEEDS)
def test_layers_are_those_of_plain_sets_that_grow(seed):
    """Once more with sets: a drawing that touches what is covered by any chain, overlapping or not."""
    content = random_small(seed) if seed % 4 else random_large(seed, tiles=5)
    study, sheet = Examination(content, 1), Sheet(content)
    lying = {cells for (_, left_out), those in sheet.lying.items() if not left_out for cells in those}
    anchors, reached, layers = sheet.start, frozenset[tuple[int, int]](), []
    while True:
        new = {cell for cells in lying if _touches(cells, anchors) for cell in cells} - reached
        if not new:
            break
        layers.append(new)
        reached = anchors = reached | new
    found = closure(study.board.drawings, study.board.shapes, study.board.coverable)
    assert [set(map(tuple, study.board.cells_of(layer))) for layer in found.layers[1:]] == layers
    assert found.layers[0] == 0
    assert set(map(tuple, study.board.cells_of(found.covered))) == reached


def _touches(cells: Cells, anchors: Cells) -> bool:
    return any((q + dq, r + dr) in anchors for q, r in cells for dq in (-1, 0, 1) for dr in (-1, 0, 1) if dq != dr)


def shortest(chains: Chains, target: int) -> GameLine | None:
    """The chain, or None if it takes too many tries."""
    try:
        return chains.shortest(target, Part(Clock(), 5_000))
    except OutOfBudgetError:
        return None


@pytest.mark.parametrize("seed", SEEDS)
def test_a_shortest_chain_is_as_short_as_brute_force_says(seed):
    content = random_small(seed)
    study = Examination(content, 1)
    chains = study.chains_of(study.tiles)
    goals = {wanted for _, wanted in goals_of(content) if not wanted.needs_all}
    known = earliest(content, goals, WHOLE)
    for wanted in goals:
        line = shortest(chains, mask_of(study, wanted.sectors))
        if line is not None:
            assert len(line.steps) == known[wanted]
            assert is_legal(study.board, content, witness_of(study.board, line, content.missions))


@pytest.mark.parametrize("seed", range(6))
def test_chains_on_large_sheets_are_legal_and_as_long_as_their_layer(seed):
    content = random_large(seed)
    study = Examination(content, 1)
    chains = study.chains_of(study.tiles)
    for cell in Random(seed).sample(study.board.cells_of(study.board.coverable), 8):
        target = study.board.mask([cell])
        line = shortest(chains, target)
        if line is not None:
            assert len(line.steps) == study.whole.layer_of(target)
            assert is_legal(study.board, content, witness_of(study.board, line, content.missions))


def covered_at_once(lying: list[Cells], left: Cells, used: Cells = frozenset()) -> bool:
    """Whether drawings that do not overlap can cover all that is left, tried out sector by sector."""
    if not left:
        return True
    cell = min(left)
    return any(
        covered_at_once(lying, left - cells, used | cells)
        for cells in lying
        if cell in cells and cells.isdisjoint(used)
    )


@pytest.mark.parametrize("seed", range(24))
def test_what_can_be_covered_at_once_is_what_plain_search_covers(seed):
    content = random_small(seed, sectors=14)
    study, sheet, chance = Examination(content, 1), Sheet(content), Random(seed)
    whole = [cells for (_, left_out), those in sheet.lying.items() if not left_out for cells in those]
    reduced = [cells for those in sheet.lying.values() for cells in those]
    cells = sorted(sheet.free)
    for drawings, lying in ((study.board.drawings, whole), (drawings_with_upgrades(study.board), reduced)):
        for _ in range(8):
            some = frozenset(chance.sample(cells, chance.randint(1, min(6, len(cells)))))
            assert can_be_covered_at_once(drawings, mask_of(study, some)) == covered_at_once(lying, some)
