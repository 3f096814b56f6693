"""What is said of every choice of tiles is what brute force says of it, and every game stands for all it is said to."""

import os
from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from itertools import combinations
from itertools import permutations
from random import Random

import pytest
from brute import Liberties
from brute import Wanted
from brute import earliest
from contents import POLYHEXES
from contents import described
from contents import goals_of
from contents import random_small
from contents import shipped
from replays import is_legal
from replays import played_by_engine
from tables import layout_from
from tables import panels_of
from tables import shape_of
from verdicts import goal_of

from generator.findings import Severity
from generator.game.answer import Answer
from generator.game.answer import Verdict
from generator.games.distant_suns.check.tiles import special_whatever_the_tiles
from generator.games.distant_suns.check.tiles import special_without_upgrades
from generator.games.distant_suns.content import Content
from generator.games.distant_suns.proof.closure import closure
from generator.games.distant_suns.proof.examination import Examination
from generator.games.distant_suns.proof.line import Witness
from generator.games.distant_suns.proof.line import WitnessMove
from generator.games.distant_suns.rules.board import bits_of
from generator.games.distant_suns.rules.board import drawings_with_upgrades

IS_DEEP = os.environ.get("PAPERCOSMOS_DEEP") == "1"
SHEETS = 400 if IS_DEEP else 40
SMALL = 16
BUDGET = 0.1
BENT = """
 . .
. . .
 S . .   W
  . U   .
   .     .
    . . .
"""
STRAIGHT = """
. . . . . . . . A
 . U . . .
. S . U . .
 . . . . .
"""


def with_shipped_shapes(picture: str) -> Content:
    return replace(shipped(), layout=layout_from(panels_of(picture)[0]))


@cache
def bent() -> Examination:
    """One upgrade, and a bent corridor of six sectors to the world."""
    return Examination(with_shipped_shapes(BENT), BUDGET)


def answer_about(answers: Sequence[Answer], what: str) -> Answer:
    (found,) = [answer for answer in answers if answer.claim.startswith(what)]
    return found


def test_a_chain_of_reduced_shapes_is_no_proof_where_upgrades_do_not_suffice_for_it() -> None:
    study = bent()
    drawings, around = drawings_with_upgrades(study.board), study.board.worlds[0].around
    for tiles in combinations(study.tiles, 5):
        assert closure(drawings, (*tiles, study.black_hole), study.board.coverable).covered & around
    answer = answer_about(list(special_whatever_the_tiles.answers(study)), "world I")
    assert answer.verdict is Verdict.REFUTED and "56 of 252 choices of tiles" in answer.denial
    named = tuple(answer.because.split("such as ")[1].split(", "))
    world = Wanted(frozenset((cell.q, cell.r) for cell in study.board.cells_of(around)))
    assert not earliest(study.content, [world], orders=list(permutations(named)))


def test_with_the_other_choices_the_bent_corridor_is_passed_in_games_that_were_replayed() -> None:
    study = bent()
    by_choice = study.choices.reach(study.board.worlds[0].around)
    assert by_choice.shown == study.choices.all & ~by_choice.never
    assert all(is_legal(study.board, study.content, witness) for witness in by_choice.games)


def more_tiles(seed: int) -> Content:
    """A small sheet with seven tiles, so that there are 21 choices of five."""
    content, chance = random_small(seed, sectors=14), Random(f"more {seed}")
    more = (shape_of(name, chance.choice(POLYHEXES[chance.randint(2, 4)])) for name in ("planet", "saucer"))
    return replace(content, shapes=(*content.shapes, *more))


def places_of(content: Content) -> list[Wanted]:
    """All places of the sheet of which a game may reach one sector."""
    found = {wanted for _, wanted in goals_of(content) if not wanted.needs_all}
    return sorted(found, key=lambda wanted: sorted(wanted.sectors))


