"""Checks: what can be proved of layouts, what bots say of them, and the report with pictures."""

from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from generator import discover
from generator.check.budget import USUAL
from generator.check.examine import Asking
from generator.check.examine import examine
from generator.data import Source
from generator.data import Written
from generator.desk.kinds import LAYOUT
from generator.desk.kinds import other_kind
from generator.desk.limits import Amount
from generator.desk.limits import Limits
from generator.desk.limits import Whole
from generator.desk.limits import hold
from generator.desk.names import game_of
from generator.desk.names import named_layout
from generator.desk.names import paper_for
from generator.desk.ready import ReadyPages
from generator.desk.ready import ready_pages
from generator.discover import AnyGame
from generator.findings import Finding
from generator.game.answer import Answer
from generator.game.content import Content
from generator.game.examiner import Examined
from generator.game.examiner import Examiner
from generator.game.examiner import Studied
from generator.impose.paper import Paper
from generator.names import joined
from generator.names import name_part
from generator.values import dataclass

if TYPE_CHECKING:  # what checking does without
    from generator.play.conduct import Told

SECONDS = 120.0
LIMITS: Limits = {
    "games": Whole(2, 100_000),
    "budget": Amount(0.01, 10_000, "millions"),
    "seconds": Amount(0.1, 86_400, "seconds"),
}


@dataclass(frozen=True, slots=True)
class CheckWish:
    """Layouts by name, path or text; how many games bots play on each, if any, and how much is searched at most."""

    layouts: tuple[str | Written, ...]
    game: str = ""
    games: int | None = None
    budget: float = USUAL  # millions of positions
    seconds: float = SECONDS
    paper: str = "a4"  # of the report
    data: Path | None = None


@dataclass(frozen=True)
class CheckPlan:
    """A wish with its names looked up."""

    game: AnyGame
    layouts: tuple[Source, ...]
    paper: Paper
    wish: CheckWish


@dataclass(frozen=True, slots=True)
class Checked:
    """One layout: what reading it found, and what the checks say if it could be read; `layout` is for written games."""

    file: Source
    content: Content | None
    read: tuple[Finding, ...]
    examined: tuple[Examined, ...]
    study: Studied | None = None
    layout: str = ""
    played: tuple[Finding, ...] = ()

    @property
    def was_stopped(self) -> bool:
        return self.study is not None and self.study.was_stopped

    def written(self, answer: Answer) -> tuple[str, ...]:
        """The games that show it, each as a file that `score` reads."""
        if self.study is None:
            return ()
        games = (self.study.written(witness, self.layout, f"# {answer.claim}") for witness in answer.witnesses)
        return tuple(filter(None, games))

    @property
    def findings(self) -> tuple[Finding, ...]:
        return (*self.read, *(finding for each in self.examined for finding in each.findings), *self.played)


def check_plan(wish: CheckWish) -> CheckPlan:
    hold(wish, LIMITS)
    paper, game = paper_for(wish.paper), game_of(wish.game, wish.data)
    layouts = (each if isinstance(each, Written) else named_layout(game, each) for each in wish.layouts)
    return CheckPlan(game, tuple(layouts), paper, wish)


def checked(plan: CheckPlan, layout: Source, asking: Asking = lambda title: None) -> Checked:
    """What the checks say of one layout; UsageError if it can be read and the game has no checks."""
    game = plan.game
    other = other_kind(game, layout, LAYOUT) if isinstance(layout, Path) else None
    if other:
        return Checked(layout, None, (other,), ())
    loaded = game.load(layout)
    if loaded.value is None:
        return Checked(layout, None, loaded.findings, ())
    study = discover.needed(game.id, Examiner).study(loaded.value, plan.wish.budget, plan.wish.seconds)
    examined = examine(discover.checks(game.id), study, asking)
    return Checked(layout, loaded.value, loaded.findings, examined, study, _named(game, layout))


def played(plan: CheckPlan, before: Checked, told: "Told") -> Checked:
    """With what bots found, if the layout can be read and games are wanted."""
    from generator.desk.studies import findings_of_play

    if before.content is None or plan.wish.games is None:
        return before
    return replace(before, played=findings_of_play(plan.game, before.content, plan.wish.games, told))


def check_pages(plan: CheckPlan, found: Checked) -> ReadyPages | None:
    """The report: findings on the grid, and every game that proves something; None if there is nothing to show."""
    from generator.pipeline.examined import report

    if found.content is None or not found.examined:
        return None
    name = joined(plan.game.id, "check", name_part(found.file.stem), plan.paper.id)
    return ready_pages(report(plan.game, found.content, found.examined, plan.paper), name)


def _named(game: AnyGame, layout: Source) -> str:
    """The layout as a game written down anywhere can name it."""
    if isinstance(layout, Written):
        return layout.name
    return layout.stem if layout in game.shipped_layouts.values() else str(layout.resolve())
