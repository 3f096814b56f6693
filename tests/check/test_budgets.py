"""Budgets count positions: what is decided is free, what stays open is paid for, and only the clock knows of time."""

from math import inf

import pytest

from generator.check import budget
from generator.check.budget import Budget
from generator.check.budget import Clock
from generator.check.budget import OutOfBudgetError
from generator.check.budget import Part


def test_a_question_gets_half_of_what_is_left_and_pays_only_if_it_stays_open() -> None:
    purse = Budget(1000, Clock())
    with purse.question(least=10) as part:
        part.spend(400)
    assert purse.left == 1000
    with pytest.raises(OutOfBudgetError), purse.question(least=10) as part:
        part.spend(600)
    assert purse.left == 500
    with pytest.raises(OutOfBudgetError), purse.question(least=10) as part:
        part.spend(50)
        raise OutOfBudgetError
    assert purse.left == 450


def test_a_question_that_is_not_free_is_paid_for_even_if_it_is_decided() -> None:
    purse = Budget(1000, Clock())
    with purse.question(least=10, is_free=False) as part:
        part.spend(400)
    assert purse.left == 600


def test_even_an_empty_purse_has_enough_for_an_easy_question() -> None:
    purse = Budget(0, Clock())
    with purse.question(least=10) as part:
        part.spend(10)
    with pytest.raises(OutOfBudgetError), purse.question(least=10) as part:
        part.spend(11)
    assert purse.left == 0


def test_the_clock_stops_what_positions_would_allow_and_remembers_it(monkeypatch: pytest.MonkeyPatch) -> None:
    time = 0.0
    monkeypatch.setattr(budget, "monotonic", lambda: time)
    clock = Clock(5)
    part = Part(clock)
    time = 4.9
    part.spend()
    assert not clock.has_stopped
    time = 5.1
    with pytest.raises(OutOfBudgetError):
        part.spend()
    assert clock.has_stopped


def test_without_an_upper_stop_no_time_is_too_long(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock()
    monkeypatch.setattr(budget, "monotonic", lambda: 1e12)
    Part(clock).spend()
    assert clock.seconds == inf and not clock.has_stopped
