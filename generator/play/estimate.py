"""Estimates: how far a reading can be trusted.

Seats of one game, and games with one set-up, belong together: they are no independent cases. Therefore the blocks are
the cases. Each reading is taken again without each group of blocks, and how much these differ tells its standard error
(the jackknife). That holds for means, ratios and largest values alike. Shares get the interval of Wilson, which never
leaves 0 to 100 %, with as many cases as would give that error.
"""

from collections.abc import Callable
from collections.abc import Sequence
from collections.abc import Set
from math import sqrt

from generator.game.metric import Tally
from generator.play.tally import added
from generator.play.tally import without

GROUPS = 40  # as many groups of blocks as are left out in turn
REPETITIONS = 8  # as many groups as stand for repetitions
LEAST_GROUPS = 3  # with fewer there is no telling

# Student's t for 95 %, two-sided, by degrees of freedom; beyond the table by the first terms of its expansion.
STUDENT = (12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228)
NORMAL = 1.959964

Values = dict[str, float]
Read = Callable[[Tally], Values]
Error = tuple[float, int]  # the standard error and its degrees of freedom
Interval = tuple[float, float]


def student(freedom: int) -> float:
    if freedom <= len(STUDENT):
        return STUDENT[freedom - 1]
    cube = NORMAL**3
    return (
        NORMAL + (cube + NORMAL) / (4 * freedom) + (5 * cube * NORMAL**2 + 16 * cube + 3 * NORMAL) / (96 * freedom**2)
    )


def grouped(blocks: Sequence[Tally], most: int) -> list[dict[str, int]]:
    """The blocks dealt out in turn to at most so many groups, each added up."""
    count = min(most, len(blocks))
    return [added(blocks[start::count]) for start in range(count)]


def errors(blocks: Sequence[Tally], values: Read, rough: Set[str]) -> dict[str, Error]:
    """The standard error of each value, and its degrees of freedom; only of what can be had from every part.

    The jackknife fails for values that jump, such as percentiles. Those are `rough`: for them a few large groups are
    taken as repetitions of the study, and how much their values differ tells the error.
    """
    found = {key: error for key, error in _left_out(blocks, values).items() if key not in rough}
    return found | {key: error for key, error in _repeated(blocks, values).items() if key in rough}


def _left_out(blocks: Sequence[Tally], values: Read) -> dict[str, Error]:
    groups = grouped(blocks, GROUPS)
    if len(groups) < LEAST_GROUPS:
        return {}
    total = added(groups)
    parts = [values(without(total, group)) for group in groups]
    return {key: (_jackknife([part[key] for part in parts]), len(groups) - 1) for key in _in_all(parts)}


def differences(before: Sequence[Tally], after: Sequence[Tally], old: Read, new: Read) -> dict[str, Error]:
    """The same for the differences between two rows of blocks that are twins of each other."""
    pairs = list(zip(grouped(before, GROUPS), grouped(after, GROUPS), strict=True))
    if len(pairs) < LEAST_GROUPS:
        return {}
    total, later = added(one for one, _ in pairs), added(two for _, two in pairs)
    parts = []
    for one, two in pairs:
        was, became = old(without(total, one)), new(without(later, two))
        parts.append({key: became[key] - was[key] for key in was if key in became})
    return {key: (_jackknife([part[key] for part in parts]), len(pairs) - 1) for key in _in_all(parts)}


def _repeated(blocks: Sequence[Tally], values: Read) -> dict[str, Error]:
    groups = grouped(blocks, REPETITIONS)
    if len(groups) < LEAST_GROUPS:
        return {}
    parts = [values(group) for group in groups]
    count = len(groups)
    return {key: (_deviation([part[key] for part in parts]) / sqrt(count), count - 1) for key in _in_all(parts)}


def _deviation(values: Sequence[float]) -> float:
    mean = sum(values) / len(values)
    return sqrt(sum((value - mean) ** 2 for value in values) / (len(values) - 1))


def _in_all(parts: Sequence[Values]) -> list[str]:
    return [key for key in parts[0] if all(key in part for part in parts)]


def _jackknife(values: Sequence[float]) -> float:
    count = len(values)
    mean = sum(values) / count
    return sqrt((count - 1) / count * sum((value - mean) ** 2 for value in values))


def interval(value: float, error: float, freedom: int) -> Interval:
    reach = student(freedom) * error
    return value - reach, value + reach


def share_interval(share: float, error: float, freedom: int, games: int) -> Interval:
    """Wilson's interval; if nothing varied, with the games as cases."""
    t = student(freedom)
    cases = share * (1 - share) / error**2 if error > 0 and 0 < share < 1 else games
    middle = (share + t * t / (2 * cases)) / (1 + t * t / cases)
    reach = t / (1 + t * t / cases) * sqrt(share * (1 - share) / cases + t * t / (4 * cases * cases))
    return max(0.0, min(share, middle - reach)), min(1.0, max(share, middle + reach))
