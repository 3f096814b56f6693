"""Make one PDF for a game night: first the plan of what to print, then all that the game needs."""

from pathlib import Path
from typing import Annotated

import typer

from generator.cli.command import Command
from generator.cli.kit import ready_kit
from generator.cli.kit import show_kit
from generator.cli.kit import write_kits
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
from generator.cli.options import game_of
from generator.cli.order import launch
from generator.cli.report import people_see_messages
from generator.cli.report import show_findings
from generator.cli.say import say
from generator.cli.values import whole
from generator.cli.wish import Given
from generator.cli.wish import wish_for
from generator.kit.manifest import manifest_in

EXAMPLES = """Examples:

papercosmos night

papercosmos night --players 2 --games 3 --layout random

papercosmos night --craft full --paper letter --lang fr --open

papercosmos night --craft tour --players 4 --paper a3

papercosmos night --code DS-7KQ2-MK"""


def night(
    game: GameOption = "",
    players: Annotated[int | None, whole(0, 100, "How many people play; 4 if not said.")] = None,
    games: Annotated[int | None, whole(1, 100, "How many games; 1 if not said.")] = None,
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
    out: OutOption = Path("output"),
    open_: OpenOption = False,
) -> None:
    given = Given(
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
    )
    with people_see_messages():
        found = game_of(game, data)
        wish, before = wish_for(found, given, ask), manifest_in(out)  # if it is damaged nobody waits in vain
        kit = ready_kit(found, wish)
        (file,) = write_kits([kit], out)
        show_findings(kit.made.findings)
        show_kit(kit, file)
        if kit.record.name in [other.name for other in before.kits]:
            say("It takes the place of the one of this name that was made before.")
    if open_:
        launch(file)


COMMAND = Command(night, EXAMPLES)
