"""Random: adds whatever is allowed."""

from collections.abc import Callable

Chance = Callable[[], float]
Bot = Callable[[int, tuple[int, ...], Chance], int]  # from the count, what may be added and chance to what is


def play(count: int, steps: tuple[int, ...], chance: Chance) -> int:
    return steps[int(chance() * len(steps))]


BOTS: dict[str, Bot] = {"random": play}
