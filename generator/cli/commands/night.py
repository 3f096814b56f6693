"""Make one PDF for a game night: first the plan of what to print, then all that the game needs."""

from pathlib import Path
from typing import Annotated

import typer

from generator.cli.command import Command
from generator.cli.offers import kits
from generator.cli.offers import layouts_or_random
from generator.cli.offers import offered_of_game
from generator.cli.options import AnywayOption
from generator.cli.options import CodeOption
from generator.cli.options import DataOption
from generator.cli.options import GameOption
from generator.cli.options import LanguageOption
from generator.cli.options import LongMarksOption
from generator.cli.options import OpenOption
from generator.cli.options import OutOption
from generator.cli.options import PaperOption
from generator.cli.options import PrinterOption
from generator.cli.options import SidesOption
from generator.cli.options import ThemeOption
from generator.cli.profiles import show_profile
from generator.cli.progress import progress_bar
from generator.cli.questions import Questions
from generator.cli.report import counted
from generator.cli.report import people_see_messages
from generator.cli.report import show_findings
from generator.cli.report import show_own_kit
from generator.cli.report import show_project
from generator.cli.report import show_sources
from generator.cli.say import say
from generator.cli.values import whole
from generator.cli.writing import launch
from generator.desk.kits import ReadyKit
from generator.desk.kits import put_kits
from generator.desk.kits import ready_kit
from generator.desk.nights import LIMITS
from generator.desk.nights import NightWish
from generator.desk.nights import night_plan
from generator.desk.places import OUTPUT
from generator.kit.kit_order import stop_layouts
from generator.kit.manifest import manifest_in

EXAMPLES = """Examples:

papercosmos night

papercosmos night --players 2 --games 3 --layout random

papercosmos night --craft full --paper letter --lang fr --open

papercosmos night --craft tour --players 4 --paper a3

papercosmos night --code DS-7KQ2-MK"""


def night(
    game: GameOption = "",
    players: Annotated[int | None, whole(LIMITS["players"], "How many people play; 4 if not said.")] = None,
    games: Annotated[int | None, whole(LIMITS["games"], "How many games; 1 if not said.")] = None,
    layout: Annotated[
        str,
        typer.Option(
            metavar="NAME|FILE.yaml|random",
            help="A layout by name, shipped or of the project, or your own file; without it the usual one.",
            autocompletion=offered_of_game(layouts_or_random),
        ),
    ] = "",
    craft: Annotated[
        str,
        typer.Option(
            metavar="none|light|full|tour|NAME|FILE.yaml",
            help="How much you like to cut, or a kit of your own; nothing, if not said.",
            autocompletion=offered_of_game(kits),
            show_default=False,
        ),
    ] = "",
    language: LanguageOption = "",
    paper: PaperOption = "",
    theme: ThemeOption = "",
    code: CodeOption = "",
    sides: SidesOption = None,
    long_marks: LongMarksOption = False,
    anyway: AnywayOption = False,
    printer: PrinterOption = "",
    ask: Annotated[bool, typer.Option("--ask", help="Ask for what is not given instead of guessing it.")] = False,
    data: DataOption = None,
    out: OutOption = OUTPUT,
    open_: OpenOption = False,
) -> None:
    wish = NightWish(
        game,
        craft,
        players,
        games,
        layout,
        code,
        paper,
        theme,
        language,
        sides,
        has_long_marks=long_marks,
        anyway=anyway,
        printer=printer,
        data=data,
    )
    with people_see_messages():
        plan = night_plan(wish, Questions() if ask else None)
        before = manifest_in(out)  # if it is damaged nobody waits in vain
        with progress_bar("Writing pages") as progress:
            kit = ready_kit(plan.game, plan.wish, plan.kit, progress=progress)
        show_profile(kit.pages)
        (file,) = put_kits([kit], out)
        show_findings(kit.made.findings)
        _show(kit, file)
        if kit.record.name in [other.name for other in before.kits]:
            say("It takes the place of the one of this name that was made before.")
    if open_:
        launch(file)


def _show(kit: ReadyKit, file: Path) -> None:
    """The file, what to do with it, and what it was made from."""
    order, made = kit.order, kit.made
    sheets = sum(entry.section.sheets for entry in made.entries)
    say(f"Wrote {file} ({counted(len(made.document.pages), 'page')})")
    say(f"Page 1 is the plan. Print the rest at 100 % (“actual size”), {counted(sheets, 'sheet')} of paper.")
    for entry in made.entries:
        if entry.is_booklet:
            say(f"Booklets: pages {entry.first} to {entry.last}, two-sided, turned on the short edge.")
    if order.kit.bound:
        show_project(order.game)
        stops = stop_layouts(order.kit, order.layout)
        say(f"{counted(len(stops), 'stop')}: {', '.join(path.stem for path in stops)}")
    else:
        show_sources(order.game, order.layout)
    show_own_kit(order.game, order.kit.path)
    if order.codes:
        say(f"Set-up: {', '.join(order.codes[: order.games])} (--code gives it again)")
    say(f"Paper {order.paper.name}, language {order.language}: --paper and --lang change them.")


COMMAND = Command(night, EXAMPLES)
