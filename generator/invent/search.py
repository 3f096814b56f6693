"""Search: candidates in the order of their numbers, judged by several processes, until enough are found."""

from collections import deque
from collections.abc import Callable
from collections.abc import Iterator
from concurrent.futures import Future
from concurrent.futures import wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from functools import partial
from typing import Any

from generator.errors import GeneratorError
from generator.errors import ProcessError
from generator.invent.attempt import Attempt
from generator.invent.attempt import Plan
from generator.invent.attempt import Stage
from generator.invent.attempt import attempt
from generator.invent.attempt import inventor_of
from generator.play.run import PATIENCE
from generator.play.run import processes
from generator.values import dataclass

AHEAD = 24  # candidates under way for each process: most fail at once, a few take long
TRIES = 150  # candidates for each layout that is wanted; then we give up
LEAST_DIFFERENCE, LEAST_TO_MODEL = 0.35, 0.08  # from each other and from known ones; if one is to be like another

Clock = Callable[[], float]  # seconds that are left


@dataclass(frozen=True)
class Invented:
    """A layout that passed everything, and how much it differs from the nearest other one, and which that is."""

    attempt: Attempt
    difference: float
    nearest: str


@dataclass(frozen=True)
class Progress:
    """Where a search is: what became of the candidates so far, and what was found."""

    attempts: tuple[Attempt, ...]
    found: tuple[Invented, ...]
    alike: int  # that passed everything but are too much like another
    is_over: bool = False  # no candidates are left to try

    def failed(self, stage: Stage) -> int:
        return sum(each.stage is stage for each in self.attempts)


def search(plan: Plan, known: tuple[Any, ...], wanted: int, jobs: int, clock: Clock) -> Iterator[Progress]:
    """Tells after each candidate how far it is; ends when enough are found, candidates run out, or time does."""
    attempts: list[Attempt] = []
    found: list[Invented] = []
    alike = 0
    yield Progress((), (), 0)
    for each in judged(partial(attempt, plan), wanted * TRIES, jobs, clock):
        attempts.append(each)
        if each.stage is Stage.PASSED:
            one = compared(plan, each, (*known, *(other.attempt.content for other in found)))
            is_new = one.difference >= least_difference(plan)
            found += [one] if is_new else []
            alike += not is_new
        yield Progress(tuple(attempts), tuple(found), alike, len(attempts) == wanted * TRIES)
        if len(found) == wanted:
            return


def least_difference(plan: Plan) -> float:
    return LEAST_TO_MODEL if plan.like is not None else LEAST_DIFFERENCE


def compared(plan: Plan, one: Attempt, others: tuple[Any, ...]) -> Invented:
    """With the one of the others that differs the least."""
    inventor = inventor_of(plan)
    difference = (inventor.variation(plan.variation) if plan.variation else inventor).difference
    differences = [(difference(one.content, other), other.layout_id) for other in others]
    return Invented(one, *min(differences, default=(1.0, "")))


def judged(work: Callable[[int], Attempt], most: int, jobs: int, clock: Clock) -> Iterator[Attempt]:
    """The attempts in the order of their numbers; stops when the time is over, without those under way.

    A process that dies costs only time: what it was at is begun again.
    """
    done = 0
    for _ in range(PATIENCE):
        try:
            for each in _judged(work, range(done, most), jobs, clock):
                done += 1
                yield each
            return
        except BrokenProcessPool:
            continue
    raise ProcessError


def _judged(work: Callable[[int], Attempt], numbers: range, jobs: int, clock: Clock) -> Iterator[Attempt]:
    with suppress(TimeIsOverError), processes(jobs) as executor:
        waiting: deque[Future[Attempt]] = deque()
        for number in numbers:
            for following in numbers[number - numbers.start + len(waiting) :][: AHEAD * jobs - len(waiting)]:
                waiting.append(executor.submit(work, following))
            if not wait([waiting[0]], max(0.0, clock())).done:
                raise TimeIsOverError
            yield waiting.popleft().result()


class TimeIsOverError(GeneratorError):
    """Ends the processes; nobody sees it."""
