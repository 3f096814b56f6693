"""Print the JSON Schema of a kind of YAML file, for editors."""

from typing import Annotated

import typer

from generator import discover
from generator.cli.command import Command
from generator.cli.offers import file_kinds
from generator.cli.offers import offered_of_game
from generator.cli.options import GameArgument
from generator.cli.options import known
from generator.cli.options import known_game
from generator.cli.say import hand_over
from generator.load.schema import schema_text

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
    id = known_game(game)
    kind = known("kind of file", file, discover.file_kinds(id))
    hand_over(schema_text(discover.file_model(id, kind)))


COMMAND = Command(schema, EXAMPLE)
