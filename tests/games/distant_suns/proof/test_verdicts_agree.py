"""On small sheets every verdict of the validator is that of brute force; PAPERCOSMOS_DEEP=1 tries many more sheets."""

import os

import pytest
from brute import Liberties
from brute import Wanted
from brute import earliest
from contents import POLYHEXES
from contents import described
from contents import drawn_as
from contents import goals_of
from contents import hard_goals_of
from contents import random_small
from contents import stick
from verdicts import assert_all_agree
from verdicts import goal_of

from generator.game.answer import Verdict
from generator.games.distant_suns.proof.examination import Examination

IS_DEEP = os.environ.get("PAPERCOSMOS_DEEP") == "1"
SHEETS = 480 if IS_DEEP else 96
SHORT = 240 if IS_DEEP else 48
HARD = 160 if IS_DEEP else 32
BULKY = POLYHEXES[4][6]
NARROW = (3, 4, 5)  # profiles with sheets where few shapes fit


@pytest.mark.parametrize("seed", range(SHEETS))
def test_whatever_a_small_sheet_offers_the_verdict_is_that_of_brute_force(seed):
    content = random_small(seed)
    assert_all_agree(content, dict(goals_of(content)))


@pytest.mark.parametrize("seed", range(SHORT))
@pytest.mark.parametrize("rounds", [1, 2])
def test_in_a_game_of_fewer_rounds_the_verdict_is_that_of_brute_force(seed, rounds):
    content = random_small(seed, rounds)
    assert_all_agree(content, dict(goals_of(content)))


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(HARD))
def test_for_many_sectors_at_once_the_verdict_is_that_of_brute_force(seed):
    content = random_small(seed, sectors=12)
    assert_all_agree(content, dict(hard_goals_of(content, seed)))


def test_the_small_sheets_ask_for_everything_the_game_has():
    """Among their goals some cannot be reached, and some can only with upgrades, with passes, or on a free board."""
    refuted = with_upgrades = with_passes = hindered = 0
    for seed in (seed for seed in range(96) if seed % 8 in NARROW):
        content = random_small(seed)
        goals = set(dict(goals_of(content)).values())
        known = earliest(content, goals)
        refuted += len(goals) - len(known)
        with_upgrades += len(known) - len(earliest(content, goals, Liberties(upgrades=False)))
        with_passes += len(known) - len(earliest(content, goals, Liberties(passes=False)))
        free = earliest(content, goals, Liberties(any_zone=True))
        hindered += sum(known.get(goal, 99) > turn for goal, turn in free.items())
    assert refuted > 80
    assert with_upgrades > 50
    assert with_passes > 15
    assert hindered > 15


@pytest.mark.parametrize("sectors", [12, 13, 14, 16])
def test_a_shape_given_twice_a_round_leads_twelve_sectors_far_and_no_further(sectors):
    """Only the pair fits into the corridor: two a round, and passes in between."""
    corridor = drawn_as("S" + " ." * sectors, stick(2), *[BULKY] * 5)
    assert_all_agree(corridor, {"the end": Wanted(frozenset({(sectors, 0)}))})


@pytest.mark.parametrize("sectors", [10, 11, 12, 13])
def test_whoever_must_draw_cannot_wait_for_the_right_shape(sectors):
    """Twelve sectors need six pairs, but after two of them a long stick fits, and it leaves a single sector."""
    corridor = drawn_as("S" + " ." * sectors, stick(2), *[stick(7)] * 5)
    everything = Wanted(frozenset((q, 0) for q in range(1, sectors + 1)), needs_all=True)
    assert bool(earliest(corridor, [everything])) == (sectors != 12)
    assert earliest(corridor, [everything], Liberties(is_free_to_pass=True))
    assert_all_agree(corridor, {"everything": everything})


@pytest.mark.parametrize("seed", range(48))
def test_without_a_budget_nothing_is_refuted_that_is_possible(seed):
    """Quick checks have no budget: they may leave things open, and never prove anything."""
    content = random_small(seed, rounds=1 + seed % 3)
    study = Examination(content, 0)
    goals = dict(goals_of(content))
    known = earliest(content, goals.values())
    for name, wanted in goals.items():
        verdict = study.reach(goal_of(study, wanted)).verdict
        assert verdict is not Verdict.PROVED
        assert verdict is Verdict.UNKNOWN or wanted not in known, f"{name}; {described(content)}"


def test_what_needs_more_turns_than_a_game_has_is_refuted():
    corridor = drawn_as("S" + " ." * 12, *(stick(2) for _ in range(6)), rounds=1)
    assert_all_agree(corridor, dict(goals_of(corridor)))
