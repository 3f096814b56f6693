"""Make the kits of a manifest again, and tell whether they came out the same to the byte."""

import re
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Annotated

import typer

from generator import discover
from generator.cli.command import Command
from generator.cli.kinds import MANIFEST
from generator.cli.kinds import refuse_other_kinds
from generator.cli.kit import write_kit
from generator.cli.options import game_of
from generator.cli.options import known_game
from generator.cli.report import people_see_messages
from generator.kit.manifest import LAYOUTS
from generator.kit.manifest import KitRecord
from generator.kit.manifest import changed_versions
from generator.kit.manifest import read_manifest

EXAMPLES = """Examples:

papercosmos rebuild output/manifest.json

papercosmos rebuild output/manifest.json --out again"""


def rebuild(
    manifest: Annotated[Path, typer.Argument(help="The manifest.json of a kit.", show_default=False)],
    out: Annotated[Path | None, typer.Option(metavar="DIR", help="Folder; else that of the manifest.")] = None,
) -> None:
    with people_see_messages():
        refuse_other_kinds(game_of(), manifest, MANIFEST)
        is_same = [_rebuilt(record, out or manifest.parent) for record in read_manifest(manifest).kits]
    if not all(is_same):
        raise typer.Exit(1)


def _rebuilt(record: KitRecord, out: Path) -> bool:
    """People's own files are put back as they were, in a folder that is used like a project."""
    with TemporaryDirectory() as folder:
        game = replace(discover.game(known_game(record.wish.game)), own=Path(folder))
        for name, text in record.own_files.items():
            file = Path(folder) / re.sub(f"^{LAYOUTS}/", f"{game.variants}/", name)
            file.parent.mkdir(exist_ok=True)
            file.write_text(text, encoding="utf-8")
        written = write_kit(game, record.wish, out)
    is_same = written.record.made == record.made
    typer.echo(f"{written.file}: {'the same, byte for byte' if is_same else 'not the same bytes'}")
    if not is_same:
        typer.echo(f"It was made with {'; '.join(changed_versions(record)) or 'the same versions'}.")
    return is_same


COMMAND = Command(rebuild, EXAMPLES)
