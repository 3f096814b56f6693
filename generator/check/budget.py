"""Budget: how many positions searches may look at in vain, the same on every machine.

What is decided costs nothing. A question that stays open has used up what it looked at, and it may use half of what is
left: what cannot be decided must not starve what can. The clock is only an upper stop, for whoever cannot wait.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from math import inf
from time import monotonic

USUAL = 0.5  # million positions for each kind of question


class OutOfBudgetError(Exception):
    """The search was ended before it could tell."""


class Clock:
    """Stops searches after so many seconds, and remembers that it did."""

    def __init__(self, seconds: float = inf) -> None:
        self.seconds = seconds
        self.has_stopped = False
        self._end = monotonic() + seconds

    def check(self) -> None:
        if monotonic() > self._end:
            self.has_stopped = True
            raise OutOfBudgetError


@dataclass
class Part:
    """What one question may use: `left` positions, as long as the clock allows."""

    clock: Clock
    left: float = inf

    def spend(self, positions: int = 1) -> None:
        self.left -= positions
        if self.left < 0:
            raise OutOfBudgetError
        self.clock.check()


@dataclass
class Budget:
    """Positions for questions of one kind."""

    left: float
    clock: Clock

    @contextmanager
    def question(self, least: int, is_free: bool = True) -> Iterator[Part]:
        """Half of what is left, but enough for an easy question; a free one is paid for only if it stays open."""
        given = max(self.left / 2, least)
        part = Part(self.clock, given)
        try:
            yield part
        except OutOfBudgetError:
            is_free = False
            raise
        finally:
            if not is_free:
                self.left = max(0.0, self.left - (given - max(0.0, part.left)))
