"""What a sheet is worth, by hand: small sheets as text (see `tables`), each letter a drawing."""

import pytest
from tables import SCORING
from tables import table

from generator.games.distant_suns.rules.score import points


def test_the_worked_example_of_the_rulebooks_earns_38():
    sheet = table(
        """
        S A A A U U U U  |  S a a a b b b b
         . . . . . . . . |   c c d d e e . .
        . . . . . . . .  |  . f f . . g g .
         T . . . . . . . |   T f f . . g . .
        . . . . . . . .  |  . h h h . . . .
         . . . . . . . . |   . . h . . . . .
        """,
        a="telescope", b="stick", c="pair", d="pair", e="pair", f="planet", g="black-hole", h="comet",
    )  # fmt: skip
    result = sheet.score(alien="telescope", upgrade="stick", treasure="planet", cluster="pair", black_hole="comet")
    assert [line.count for line in result.missions] == [3, 4, 1, 3, 0]
    assert [line.points for line in result.missions] == [10, 15, 3, 10, 0]
    assert result.total == 38


@pytest.mark.parametrize(("count", "earned"), [(0, 0), (1, 3), (2, 6), (3, 10), (4, 15), (5, 20), (6, 25), (9, 40)])
def test_a_count_earns_what_the_table_says(count, earned):
    assert points(SCORING, count) == earned


def test_a_count_of_0_earns_nothing():
    sheet = table("""
        S A . .  |  S . . .
    """)
    result = sheet.score(alien="telescope")
    assert (result.missions[0].count, result.missions[0].points) == (0, 0)


def test_a_count_of_5_earns_20():
    sheet = table("""
        S A A A A A  |  S a a a a a
    """, a="plank")  # fmt: skip
    result = sheet.score(alien="plank")
    assert (result.missions[0].count, result.missions[0].points, result.total) == (5, 20, 20)


def test_a_count_of_6_earns_25():
    sheet = table("""
        S A A A A A A  |  S a a a b b b
    """, a="telescope", b="telescope")  # fmt: skip
    result = sheet.score(alien="telescope")
    assert (result.missions[0].count, result.missions[0].points, result.total) == (6, 25, 25)


def test_a_count_of_9_earns_40():
    sheet = table("""
        S A A A A A A A A A  |  S a a a b b b c c c
    """, a="telescope", b="telescope", c="telescope")  # fmt: skip
    result = sheet.score(alien="telescope")
    assert (result.missions[0].count, result.missions[0].points, result.total) == (9, 40, 40)


def test_one_shape_on_two_aliens_counts_2():
    sheet = table("""
        S A . A  |  S a a a
    """, a="telescope")  # fmt: skip
    assert sheet.count("alien", "telescope") == 2


def test_aliens_under_other_shapes_do_not_count():
    sheet = table("""
        S A A A A  |  S a a b b
    """, a="pair", b="pair")  # fmt: skip
    assert sheet.count("alien", "telescope") == 0
    assert sheet.score(alien="telescope").total == 0


def test_each_alien_left_uncovered_costs_5():
    sheet = table("""
        S A A .  |  S a . .
         . A . . |   . . . .
    """, a="dot")  # fmt: skip
    result = sheet.score(alien="telescope")
    assert (result.aliens, result.alien_points, result.total) == (2, -10, -10)


def test_an_alien_under_a_black_hole_costs_nothing():
    sheet = table("""
        S A A .  |  S a a .
         . A . . |   . a . .
    """, a="black-hole")  # fmt: skip
    assert sheet.score().total == 0


def test_an_upgrade_counts_though_it_was_spent():
    sheet = table("""
        S U . U .  |  S a a b b
    """, a="pair", b="telescope")  # fmt: skip
    assert sheet.sheet.spent == 1
    assert sheet.count("upgrade", "pair") == 1
    assert sheet.count("upgrade", "telescope") == 1


def test_a_treasure_touched_by_two_shapes_of_a_kind_counts_once():
    sheet = table("""
        S . . . .  |  S a a b b
         . . T . . |   . . T . .
    """, a="pair", b="pair")  # fmt: skip
    assert sheet.count("treasure", "pair") == 1


def test_a_shape_that_touches_two_treasures_counts_both():
    sheet = table("""
        S . . . .  |  S a a a a
         - T - T - |   - T - T -
    """, a="stick")  # fmt: skip
    assert sheet.count("treasure", "stick") == 2


def test_a_treasure_touched_only_by_another_shape_does_not_count():
    sheet = table("""
        S . . . . . .  |  S a a b b b b
         - - - T - - - |   - - - T - - -
    """, a="pair", b="stick")  # fmt: skip
    assert sheet.count("treasure", "pair") == 0


def test_a_treasure_at_the_edge_needs_only_the_neighbours_that_exist():
    sheet = table("""
        T . S  |  T a S
         . . . |   a . .
    """, a="pair")  # fmt: skip
    result = sheet.score()
    assert (result.treasures, result.treasure_points, result.total) == (1, 10, 10)


def test_a_treasure_with_one_neighbour_uncovered_earns_no_bonus():
    sheet = table("""
        . T . S  |  . T a S
         . . . . |   b b a .
    """, a="pair", b="pair")  # fmt: skip
    assert sheet.score().treasures == 0


def test_a_treasure_is_surrounded_by_any_shapes_together():
    sheet = table("""
        . T . S  |  c T a S
         . . . . |   b b a .
    """, a="pair", b="pair", c="dot")  # fmt: skip
    assert sheet.score().treasures == 1


def test_a_black_hole_helps_to_surround_a_treasure():
    sheet = table("""
        T . S  |  T a S
         . . . |   a a .
    """, a="black-hole")  # fmt: skip
    assert sheet.score().treasures == 1


