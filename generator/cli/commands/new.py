"""Make a project folder: a layout to change, a kit, shapes and missions if wanted, and schemas for your editor."""

from pathlib import Path
from shlex import quote
from typing import Annotated

import typer

from generator import discover
from generator.cli.command import Command
from generator.cli.offers import DEFAULT_GAME
from generator.cli.offers import layouts
from generator.cli.offers import offered
from generator.cli.offers import offered_of_game
from generator.cli.options import known
from generator.cli.options import known_game
from generator.cli.report import people_see_messages
from generator.cli.say import say
from generator.cli.wish import DEFAULT_KIT
from generator.discover import AnyGame
from generator.errors import FindingsError
from generator.findings import Finding
from generator.load.file_text import shown
from generator.project.begin import Beginning
from generator.project.begin import common_files
from generator.project.begin import files_of
from generator.project.begin import own_name
from generator.write.new_folder import save_new

EXAMPLES = """Examples:

papercosmos new comet

papercosmos new comet --like spiral --shapes --missions"""


def new(
    folder: Annotated[Path, typer.Argument(metavar="DIR", help="A folder that is not there yet, or an empty one.")],
    game: Annotated[
        str, typer.Option(help="The game it is about.", autocompletion=offered(discover.offered_game_ids))
    ] = DEFAULT_GAME,
    like: Annotated[
        str,
        typer.Option(
            metavar="LAYOUT",
            help="The layout to begin with; else the game's first.",
            autocompletion=offered_of_game(layouts),
        ),
    ] = "",
    shapes: Annotated[bool, typer.Option("--shapes", help="Also a shapes.yaml of your own.")] = False,
    missions: Annotated[bool, typer.Option("--missions", help="Also a missions.yaml of your own.")] = False,
    play: Annotated[bool, typer.Option("--play", help="Also a play.yaml of your own.")] = False,
) -> None:
    found = discover.game(known_game(game))
    wanted = {"shapes": shapes, "missions": missions, "play": play}
    beginning = Beginning(
        game=found,
        name=own_name(folder, found),
        like=known("layout", like or found.default_layout, found.layouts),
        kit_like=DEFAULT_KIT,
        copied=tuple(_copied(found, name) for name, is_wanted in wanted.items() if is_wanted),
    )
    with people_see_messages():
        _refuse_used(folder)
        files = {name: text.encode() for name, text in files_of(beginning).items()}
        save_new(folder, files)
    _show(folder, beginning, files)


def _copied(game: AnyGame, name: str) -> str:
    if name not in common_files(game):
        raise typer.BadParameter(f"the game {game.id!r} has no {name}.yaml")
    return name


def _refuse_used(folder: Path) -> None:
    """Only an empty folder will do; what is hidden, such as .git, is nobody's work on a layout."""
    try:
        if folder.exists() and not folder.is_dir():
            message, help = f"{shown(folder)} is a file", "name a folder that is not there yet"
        elif folder.exists() and any(not path.name.startswith(".") for path in folder.iterdir()):
            message, help = f"{shown(folder)} is not empty", "name a folder that is not there yet, or an empty one"
        else:
            return
    except OSError as trouble:
        message, help = f"{shown(folder)} cannot be read: {trouble.strerror}", "name a folder that you may open"
    raise FindingsError((Finding("PC505", message, help=help),))


def _show(folder: Path, beginning: Beginning, files: dict[str, bytes]) -> None:
    say(f"Made {shown(folder)}:")
    for name in (name for name in files if not name.startswith("schema/")):
        say(f"  {name}")
    say("  schema/, for editors")
    enter = "" if folder.resolve() == Path.cwd() else f"cd {quote(shown(folder))}, "
    say(f"Next: {enter}open {beginning.layout} in your editor, and run papercosmos watch {beginning.name}")


COMMAND = Command(new, EXAMPLES)
