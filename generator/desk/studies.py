"""Studies: bots play layouts by the thousand; what they found out as figures, a report and its files."""

from collections.abc import Mapping
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Any

from generator import __version__
from generator import discover
from generator.data import Source
from generator.data import Written
from generator.desk.limits import Limits
from generator.desk.limits import Whole
from generator.desk.limits import hold
from generator.desk.limits import whole_number
from generator.desk.names import game_of
from generator.desk.names import known
from generator.desk.names import layout_of
from generator.desk.names import paper_for
from generator.desk.places import OUTPUT
from generator.discover import AnyGame
from generator.errors import FindingsError
from generator.errors import OutputError
from generator.errors import UsageError
from generator.figures import ENDING
from generator.findings import Finding
from generator.game.content import Content
from generator.game.inventor import Inventor
from generator.game.metric import Tallies
from generator.game.playtest import AnyPlaytest
from generator.game.playtest import Playtest
from generator.game.study import MOST_GAMES
from generator.game.study import Block
from generator.game.study import SeriesKind
from generator.game.study import StudiedLayout
from generator.game.study import Study
from generator.impose.paper import Paper
from generator.names import joined
from generator.names import name_part
from generator.pipeline.draw import look_for
from generator.pipeline.play_report import all_outside
from generator.pipeline.play_report import report_files
from generator.play.card import card_json
from generator.play.card import cards
from generator.play.compare import Change
from generator.play.compare import compare
from generator.play.conduct import Told
from generator.play.conduct import concluded
from generator.play.conduct import missing
from generator.play.conduct import play_one
from generator.play.judge import Outside
from generator.play.judge import findings_of
from generator.play.report import Report
from generator.play.run import cores
from generator.play.run import run
from generator.values import dataclass
from generator.write.progress import Progress
from generator.write.progress import unwatched

LIMITS: Limits = {"players": Whole(1, 100), "games": Whole(2, MOST_GAMES)}
MOST_JOBS = 1024
QUICK_SEED = "check"

Finished = Mapping[int, Tallies]  # by the numbers of the blocks


@dataclass(frozen=True, slots=True)
class StudyWish:
    """Which games are to be played; nothing, where it is left to us. Layouts are names, paths or text."""

    game: str
    layouts: tuple[str | Written, ...] = ()
    players: int | None = None
    games: int = 200
    bots: tuple[str, ...] = ()
    setup: str = "random"
    seed: str = "papercosmos"
    paper: str = ""
    data: Path | None = None


@dataclass(frozen=True)
class StudyPlan:
    """A study, with all that is needed to play it and to make its report."""

    game: AnyGame
    playtest: AnyPlaytest
    study: Study
    contents: tuple[Any, ...]
    paper: Paper

    @property
    def folder(self) -> Path:
        """A folder of its own for each study, where it is kept if nobody names one."""
        names = (name_part(layout.name) for layout in self.study.layouts)
        return OUTPUT / joined(self.study.game, "playtest", *names, self.study.fingerprint[:6])


@dataclass(frozen=True)
class Conclusion:
    """What came of a study: its figures, what differs between layouts, and what is outside its band."""

    plan: StudyPlan
    report: Report
    changes: Sequence[Change]
    outside: tuple[Outside, ...]


def study_plan(wish: StudyWish) -> StudyPlan:
    """UsageError if nobody can play that, FindingsError if a layout cannot be used."""
    hold(wish, LIMITS)
    paper, game = paper_for(wish.paper), game_of(wish.game, wish.data)
    playtest = discover.needed(game.id, Playtest)
    players = max(playtest.players) if wish.players is None else wish.players
    known("number of players", str(players), map(str, playtest.players))
    contents = contents_of(game, [layout_of(game, each) for each in wish.layouts or ("",)])
    study = Study(
        game=game.id,
        version=__version__,
        layouts=_studied_layouts(playtest, contents),
        players=players,
        setup=playtest.setup(contents[0], wish.setup),
        seed=wish.seed,
        series=playtest.series(wish.bots or playtest.bots, wish.games),
    )
    return StudyPlan(game, playtest, study, contents, paper)


