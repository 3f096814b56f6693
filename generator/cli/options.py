"""Options that several commands share: how they are written and completed."""

from pathlib import Path
from typing import Annotated

import typer

from generator import discover
from generator.cli.offers import components
from generator.cli.offers import layouts
from generator.cli.offers import offered
from generator.cli.offers import offered_of_game
from generator.cli.values import choice
from generator.desk.names import DEFAULT_GAME
from generator.desk.printers import printer_names
from generator.impose.run import Sides
from generator.write import Format

GameArgument = Annotated[
    str, typer.Argument(help="Which game.", autocompletion=offered(discover.offered_game_ids), show_default=False)
]
ComponentArgument = Annotated[
    str, typer.Argument(help="What to print of it.", autocompletion=offered_of_game(components), show_default=False)
]
GameOption = Annotated[
    str,
    typer.Option(
        help=f"Which game; that of the project we are in, else {DEFAULT_GAME}.",
        autocompletion=offered(discover.offered_game_ids),
        show_default=False,
    ),
]
DataOption = Annotated[
    Path | None,
    typer.Option(metavar="DIR", help="A project folder; without it the one we are in, if any.", show_default=False),
]
LayoutOption = Annotated[
    str,
    typer.Option(
        metavar="NAME|FILE.yaml",
        help="A layout by name, shipped or of the project, or your own file; without it the usual one.",
        autocompletion=offered_of_game(layouts),
        show_default=False,
    ),
]
PaperOption = Annotated[
    str,
    typer.Option(
        help="a4, letter, …; without it the usual one where you are.",
        autocompletion=offered(discover.papers),
        show_default=False,
    ),
]
ThemeOption = Annotated[
    str,
    typer.Option(
        help="colour (if not said), low-ink (outlines only) or mono.",
        autocompletion=offered(discover.theme_ids),
        show_default=False,
    ),
]
LanguageOption = Annotated[
    str,
    typer.Option(
        "--lang",
        help="en, fr, uk, ru, …; without it your system's.",
        autocompletion=offered(discover.language_ids),
        show_default=False,
    ),
]
CodeOption = Annotated[
    str,
    typer.Option(
        metavar="CODE", help="A set-up again, by its code or description; else a new one.", show_default=False
    ),
]
SidesOption = Annotated[Sides | None, choice(Sides, "Backs: folded behind (if not said), on the other side, or none.")]
FormatOption = Annotated[Format, choice(Format, "PDF to print, SVG to edit, PNG to look at.")]
LongMarksOption = Annotated[bool, typer.Option("--long-marks", help="Marks for cutting that reach over the page.")]
PrinterOption = Annotated[
    str,
    typer.Option(
        "--printer",
        metavar="NAME|none",
        help="The printer profile to print for; without it the default one, if any. See papercosmos printer.",
        autocompletion=offered(printer_names),
        show_default=False,
    ),
]
AnywayOption = Annotated[bool, typer.Option("--anyway", help="Print a layout even if it cannot be played.")]
OutOption = Annotated[Path, typer.Option(metavar="DIR", help="Folder for the files.")]
OpenOption = Annotated[bool, typer.Option("--open", help="Show the result when it is done.")]
