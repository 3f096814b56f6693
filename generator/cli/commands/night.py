"""Make the PDF for a game night: a sheet for each player."""

from pathlib import Path
from typing import Annotated

import typer

from generator.cli.command import Command
from generator.cli.options import AnywayOption
from generator.cli.options import LanguageOption
from generator.cli.options import LayoutOption
from generator.cli.options import OpenOption
from generator.cli.options import OutOption
from generator.cli.options import PaperOption
from generator.cli.options import ThemeOption
from generator.cli.order import MOST_COPIES
from generator.cli.order import Choice
from generator.cli.order import order_for
from generator.cli.order import run
from generator.cli.report import people_see_messages
from generator.write import Format
from generator.write import Target

EXAMPLES = """Examples:

papercosmos night

papercosmos night --players 2 --layout twins --lang fr --open"""


def night(
    game: Annotated[str, typer.Option(help="Which game.")] = "distant-suns",
    players: Annotated[int, typer.Option(min=1, max=MOST_COPIES, help="How many people play.")] = 4,
    layout: LayoutOption = "",
    paper: PaperOption = "a4",
    theme: ThemeOption = "colour",
    language: LanguageOption = "en",
    anyway: AnywayOption = False,
    out: OutOption = Path("output"),
    open_: OpenOption = False,
) -> None:
    choice = Choice(layout, paper, theme, language, anyway)
    with people_see_messages():
        run(order_for(game, "sheet", choice, players, per_page=1), Target(out, "night", Format.PDF), open_)


COMMAND = Command(night, EXAMPLES)
