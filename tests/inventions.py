"""Inventions: a plan, and a candidate as if it had passed, so that tests need not search for minutes."""

from functools import cache
from typing import Any

from prints import GAME
from prints import SHIPPED

from generator import __version__
from generator import discover
from generator.invent.attempt import Attempt
from generator.invent.attempt import Effort
from generator.invent.attempt import Games
from generator.invent.attempt import Plan
from generator.invent.attempt import Stage
from generator.invent.search import Found
from generator.invention import Wishes
from generator.play.conduct import concluded
from generator.play.report import Report
from generator.play.study import Kind
from generator.play.study import Sheet
from generator.play.study import Study

FEW = Games(simple=8, one_idea=2, planner=2, duel=2)
TINY = Effort(tries=8, chosen=FEW, measured=FEW)


def shipped() -> tuple[Any, ...]:
    return tuple(discover.game(GAME).load(file).value for file in SHIPPED.values())


def plan(seed: str = "tests", **changes: Any) -> Plan:
    return Plan(GAME, shipped()[0], seed, Wishes((95, 110)), effort=TINY, **changes)


@cache
def passed(number: int = 0) -> Attempt:
    """The first sheet that is drawn from that number on, with the figures of a few games."""
    inventor = discover.inventor(GAME)
    assert inventor is not None
    asked = plan()
    for each in range(number, number + 50):
        content = inventor.propose(asked.base, asked.wishes, None, asked.seed, each)
        if content:
            return Attempt(each, Stage.PASSED, content=content, report=_report(content))
    raise AssertionError("nothing was drawn")


def _report(content: Any) -> Report:
    playtest = discover.playtest(GAME)
    assert playtest is not None
    series = [each for bot in ("greedy", "planner") for each in playtest.series((bot,), 2) if each.kind is Kind.ALIKE]
    study = Study(GAME, __version__, (Sheet(content.variant, ""),), 4, "random", "fresh", tuple(series))
    finished = {block.number: playtest.play_block(content, study, block) for block in study.blocks}
    return concluded(study, finished, (content,), playtest)


def found() -> Found:
    return Found(passed(), 0.5, "lantern")
