"""Counts that missions can reach, and set-ups in which all of them score: shown only where they are possible."""

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from itertools import permutations
from math import comb

import pytest
import reference
from brute import Drawings
from brute import Liberties
from brute import turns
from contents import TILES
from contents import drawn_as
from contents import random_large
from contents import random_small
from contents import shipped
from contents import stick
from replays import is_legal
from replays import turns_of
from tables import MISSIONS
from tables import shape_of

from generator.game.answer import Verdict
from generator.games.distant_suns.content import Content
from generator.games.distant_suns.proof.examination import Examination
from generator.games.distant_suns.proof.missions import most_possible
from generator.games.distant_suns.proof.missions import reach_count
from generator.games.distant_suns.proof.pairings import all_pairings

Pair = tuple[str, str]  # a mission and a tile


def counts(content: Content, drawings: Drawings) -> dict[Pair, int]:
    """What each mission counts for each tile on a sheet with these drawings, by the reference."""
    cosmos = reference.cosmos_of(content.layout)
    drawn = [reference.Drawn(shape, cells) for shape, cells in sorted(drawings, key=lambda each: sorted(each[1]))]
    return {
        (mission, tile.id): reference.mission_count(cosmos, mission, [d for d in drawn if d.shape == tile.id], drawn)
        for mission in MISSIONS
        for tile in content.shapes
    }


def all_sheets(content: Content) -> Iterator[Drawings]:
    """What can be on a sheet in some turn of some game."""
    for layer in turns(content, Liberties(keeps_drawings=True)):
        yield from {place.drawings for place in layer}


DOT = stick(1)
COSTLY = "a pair that fits only for an upgrade"  # for brute force
TINY = {
    "dots": drawn_as("S A U . . . .\n   T   T", DOT, DOT, DOT, DOT, DOT, DOT),
    COSTLY: drawn_as("S U A . . . .\n       T", DOT, stick(2), DOT, DOT, DOT, DOT),
    "no treasure": drawn_as("S A U . . . .", DOT, DOT, DOT, DOT, DOT, DOT),
    "no room": drawn_as("S A U . . .\n   T   T", DOT, DOT, DOT, DOT, DOT, DOT),
}
COUNTED = {
    "dots and bars": drawn_as("S A U A . U\n   T", DOT, stick(2), stick(3), DOT, stick(2), DOT),
    "a triangle": drawn_as("S . A A\n . U T", stick(2), ((0, 0), (1, 0), (0, 1)), DOT, stick(3), stick(2), stick(2)),
}


@cache
def possible_pairings(name: str) -> frozenset[tuple[str, ...]]:
    """The ways to give the missions tiles, in the order of the missions, with which all score in some game.

    Each of the five needs a drawing of its own tile, and one of them a black hole, so only such sheets are looked at.
    """
    content = TINY[name]
    scoring = {
        frozenset(pair for pair, count in counts(content, drawings).items() if count)
        for drawings in all_sheets(content)
        if len({shape for shape, _ in drawings}) == 6
    }
    return frozenset(
        order
        for order in permutations(TILES)
        if any(pairs.issuperset(zip(MISSIONS, order, strict=True)) for pairs in scoring)
    )


@pytest.mark.parametrize(
    "name", [*(name for name in TINY if name != COSTLY), pytest.param(COSTLY, marks=pytest.mark.slow)]
)
def test_pairings_are_shown_or_called_impossible_only_where_brute_force_agrees(name):
    (pairings,) = all_pairings(Examination(TINY[name], 0.2))
    possible = possible_pairings(name)
    impossible, left = set(pairings.impossible), set(pairings.open)
    assert impossible.isdisjoint(possible)
    assert impossible.isdisjoint(left)
    assert impossible | left >= set(permutations(TILES)) - possible
    assert pairings.shown + len(pairings.impossible) + len(pairings.open) == 120


def test_where_all_is_possible_and_there_is_room_a_game_is_shown_for_every_pairing():
    """All tiles are dots, so what is possible in one pairing is possible in all."""
    sheet = drawn_as("S A U . A U . A U . A U . .\n   T   T   T   T   T", DOT, DOT, DOT, DOT, DOT, DOT)
    (pairings,) = all_pairings(Examination(sheet, 0.2))
    assert len(possible_pairings("dots")) == 120
    assert pairings.shown == 120


def test_without_a_treasure_every_pairing_is_impossible():
    (pairings,) = all_pairings(Examination(TINY["no treasure"], 0.2))
    assert possible_pairings("no treasure") == frozenset()
    assert len(pairings.impossible) == 120


@pytest.mark.slow
def test_on_the_tiny_sheets_all_some_or_no_pairings_are_possible():
    found = {name: len(possible_pairings(name)) for name in TINY}
    assert found.pop(COSTLY) not in (0, 120)
    assert found == {"dots": 120, "no treasure": 0, "no room": 0}


def test_all_choices_of_tiles_are_gone_through():
    six = replace(TINY["dots"], shapes=(*TINY["dots"].shapes, shape_of("planet", DOT)))
    found = list(all_pairings(Examination(six, 0)))
    assert len({frozenset(pairings.open) for pairings in found}) == len(found) == 6
    assert all(len(pairings.open) == 120 for pairings in found)


def test_with_the_shipped_shapes_there_are_252_choices_of_tiles():
    pairings = list(all_pairings(Examination(shipped(), 0)))
    assert len(pairings) == comb(10, 5) == 252
    assert sum(each.shown + len(each.impossible) + len(each.open) for each in pairings) == 30_240


@pytest.mark.parametrize("name", COUNTED)
def test_a_count_is_proved_or_refuted_only_where_brute_force_says_so(name):
    content = COUNTED[name]
    most: dict[Pair, int] = defaultdict(int)
    for drawings in set(all_sheets(content)):
        for pair, count in counts(content, drawings).items():
            most[pair] = max(most[pair], count)
    study = Examination(content, 0.5)
    for (mission, tile), truth in most.items():
        assert most_possible(study, mission, tile) >= truth
        for wanted in (1, 2, 3):
            verdict = reach_count(study, mission, tile, wanted).verdict
            assert verdict is not (Verdict.REFUTED if wanted <= truth else Verdict.PROVED), (mission, tile, wanted)


@pytest.mark.parametrize("seed", range(16))
def test_a_proved_count_is_what_the_reference_counts(seed):
    content = random_small(seed) if seed % 2 else random_large(seed)
    study = Examination(content, 0.1)
    proved = 0
    for mission in MISSIONS:
        for tile in content.shapes[:5]:
            for wanted in (1, 2, 3):
                reached = reach_count(study, mission, tile.id, wanted)
                if reached.witness is None:
                    continue
                proved += 1
                drawn = reference.drawings_of(turns_of(study.board, reached.witness), 0)
                drawings = frozenset((each.shape, each.cells) for each in drawn)
                assert counts(content, drawings)[mission, tile.id] >= wanted
                assert len(reached.witness.moves) == reached.at_most
                assert is_legal(study.board, content, reached.witness)
    assert proved or seed % 2
