"""Attempt: one candidate on its way through all questions, the cheapest first, until one of them fails."""

from collections.abc import Iterator
from enum import StrEnum
from math import inf
from typing import Any

from generator import __version__
from generator import discover
from generator.check.budget import USUAL
from generator.check.examine import examine
from generator.check.examine import refuted_quickly
from generator.draw.minus import signed
from generator.game.content import Content
from generator.game.examiner import Examiner
from generator.game.inventor import AnyInventor
from generator.game.inventor import Inventor
from generator.game.inventor import LayoutWishes
from generator.game.inventor import Level
from generator.game.playtest import AnyPlaytest
from generator.game.playtest import Playtest
from generator.game.study import Series
from generator.game.study import SeriesKind
from generator.game.study import StudiedLayout
from generator.game.study import Study
from generator.play.card import points_of
from generator.play.conduct import concluded
from generator.play.report import BandVerdict
from generator.play.report import LayoutReport
from generator.play.report import Report
from generator.play.report import SeriesReport
from generator.play.wording import band_of
from generator.play.wording import value_of
from generator.values import dataclass


class Stage(StrEnum):
    """How far a candidate got."""

    DRAWN = "not drawn"
    REFUTED = "refuted at once"
    TRIED = "out of balance in quick games"
    PROVED = "not proved"
    CHOSEN = "out of balance in many games"
    MEASURED = "out of balance on fresh seeds"
    PASSED = "passed"


@dataclass(frozen=True, slots=True)
class Games:
    """In each series of simple bots, those of one idea, wise ones, and duels; even, as games come in pairs."""

    simple: int = 100
    one_idea: int = 40
    wise: int = 40
    duel: int = 60


@dataclass(frozen=True, slots=True)
class Effort:
    """How much is played: a few games at first, then those a candidate is chosen by, then those it is measured by.

    Wise bots take most of the time and are most often what a candidate fails by, so at first they play less.
    """

    tries: int = 40
    chosen: Games = Games(wise=20)
    measured: Games = Games()


@dataclass(frozen=True)
class Plan:
    """What is wanted, what the game is played with, and what candidates are judged by; `like` may be None.

    With a `variation` another file is wanted, such as shapes, for games on all of `layouts`.
    """

    game: str
    base: Any
    seed: str
    wishes: LayoutWishes
    like: Any = None
    effort: Effort = Effort()
    variation: str = ""
    layouts: tuple[Any, ...] = ()


@dataclass(frozen=True)
class Attempt:
    """A candidate, how far it got, why not further, and its measurements if it passed."""

    number: int
    stage: Stage
    why: str = ""
    content: Any = None
    report: Report | None = None


def attempt(plan: Plan, number: int) -> Attempt:
    """Fit to be called in another process; depends on nothing but the plan and the number."""
    if plan.variation:
        return _attempt_variation(plan, number)
    content = inventor_of(plan).propose(plan.base, plan.wishes, plan.like, plan.seed, number)
    if content is None:
        return Attempt(number, Stage.DRAWN)
    failed = _failure(plan, number, content)
    if failed:
        return failed
    return _balanced(plan, number, content, is_wise=True)


def _attempt_variation(plan: Plan, number: int) -> Attempt:
    """It must pass on every layout; wise bots are left out, as there are several layouts to play on."""
    passed, variation = Attempt(number, Stage.DRAWN), inventor_of(plan).variation(plan.variation)
    for layout in plan.layouts:
        content = variation.propose(layout, plan.seed, number)
        if content is None:
            return Attempt(number, Stage.DRAWN)
        failed = _failure(plan, number, content)
        passed = failed or _balanced(plan, number, content, is_wise=False)
        if passed.stage is not Stage.PASSED:
            return passed
    return passed


def _failure(plan: Plan, number: int, content: Content) -> Attempt | None:
    """The first question of those before the measurements that the candidate fails."""
    checks = [each for each in discover.checks(plan.game) if not each.is_advice]
    examiner = discover.needed(plan.game, Examiner)
    refuted = refuted_quickly(checks, examiner.study(content, 0, inf))
    if refuted:
        return Attempt(number, Stage.REFUTED, refuted[0].message)
    why = _why_not_tried(plan, number, content)
    if why:
        return Attempt(number, Stage.TRIED, why)
    examined = examine(checks, examiner.study(content, USUAL, inf), lambda title: None)
    open_questions = [finding.message for each in examined for finding in each.findings]
    return Attempt(number, Stage.PROVED, open_questions[0]) if open_questions else None


