"""Make the kits of a manifest again, and tell whether they came out the same to the byte."""

from dataclasses import replace
from pathlib import Path
from typing import Annotated

import typer

from generator import discover
from generator.cli.command import Command
from generator.cli.kinds import MANIFEST
from generator.cli.kinds import refuse_other_kinds
from generator.cli.kit import ReadyKit
from generator.cli.kit import ready_kit
from generator.cli.kit import write_kits
from generator.cli.options import game_of
from generator.cli.options import known_game
from generator.cli.report import people_see_messages
from generator.cli.say import say
from generator.discover import AnyGame
from generator.errors import FindingsError
from generator.findings import Finding
from generator.kit.manifest import LAYOUTS
from generator.kit.manifest import KitRecord
from generator.kit.manifest import KitWish
from generator.kit.manifest import Likeness
from generator.kit.manifest import changed_versions
from generator.kit.manifest import likeness
from generator.kit.manifest import read_manifest
from generator.write.files import save
from generator.write.temporary import temporary_folder

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
        refuse_other_kinds(game_of(), manifest, MANIFEST)
        records = read_manifest(manifest).kits
        kits = [_ready(record) for record in records]
        files = write_kits(kits, out or manifest.parent)
        is_same = [_told(*each) for each in zip(records, kits, files, strict=True)]
    if not all(is_same):
        raise typer.Exit(1)


def _ready(record: KitRecord) -> ReadyKit:
    """People's own files are put back as they were, in a folder that is used like a project."""
    with temporary_folder() as folder:
        game = replace(discover.game(known_game(record.wish.game)), own=folder)
        for name, text in record.own_files.items():
            kept, _, file = name.rpartition("/")
            way_out = f"The manifest keeps a file {name!r}: give it a shorter name there, in own_files and in the wish."
            save(folder / (game.folder if kept == LAYOUTS else kept), {file: text.encode()}, way_out)
        _refuse_strangers(game, record.wish)
        return ready_kit(game, record.wish, record.name)


def _refuse_strangers(game: AnyGame, wish: KitWish) -> None:
    """A manifest names what is shipped or what it keeps itself; it is not trusted with other files of this machine."""
    shelves = {"layout": (wish.layout, game.layouts), "kit": (wish.kit, game.kits)}
    for kind, (name, files) in shelves.items():
        if name not in files:
            message = f"the manifest names the {kind} {name[:60]!r}, which it does not keep and which is none of ours"
            raise FindingsError((Finding("PC325", message, help="make the kit anew with `papercosmos night`"),))
    fewest, most = game.players
    if not fewest <= wish.players <= most:
        message = f"the manifest has a kit for {wish.players} players, and the game is for {fewest} to {most}"
        raise FindingsError((Finding("PC325", message, help="make the kit anew with `papercosmos night`"),))


def _told(record: KitRecord, kit: ReadyKit, file: Path) -> bool:
    found = likeness(kit.record.made[0], record.made[0])
    say(f"{file}: {SAID[found]}")
    if found is not Likeness.SAME:
        say(f"It was made with {'; '.join(changed_versions(record)) or 'the same versions'}.")
    return found is not Likeness.OTHER


COMMAND = Command(rebuild, EXAMPLES)
