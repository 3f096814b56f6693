"""How far figures can be trusted: against textbook formulas, and against chance itself."""

from math import sqrt
from random import Random
from statistics import stdev

import pytest

from generator.play.estimate import errors
from generator.play.estimate import interval
from generator.play.estimate import share_interval
from generator.play.estimate import student
from generator.play.tally import added
from generator.play.tally import without


def mean(tally) -> dict[str, float]:
    return {"mean": tally["sum"] / tally["count"]}


def test_the_jackknife_of_a_mean_is_the_textbook_error() -> None:
    values = [3, 1, 4, 1, 5, 9, 2, 6, 5, 3]
    blocks = [{"sum": value, "count": 1} for value in values]
    error, freedom = errors(blocks, mean, frozenset())["mean"]
    assert error == pytest.approx(stdev(values) / sqrt(10))
    assert freedom == 9


def test_seats_of_one_game_are_no_independent_cases() -> None:
    """Four seats that always score the same tell no more than one."""
    chance = Random(1)
    games = [chance.randrange(100) for _ in range(30)]
    one = errors([{"sum": score, "count": 1} for score in games], mean, frozenset())
    four = errors([{"sum": 4 * score, "count": 4} for score in games], mean, frozenset())
    assert four["mean"] == pytest.approx(one["mean"])


@pytest.mark.parametrize(
    ("freedom", "expected"),
    [(1, 12.706), (5, 2.571), (10, 2.228), (15, 2.131), (30, 2.042), (39, 2.023), (1000, 1.962)],
)
def test_students_t_is_that_of_the_tables(freedom: int, expected: float) -> None:
    assert student(freedom) == pytest.approx(expected, abs=0.001)


def test_intervals_hold_the_truth_in_about_95_of_100_studies() -> None:
    chance, held = Random(4), {"mean": 0, "share": 0, "median": 0}
    for _ in range(400):
        blocks = []
        for _ in range(24):
            base = chance.gauss(0, 5)  # what the games of a block have in common
            scores = [round(50 + base + chance.gauss(0, 8)) for _ in range(10)]
            blocks.append({str(score): scores.count(score) for score in scores})
        found = errors(blocks, readings, {"median"})
        values = readings(added(blocks))
        for key, truth in (("mean", 50.0), ("share", 0.5), ("median", 50.0)):
            reach = share_interval if key == "share" else interval
            low, high = reach(values[key], *found[key], *([240] if key == "share" else []))
            held[key] += low <= truth <= high
    assert all(0.91 <= count / 400 <= 0.99 for count in held.values()), held


def readings(tally) -> dict[str, float]:
    count = sum(tally.values())
    halves = sum(2 * tally[key] if int(key) > 50 else tally[key] if int(key) == 50 else 0 for key in tally)
    ordered = sorted(int(key) for key in tally for _ in range(tally[key]))
    return {
        "mean": sum(int(key) * tally[key] for key in tally) / count,
        "share": halves / (2 * count),
        "median": (ordered[(count - 1) // 2] + ordered[count // 2]) / 2,
    }


def test_a_share_of_nothing_or_all_is_not_certain() -> None:
    low, high = share_interval(0.0, 0.0, 39, games=200)
    assert low == 0 and 0.01 < high < 0.03
    low, high = share_interval(1.0, 0.0, 39, games=200)
    assert high == 1 and 0.97 < low < 0.99


def test_few_blocks_tell_nothing() -> None:
    assert errors([{"sum": 1, "count": 1}] * 2, mean, frozenset()) == {}


def test_tallies_are_added_and_taken_apart() -> None:
    parts = [{"b": 2, "a": 1}, {"c": 5}, {"a": 3}]
    assert list(added(parts).items()) == [("a", 4), ("b", 2), ("c", 5)]
    assert added(parts) == added(reversed(parts))
    assert without(added(parts), parts[0]) == {"a": 3, "b": 0, "c": 5}
