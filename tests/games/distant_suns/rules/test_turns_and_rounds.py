"""Modules, turn order, rounds and the race to the worlds, by hand: a panel for each player, a letter for each turn."""

import pytest
from matches import match

from generator.games.distant_suns.rules.control import ControlBoard
from generator.games.distant_suns.rules.control import Module
from generator.games.distant_suns.rules.control import can_be_placed
from generator.games.distant_suns.rules.control import is_round_over
from generator.games.distant_suns.rules.control import notches
from generator.games.distant_suns.rules.control import places
from generator.games.distant_suns.rules.game import IllegalMoveError
from generator.games.distant_suns.rules.game import play
from generator.games.distant_suns.rules.sheet import Drawing

CONTROL = ControlBoard()
NOTHING_FITS = "S T"
# In a round of four turns the modules leave single notches: . x x x x .  on both sides.
FOUR_TURNS = (Module(0, 1, 2), Module(0, 4, 3), Module(1, 2, 1), Module(1, 3, 4))
# In a round of five turns one side is full (x x x x x x) and the other not (x x x x . .).
FIVE_TURNS = (Module(0, 0, 1), Module(0, 2, 3), Module(1, 5, 4), Module(0, 5, 4), Module(1, 0, 1))


def filled_by(*modules: Module) -> int:
    return sum(notches(CONTROL, module) for module in modules)


def test_two_players_first_at_a_world_in_one_turn_both_get_the_high_value():
    game = match("""
        W . S .  |  W a S .  |  W a S .
         . . . . |   . a . . |   . . . .
    """)
    assert game.turn("a", Module(0, circle=1, octagon=0))
    assert game.worlds() == [(10,), (10,)]


def test_a_later_player_gets_the_low_value():
    game = match("""
        W . S .  |  W a S .  |  W . S a
         . . . . |   . a . . |   b b b .
    """)
    assert game.turn("a", Module(0, circle=1, octagon=0))
    assert game.worlds() == [(10,), (0,)]
    assert game.turn("b", Module(0, circle=2, octagon=3))
    assert game.worlds() == [(10,), (5,)]


def test_two_players_who_come_later_in_one_turn_both_get_the_low_value():
    game = match("""
        W . S .  |  W a S .  |  W . S a  |  W . S a
         . . . . |   . a . . |   b b b . |   b b b b
    """)
    assert game.turn("a", Module(0, circle=1, octagon=0))
    assert game.turn("b", Module(0, circle=2, octagon=3))
    assert game.worlds() == [(10,), (5,), (5,)]


def test_a_world_is_earned_only_once():
    game = match("""
        W . S .  |  W a S .  |  W . S a
         . . . . |   c a . . |   b b b .
    """)
    assert game.turn("a", Module(0, circle=1, octagon=0))
    assert game.turn("b", Module(0, circle=2, octagon=3))
    assert game.turn("c", Module(1, circle=0, octagon=1))
    assert game.worlds() == [(10,), (5,)]


def test_each_world_has_its_own_race():
    game = match("""
        W . S . X  |  W a S . X  |  W c S a X
         . . . . . |   . a c c . |   b b b . .
    """)
    assert game.turn("a", Module(0, circle=1, octagon=0))
    assert game.worlds() == [(10, 0), (0, 15)]
    assert game.turn("b", Module(0, circle=2, octagon=3))
    assert game.worlds() == [(10, 0), (5, 15)]
    assert game.turn("c", Module(1, circle=1, octagon=0))
    assert game.worlds() == [(10, 8), (5, 15)]


def test_a_world_is_reached_by_a_black_hole_too():
    game = match("""
        X . S .  |  X a S .  |  X . S .
         . . . . |   a a . . |   . . . .
    """)
    assert game.turn("a", Module(0, circle=5, octagon=4))
    assert game.worlds() == [(15,), (0,)]


def test_the_active_player_draws_the_circle_and_the_others_the_octagon():
    game = match("""
        S . . .  |  S a a .  |  S a . .  |  S a . .
         . . . . |   . . . . |   . . . . |   . . . .
    """)
    assert [game.state.shape_for(seat, Module(0, 1, 0)) for seat in range(3)] == ["pair", "dot", "dot"]
    assert game.turn("a", Module(0, circle=1, octagon=0))
    assert [game.state.shape_for(seat, Module(0, 4, 5)) for seat in range(3)] == ["black-hole", "planet", "black-hole"]


def test_a_player_cannot_draw_another_shape_than_the_module_says():
    game = match("""
        S . . .  |  S a a .  |  S a . .
    """)
    with pytest.raises(IllegalMoveError) as caught:
        play(game.board, game.state, Module(0, 1, 0), [Drawing("pair", 0b110), Drawing("pair", 0b110)])
    assert caught.value.seat == 1


def test_a_player_cannot_pass_when_the_shape_fits():
    game = match("""
        S . . .  |  S a a .  |  S . . .
    """)
    assert not game.turn("a", Module(0, circle=1, octagon=0))


def test_a_player_with_an_upgrade_may_pass_when_only_a_reduced_shape_fits():
    game = match("""
        S U . . .  |  S a a . .  |  S a a a .
    """)
    assert game.turn("a", Module(0, circle=1, octagon=2))
    assert [sheet.upgrades for sheet in game.state.sheets] == [1, 1]
    assert game.turn("b", Module(1, circle=1, octagon=2))
    assert [len(sheet.drawings) for sheet in game.state.sheets] == [1, 1]


