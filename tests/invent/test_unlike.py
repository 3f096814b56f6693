"""Layouts that stand for all: the usual one, and those farthest from it and from each other."""

from generator.invent.unlike import most_unlike


def test_the_first_is_always_taken_and_then_the_farthest_from_all_taken() -> None:
    assert most_unlike(5, [1, 5, 6, 10, 12], lambda one, other: abs(one - other)) == (5, 12, 1)


def test_where_there_are_few_all_are_taken() -> None:
    assert most_unlike(1, [1, 2], lambda one, other: abs(one - other)) == (1, 2)
