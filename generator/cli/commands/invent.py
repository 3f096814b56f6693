"""Invent new layouts, or sets of shapes, that are proved to be playable and balanced in the hands of bots."""

from pathlib import Path
from typing import Annotated

import typer

from generator.cli.command import Command
from generator.cli.inventing import show_outcome
from generator.cli.inventing import tell_beforehand
from generator.cli.inventing import watched
from generator.cli.offers import inventions
from generator.cli.offers import layouts
from generator.cli.offers import offered_of_game
from generator.cli.options import DataOption
from generator.cli.options import GameArgument
from generator.cli.options import PaperOption
from generator.cli.report import INTERRUPTED
from generator.cli.report import people_see_messages
from generator.cli.values import choice
from generator.cli.values import whole
from generator.desk.inventions import LAYOUTS
from generator.desk.inventions import LIMITS
from generator.desk.inventions import InventionWish
from generator.desk.inventions import invention
from generator.desk.inventions import invention_files
from generator.desk.places import put
from generator.game.inventor import Difficulty
from generator.game.inventor import Symmetry

EXAMPLES = """Examples:

papercosmos invent distant-suns --count 3 --difficulty hard

papercosmos invent distant-suns --like twins --seed comet

papercosmos invent distant-suns shapes"""


def invent(
    game: GameArgument,
    what: Annotated[
        str,
        typer.Argument(
            metavar="layouts|shapes",
            help="Layouts, or sets of shapes.",
            autocompletion=offered_of_game(inventions),
        ),
    ] = LAYOUTS,
    count: Annotated[int, whole(LIMITS["count"], "How many.")] = 1,
    sectors: Annotated[
        str,
        typer.Option(
            metavar="A-B", help="How many sectors; the usual ones of the game if not said.", show_default=False
        ),
    ] = "",
    like: Annotated[
        str,
        typer.Option(
            metavar="NAME|FILE.yaml",
            help="Vary this layout.",
            autocompletion=offered_of_game(layouts),
            show_default=False,
        ),
    ] = "",
    symmetry: Annotated[Symmetry, choice(Symmetry, "Of the outline and the worlds.")] = Symmetry.NONE,
    difficulty: Annotated[Difficulty | None, choice(Difficulty, "normal if not said; any with --like.")] = None,
    seed: Annotated[str, typer.Option(help="The same seed gives the same again.", show_default=False)] = "",
    time: Annotated[str, typer.Option(metavar="60s|10m", help="Stop after that time.")] = "10m",
    jobs: Annotated[str, typer.Option(metavar="auto|N", help="Processes; auto is all cores.")] = "auto",
    paper: PaperOption = "",
    data: DataOption = None,
    out: Annotated[Path | None, typer.Option(metavar="DIR", help="Folder for the files.", show_default=False)] = None,
) -> None:
    wish = InventionWish(game, what, count, sectors, like, symmetry, difficulty, seed, time, jobs, paper, data)
    with people_see_messages():
        wanted = invention(wish)
        tell_beforehand(wanted)
        searched = watched(wanted)
        files = invention_files(wanted, searched.progress.found)
        show_outcome(searched, wanted, put(out or wanted.folder, files) if files else ())
    if not searched.is_complete:
        raise typer.Exit(INTERRUPTED if searched.is_stopped else 1)


COMMAND = Command(invent, EXAMPLES)
