"""Schedules: modules that give a player certain shapes in a certain order, within the rounds of a game."""

from itertools import permutations
from random import Random

import pytest
import reference
from brute import FIRST
from brute import Orders

from generator.games.distant_suns.proof.schedule import Schedule
from generator.games.distant_suns.proof.schedule import schedule
from generator.games.distant_suns.rules.control import ControlBoard

TILES = ("moon", "lightning", "rocket", "comet", "star")
SPARE = (*TILES, "planet", "saucer")
HOLE = "black-hole"


def is_possible(shapes: list[str], rounds: int) -> bool:
    """Brute force over all orders of the tiles and all modules."""
    used = [shape for shape in dict.fromkeys(shapes) if shape != HOLE]
    if len(used) > 5:
        return False
    tiles = tuple((used + [tile for tile in SPARE if tile not in used])[:5])
    orders = Orders(list(permutations(tiles)), HOLE)
    controls = {FIRST: orders.all}
    for shape in shapes:
        going_on = {control: bits for control, bits in controls.items() if control[0] <= rounds}
        controls = dict(orders.given(shape, going_on))
    return bool(controls)


def given_by(plan: Schedule) -> tuple[list[str], int]:
    """The shapes its modules give when they are placed one after the other, and the round of the last of them."""
    turns: list[reference.Turn] = []
    shapes = []
    for side, left, zone in plan.positions:
        module = reference.Module(side, zone, 2 * left + 1 - zone)
        in_round = [turn.module for turn in reference.rounds_of(turns)[-1]]
        assert module in reference.module_places(in_round)
        shapes.append(reference.shape_to_draw(plan.tiles, module, is_active=True))
        round_number = len(reference.rounds_of(turns))
        turns.append(reference.Turn(module, ()))
    return shapes, round_number


def assert_scheduled_if_possible(shapes: list[str], rounds: int = 3) -> bool:
    plan = schedule(shapes, SPARE, HOLE, ControlBoard(rounds=rounds))
    assert (plan is not None) == is_possible(shapes, rounds), shapes
    if plan is not None:
        given, last_round = given_by(plan)
        assert given == shapes
        assert last_round <= rounds
        assert len(plan.tiles) == len(set(plan.tiles)) == 5
    return plan is not None


@pytest.mark.parametrize("length", range(1, 13))
def test_shapes_are_scheduled_exactly_when_some_game_gives_them(length):
    chance = Random(length)
    for _ in range(40):
        assert_scheduled_if_possible([chance.choice((*TILES[: chance.randint(1, 5)], HOLE)) for _ in range(length)])


@pytest.mark.parametrize("length", [13, 14, 15])
def test_shapes_of_nearly_a_whole_game_are_scheduled_within_three_rounds(length):
    """A round with four turns too many would lead into a fourth round."""
    chance = Random(length)
    scheduled = sum(assert_scheduled_if_possible(_spread(length, chance)) for _ in range(60))
    assert scheduled


def _spread(length: int, chance: Random) -> list[str]:
    """Shapes of which none comes more than twice in five turns that follow each other."""
    rounds = [chance.sample([*TILES, HOLE] * 2, 5) for _ in range(3)]
    return [shape for each in rounds for shape in each][:length]


@pytest.mark.parametrize("length", [16, 17, 20])
def test_more_shapes_than_a_game_has_turns_cannot_be_scheduled(length):
    assert not assert_scheduled_if_possible([TILES[number % 5] for number in range(length)])


@pytest.mark.parametrize("rounds", [1, 2])
def test_a_schedule_ends_with_the_last_round(rounds):
    chance = Random(rounds)
    for length in range(1, 5 * rounds + 3):
        for _ in range(10):
            assert_scheduled_if_possible([chance.choice((*TILES, HOLE)) for _ in range(length)], rounds)


@pytest.mark.parametrize("shape", ["moon", HOLE])
def test_no_shape_is_given_three_times_in_a_round(shape):
    assert schedule([shape] * 2, SPARE, HOLE, ControlBoard()) is not None
    assert schedule([shape] * 3, SPARE, HOLE, ControlBoard()) is None
    assert schedule([shape, "comet", shape, shape], SPARE, HOLE, ControlBoard()) is None


@pytest.mark.parametrize("shape", ["moon", HOLE])
def test_a_third_time_is_possible_as_soon_as_a_round_of_four_turns_is_over(shape):
    assert assert_scheduled_if_possible([shape, "comet", shape, "star", shape])
    assert not assert_scheduled_if_possible([shape, "comet", shape, "star", shape], rounds=1)


def test_six_different_tiles_are_too_many():
    assert schedule([*TILES, "planet"], SPARE, HOLE, ControlBoard()) is None
    assert schedule([*TILES, HOLE], SPARE, HOLE, ControlBoard()) is not None


def test_no_shape_at_all_needs_no_module():
    plan = schedule([], SPARE, HOLE, ControlBoard())
    assert plan is not None
    assert plan.positions == ()
    assert plan.tiles == TILES
