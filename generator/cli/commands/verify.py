"""Tell whether the files of a kit are as they were made, by the manifest beside them."""

from pathlib import Path
from typing import Annotated

import typer

from generator.cli.command import Command
from generator.cli.kinds import MANIFEST
from generator.cli.kinds import refuse_other_kinds
from generator.cli.options import game_of
from generator.cli.report import counted
from generator.cli.report import people_see_messages
from generator.cli.say import say
from generator.errors import FindingsError
from generator.kit.manifest import differences
from generator.kit.manifest import read_manifest
from generator.kit.manifest import recompressed

EXAMPLE = "Example: papercosmos verify output/manifest.json"


def verify(manifest: Annotated[Path, typer.Argument(help="The manifest.json of a kit.", show_default=False)]) -> None:
    with people_see_messages("verified"):
        refuse_other_kinds(game_of(), manifest, MANIFEST)
        read = read_manifest(manifest)
        found = tuple(differences(manifest.parent, read))
        if found:
            raise FindingsError(found)
        say(f"{counted(sum(len(kit.made) for kit in read.kits), 'file')} as they were made.")
        for path in recompressed(manifest.parent, read):
            say(f"{path} is compressed otherwise; all that is inside is the same.")


COMMAND = Command(verify, EXAMPLE)
