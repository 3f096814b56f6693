"""Make the kits of a manifest again, and tell whether they came out the same to the byte."""

import re
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Annotated

import typer

from generator import discover
from generator.cli.command import Command
from generator.cli.kit import write_kit
from generator.cli.options import known
from generator.cli.report import people_see_messages
from generator.kit.manifest import LAYOUTS
from generator.kit.manifest import KitRecord
from generator.kit.manifest import Likeness
from generator.kit.manifest import changed_versions
from generator.kit.manifest import likeness
from generator.kit.manifest import read_manifest

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
        is_same = [_rebuilt(record, out or manifest.parent) for record in read_manifest(manifest).kits]
    if not all(is_same):
        raise typer.Exit(1)


def _rebuilt(record: KitRecord, out: Path) -> bool:
    """People's own files are put back as they were, in a folder that is used like a project."""
    with TemporaryDirectory() as folder:
        game = replace(discover.game(known("game", record.wish.game, discover.game_ids())), own=Path(folder))
        for name, text in record.own_files.items():
            file = Path(folder) / re.sub(f"^{LAYOUTS}/", f"{game.variants}/", name)
            file.parent.mkdir(exist_ok=True)
            file.write_text(text, encoding="utf-8")
        written = write_kit(game, record.wish, out)
    found = likeness(written.file.read_bytes(), record.made[0])
    typer.echo(f"{written.file}: {SAID[found]}")
    if found is not Likeness.SAME:
        typer.echo(f"It was made with {'; '.join(changed_versions(record)) or 'the same versions'}.")
    return found is not Likeness.OTHER


COMMAND = Command(rebuild, EXAMPLES)
