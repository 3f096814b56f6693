"""Check that layouts can be played: each claim is proved with a game, refuted with a reason, or unknown."""

from dataclasses import dataclass
from dataclasses import replace
from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer

from generator import discover
from generator.check.answer import Verdict
from generator.check.examine import Examined
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
from generator.discover import AnyGame
from generator.findings import Finding
from generator.findings import has_errors
from generator.game import Content
from generator.impose.paper import Paper
from generator.names import joined
from generator.names import name_part
from generator.pipeline import report
from generator.write import Format
from generator.write import Target
from generator.write import write

EXAMPLES = """Examples:

papercosmos check my-sheets/comet.yaml

papercosmos check lantern twins --format json

papercosmos check my-sheets/comet.yaml --play

papercosmos check my-sheets/comet.yaml --budget 60 --picture pdf"""


class Output(StrEnum):
    TEXT = "text"
    JSON = "json"
    SARIF = "sarif"
    GITHUB = "github"


@dataclass(frozen=True, slots=True)
class Checked:
    """One file: what reading it found, and what the checks say if it could be read."""

    file: Path
    content: Content | None
    read: tuple[Finding, ...]
    examined: tuple[Examined, ...]
    played: tuple[Finding, ...] = ()

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
    budget: Annotated[float, measure(0.1, 3600, "For what only a search decides.", unit="seconds")] = 10.0,
    picture: Annotated[Format | None, choice(Format, "Also write a report with pictures.")] = None,
    paper: PaperOption = "a4",
    data: DataOption = None,
    out: OutOption = Path("output"),
    format: Annotated[Output, choice(Output, "How to say it; sarif and github are for CI systems.")] = Output.TEXT,
) -> None:
    printed_on = paper_for(paper)
    with people_see_messages():
        found = game_of(game, data)
        checked = [_check(found, named_layout(found, layout), budget) for layout in layouts]
        if play:
            checked = [_played(found, each) for each in checked]
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
    if any(has_errors(each.findings) for each in checked):
        raise typer.Exit(1)


def _check(game: AnyGame, file: Path, budget: float) -> Checked:
    other = other_kind(game, file, LAYOUT)
    if other:
        return Checked(file, None, (other,), ())
    loaded = game.load(file)
    checks = discover.checks(game.id)
    if loaded.value is None or not checks:
        return Checked(file, loaded.value, loaded.findings, ())
    with status(f"Checking {file.name}") as asking:
        examined = examine(checks, discover.study(game.id, loaded.value, budget), asking)
    return Checked(file, loaded.value, loaded.findings, examined)


def _played(game: AnyGame, checked: Checked) -> Checked:
    """With what bots found, if the layout can be read."""
    from generator.cli.playing import findings_of_play

    if checked.content is None:
        return checked
    return replace(checked, played=findings_of_play(game, checked.content))


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