def test_a_player_with_an_upgrade_may_spend_it_when_only_a_reduced_shape_fits():
    game = match("""
        S U . . .  |  S a a b b  |  S a a a b
    """)
    assert game.turn("a", Module(0, circle=1, octagon=2))
    assert game.turn("b", Module(1, circle=1, octagon=2))
    assert [sheet.upgrades for sheet in game.state.sheets] == [0, 0]


def test_as_long_as_a_player_has_drawn_nothing_every_shape_is_the_first():
    picture = """
        . . S .  |  . . S a  |  . . S .
         . . . . |   . . b a |   . {0} {0} .
        . . . .  |  . . . b  |  {1} {1} . .
         . . . . |   . . . b |   . . . .
    """
    tiles = ("plank", "pair", "telescope", "stick", "planet")
    beside_the_start = match(picture.format("b", "."), tiles)
    elsewhere = match(picture.format(".", "b"), tiles)
    for game in (beside_the_start, elsewhere):
        assert game.turn("a", Module(0, circle=1, octagon=0))
        assert game.state.sheets[1].drawings == ()
    assert beside_the_start.turn("b", Module(1, circle=1, octagon=2))
    assert not elsewhere.turn("b", Module(1, circle=1, octagon=2))


def test_a_module_has_two_faces():
    assert can_be_placed(CONTROL, 0, Module(0, circle=2, octagon=3))
    assert can_be_placed(CONTROL, 0, Module(0, circle=3, octagon=2))
    assert notches(CONTROL, Module(0, 2, 3)) == notches(CONTROL, Module(0, 3, 2))


def test_the_first_module_has_twenty_places():
    assert len(set(places(CONTROL, 0))) == 2 * 5 * 2


@pytest.mark.parametrize("module", [Module(0, 2, 3), Module(0, 3, 2), Module(0, 1, 2), Module(0, 3, 4)])
def test_a_module_cannot_be_placed_on_a_filled_notch(module):
    filled = filled_by(Module(0, 2, 3))
    assert not can_be_placed(CONTROL, filled, module)
    assert module not in places(CONTROL, filled)


@pytest.mark.parametrize("module", [Module(1, 2, 3), Module(0, 1, 0), Module(0, 4, 5), Module(1, 4, 3)])
def test_a_module_can_be_placed_beside_and_opposite_a_filled_notch(module):
    filled = filled_by(Module(0, 2, 3))
    assert can_be_placed(CONTROL, filled, module)
    assert module in places(CONTROL, filled)


@pytest.mark.parametrize(
    "module", [Module(0, 0, 2), Module(0, 3, 3), Module(0, 5, 6), Module(0, -1, 0), Module(2, 0, 1), Module(-1, 0, 1)]
)
def test_a_module_needs_two_neighbouring_notches_of_the_board(module):
    assert not can_be_placed(CONTROL, 0, module)
    assert not match(NOTHING_FITS, players=2).passes(module)


def test_a_turn_with_a_module_on_filled_notches_is_illegal():
    game = match(NOTHING_FITS, players=2)
    assert game.passes(Module(0, 2, 3))
    assert not game.passes(Module(0, 3, 4))
    assert game.passes(Module(1, 3, 4))


def test_a_round_is_over_after_four_turns_when_only_single_notches_are_free():
    assert not is_round_over(CONTROL, filled_by(*FOUR_TURNS[:3]), 3)
    assert is_round_over(CONTROL, filled_by(*FOUR_TURNS), 4)


def test_a_round_is_over_after_five_turns_though_notches_are_free():
    assert not is_round_over(CONTROL, filled_by(*FIVE_TURNS[:4]), 4)
    assert is_round_over(CONTROL, filled_by(*FIVE_TURNS), 5)
    assert places(CONTROL, filled_by(*FIVE_TURNS))


def test_a_new_round_begins_with_an_empty_control_board():
    game = match(NOTHING_FITS, players=2)
    for module in FOUR_TURNS:
        assert game.passes(module)
    assert (game.state.round, game.state.turn, game.state.filled) == (2, 1, 0)
    assert game.passes(FOUR_TURNS[0])


def test_the_player_who_could_not_place_a_module_begins_the_next_round():
    game = match(NOTHING_FITS, players=3)
    active = []
    for module in FOUR_TURNS:
        active.append(game.state.active)
        assert game.passes(module)
    assert active == [0, 1, 2, 0]
    assert (game.state.round, game.state.active) == (2, 1)


def test_turn_order_runs_on_over_the_rounds():
    game = match(NOTHING_FITS, players=4)
    active = []
    for module in (*FIVE_TURNS, *FOUR_TURNS, *FIVE_TURNS):
        active.append(game.state.active)
        assert game.passes(module)
    assert active == [0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1]


@pytest.mark.parametrize("rounds", [(4, 4, 4), (4, 5, 4), (5, 5, 4), (5, 5, 5)])
def test_the_game_ends_after_round_three_and_has_12_to_15_turns(rounds):
    game = match(NOTHING_FITS, players=2)
    for length in rounds:
        for module in FOUR_TURNS if length == 4 else FIVE_TURNS:
            assert not game.state.is_over
            assert game.passes(module)
    assert game.state.is_over
    assert len(game.turns) == sum(rounds)
    assert not game.passes(FOUR_TURNS[0])


def test_a_state_is_not_changed_by_a_turn():
    game = match("""
        W . S .  |  W a S .  |  W a S .
         . . . . |   . a . . |   . . . .
    """)
    before = game.state
    assert game.turn("a", Module(0, circle=1, octagon=0))
    assert before.sheets[0].drawings == ()
    assert (before.turn, before.filled, before.sheets[0].worlds) == (1, 0, (0,))
