"""What may be drawn, by hand: small sheets as text (see `tables`), letters drawn earlier, digits to be judged."""

from random import Random

import reference
from tables import FORMS
from tables import table

from generator.games.distant_suns.rules.sheet import Drawing
from generator.games.distant_suns.rules.sheet import fault


def test_the_first_drawing_must_touch_the_start():
    position = table("""
        S . . . .  |  S 1 1 1 .
         . . . . . |   . . 2 2 2
    """)
    assert position.allows("1", "telescope")
    assert not position.allows("2", "telescope")


def test_the_start_is_no_anchor_after_the_first_drawing():
    position = table("""
        . . S . . . .  |  1 1 S a a 2 2
    """, a="pair")  # fmt: skip
    assert not position.allows("1", "pair")
    assert position.allows("2", "pair")


def test_a_later_drawing_must_touch_a_covered_sector():
    position = table("""
        S . . . . .  |  S a a 1 1 .  |  S . . . 2 2
    """, a="pair")  # fmt: skip
    assert position.allows("1", "pair")
    assert not position.allows("2", "pair")


def test_sectors_on_both_sides_of_a_gap_do_not_touch():
    position = table("""
        S . . - . .  |  S a a - 1 1
         . . . . .   |   . . 2 2 .
    """, a="pair")  # fmt: skip
    assert not position.allows("1", "pair")
    assert position.allows("2", "pair")


def test_hexes_touch_along_the_slanting_edges_too():
    position = table("""
        S . . . .  |  S a a . .
         . . . . . |   1 2 3 4 .
    """, a="pair")  # fmt: skip
    assert [position.allows(digit, "dot") for digit in "1234"] == [True, True, True, False]


def test_the_whole_shape_must_be_drawn_in_its_form():
    position = table("""
        S . . . .  |  S 1 1 . .  |  S 2 2 2 .
         . . . . . |   . . 1 . . |   . . . . .
    """)
    assert not position.allows("1", "telescope")
    assert position.allows("2", "telescope")


def test_a_shape_may_be_drawn_as_it_lies_on_its_tile():
    position = table("""
        - - - .  |  - - - 1
         S . . . |   S 1 1 1
    """)
    assert position.allows("1", "comet")
    assert len(position.drawings("comet")) == 1


def test_a_shape_may_be_turned():
    position = table("""
        S . . .  |  S . . .
         . . . . |   1 . . .
        . . . .  |  . 1 . .
         . . . . |   . 1 . .
    """)
    assert position.allows("1", "telescope")


def test_a_shape_that_fits_only_mirrored_is_drawn_mirrored():
    position = table("""
        - . - - -  |  - 1 - - -
         . . . S - |   1 1 1 S -
    """)
    assert position.allows("1", "comet")
    assert len(position.drawings("comet")) == 1
    assert not position.may_pass("comet")
    (only,) = position.drawings("comet")
    assert _from_first(only.cells) not in [_from_first(turned) for turned in _six_turns(FORMS["comet"])]


def _six_turns(cells):
    for _ in range(6):
        yield cells
        cells = [(-r, q + r) for q, r in cells]


def _from_first(cells):
    first = min(cells)
    return {(q - first[0], r - first[1]) for q, r in cells}


def test_a_drawing_over_the_start_is_illegal():
    position = table("""
        . . S . .  |  . 1 1 1 .
    """)
    assert not position.allows("1", "telescope")


def test_a_drawing_over_a_treasure_is_illegal():
    position = table("""
        S . T .  |  S 1 1 1
    """)
    assert not position.allows("1", "telescope")


def test_a_drawing_over_a_world_is_illegal():
    position = table("""
        S . W .  |  S 1 1 1
    """)
    assert not position.allows("1", "telescope")


def test_a_drawing_over_a_decorative_sector_is_illegal():
    position = table("""
        S . # .  |  S 1 1 1
    """)
    assert not position.allows("1", "telescope")


def test_a_drawing_over_a_covered_sector_is_illegal():
    position = table("""
        S . . . .  |  S a a . .  |  S . 1 1 1
    """, a="pair")  # fmt: skip
    assert not position.allows("1", "telescope")