def _why_not_tried(plan: Plan, number: int, content: Content) -> str:
    """What a few games of simple bots say against the candidate, on seeds that are not used again.

    Where greedy players make too many or too few points, good ones nearly always do.
    """
    playtest = playtest_of(plan)
    alike = [each for each in playtest.series(playtest.simple, plan.effort.tries) if each.kind is SeriesKind.ALIKE]
    for series in alike:
        played = _played(playtest, content, series, plan.game, f"{plan.seed}/tried {number}")
        why = _unbalanced(plan, played) or _off_level(played, playtest.simple[-1], _level(plan))
        if why:
            return why
    return ""


def _series(plan: Plan, games: Games, is_wise: bool) -> Iterator[Series]:
    """What is played, the quickest first."""
    playtest = playtest_of(plan)
    series, wise = playtest.series, playtest.wise
    yield from series(playtest.simple, games.simple)
    yield from series(playtest.one_idea, games.one_idea)
    if is_wise and wise:
        yield from (each for each in series((wise,), games.wise) if each.kind is SeriesKind.ALIKE)
        yield from (each for each in series((playtest.simple[-1], wise), games.duel) if each.kind is SeriesKind.DUEL)


def _balanced(plan: Plan, number: int, content: Content, is_wise: bool) -> Attempt:
    """All series twice: games that a layout was chosen by flatter it, so those it is measured by are others."""
    effort = plan.effort
    chosen = _measured(plan, number, content, tuple(_series(plan, effort.chosen, is_wise)), Stage.CHOSEN)
    if chosen.stage is not Stage.PASSED:
        return chosen
    return _measured(plan, number, content, tuple(_series(plan, effort.measured, is_wise)), Stage.MEASURED)


def _measured(plan: Plan, number: int, content: Content, series: tuple[Series, ...], stage: Stage) -> Attempt:
    """All series on seeds of that stage; every figure must lie inside its band, not only perhaps."""
    playtest, seed = playtest_of(plan), f"{plan.seed}/{stage.name.lower()} {number}"
    reports = []
    for each in series:
        played = _played(playtest, content, each, plan.game, seed)
        why = _unbalanced(plan, played) or _off_level(played, playtest.wise, _level(plan))
        if why:
            return Attempt(number, stage, why)
        reports.append(played)
    study = study_of(playtest, content, series, plan.game, seed)
    report = Report(study, (LayoutReport(content.layout_id, content, tuple(reports)),))
    return Attempt(number, Stage.PASSED, content=content, report=report)


def study_of(playtest: AnyPlaytest, content: Content, series: tuple[Series, ...], game: str, seed: str) -> Study:
    layouts = (StudiedLayout(content.layout_id, playtest.fingerprint(content)),)
    return Study(game, __version__, layouts, max(playtest.players), "random", seed, series)


def _played(playtest: AnyPlaytest, content: Content, series: Series, game: str, seed: str) -> SeriesReport:
    study = study_of(playtest, content, (series,), game, seed)
    finished = {block.number: playtest.play_block(content, study, block) for block in study.blocks}
    return concluded(study, finished, (content,), playtest).layouts[0].series[0]


def _unbalanced(plan: Plan, played: SeriesReport) -> str:
    """The first figure that is not inside its band; '' if all are.

    Layouts are balanced for what they were made with, so for a variation only what is surely outside counts.
    """
    wrong = [each for each in BandVerdict if (each.is_surely_outside if plan.variation else each.is_outside)]
    figures = (figure for measured in played.measured for figure in measured.figures)
    off = next((each for each in figures if each.verdict in wrong), None)
    return f"{off.reading.title} {value_of(off)} instead of {band_of(off)} ({played.series.name})" if off else ""


def _off_level(played: SeriesReport, bot: str, level: Level | None) -> str:
    if level is None or played.series.name != bot:
        return ""
    points = points_of(played).mean
    return "" if level.holds(points) else f"{bot} players make {signed(f'{points:.0f}')} points: another difficulty"


def _level(plan: Plan) -> Level | None:
    """What is asked of the points; nothing where nobody's points tell how difficult a layout is."""
    is_told = playtest_of(plan).wise and not plan.variation
    return inventor_of(plan).levels[plan.wishes.difficulty] if is_told and plan.wishes.difficulty else None


def inventor_of(plan: Plan) -> AnyInventor:
    return discover.needed(plan.game, Inventor)


def playtest_of(plan: Plan) -> AnyPlaytest:
    return discover.needed(plan.game, Playtest)