def test_a_treasure_in_the_middle_needs_all_six_neighbours():
    surrounded = table("""
        . . . .  |  . b a a
         . T . S |   b T a S
        . . . .  |  . c c .
    """, a="black-hole", b="pair", c="pair")  # fmt: skip
    open_at_one = table("""
        . . . .  |  . b a a
         . T . S |   b T a S
        . . . .  |  c c . .
    """, a="black-hole", b="pair", c="pair")  # fmt: skip
    assert (surrounded.score().treasures, open_at_one.score().treasures) == (1, 0)


def test_a_treasure_beside_the_start_never_earns_its_bonus():
    sheet = table("""
        T S .  |  T S .
         . . . |   a a .
    """, a="pair")  # fmt: skip
    assert sheet.score().treasures == 0


def test_a_treasure_beside_a_treasure_never_earns_its_bonus():
    sheet = table("""
        T T . S  |  T T a S
         . . . . |   b b a .
    """, a="pair", b="pair")  # fmt: skip
    assert sheet.score().treasures == 0
    assert sheet.count("treasure", "pair") == 2


def test_a_treasure_beside_a_world_never_earns_its_bonus():
    sheet = table("""
        T W . S  |  T W a S
         . . . . |   b b a .
    """, a="pair", b="pair")  # fmt: skip
    result = sheet.score()
    assert (result.treasures, result.total) == (0, 10)


def test_a_treasure_beside_a_decorative_sector_never_earns_its_bonus():
    sheet = table("""
        T # . S  |  T # a S
         . . . . |   b b a .
    """, a="pair", b="pair")  # fmt: skip
    assert sheet.score().treasures == 0


def test_of_two_equal_clusters_only_one_counts():
    sheet = table("""
        S . . . . . . . . . . .  |  S a a b b c c c d d e e
    """, a="pair", b="pair", c="telescope", d="pair", e="pair")  # fmt: skip
    assert sheet.count("cluster", "pair") == 2


def test_the_larger_of_two_clusters_counts():
    sheet = table("""
        S . . . . . . . . . . . .  |  S a a b b b c c d d e e .
    """, a="pair", b="telescope", c="pair", d="pair", e="pair")  # fmt: skip
    assert sheet.count("cluster", "pair") == 3


def test_a_single_shape_is_a_cluster_of_1():
    sheet = table("""
        S . . .  |  S a a .
    """, a="pair")  # fmt: skip
    assert sheet.count("cluster", "pair") == 1
    assert sheet.count("cluster", "telescope") == 0


def test_a_cluster_may_be_a_chain():
    sheet = table("""
        S . . . . . . .  |  S a a b b c c .
    """, a="pair", b="pair", c="pair")  # fmt: skip
    assert sheet.count("cluster", "pair") == 3


def test_a_cluster_joined_late_is_one_cluster():
    sheet = table("""
        S . . . . . .  |  S a a d d c c
         . . . . . . . |   . b b b b b .
    """, a="pair", b="plank", c="pair", d="pair")  # fmt: skip
    assert sheet.count("cluster", "pair") == 3


def test_shapes_of_another_kind_do_not_join_a_cluster():
    sheet = table("""
        S . . . . . .  |  S a a b c c .
    """, a="pair", b="dot", c="pair")  # fmt: skip
    assert sheet.count("cluster", "pair") == 1


def test_a_reduced_shape_counts_as_a_full_one_in_a_cluster():
    sheet = table("""
        S U . . . . . .  |  S a a b b c c c
    """, a="pair", b="telescope", c="telescope")  # fmt: skip
    assert sheet.count("cluster", "telescope") == 2


def test_a_shape_that_touches_two_black_holes_counts_once():
    sheet = table("""
        S . . . . .  |  S a a a . .
         . . . . . . |   b b c c . .
        . . . . . .  |  . b . c . .
    """, a="telescope", b="black-hole", c="black-hole")  # fmt: skip
    assert sheet.count("black_hole", "telescope") == 1


def test_two_shapes_at_one_black_hole_count_2():
    sheet = table("""
        S . . . . . .  |  S a a b b . .
         . . . . . . . |   . . c c . . .
        . . . . . . .  |  . . . c . . .
    """, a="pair", b="pair", c="black-hole")  # fmt: skip
    assert sheet.count("black_hole", "pair") == 2


def test_a_shape_drawn_after_the_black_hole_counts_too():
    sheet = table("""
        S . . . .  |  S a a b b
         . . . . . |   . a . . .
    """, a="black-hole", b="pair")  # fmt: skip
    assert sheet.count("black_hole", "pair") == 1


def test_a_shape_away_from_all_black_holes_does_not_count():
    sheet = table("""
        S . . . . .  |  S a a b c c
         . . . . . . |   . a . . . .
    """, a="black-hole", b="dot", c="pair")  # fmt: skip
    assert sheet.count("black_hole", "pair") == 0


def test_a_reduced_black_hole_is_a_black_hole():
    sheet = table("""
        S U . . . .  |  S a a b b c
    """, a="pair", b="black-hole", c="dot")  # fmt: skip
    assert sheet.count("black_hole", "pair") == 1
    assert sheet.count("black_hole", "dot") == 1


def test_the_total_is_the_sum_of_all_lines():
    sheet = table("""
        S A . W . . .  |  S a a W . . .
         A . . . . . T |   . . b b b b T
        . . . . . . .  |  . . . . . . c
    """, a="pair", b="stick", c="dot")  # fmt: skip
    result = sheet.score(alien="pair", treasure="stick")
    assert [line.points for line in result.missions] == [3, 0, 3, 0, 0]
    assert (result.worlds, result.treasure_points, result.alien_points) == ((10,), 0, -5)
    assert result.total == 11
