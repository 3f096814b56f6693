"""Every witness is a game that the engine plays too, and that reaches its goal in the very turn it was said to."""

import os
from random import Random

import pytest
from contents import goals_of
from contents import random_large
from contents import random_small
from replays import is_legal
from replays import played_by_engine
from replays import sectors_drawn
from verdicts import goal_of

from generator.game.answer import Verdict
from generator.games.distant_suns.content import Content
from generator.games.distant_suns.proof.examination import Examination
from generator.games.distant_suns.proof.line import Witness
from generator.games.distant_suns.proof.line import witness_of
from generator.games.distant_suns.proof.wishes import Widest
from generator.games.distant_suns.rules.board import bits_of

IS_DEEP = os.environ.get("PAPERCOSMOS_DEEP") == "1"
SMALL = 200 if IS_DEEP else 40
LARGE = 60 if IS_DEEP else 10


def assert_witnesses_hold(content: Content, budget: float, most: int, seed: int) -> int:
    """Asks about some goals of the sheet and replays all witnesses; returns how many there were."""
    study, chance, witnesses = Examination(content, budget), Random(seed), 0
    goals = [goal_of(study, wanted) for _, wanted in goals_of(content)]
    for goal in chance.sample(goals, min(most, len(goals))):
        reached = study.reach(goal)
        assert (reached.witness is not None) == (reached.verdict is Verdict.PROVED)
        if reached.witness is not None:
            covered = [state.sheets[0].covered for state in played_by_engine(study.board, content, reached.witness)]
            assert len(covered) == reached.at_most
            assert goal.holds(covered[-1])
            assert not any(goal.holds(before) for before in covered[:-1])
            assert is_legal(study.board, content, reached.witness)
            witnesses += 1
    return witnesses


@pytest.mark.parametrize("seed", range(SMALL))
def test_witnesses_on_small_sheets_are_legal_and_reach_their_goals(seed):
    assert_witnesses_hold(random_small(seed), budget=0.5, most=20, seed=seed)


@pytest.mark.parametrize("seed", range(LARGE))
def test_witnesses_on_large_sheets_are_legal_and_reach_their_goals(seed):
    content = random_large(seed, tiles=5 + seed % 6)
    assert assert_witnesses_hold(content, budget=0.3, most=12, seed=seed)


def full_game(study: Examination, seed: int) -> Witness:
    line = study.bot(study.some_tiles(f"tiles {seed}"), f"bot {seed}").line(Widest())
    return witness_of(study.board, line, study.content.missions)


@pytest.mark.parametrize("seed", range(SMALL))
def test_a_bot_that_wants_as_much_as_possible_plays_a_whole_legal_game(seed):
    content = random_small(seed) if seed % 4 else random_large(seed)
    study = Examination(content, 1)
    witness = full_game(study, seed)
    states = list(played_by_engine(study.board, content, witness))
    assert states[-1].is_over
    assert is_legal(study.board, content, witness)


@pytest.mark.parametrize("seed", range(12))
def test_the_referee_and_the_engine_see_the_same_drawings_of_both_players(seed):
    content = random_small(seed) if seed % 3 else random_large(seed)
    study = Examination(content, 1)
    witness = full_game(study, seed)
    seen = study.referee.replay(witness)
    for drawn, sheet in zip(seen, list(played_by_engine(study.board, content, witness))[-1].sheets, strict=True):
        assert {(shape, frozenset(cells)) for shape, cells in drawn} == sectors_drawn(study.board, sheet.drawings)


@pytest.mark.parametrize("seed", range(8))
def test_the_widest_line_covers_no_more_than_is_said_to_be_possible(seed):
    study = Examination(random_large(seed), 1)
    line = study.widest()
    assert line is not None
    witness, drawn = study.witness(line)
    count = sum(len(cells) for _, cells in drawn)
    assert count <= min(study.most_hexes, len(list(bits_of(study.reachable))))
    assert is_legal(study.board, study.content, witness)
