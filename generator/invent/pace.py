"""Pace: how long an invention will take on this machine, told before it begins.

Measured in games of good bots, which take most of the time, so that it holds on slow machines and on busy ones.
"""

from math import sqrt
from time import perf_counter

from generator.game.study import SeriesKind
from generator.invent.attempt import Plan
from generator.invent.attempt import playtest_of
from generator.invent.attempt import study_of

TRIAL = 8  # games that are played to see how fast we are
EACH = 450  # games that finding one layout takes as long as: the mean over 24 seeds, whatever was wished
LUCKY, UNLUCKY = 0.6, 1.6  # of the mean; nine in ten searches for one layout lie between
LEAST = 0.4  # the layout that is found has to be measured, however many processes look for it


def seconds_each(plan: Plan) -> float:
    """What finding one layout takes one process here on average."""
    playtest = playtest_of(plan)
    bot = playtest.wise or playtest.simple[-1]
    series = tuple(each for each in playtest.series((bot,), TRIAL) if each.kind is SeriesKind.ALIKE)
    study = study_of(playtest, plan.base, series, plan.game, "pace")
    started = perf_counter()
    for block in study.blocks:
        playtest.play_block(plan.base, study, block)
    return (perf_counter() - started) * EACH / TRIAL


def expected(each: float, wanted: int, jobs: int) -> tuple[float, float]:
    """From how many seconds to how many it probably takes; luck matters less the more are wanted."""
    share = wanted / jobs
    return each * max(LEAST, LUCKY * share), each * max(1.0, share * (1 + UNLUCKY / sqrt(wanted)))
