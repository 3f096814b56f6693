"""Make a project folder: a layout to change, a kit, shapes and missions if wanted, and schemas for your editor."""

from pathlib import Path
from shlex import quote
from typing import Annotated

import typer

from generator import discover
from generator.cli.command import Command
from generator.cli.offers import layouts
from generator.cli.offers import offered
from generator.cli.offers import offered_of_game
from generator.cli.report import people_see_messages
from generator.cli.say import say
from generator.desk.names import DEFAULT_GAME
from generator.desk.projects import ProjectWish
from generator.desk.projects import beginning_of
from generator.desk.projects import project_files
from generator.desk.projects import put_project
from generator.load.file_text import shown
from generator.project.begin import Beginning

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
    wanted = {"shapes": shapes, "missions": missions, "play": play}
    copied = tuple(name for name, is_wanted in wanted.items() if is_wanted)
    beginning = beginning_of(ProjectWish(folder, game, like, copied))
    with people_see_messages():
        files = project_files(beginning)
        put_project(folder, files)
    _show(folder, beginning, files)


def _show(folder: Path, beginning: Beginning, files: dict[str, bytes]) -> None:
    say(f"Made {shown(folder)}:")
    for name in (name for name in files if not name.startswith("schema/")):
        say(f"  {name}")
    say("  schema/, for editors")
    enter = "" if folder.resolve() == Path.cwd() else f"cd {quote(shown(folder))}, "
    say(f"Next: {enter}open {beginning.layout} in your editor, and run papercosmos watch {beginning.name}")


COMMAND = Command(new, EXAMPLES)
