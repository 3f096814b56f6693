"""Tell whether the files of a kit are as they were made, by the manifest beside them."""

from pathlib import Path
from typing import Annotated

import typer

from generator.cli.command import Command
from generator.cli.report import counted
from generator.cli.report import people_see_messages
from generator.cli.say import say
from generator.desk import rebuilds

EXAMPLE = "Example: papercosmos verify output/manifest.json"


def verify(manifest: Annotated[Path, typer.Argument(help="The manifest.json of a kit.", show_default=False)]) -> None:
    with people_see_messages("verified"):
        found = rebuilds.verify(manifest)
        say(f"{counted(found.count, 'file')} as they were made.")
        for path in found.recompressed:
            say(f"{path} is compressed otherwise; all that is inside is the same.")


COMMAND = Command(verify, EXAMPLE)
