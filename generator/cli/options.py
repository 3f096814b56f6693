"""Options that several commands share: how they are written, completed, and looked up by name."""

import re
from collections.abc import Callable
from collections.abc import Iterable
from pathlib import Path
from typing import Annotated

import typer

from generator import discover
from generator.cli.guess import guessed_language
from generator.cli.guess import guessed_paper
from generator.cli.profiles import printer_names
from generator.cli.say import tame
from generator.data import ENDINGS
from generator.discover import AnyGame
from generator.errors import FindingsError
from generator.impose.paper import Paper
from generator.impose.run import Sides
from generator.load.suggest import did_you_mean
from generator.project.find import Project
from generator.project.find import in_project
from generator.project.find import project_around
from generator.project.find import project_in

DEFAULT_THEME = "colour"
DEFAULT_GAME = "distant-suns"


def offered(ids: Callable[[], Iterable[str]]) -> Callable[[str], list[str]]:
    """A shell completion: the ids that begin with what is typed so far; none that would steer the terminal."""
    return lambda incomplete: [id for id in ids() if id.startswith(incomplete) and id == tame(id)]


def all_components() -> set[str]:
    return {id for game in discover.game_ids() for id in discover.component_ids(game)}


def all_layouts() -> set[str]:
    return {id for game in _games_here() for id in discover.variant_files(game)}


def all_kits() -> set[str]:
    return {id for game in _games_here() for id in discover.kit_files(game)}


def _games_here() -> list[AnyGame]:
    """All games, with the project we are in; whoever only asks for completions is not told what is wrong with it."""
    try:
        project = project_around(Path.cwd())
    except FindingsError:
        project = None
    return [in_project(discover.game(id), project) for id in discover.game_ids()]


GameArgument = Annotated[
    str, typer.Argument(help="Which game.", autocompletion=offered(discover.game_ids), show_default=False)
]
ComponentArgument = Annotated[
    str, typer.Argument(help="What to print of it.", autocompletion=offered(all_components), show_default=False)
]
GameOption = Annotated[
    str,
    typer.Option(
        help=f"Which game; that of the project we are in, else {DEFAULT_GAME}.",
        autocompletion=offered(discover.game_ids),
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
        autocompletion=offered(all_layouts),
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
SidesOption = Annotated[
    Sides | None,
    typer.Option(help="Backs: folded behind (if not said), on the other side, or none.", show_default=False),
]
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
    """The name if there is such a thing; otherwise wrong usage, with the likely name and all there are."""
    names = tuple(names)
    if name not in names:
        raise typer.BadParameter(f"there is no {kind} {name!r}; {did_you_mean(name, names)}")
    return name


def whole_number(text: str) -> int | None:
    """The number that is written there, in digits from 0 to 9 (² looks like one too) and not in thousands of them."""
    return int(text) if re.fullmatch("[0-9]{1,12}", text) else None


def game_of(name: str = "", data: Path | None = None) -> AnyGame:
    """The game with the files of the project that is named or that we are in; FindingsError if that has faults."""
    project = project_for(data)
    usual = project.file.game if project else DEFAULT_GAME
    return in_project(discover.game(known("game", name or usual, discover.game_ids())), project)


def project_for(data: Path | None) -> Project | None:
    """The project that is named, else the one we are in, if any."""
    return project_around(Path.cwd()) if data is None else project_in(data)


def layout_file(game: AnyGame, given: str) -> Path:
    """The file of a layout if that is its name, else the path as given."""
    named = discover.variant_files(game)
    name = given or game.default_variant
    if name in named:
        return named[name]
    path = Path(name)
    if path.suffix.lower() not in ENDINGS and not path.exists():
        known("layout", name, named)
    return path
