"""Engine and reference agree on random small sheets: what may be drawn, why not, and what it is worth."""

from random import Random

import pytest
import reference
from hypothesis import given
from hypothesis import settings
from hypothesis import strategies as st
from matches import Match
from random_tables import TILES
from random_tables import RandomTable
from random_tables import in_order
from random_tables import mutants
from random_tables import random_table
from tables import MISSIONS
from tables import SCORING
from tables import as_drawing
from tables import as_drawn
from tables import lines_of

from generator.games.distant_suns.rules.board import drawings_with_upgrades
from generator.games.distant_suns.rules.control import ControlBoard
from generator.games.distant_suns.rules.control import Module
from generator.games.distant_suns.rules.game import begin
from generator.games.distant_suns.rules.score import score
from generator.games.distant_suns.rules.setup import Setup
from generator.games.distant_suns.rules.sheet import fault
from generator.games.distant_suns.rules.sheet import legal_drawings
from generator.games.distant_suns.rules.sheet import must_draw

seeds = st.integers(0, 2**32)


@settings(max_examples=250, deadline=None, derandomize=True, database=None)
@given(sectors=st.integers(7, 40), turns=st.integers(0, 10), seed=seeds)
def test_the_engine_and_the_reference_agree_about_a_position(sectors, turns, seed):
    agree_about_a_position(sectors, turns, seed)


@pytest.mark.slow
@pytest.mark.parametrize("fewest", [7, 15, 23, 31])
@settings(max_examples=510, deadline=None, derandomize=True, database=None)
@given(more=st.integers(0, 9), turns=st.integers(0, 10), seed=seeds)
def test_they_agree_about_two_thousand_positions(fewest, more, turns, seed):
    agree_about_a_position(fewest + more, turns, seed)


def agree_about_a_position(sectors, turns, seed):
    case = random_table(sectors, turns, seed)
    chance = Random(seed)
    for shape in chance.sample((*TILES, reference.BLACK_HOLE), 2):
        legal = agreed_drawings(case, shape)
        agree_about_faults(case, shape, legal, chance)
    agree_about_scores(case, chance)


@settings(max_examples=40, deadline=None, derandomize=True, database=None)
@given(sectors=st.integers(7, 40), seed=seeds)
def test_the_engine_numbers_the_drawings_the_reference_finds_anywhere(sectors, seed):
    case = random_table(sectors, 0, seed)
    kinds = case.cosmos.kinds
    free = {cell for cell in kinds if kinds[cell] in reference.CAN_BE_COVERED}
    for numbered, most in ((case.board.drawings, 0), (drawings_with_upgrades(case.board), 2)):
        found = [numbered.drawing(number) for number in range(len(numbered.masks))]
        drawings = [(shape, frozenset(case.board.cells_of(mask))) for shape, mask in found]
        assert len(drawings) == len(set(drawings))
        assert set(drawings) == {
            (shape, cells)
            for shape, form in case.forms.items()
            for left_out in range(most + 1)
            for cells in reference.placements(form, left_out, free, free)
        }
        for bit, cell in enumerate(case.board.cells):
            around = set(reference.adjacent(cell))
            for number, (_, cells) in enumerate(drawings):
                assert numbered.covering[bit] >> number & 1 == (cell in cells)
                assert numbered.touching[bit] >> number & 1 == (not around.isdisjoint(cells))


@pytest.mark.parametrize("players", [2, 3, 4])
@settings(max_examples=40, deadline=None, derandomize=True, database=None)
@given(sectors=st.integers(7, 40), seed=seeds)
def test_the_engine_and_the_reference_agree_about_a_game(players, sectors, seed):
    case, chance = random_table(sectors, 0, seed), Random(seed)
    tiles, missions = tuple(chance.sample(TILES, 5)), tuple(chance.sample(MISSIONS, 5))
    state = begin(case.board, Setup(tiles, missions), players, ControlBoard())
    game = Match(case.board, case.cosmos, case.forms, state)
    while not game.state.is_over:
        module = chance.choice(game.module_places())
        drawings = [random_move(game, seat, module, chance) for seat in range(players)]
        assert not game.play(*spoiled(module, drawings, chance))
        assert game.play(Module(*module), drawings)
    for seat, sheet in enumerate(game.state.sheets):
        expected = reference.score(case.cosmos, tiles, missions, game.earlier(seat), sheet.worlds)
        assert lines_of(score(case.board, game.state.setup, SCORING, sheet)) == expected


def random_move(game: Match, seat: int, module: reference.Module, chance: Random) -> reference.Drawn | None:
    """What a player draws who now and then spends upgrades, needed or not."""
    shape = game.shape_for(seat, module)
    whole = reference.whole_drawings(game.cosmos, game.forms[shape], shape, game.earlier(seat))
    if whole and chance.random() < 0.8:
        return chance.choice(sorted(whole, key=in_order))
    legal = reference.legal_drawings(game.cosmos, game.forms[shape], shape, game.earlier(seat))
    choices = [*sorted(legal, key=in_order), *([] if whole else [None])]
    return chance.choice(choices)


def spoiled(
    module: reference.Module, drawings: list[reference.Drawn | None], chance: Random
) -> tuple[Module, list[reference.Drawn | None]]:
    """The turn with something illegal in it: no such notches, or a wrong drawing at one seat."""
    drawn = [seat for seat, drawing in enumerate(drawings) if drawing]
    if not drawn or chance.random() < 0.3:
        return Module(module.side, module.circle, module.circle), drawings
    seat = chance.choice(drawn)
    right = drawings[seat]
    wrong = [right._replace(left_out=right.left_out + 1), right._replace(shape="another")]
    if right.left_out == 0:
        wrong.append(None)
    return Module(*module), [*drawings[:seat], chance.choice(wrong), *drawings[seat + 1 :]]


def agreed_drawings(case: RandomTable, shape: str) -> set[reference.Drawn]:
    form = case.forms[shape]
    legal = reference.legal_drawings(case.cosmos, form, shape, case.earlier)
    found = [as_drawn(case.board, drawing) for drawing in legal_drawings(case.board, case.sheet, shape)]
    assert len(found) == len(set(found))
    assert set(found) == legal
    assert case.sheet.upgrades == reference.upgrades_to_spend(case.cosmos, case.earlier)
    assert must_draw(case.board, case.sheet, shape) != reference.may_pass(case.cosmos, form, shape, case.earlier)
    return legal


def agree_about_faults(case: RandomTable, shape: str, legal: set[reference.Drawn], chance: Random) -> None:
    """The engine finds no fault with what is legal, and a fault with all else: neighbours, mutants, other places."""
    anywhere = [
        reference.Drawn(shape, cells, left_out)
        for left_out in (0, 1)
        for cells in reference.placements(case.forms[shape], left_out, case.cosmos.kinds, set(case.cosmos.kinds))
    ]
    proposed = legal | set(chance.sample(anywhere, min(20, len(anywhere))))
    for drawing in chance.sample(sorted(proposed, key=repr), min(12, len(proposed))):
        proposed.update(mutants(drawing, case.cosmos, chance))
    for drawing in proposed:
        reason = fault(case.board, case.sheet, as_drawing(case.board, drawing))
        assert (reason == "") == (drawing in legal), (drawing, reason)


def agree_about_scores(case: RandomTable, chance: Random) -> None:
    tiles = tuple(chance.sample(TILES, 5))
    missions = tuple(chance.sample(MISSIONS, 5))
    scored = score(case.board, Setup(tiles, missions), SCORING, case.sheet)
    expected = reference.score(case.cosmos, tiles, missions, case.earlier, case.worlds)
    assert lines_of(scored) == expected