@pytest.mark.parametrize("seed", range(SHEETS))
def test_what_is_said_of_a_choice_is_what_brute_force_says(seed: int) -> None:
    content = more_tiles(seed)
    study, chance = Examination(content, BUDGET), Random(seed)
    goals = places_of(content)
    choices = chance.sample(range(21), 5)
    wholly = Liberties(upgrades=False)
    known = {number: earliest(content, goals, orders=_orders(study, number)) for number in choices}
    freely = {number: earliest(content, goals, wholly, _orders(study, number)) for number in choices}
    for wanted in goals:
        by_choice = study.choices.reach(goal_of(study, wanted).sectors)
        for number in choices:
            can, can_freely, bit = wanted in known[number], wanted in freely[number], 1 << number
            said = f"{wanted}, {study.choices.tiles[number]}: {can}, {can_freely}; {described(content)}"
            assert not (by_choice.never & bit and can), said
            assert not (by_choice.costly & bit and can_freely), said
            assert can or not by_choice.shown & bit, said
            assert can_freely or not by_choice.free & bit, said


def _orders(study: Examination, number: int) -> list[tuple[str, ...]]:
    return list(permutations(study.choices.tiles[number]))


def test_a_line_can_be_played_with_every_choice_that_has_the_tiles_it_is_given() -> None:
    """Its player draws the same in the same turns, whatever lies in the other slots."""
    study, chance = bent(), Random(5)
    for shown in study.choices._shown:
        for number in chance.sample(list(bits_of(shown.choices)), 3):
            alone = _alone(shown.witness, study.choices.tiles[number])
            assert set(alone.setup.tiles) == set(study.choices.tiles[number])
            assert is_legal(study.board, study.content, alone)
            *_, end = played_by_engine(study.board, study.content, alone)
            assert end.sheets[0].covered == shown.covered


def _alone(witness: Witness, tiles: tuple[str, ...]) -> Witness:
    """The first player's game without the other, active in every turn, with tiles of a choice in slots of no matter."""
    mine = [_turned(move) if turn % 2 else move for turn, move in enumerate(witness.moves)]
    given = {move.module.circle for move in mine}
    others = iter(set(tiles) - {witness.setup.shape(zone) for zone in given})
    slots = tuple(tile if slot in given else next(others) for slot, tile in enumerate(witness.setup.tiles))
    moves = tuple(replace(move, drawings=move.drawings[:1]) for move in mine)
    return Witness(replace(witness.setup, tiles=slots), moves)


def _turned(move: WitnessMove) -> WitnessMove:
    """With the other face of its module up."""
    return replace(move, module=replace(move.module, circle=move.module.octagon, octagon=move.module.circle))


def test_what_half_of_the_choices_reach_only_by_spending_is_told_with_one_of_them() -> None:
    """Of the ten shapes only the telescope fits into a straight corridor, and half of the choices have it."""
    study = Examination(with_shipped_shapes(STRAIGHT), BUDGET)
    answer = answer_about(list(special_without_upgrades.answers(study)), "the alien")
    assert answer.verdict is Verdict.REFUTED and answer.finding is not None
    assert answer.finding.severity is Severity.WARNING
    assert "only by spending upgrades with 126 of 252 choices of tiles (50%)" in answer.finding.message
    assert answer.because.endswith("such as moon, lightning, rocket, comet, star")
    assert answer_about(list(special_whatever_the_tiles.answers(study)), "the alien").verdict is Verdict.PROVED


def test_the_choices_of_small_sheets_are_of_all_kinds() -> None:
    """Some never reach a place, some only by spending, some freely; few are left open."""
    never = paid = free = left = 0
    for seed in range(SMALL):
        study = Examination(more_tiles(seed), BUDGET)
        for wanted in places_of(study.content):
            by_choice = study.choices.reach(goal_of(study, wanted).sectors)
            never += by_choice.never.bit_count()
            free += by_choice.free.bit_count()
            paid += (by_choice.costly & by_choice.shown).bit_count()
            left += (study.choices.all & ~by_choice.never & ~by_choice.shown).bit_count()
    assert min(never, paid, free) > 20
    assert left < (never + paid + free) / 20
