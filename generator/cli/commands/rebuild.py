"""Make the kits of a manifest again, and tell whether they came out the same to the byte."""

from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Annotated

import typer

from generator.cli.command import Command
from generator.cli.kit import write_kit
from generator.cli.report import people_see_messages
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
    """People's own files are put back as they were, beside each other in a folder of their own."""
    with TemporaryDirectory() as folder:
        for name, text in record.own_files.items():
            (Path(folder) / name).write_text(text, encoding="utf-8")
        own = {
            key: str(Path(folder) / name)
            for key in ("kit", "layout")
            if (name := getattr(record.wish, key)) in record.own_files
        }
        written = write_kit(record.wish.model_copy(update=own), out)
    is_same = written.record.made == record.made
    typer.echo(f"{written.file}: {'the same, byte for byte' if is_same else 'not the same bytes'}")
    if not is_same:
        typer.echo(f"It was made with {'; '.join(changed_versions(record)) or 'the same versions'}.")
    return is_same


COMMAND = Command(rebuild, EXAMPLES)
