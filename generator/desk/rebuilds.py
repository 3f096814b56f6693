"""Rebuilds: the kits of a manifest made again, or compared with what lies beside it."""

from dataclasses import replace
from pathlib import Path

from generator import discover
from generator.desk.kinds import MANIFEST
from generator.desk.kinds import refuse_other_kinds
from generator.desk.kits import ReadyKit
from generator.desk.kits import ready_kit
from generator.desk.names import game_of
from generator.desk.names import known_game
from generator.discover import AnyGame
from generator.errors import FindingsError
from generator.findings import Finding
from generator.kit.manifest import LAYOUTS
from generator.kit.manifest import KitRecord
from generator.kit.manifest import KitWish
from generator.kit.manifest import Likeness
from generator.kit.manifest import Manifest
from generator.kit.manifest import differences
from generator.kit.manifest import likeness
from generator.kit.manifest import read_manifest
from generator.kit.manifest import recompressed
from generator.values import dataclass
from generator.write.files import save
from generator.write.progress import Progress
from generator.write.progress import unwatched
from generator.write.temporary import temporary_folder


@dataclass(frozen=True)
class Rebuilt:
    """A kit that was made again from its record."""

    record: KitRecord
    kit: ReadyKit

    @property
    def likeness(self) -> Likeness:
        return likeness(self.kit.record.made[0], self.record.made[0])


@dataclass(frozen=True, slots=True)
class Verified:
    """How many files are as they were made, and which of them are compressed otherwise."""

    count: int
    recompressed: tuple[Path, ...]


def rebuild(manifest: Path, progress: Progress = unwatched) -> tuple[Rebuilt, ...]:
    """All kits of the manifest; FindingsError if it is none, or if one of them cannot be made any more."""
    return tuple(Rebuilt(record, _ready(record, progress)) for record in _read(manifest).kits)


def verify(manifest: Path) -> Verified:
    """FindingsError if a file is missing, or is not as it was made."""
    read = _read(manifest)
    found = tuple(differences(manifest.parent, read))
    if found:
        raise FindingsError(found)
    return Verified(sum(len(kit.made) for kit in read.kits), recompressed(manifest.parent, read))


def _read(manifest: Path) -> Manifest:
    return read_manifest(refuse_other_kinds(game_of(), manifest, MANIFEST))


def _ready(record: KitRecord, progress: Progress) -> ReadyKit:
    """People's own files are put back as they were, in a folder that is used like a project."""
    with temporary_folder() as folder:
        game = replace(discover.game(known_game(record.wish.game)), own=folder)
        for name, text in record.own_files.items():
            kept, _, file = name.rpartition("/")
            way_out = f"The manifest keeps a file {name!r}: give it a shorter name there, in own_files and in the wish."
            save(folder / (game.folder if kept == LAYOUTS else kept), {file: text.encode()}, way_out)
        _refuse_strangers(game, record.wish)
        return ready_kit(game, record.wish, name=record.name, progress=progress)


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
