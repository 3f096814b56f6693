"""Tallies: whole numbers counted in blocks and added up; adding them in any order gives the same."""

from collections.abc import Iterable

from generator.game.metric import Tally


def added(tallies: Iterable[Tally]) -> dict[str, int]:
    """The sum, with its keys in order."""
    total: dict[str, int] = {}
    for tally in tallies:
        for key, count in tally.items():
            total[key] = total.get(key, 0) + count
    return dict(sorted(total.items()))


def without(total: Tally, part: Tally) -> dict[str, int]:
    """What is left of the sum without one of its parts."""
    return {key: count - part.get(key, 0) for key, count in total.items()}