def test_a_drawing_off_the_grid_is_illegal():
    position = table("""
        S . . -  |  S 1 1 1
         . . .   |   . . .
    """)
    assert not position.allows("1", "telescope")


def test_aliens_and_upgrades_may_be_covered():
    position = table("""
        S A U .  |  S 1 1 1
    """)
    assert position.allows("1", "telescope")


def test_drawings_that_cover_the_same_sectors_are_one_drawing():
    position = table("""
        S . .  |  S 1 1
         - . . |   - 1 1
    """)
    assert position.allows("1", "planet")
    assert len(position.drawings("planet")) == 1


def test_a_shape_with_either_end_left_out_is_one_drawing():
    position = table("""
        S U . . .  |  S a a 1 1
    """, a="pair")  # fmt: skip
    assert position.allows("1", "telescope")
    assert len(position.drawings("telescope")) == 1


def test_passing_is_illegal_when_the_whole_shape_fits():
    position = table("""
        S . . .  |  S 1 1 1
    """)
    assert position.allows("1", "telescope")
    assert not position.may_pass("telescope")


def test_passing_is_legal_when_only_a_reduced_shape_fits():
    position = table("""
        S U . . .  |  S a a 1 1
    """, a="pair")  # fmt: skip
    assert position.allows("1", "telescope")
    assert position.may_pass("telescope")


def test_passing_is_illegal_when_both_the_whole_and_a_reduced_shape_fit():
    position = table("""
        S U . . . .  |  S a a 1 1 1  |  S . . 2 2 .
    """, a="pair")  # fmt: skip
    assert position.allows("1", "telescope")
    assert position.allows("2", "telescope")
    assert not position.may_pass("telescope")


def test_passing_is_the_only_way_when_nothing_fits():
    position = table("""
        S . . .  |  S a a .
    """, a="pair")  # fmt: skip
    assert position.drawings("pair") == set()
    assert position.may_pass("pair")


def test_an_upgrade_may_be_spent_in_the_turn_after_it_was_earned():
    position = table("""
        S U . . . .  |  S a a 1 1 .
    """, a="pair")  # fmt: skip
    assert position.allows("1", "telescope")


def test_an_upgrade_cannot_be_spent_in_the_turn_it_is_earned():
    position = table("""
        S U . . . .  |  S 1 1 . . .
    """)
    assert not position.allows("1", "telescope")
    assert position.allows("1", "pair")


def test_an_upgrade_earned_while_another_is_spent_is_kept_for_later():
    position = table("""
        S U . U . . .  |  S a a b b 1 1  |  S . . . . 2 .
    """, a="pair", b="telescope")  # fmt: skip
    assert position.sheet.upgrades == 1
    assert position.allows("1", "telescope")
    assert not position.allows("2", "telescope")


def test_an_upgrade_is_spent_only_once():
    position = table("""
        S U . . . . . .  |  S a a b b 1 1 .  |  S . . . . 2 2 2
    """, a="pair", b="telescope")  # fmt: skip
    assert not position.allows("1", "telescope")
    assert position.allows("2", "telescope")


def test_nothing_can_be_left_out_without_an_upgrade():
    position = table("""
        S . . . . .  |  S a a 1 1 .
    """, a="pair")  # fmt: skip
    assert not position.allows("1", "telescope")


def test_two_upgrades_may_be_spent_in_one_turn():
    position = table("""
        S U U . . . .  |  S a a 1 1 . .
    """, a="pair")  # fmt: skip
    assert position.allows("1", "stick")


def test_two_hexes_cannot_be_left_out_for_one_upgrade():
    position = table("""
        S U . . . . .  |  S a a 1 1 . .  |  S . . 2 2 2 .
    """, a="pair")  # fmt: skip
    assert not position.allows("1", "stick")
    assert position.allows("2", "stick")


