"""Inventions: a plan, and a candidate as if it had passed, so that tests need not search for minutes."""

from functools import cache
from typing import Any

from prints import GAME
from prints import SHIPPED

from generator import __version__
from generator import discover
from generator.game.inventor import Inventor
from generator.game.inventor import LayoutWishes
from generator.game.playtest import Playtest
from generator.game.study import SeriesKind
from generator.game.study import StudiedLayout
from generator.game.study import Study
from generator.invent.attempt import Attempt
from generator.invent.attempt import Effort
from generator.invent.attempt import Games
from generator.invent.attempt import Plan
from generator.invent.attempt import Stage
from generator.invent.search import Invented
from generator.play.conduct import concluded
from generator.play.report import Report

FEW = Games(simple=8, one_idea=2, wise=2, duel=2)
TINY = Effort(tries=8, chosen=FEW, measured=FEW)


def shipped() -> tuple[Any, ...]:
    return tuple(discover.game(GAME).load(file).value for file in SHIPPED.values())


def plan(seed: str = "tests", **changes: Any) -> Plan:
    return Plan(GAME, shipped()[0], seed, LayoutWishes((95, 110)), effort=TINY, **changes)


@cache
def passed(number: int = 0) -> Attempt:
    """The first sheet that is drawn from that number on, with the figures of a few games."""
    inventor = discover.answer(GAME, Inventor)
    assert inventor is not None
    asked = plan()
    for each in range(number, number + 50):
        content = inventor.propose(asked.base, asked.wishes, None, asked.seed, each)
        if content:
            return Attempt(each, Stage.PASSED, content=content, report=_report(content))
    raise AssertionError("nothing was drawn")


def _report(content: Any) -> Report:
    playtest = discover.answer(GAME, Playtest)
    assert playtest is not None
    series = [
        each for bot in ("greedy", "planner") for each in playtest.series((bot,), 2) if each.kind is SeriesKind.ALIKE
    ]
    study = Study(GAME, __version__, (StudiedLayout(content.layout_id, ""),), 4, "random", "fresh", tuple(series))
    finished = {block.number: playtest.play_block(content, study, block) for block in study.blocks}
    return concluded(study, finished, (content,), playtest)


def found() -> Invented:
    return Invented(passed(), 0.5, "lantern")
