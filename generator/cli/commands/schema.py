"""Print the JSON Schema of a kind of YAML file, for editors."""

from typing import Annotated

import typer

from generator.cli.command import Command
from generator.cli.offers import file_kinds
from generator.cli.offers import offered_of_game
from generator.cli.options import GameArgument
from generator.cli.say import hand_over
from generator.desk.projects import schema_of

EXAMPLE = "Example: papercosmos schema distant-suns layout > layout.json"


def schema(
    game: GameArgument,
    file: Annotated[
        str,
        typer.Argument(
            metavar="KIND", help="Kind of YAML file, such as layout.", autocompletion=offered_of_game(file_kinds)
        ),
    ],
) -> None:
    hand_over(schema_of(game, file))


COMMAND = Command(schema, EXAMPLE)
