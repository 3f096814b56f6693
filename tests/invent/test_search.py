"""The search: candidates fail at the first question they cannot answer, and the order of their numbers decides."""

import os
import signal
from dataclasses import replace
from functools import partial
from math import inf
from pathlib import Path
from time import monotonic
from time import sleep

import pytest
from inventions import passed
from inventions import plan
from inventions import shipped

from generator import discover
from generator.check.budget import USUAL
from generator.check.budget import Clock
from generator.errors import ProcessError
from generator.game.examiner import Examiner
from generator.game.inventor import Difficulty
from generator.game.inventor import LayoutWishes
from generator.invent import search as searching
from generator.invent.attempt import Attempt
from generator.invent.attempt import Effort
from generator.invent.attempt import Stage
from generator.invent.attempt import attempt
from generator.invent.search import Progress
from generator.invent.search import judged
from generator.invent.search import search
from generator.play.report import BandVerdict


def always() -> float:
    return 60.0


def quick_ones_first(number: int) -> Attempt:
    """The later the number, the sooner it is done."""
    sleep(0.02 * (5 - number % 6))
    return Attempt(number, Stage.DRAWN)


def slow(number: int) -> Attempt:
    sleep(0 if number < 2 else 30)
    return Attempt(number, Stage.DRAWN)


@pytest.mark.parametrize("jobs", [1, 3])
def test_attempts_come_in_the_order_of_their_numbers(jobs: int) -> None:
    assert [each.number for each in judged(quick_ones_first, 12, jobs, always)] == list(range(12))


def test_when_time_is_over_the_list_ends_where_it_is() -> None:
    begun = monotonic()
    assert [each.number for each in judged(slow, 9, 2, lambda: begun + 1.5 - monotonic())] == [0, 1]
    assert monotonic() - begun < 10


def dies_once(mark: Path, number: int) -> Attempt:
    if number == 3 and not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return Attempt(number, Stage.DRAWN)


def dies(number: int) -> Attempt:
    if number == 3:
        os.kill(os.getpid(), signal.SIGKILL)
    return Attempt(number, Stage.DRAWN)


def test_a_process_that_is_killed_costs_nothing_but_time(tmp_path: Path) -> None:
    killed = judged(partial(dies_once, tmp_path / "killed"), 8, 2, always)
    assert [each.number for each in killed] == list(range(8)) and (tmp_path / "killed").exists()


def test_processes_that_die_again_and_again_end_the_search_with_a_word() -> None:
    with pytest.raises(ProcessError, match="--jobs"):
        list(judged(dies, 8, 1, always))


@pytest.mark.slow
def test_the_number_of_processes_does_not_change_what_becomes_of_candidates() -> None:
    one, two = (list(judged(partial(attempt, plan()), 4, jobs, always)) for jobs in (1, 2))
    assert [(each.number, each.stage, each.why) for each in one] == [
        (each.number, each.stage, each.why) for each in two
    ]
    assert len({each.stage for each in one}) > 1


def test_a_candidate_that_fails_says_where_and_why() -> None:
    hopeless = replace(plan(), wishes=LayoutWishes((119, 120), Difficulty.HARD))
    assert attempt(hopeless, 0) == Attempt(0, Stage.DRAWN)
    asked = replace(plan(), wishes=LayoutWishes((95, 110), Difficulty.EASY))
    failed = [attempt(asked, number) for number in range(3)]
    assert all(each.why and each.content is None for each in failed if each.stage not in (Stage.DRAWN, Stage.PASSED))


def test_what_is_like_another_is_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    same = [replace(passed(), number=number) for number in range(3)]
    monkeypatch.setattr(searching, "judged", lambda work, most, jobs, clock: iter([*same, passed(20)]))
    last = list(search(plan(), shipped(), 2, 1, always))[-1]
    assert [each.attempt.content.code for each in last.found] == [passed().content.code, passed(20).content.code]
    assert last.alike == 2 and all(each.difference >= 0.35 for each in last.found)
    assert not list(search(plan(), (*shipped(), passed().content), 1, 1, always))[1].found, "known layouts count too"


def test_a_search_ends_when_enough_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(searching, "judged", lambda work, most, jobs, clock: map(passed, (0, 20, 40)))
    told = list(search(plan(), (), 1, 1, always))
    assert [len(each.found) for each in told] == [0, 1]
    assert isinstance(told[0], Progress) and not told[0].is_over


@pytest.mark.slow
def test_what_is_found_is_proved_and_inside_all_bands() -> None:
    asked = replace(plan("deep"), effort=Effort())
    last = list(search(asked, shipped(), 2, 2, lambda: 900.0))[-1]
    assert len(last.found) == 2
    for one in last.found:
        content, report = one.attempt.content, one.attempt.report
        study = discover.needed(asked.game, Examiner).study(content, USUAL, inf)
        checks = (check for check in discover.checks(asked.game) if not check.is_advice)
        answers = (answer for check in checks for answer in check.answers(study))
        assert not [answer.claim for answer in answers if answer.finding]
        assert report and "planner" in {series.series.name for series in report.layouts[0].series}
        assert {figure.verdict for _, _, figure in report.layouts[0].figures} == {BandVerdict.FINE, BandVerdict.FREE}


def test_no_clock_has_a_say_in_what_is_invented(monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[float] = []
    begin = Clock.__init__

    def noted(clock: Clock, seconds: float = inf) -> None:
        given.append(seconds)
        begin(clock, seconds)

    monkeypatch.setattr(Clock, "__init__", noted)
    for number in range(3):
        attempt(plan(), number)
    assert set(given) == {inf}
