"""Options that several commands share: how they are written, completed, and looked up by name."""

from collections.abc import Iterable
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated

import typer

from generator import discover
from generator.cli.guess import guessed_language
from generator.cli.guess import guessed_paper
from generator.cli.kinds import LAYOUT
from generator.cli.kinds import refuse_other_kinds
from generator.cli.offers import DEFAULT_GAME
from generator.cli.offers import components
from generator.cli.offers import layouts
from generator.cli.offers import offered
from generator.cli.offers import offered_of_game
from generator.cli.profiles import printer_names
from generator.cli.values import choice
from generator.data import ENDINGS
from generator.discover import AnyGame
from generator.impose.paper import Paper
from generator.impose.run import Sides
from generator.load.file_text import shown
from generator.load.suggest import did_you_mean
from generator.load.suggest import same_name
from generator.project.find import Project
from generator.project.find import in_project
from generator.project.find import project_around
from generator.project.find import project_in
from generator.write import Format

DEFAULT_THEME = "colour"


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


def paper_for(name: str) -> Paper:
    papers = discover.papers()
    return papers[known("paper", name or guessed_paper(), papers)]


def theme_for(name: str) -> str:
    return known("theme", name or DEFAULT_THEME, discover.theme_ids())


def language_for(name: str) -> str:
    languages = discover.language_ids()
    return known("language", name or guessed_language(languages), languages)


def known(kind: str, name: str, names: Iterable[str]) -> str:
    """The name as we write it, if there is such a thing; else wrong usage, with the likely name and all there are."""
    names = tuple(names)
    found = same_name(name, names)
    if found is None:
        raise typer.BadParameter(f"there is no {kind} {name!r}; {did_you_mean(name, names)}")
    return found


def known_game(name: str) -> str:
    """The id of a game; who names none that there is, is told those that are for everybody."""
    return same_name(name, discover.game_ids()) or known("game", name, discover.offered_game_ids())


def game_of(name: str = "", data: Path | None = None) -> AnyGame:
    """The game with the files of the project that is named or that we are in; FindingsError if that has faults."""
    project = project_for(data)
    usual = project.file.game if project else DEFAULT_GAME
    return in_project(discover.game(known_game(name or usual)), project)


def project_for(data: Path | None) -> Project | None:
    """The project that is named, else the one we are in, if any."""
    return project_around(Path.cwd()) if data is None else project_in(data)


def layout_file(game: AnyGame, given: str) -> Path:
    """The file of a layout if that is its name, else the path as given; FindingsError if something else lies there."""
    path = named_layout(game, given)
    return path if path in game.layouts.values() else refuse_other_kinds(game, path, LAYOUT)


def named_layout(game: AnyGame, given: str) -> Path:
    """The file of a layout if that is its name, else the path as given, whatever lies there."""
    return file_or_named("layout", given or game.default_layout, game.layouts)


def file_or_named(kind: str, given: str, named: Mapping[str, Path]) -> Path:
    """The file of that name, else the path as given; a file beside us whose ending was left out is suggested."""
    name = same_name(given, named)
    if name:
        return named[name]
    path = Path(given)
    if path.suffix.lower() in ENDINGS or path.exists():
        return path
    meant = next((file for ending in ENDINGS if (file := Path(given + ending)).is_file()), None)
    if meant:
        raise typer.BadParameter(f"there is no {kind} {given!r}; did you mean the file {shown(meant)}?")
    raise typer.BadParameter(f"there is no {kind} {given!r}; {did_you_mean(given, named)}")
