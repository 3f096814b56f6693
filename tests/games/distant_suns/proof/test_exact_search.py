"""The exact search on its own, without chains and bots: what it finds is legal, what it refutes is impossible."""

import pytest
from brute import Wanted
from brute import earliest
from contents import described
from contents import drawn_as
from contents import goals_of
from contents import random_small
from contents import stick
from replays import is_legal
from verdicts import goal_of

from generator.check.budget import Clock
from generator.check.budget import OutOfBudgetError
from generator.check.budget import Part
from generator.games.distant_suns.content import Content
from generator.games.distant_suns.proof.examination import Examination
from generator.games.distant_suns.proof.line import witness_of

MOST_POSITIONS = 2_000_000


def assert_search_is_right(content: Content, wanted: Wanted, turn: int | None, positions: int = MOST_POSITIONS) -> bool:
    """Compares one search with the earliest turn that brute force knows; False if it was ended before it could tell."""
    study = Examination(content, 1)
    goal = goal_of(study, wanted)
    try:
        line = study.search_of(study.tiles).line(goal, Part(Clock(), positions))
    except OutOfBudgetError:
        return False
    truth = f"{sorted(wanted.sectors)}: {f'in turn {turn}' if turn else 'impossible'}; {described(content)}"
    assert (line is not None) == (turn is not None), truth
    if line is not None and turn is not None:
        witness = witness_of(study.board, line, content.missions)
        assert is_legal(study.board, content, witness), truth
        assert len(line.steps) >= turn
        covered = sum(step.drawing.mask for step in line.steps if step.drawing)
        assert goal.holds(covered)
    return True


@pytest.mark.slow
@pytest.mark.parametrize("rounds", [1, 2, 3])
@pytest.mark.parametrize("seed", range(32))
def test_the_exact_search_finds_a_line_exactly_where_brute_force_does(seed, rounds):
    content = random_small(seed, rounds, sectors=14)
    goals = set(dict(goals_of(content)).values())
    known = earliest(content, goals)
    for wanted in sorted(goals, key=lambda wanted: (wanted.needs_all, sorted(wanted.sectors))):
        if wanted.sectors:
            assert_search_is_right(content, wanted, known.get(wanted), positions=200_000)


def bent_corridor(length: int, rounds: int) -> Content:
    """Sticks of 3 to 7; the end lies around a bend, where only a reduced one fits."""
    corridor = "S U" + " ." * (length - 1) + "\n" + " " * (2 * length + 1) + "."
    return drawn_as(corridor, *(stick(hexes) for hexes in (3, 4, 5, 6, 7, 7)), rounds=rounds)


@pytest.mark.parametrize(
    ("rounds", "length"), [(1, 17), (1, 18), (1, 19), (2, 35), (2, 36), pytest.param(3, 50, marks=pytest.mark.slow)]
)
def test_a_way_with_fewer_drawings_is_found_although_a_longer_one_came_by_first(rounds, length):
    """Short sticks come first; where they arrive too late long ones must still be tried from the same sectors."""
    content = bent_corridor(length, rounds)
    end = Wanted(frozenset({(length, 1)}))
    known = earliest(content, [end])
    assert known
    assert assert_search_is_right(content, end, known[end])
