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
from generator.cli.say import say
from generator.errors import OutputError
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
        is_same = [_rebuilt(record, out or manifest.parent) for record in read_manifest(manifest).kits]
    if not all(is_same):
        raise typer.Exit(1)


def _rebuilt(record: KitRecord, out: Path) -> bool:
    """People's own files are put back as they were, in a folder that is used like a project."""
    with TemporaryDirectory() as folder:
        game = replace(discover.game(known("game", record.wish.game, discover.game_ids())), own=Path(folder))
        for name, text in record.own_files.items():
            _put_back(Path(folder) / re.sub(f"^{LAYOUTS}/", f"{game.variants}/", name), text, name)
        written = write_kit(game, record.wish, out)
    is_same = written.record.made == record.made
    say(f"{written.file}: {'the same, byte for byte' if is_same else 'not the same bytes'}")
    if not is_same:
        say(f"It was made with {'; '.join(changed_versions(record)) or 'the same versions'}.")
    return is_same


def _put_back(file: Path, text: str, name: str) -> None:
    try:
        file.parent.mkdir(exist_ok=True)
        file.write_text(text, encoding="utf-8")
    except OSError as trouble:
        reason = f"cannot put {name!r} back, as the manifest keeps it: {trouble.strerror or trouble}"
        raise OutputError(f"{reason}. Give it a shorter name there, under own_files and in the wish.") from None


COMMAND = Command(rebuild, EXAMPLES)