def play(plan: StudyPlan, jobs: int, told: Told = lambda done, games: None) -> dict[int, Tallies]:
    """Plays all of it and keeps it nowhere; `generator.play.conduct` keeps what is finished in a ledger."""
    finished: dict[int, Tallies] = {}
    games = 0

    def keep(block: Block, tallies: Tallies) -> None:
        nonlocal games
        finished[block.number] = tallies
        games += block.count
        told(games, plan.study.games)

    run(plan.study.blocks, partial(play_one, plan.playtest, plan.contents, plan.study), keep, jobs)
    return finished


def conclusion(plan: StudyPlan, finished: Finished) -> Conclusion:
    """OutputError if blocks of the study are missing."""
    if left := missing(plan.study, finished):
        blocks = "1 block" if left == 1 else f"{left} blocks"
        raise OutputError(f"{blocks} of {plan.study.block_count} are missing.")
    report = concluded(plan.study, dict(finished), plan.contents, plan.playtest)
    return Conclusion(plan, report, compare(report), all_outside(report, plan.playtest))


def study_files(found: Conclusion, progress: Progress = unwatched) -> dict[str, bytes]:
    """The report as a page to read, a PDF and JSON, and the card of each layout."""
    plan = found.plan
    look = look_for(plan.game, "colour", "en")
    return report_files(found.report, plan.playtest, look, plan.paper, progress) | _cards(plan, found.report)


def findings_of_play(game: AnyGame, content: Content, games: int, told: Told) -> tuple[Finding, ...]:
    """What a short study says about one layout; always the same one, and nothing of it is kept."""
    playtest = discover.needed(game.id, Playtest)
    series = tuple(each for each in playtest.series(playtest.simple, games) if each.kind is SeriesKind.ALIKE)
    layouts = _studied_layouts(playtest, (content,))
    study = Study(game.id, __version__, layouts, max(playtest.players), "random", QUICK_SEED, series)
    plan = StudyPlan(game, playtest, study, (content,), paper_for(""))
    report = concluded(study, play(plan, cores(), told), (content,), playtest)
    return findings_of(report.layouts[0], playtest)


def contents_of(game: AnyGame, layouts: Sequence[Source]) -> tuple[Any, ...]:
    """What is in the files; FindingsError if one cannot be used."""
    loaded = [game.load(layout) for layout in layouts]
    findings: list[Finding] = [finding for each in loaded if each.value is None for finding in each.findings]
    if findings:
        raise FindingsError(tuple(findings))
    return tuple(each.value for each in loaded)


def jobs_of(text: str) -> int:
    """How many processes somebody means."""
    if text == "auto":
        return cores()
    number = whole_number(text)
    if number is None or not 1 <= number <= MOST_JOBS:
        raise UsageError(f"--jobs is auto or a number from 1 to {MOST_JOBS}, not {text!r}")
    return number


def shard_of(text: str) -> tuple[int, int]:
    """Which part of how many."""
    first, _, second = text.partition("/")
    part, parts = whole_number(first), whole_number(second)
    if not text:
        return 1, 1
    if part is None or parts is None or not 1 <= part <= parts <= MOST_GAMES:
        raise UsageError(f"--shard is I/N, such as 3/7, not {text!r}")
    return part, parts


def _studied_layouts(playtest: AnyPlaytest, contents: Sequence[Any]) -> tuple[StudiedLayout, ...]:
    """The layouts under study; of two with the same name the second is called so."""
    names: list[str] = []
    for content in contents:
        again = sum(name.split(" ")[0] == content.layout_id for name in names)
        names.append(f"{content.layout_id} {again + 1}" if again else content.layout_id)
    return tuple(
        StudiedLayout(name, playtest.fingerprint(content)) for name, content in zip(names, contents, strict=True)
    )


def _cards(plan: StudyPlan, report: Report) -> dict[str, bytes]:
    """The card of each layout, by its file's name; of two with the same name the second has another."""
    inventor = discover.answer(plan.game.id, Inventor)
    found = cards(report, inventor.levels if inventor else {}, plan.playtest.wise)
    names = (name_part(layout.name) for layout in report.layouts)
    return {f"{name}{ENDING}": card_json(card) for name, card in zip(names, found, strict=True)}
