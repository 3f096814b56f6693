"""Make the kits of a manifest again, and tell whether they came out the same to the byte."""

from pathlib import Path
from typing import Annotated

import typer

from generator.cli.command import Command
from generator.cli.profiles import show_profile
from generator.cli.progress import progress_bar
from generator.cli.report import people_see_messages
from generator.cli.say import say
from generator.desk import rebuilds
from generator.desk.kits import put_kits
from generator.desk.rebuilds import Rebuilt
from generator.kit.manifest import Likeness
from generator.kit.manifest import changed_versions

SAID = {
    Likeness.SAME: "the same, byte for byte",
    Likeness.BUT_FOR_COMPRESSION: "the same but for its compression",
    Likeness.OTHER: "not the same bytes",
}
EXAMPLES = """Examples:

papercosmos rebuild output/manifest.json

papercosmos rebuild output/manifest.json --out again"""


def rebuild(
    manifest: Annotated[Path, typer.Argument(help="The manifest.json of a kit.", show_default=False)],
    out: Annotated[Path | None, typer.Option(metavar="DIR", help="Folder; else that of the manifest.")] = None,
) -> None:
    with people_see_messages():
        with progress_bar("Writing pages") as progress:
            rebuilt = rebuilds.rebuild(manifest, progress)
        for each in rebuilt:
            show_profile(each.kit.pages)
        files = put_kits([each.kit for each in rebuilt], out or manifest.parent)
        for each, file in zip(rebuilt, files, strict=True):
            _show(each, file)
    if any(each.likeness is Likeness.OTHER for each in rebuilt):
        raise typer.Exit(1)


def _show(rebuilt: Rebuilt, file: Path) -> None:
    say(f"{file}: {SAID[rebuilt.likeness]}")
    if rebuilt.likeness is not Likeness.SAME:
        say(f"It was made with {'; '.join(changed_versions(rebuilt.record)) or 'the same versions'}.")


COMMAND = Command(rebuild, EXAMPLES)
