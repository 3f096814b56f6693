"""Check that layouts can be played: each claim is proved with a game, refuted with a reason, or unknown."""

from dataclasses import dataclass
from dataclasses import replace
from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer

from generator import discover
from generator.check.budget import USUAL
from generator.check.examine import examine
from generator.cli.command import Command
from generator.cli.formats import as_github
from generator.cli.formats import as_json
from generator.cli.formats import as_sarif
from generator.cli.kinds import LAYOUT
from generator.cli.kinds import other_kind
from generator.cli.offers import layouts as layout_names
from generator.cli.offers import offered_of_game
from generator.cli.options import DataOption
from generator.cli.options import GameOption
from generator.cli.options import OutOption
from generator.cli.options import PaperOption
from generator.cli.options import game_of
from generator.cli.options import named_layout
from generator.cli.options import paper_for
from generator.cli.progress import progress_bar
from generator.cli.progress import status
from generator.cli.report import counted
from generator.cli.report import people_see_messages
from generator.cli.report import show_findings
from generator.cli.report import show_project
from generator.cli.say import hand_over
from generator.cli.say import say
from generator.cli.values import choice
from generator.cli.values import measure
from generator.cli.values import whole
from generator.discover import AnyGame
from generator.findings import Finding
from generator.findings import has_errors
from generator.game.answer import Answer
from generator.game.answer import Verdict
from generator.game.content import Content
from generator.game.examiner import Examined
from generator.game.examiner import Examiner
from generator.game.examiner import Studied
from generator.impose.paper import Paper
from generator.names import joined
from generator.names import name_part
from generator.pipeline.examined import report
from generator.write import Format
from generator.write import Target
from generator.write import write

EXAMPLES = """Examples:

papercosmos check my-layouts/comet.yaml

papercosmos check lantern twins --format json

papercosmos check my-layouts/comet.yaml --play

papercosmos check my-layouts/comet.yaml --games 1000

papercosmos check my-layouts/comet.yaml --budget 5 --picture pdf"""


SECONDS = 120.0
QUICK_GAMES = 200
MOST_GAMES = 100_000
STOPPED = (
    "The search was stopped after {seconds:g} s, before its budget was used up: on a faster machine, or with more "
    "--seconds, fewer verdicts may be unknown."
)


class Output(StrEnum):
    TEXT = "text"
    JSON = "json"
    SARIF = "sarif"
    GITHUB = "github"


@dataclass(frozen=True, slots=True)
class Checked:
    """One file: what reading it found, and what the checks say if it could be read; `layout` is for written games."""

    file: Path
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


def check(
    layouts: Annotated[
        list[str],
        typer.Argument(
            metavar="NAME|FILE.yaml…", help="Layouts to check.", autocompletion=offered_of_game(layout_names)
        ),
    ],
    game: GameOption = "",
    play: Annotated[bool, typer.Option("--play", help="Let bots play it too, and say what they found.")] = False,
    games: Annotated[
        int | None,
        whole(
            2, MOST_GAMES, f"How many games each kind of bot plays, with or without --play; {QUICK_GAMES} if not said."
        ),
    ] = None,
    budget: Annotated[
        float, measure(0.01, 10_000, "Positions to look at in vain, the same everywhere.", unit="millions")
    ] = USUAL,
    seconds: Annotated[
        float, measure(0.1, 86_400, "Stop searching then, whatever the budget.", unit="seconds")
    ] = SECONDS,
    picture: Annotated[Format | None, choice(Format, "Also write a report with pictures.")] = None,
    paper: PaperOption = "a4",
    data: DataOption = None,
    out: OutOption = Path("output"),
    format: Annotated[Output, choice(Output, "How to say it; sarif and github are for CI systems.")] = Output.TEXT,
) -> None:
    printed_on = paper_for(paper)
    with people_see_messages():
        found = game_of(game, data)
        checked = [_check(found, named_layout(found, layout), budget, seconds) for layout in layouts]
        if play or games:
            checked = [_played(found, each, games or QUICK_GAMES) for each in checked]
        if picture:
            for each in checked:
                name = joined(found.id, "check", name_part(each.file.stem), printed_on.id)
                _draw(found, each, Target(out, name, picture), printed_on)
    match format:
        case Output.TEXT:
            show_project(found)
            for each in checked:
                _show(each)
        case Output.JSON:
            hand_over(as_json(checked))
        case Output.SARIF:
            hand_over(as_sarif(checked))
        case Output.GITHUB:
            hand_over(as_github(checked))
    for each in checked:
        if each.was_stopped:
            say(f"{each.file}: {STOPPED.format(seconds=seconds)}", err=True)
    if any(has_errors(each.findings) for each in checked):
        raise typer.Exit(1)


def _check(game: AnyGame, file: Path, budget: float, seconds: float) -> Checked:
    other = other_kind(game, file, LAYOUT)
    if other:
        return Checked(file, None, (other,), ())
    loaded = game.load(file)
    checks = discover.checks(game.id)
    if loaded.value is None or not checks:
        return Checked(file, loaded.value, loaded.findings, ())
    study = discover.needed(game.id, Examiner).study(loaded.value, budget, seconds)
    with status(f"Checking {file.name}") as asking:
        examined = examine(checks, study, asking)
    return Checked(file, loaded.value, loaded.findings, examined, study, _named(game, file))


def _named(game: AnyGame, file: Path) -> str:
    """The layout as a game written down anywhere can name it."""
    is_shipped = file in game.shipped_layouts.values()
    return file.stem if is_shipped else str(file.resolve())


def _played(game: AnyGame, checked: Checked, games: int) -> Checked:
    """With what bots found, if the layout can be read."""
    from generator.cli.playing import findings_of_play

    if checked.content is None:
        return checked
    return replace(checked, played=findings_of_play(game, checked.content, games))


def _draw(game: AnyGame, checked: Checked, target: Target, paper: Paper) -> None:
    """The report: findings on the grid, and every game that proves something as numbered drawings."""
    if checked.content is None or not checked.examined:
        return
    document = report(game, checked.content, checked.examined, paper)
    with progress_bar("Writing pages") as progress:
        files = write(document, target, progress)
    say(f"Wrote {files[0]} ({counted(len(document.pages), 'page')})", err=True)


def _show(checked: Checked) -> None:
    """The findings on stderr; on stdout what was asked and how it was answered."""
    show_findings(checked.findings)
    say(f"{checked.file}")
    for each in checked.examined:
        if each.answers:
            say(f"  {_verdict(each):<8} {each.title}{_figures(each)}")
    totals = {verdict: sum(each.count(verdict) for each in checked.examined) for verdict in Verdict}
    if checked.examined:
        say("  " + ", ".join(f"{count:,} {verdict}" for verdict, count in totals.items()))
    errors = sum(finding.severity == "error" for finding in checked.findings)
    warnings = len(checked.findings) - errors
    say(f"  {counted(errors, 'error')}, {counted(warnings, 'warning')}", "")


def _verdict(examined: Examined) -> Verdict:
    """The worst of its answers."""
    for verdict in (Verdict.REFUTED, Verdict.UNKNOWN):
        if examined.count(verdict):
            return verdict
    return Verdict.PROVED


def _figures(examined: Examined) -> str:
    """How many claims it made if they were several, else the reason for the one."""
    if len(examined.answers) == 1:
        because = examined.answers[0].because
        return f": {because}" if because else ""
    proved = examined.count(Verdict.PROVED)
    return f": {proved} of {len(examined.answers)}"


COMMAND = Command(check, EXAMPLES)
