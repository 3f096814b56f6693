"""Print the JSON Schema of a kind of YAML file, for editors."""

from typing import Annotated

import typer

from generator import discover
from generator.cli.command import Command
from generator.cli.options import GameArgument
from generator.cli.options import known
from generator.cli.say import hand_over
from generator.load.schema import schema_text

EXAMPLE = "Example: papercosmos schema distant-suns layout > layout.json"


def schema(
    game: GameArgument,
    file: Annotated[str, typer.Argument(help="Kind of YAML file, such as layout.", show_default=False)],
) -> None:
    id = known("game", game, discover.game_ids())
    kind = known("kind of file", file, discover.file_kinds(id))
    hand_over(schema_text(discover.file_model(id, kind)))


COMMAND = Command(schema, EXAMPLE)