def test_three_upgrades_in_one_turn_are_illegal():
    position = table("""
        S U U U . . . . .  |  S a a a 1 1 . . .  |  S . . . 2 2 2 . .
    """, a="telescope")  # fmt: skip
    assert position.sheet.upgrades == 3
    assert not position.allows("1", "plank")
    assert position.allows("2", "plank")


def test_the_third_upgrade_may_be_spent_in_the_turn_after_two_others():
    position = table("""
        S U U U . . . . .  |  S a a a b b 1 1 .  |  S . . . . . 2 . .
    """, a="telescope", b="stick")  # fmt: skip
    assert position.allows("1", "telescope")
    assert not position.allows("2", "telescope")


def test_a_reduced_shape_that_would_fall_apart_is_illegal():
    position = table("""
        S U . . . .  |  S a a 1 - 1  |  S . . 2 2 .
    """, a="pair")  # fmt: skip
    assert not position.allows("1", "telescope")
    assert position.allows("2", "telescope")


def test_a_reduced_shape_cannot_be_drawn_around_a_gap():
    position = table("""
        S U . . - . .  |  S a a 1 - 1 1
         . . . . . .   |   . . . . . .
    """, a="pair")  # fmt: skip
    assert not position.allows("1", "stick")


def test_a_reduced_shape_must_be_a_part_of_the_shape():
    position = table("""
        S U . . . .  |  S a a 1 . .  |  S . . 2 2 2
         . . . . . . |   . . 1 1 . . |   . . . . . .
    """, a="pair")  # fmt: skip
    assert not position.allows("1", "stick")
    assert position.allows("2", "stick")


def test_a_reduced_shape_must_touch_what_was_drawn_too():
    position = table("""
        S U . . . .  |  S a a . 1 1
    """, a="pair")  # fmt: skip
    assert not position.allows("1", "telescope")


def test_the_hex_left_out_may_lie_on_a_treasure():
    position = table("""
        S U . . . T  |  S a a 1 1 T
    """, a="pair")  # fmt: skip
    assert position.allows("1", "telescope")
    assert position.may_pass("telescope")


def test_at_least_one_hex_is_drawn():
    position = table("""
        S U U . .  |  S a a 1 1  |  S . . 2 .
    """, a="pair")  # fmt: skip
    assert position.allows("1", "pair")
    assert position.allows("2", "pair")
    assert len(position.drawings("pair")) == 2
    assert fault(position.board, position.sheet, Drawing("pair", 0, 2))


def test_an_upgrade_is_spent_only_if_a_hex_is_left_out():
    position = table("""
        S U . . . .  |  S a a 1 1 1  |  S . . 2 2 .
    """, a="pair")  # fmt: skip
    assert position.allows("1", "telescope")
    assert not position.allows("1", "telescope", spent=1)
    assert not position.allows("2", "telescope", spent=0)
    assert not position.allows("2", "telescope", spent=2)


def test_an_upgrade_cannot_be_won_back_by_drawing_more():
    position = table("""
        S U . . . . .  |  S a a 1 1 1 1
    """, a="pair")  # fmt: skip
    assert not position.allows("1", "telescope")


def test_the_black_hole_may_be_reduced():
    position = table("""
        S U . . .  |  S a a 1 .  |  S . . 2 2
         . . . . . |   . . . 1 . |   . . . 2 .
    """, a="pair")  # fmt: skip
    assert position.allows("1", "black-hole")
    assert position.allows("2", "black-hole")


def test_the_black_hole_may_cover_aliens_and_upgrades():
    position = table("""
        S A U .  |  S 1 1 .
         . A . . |   . 1 . .
    """)
    assert position.allows("1", "black-hole")


def test_the_order_of_earlier_drawings_does_not_matter():
    text = """
        S . . . . . .  |  S a a b b c c
         . . . . . . . |   . . . 1 1 . .
    """
    position = table(text, a="pair", b="pair", c="pair")
    legal = position.drawings("telescope")
    for seed in range(6):
        shuffled = Random(seed).sample(position.earlier, 3)
        assert reference.legal_drawings(position.cosmos, FORMS["telescope"], "telescope", shuffled) == legal
