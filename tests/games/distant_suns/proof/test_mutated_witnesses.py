"""The referee accepts a witness exactly when the reference does, however it was tampered with."""

from collections.abc import Iterator
from functools import cache

import pytest
from brute import Wanted
from contents import drawn_as
from contents import goals_of
from contents import random_large
from contents import random_small
from contents import stick
from mutants import CHANGES
from mutants import LIES
from mutants import game_and_a_turn
from mutants import honest
from mutants import mutants
from mutants import with_drawing
from replays import is_legal
from test_witnesses import full_game
from verdicts import goal_of

from generator.games.distant_suns.proof.examination import Examination
from generator.games.distant_suns.proof.line import Witness
from generator.games.distant_suns.proof.referee import RefereeError
from generator.games.distant_suns.rules.sheet import Drawing

STUDIES = 10


@cache
def study_of(seed: int) -> Examination:
    return Examination(random_large(seed) if seed % 5 == 0 else random_small(seed), 5)


@cache
def witnesses_of(seed: int) -> tuple[Witness, ...]:
    """A whole game, and the two longest games that reach something: on small sheets they spend upgrades."""
    study = study_of(seed)
    goals = [goal_of(study, wanted) for _, wanted in goals_of(study.content)][:30]
    found = [reached.witness for reached in map(study.reach, goals) if reached.witness]
    return (full_game(study, seed), *sorted(found, key=lambda witness: -len(witness.moves))[:2])


def all_witnesses() -> Iterator[tuple[int, Witness]]:
    for seed in range(STUDIES):
        for witness in witnesses_of(seed):
            yield seed, witness


def is_accepted(study: Examination, witness: Witness) -> bool:
    try:
        study.referee.replay(witness)
    except RefereeError:
        return False
    return True


@pytest.mark.parametrize("change", CHANGES)
def test_the_referee_accepts_a_changed_witness_exactly_when_it_is_legal_nevertheless(change):
    illegal = 0
    for seed, witness in all_witnesses():
        study = study_of(seed)
        for mutant in mutants(study.board, witness, CHANGES[change], 8, f"{change} {seed}"):
            renamed = honest(study.board, mutant)
            is_fine = is_legal(study.board, study.content, renamed)
            assert is_accepted(study, renamed) == is_fine, f"legal: {is_fine}; sheet {seed}: {renamed}"
            illegal += not is_fine
    assert illegal


@pytest.mark.parametrize("lie", LIES)
def test_the_referee_accepts_no_drawing_that_is_not_what_the_witness_says_it_is(lie):
    for seed, witness in all_witnesses():
        study = study_of(seed)
        for mutant in mutants(study.board, witness, LIES[lie], 8, f"{lie} {seed}"):
            if not is_legal(study.board, study.content, mutant):
                assert not is_accepted(study, mutant), f"sheet {seed}: {mutant}"


@pytest.mark.parametrize("seed", range(STUDIES))
def test_no_turn_follows_after_the_last_round(seed):
    study = study_of(seed)
    game = full_game(study, seed)
    assert is_accepted(study, game)
    with pytest.raises(RefereeError, match="the game is over"):
        study.referee.replay(game_and_a_turn(game))


def corridor() -> Examination:
    """Two upgrades, and sticks of 2, 3 and 4."""
    return Examination(drawn_as("S U U . . . . . .", *(stick(hexes) for hexes in (3, 2, 4, 4, 4, 2))), 5)


def test_an_upgrade_cannot_be_spent_in_the_turn_that_earns_it():
    study = corridor()
    reached = study.reach(goal_of(study, Wanted(frozenset({(1, 0)}))))
    assert reached.witness is not None
    drawing = reached.witness.moves[0].drawings[0]
    assert drawing is not None
    first = Drawing(drawing.shape, study.board.mask(study.board.cells[1:2]), len(stick(2)) - 1)
    witness = with_drawing(reached.witness, 0, 0, first)
    assert not is_accepted(study, witness)
    assert not is_legal(study.board, study.content, witness)


def test_passing_is_rejected_as_long_as_the_shape_fits():
    study = corridor()
    game = full_game(study, 1)
    for number, move in enumerate(game.moves):
        if move.drawings[0] is not None:
            with pytest.raises(RefereeError, match="whoever can draw must"):
                study.referee.replay(with_drawing(game, number, 0, None))


def test_an_empty_witness_shows_nothing_but_is_no_offence():
    study = corridor()
    game = full_game(study, 1)
    assert study.referee.replay(Witness(game.setup, ())) == ()
