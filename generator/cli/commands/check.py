"""Check that layouts can be played: each claim is proved with a game, refuted with a reason, or unknown."""

from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer

from generator.check.budget import USUAL
from generator.cli.command import Command
from generator.cli.formats import as_github
from generator.cli.formats import as_json
from generator.cli.formats import as_sarif
from generator.cli.offers import layouts as layout_names
from generator.cli.offers import offered_of_game
from generator.cli.options import DataOption
from generator.cli.options import GameOption
from generator.cli.options import OutOption
from generator.cli.options import PaperOption
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
from generator.cli.writing import write_pages
from generator.data import Source
from generator.desk.checks import LIMITS
from generator.desk.checks import SECONDS
from generator.desk.checks import Checked
from generator.desk.checks import CheckPlan
from generator.desk.checks import CheckWish
from generator.desk.checks import check_pages
from generator.desk.checks import check_plan
from generator.desk.checks import checked
from generator.desk.checks import played
from generator.desk.places import OUTPUT
from generator.findings import has_errors
from generator.game.answer import Verdict
from generator.game.examiner import Examined
from generator.write import Form
from generator.write import Format

EXAMPLES = """Examples:

papercosmos check my-layouts/comet.yaml

papercosmos check lantern twins --format json

papercosmos check my-layouts/comet.yaml --play

papercosmos check my-layouts/comet.yaml --games 1000

papercosmos check my-layouts/comet.yaml --budget 5 --picture pdf"""


QUICK_GAMES = 200
STOPPED = (
    "The search was stopped after {seconds:g} s, before its budget was used up: on a faster machine, or with more "
    "--seconds, fewer verdicts may be unknown."
)


class Output(StrEnum):
    TEXT = "text"
    JSON = "json"
    SARIF = "sarif"
    GITHUB = "github"


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
            LIMITS["games"],
            f"How many games each kind of bot plays, with or without --play; {QUICK_GAMES} if not said.",
        ),
    ] = None,
    budget: Annotated[float, measure(LIMITS["budget"], "Positions to look at in vain, the same everywhere.")] = USUAL,
    seconds: Annotated[float, measure(LIMITS["seconds"], "Stop searching then, whatever the budget.")] = SECONDS,
    picture: Annotated[Format | None, choice(Format, "Also write a report with pictures.")] = None,
    paper: PaperOption = "a4",
    data: DataOption = None,
    out: OutOption = OUTPUT,
    format: Annotated[Output, choice(Output, "How to say it; sarif and github are for CI systems.")] = Output.TEXT,
) -> None:
    wanted_games = games or (QUICK_GAMES if play else None)
    wish = CheckWish(tuple(layouts), game, wanted_games, budget, seconds, paper, data)
    with people_see_messages():
        plan = check_plan(wish)
        found = [_checked(plan, layout) for layout in plan.layouts]
        if wanted_games:
            found = [_played(plan, each) for each in found]
        if picture:
            for each in found:
                _draw(plan, each, Form(picture), out)
    match format:
        case Output.TEXT:
            show_project(plan.game)
            for each in found:
                _show(each)
        case Output.JSON:
            hand_over(as_json(found))
        case Output.SARIF:
            hand_over(as_sarif(found))
        case Output.GITHUB:
            hand_over(as_github(found))
    for each in found:
        if each.was_stopped:
            say(f"{each.file}: {STOPPED.format(seconds=seconds)}", err=True)
    if any(has_errors(each.findings) for each in found):
        raise typer.Exit(1)


def _checked(plan: CheckPlan, layout: Source) -> Checked:
    with status(f"Checking {Path(str(layout)).name}") as asking:
        return checked(plan, layout, asking)


def _played(plan: CheckPlan, found: Checked) -> Checked:
    if found.content is None:
        return found
    from generator.cli.playing import game_bar  # what checking does without

    with game_bar(f"Playing {found.content.layout_id}") as told:
        return played(plan, found, told)


def _draw(plan: CheckPlan, found: Checked, form: Form, out: Path) -> None:
    pages = check_pages(plan, found)
    if pages:
        files = write_pages(pages, form, out)
        say(f"Wrote {files[0]} ({counted(len(pages.document.pages), 'page')})", err=True)


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
