"""Manifest: beside the files of a kit, what they were made from, so that it can be rebuilt and verified.

A *wish* is what somebody asked for, all guesses settled; files of their own are kept as text, so that a kit can be
rebuilt even when they have changed since.
"""

import json
import os
import re
import zlib
from collections.abc import Iterator
from collections.abc import Sequence
from enum import Enum
from enum import auto
from hashlib import sha256
from importlib.metadata import version
from pathlib import Path
from platform import python_version
from typing import Annotated

from pydantic import AfterValidator
from pydantic import Field

from generator import __version__
from generator.data import FIGURES
from generator.errors import FindingsError
from generator.findings import Finding
from generator.impose.run import Sides
from generator.load.file_text import LARGEST_KIB as TEXT_KIB
from generator.load.json_reader import JsonKind
from generator.load.json_reader import load_json
from generator.load.models import AS_LIST
from generator.load.models import FileModel
from generator.load.models import misfit
from generator.printer.file import NamedPrinter
from generator.write.inflate import inflated

NAME = "manifest.json"
LAYOUTS, KITS = "layouts", "kits"  # where people's own files are kept; others are for the whole game, such as shapes
LARGEST_KIB = 8 * 1024
KIND = JsonKind("manifest of a kit", LARGEST_KIB, "PC320", "PC321", f"give the {NAME} that `papercosmos night` wrote")
MATTERING = ("reportlab", "fonttools", "fontpkg-fira-sans", "fontpkg-russo-one", "qrcodegen")
YAML, CARD = r"\.[Yy][Aa]?[Mm][Ll]", re.escape(FIGURES)
MadeName = Annotated[str, Field(pattern=r"^[a-z0-9-]+-night-[^/\\\x00-\x1f]{1,240}\.pdf$")]
KeptName = Annotated[str, Field(pattern=rf"^(({LAYOUTS}|{KITS})/)?[^/\\\x00-\x1f]{{1,250}}({YAML}|{CARD})$")]
KeptText = Annotated[str, Field(max_length=TEXT_KIB * 1024)]
Digest = Annotated[str, Field(pattern="^[0-9a-f]{64}$")]
Version = Annotated[str, Field(max_length=100)]
LONGEST = 2000  # characters of a name, or of the description of a set-up


class KitWish(FileModel):
    """What a kit was asked to be; `layout` and `kit` are names, of shipped ones or of files kept with the wish."""

    game: str
    kit: str
    layout: str
    players: Annotated[int, Field(ge=1, le=100)]
    games: Annotated[int, Field(ge=1, le=100)]
    code: str
    paper: str
    theme: str
    language: str
    sides: Annotated[Sides, Field(strict=False)]
    has_long_marks: bool
    anyway: bool
    printer: NamedPrinter | None = None


def _is_short(wish: KitWish) -> KitWish:
    """What people type may lead anywhere; what is kept of it is short."""
    if any(isinstance(value, str) and len(value) > LONGEST for _, value in wish):
        raise misfit(f"names something with more than {LONGEST} characters", "")
    return wish


class MadeFile(FileModel):
    """`content` is the hash of the file with its streams inflated; manifests of early versions have none."""

    name: MadeName
    pages: Annotated[int, Field(ge=1, le=1_000_000)]
    sha256: Digest
    content: Digest | None = None


class Likeness(Enum):
    """How two files compare; those that are alike but for their compression come from different builds of zlib."""

    SAME = auto()
    BUT_FOR_COMPRESSION = auto()
    OTHER = auto()


class KitRecord(FileModel):
    """One kit: what was wished, people's own files by name, what was made, and with which versions."""

    wish: Annotated[KitWish, AfterValidator(_is_short)]
    codes: Annotated[tuple[Annotated[str, Field(max_length=LONGEST)], ...], AS_LIST, Field(max_length=1000)]
    own_files: Annotated[dict[KeptName, KeptText], Field(max_length=200)]
    made: Annotated[tuple[MadeFile, ...], AS_LIST, Field(min_length=1, max_length=1)]
    made_with: Annotated[dict[Version, Version], Field(max_length=50)]

    @property
    def name(self) -> str:
        """Of the file that was made."""
        return self.made[0].name


def _are_different(kits: tuple[KitRecord, ...]) -> tuple[KitRecord, ...]:
    if len({kit.name for kit in kits}) < len(kits):
        raise misfit("name one file twice", "")
    return kits


class Manifest(FileModel):
    kits: Annotated[tuple[KitRecord, ...], AS_LIST, AfterValidator(_are_different)]


def versions() -> dict[str, str]:
    """Whatever may change the bytes of a file."""
    built_in = {"papercosmos": __version__, "python": python_version(), "zlib": zlib.ZLIB_RUNTIME_VERSION}
    return built_in | {name: version(name) for name in MATTERING}


def made_file(name: str, data: bytes, pages: int) -> MadeFile:
    content = sha256(inflated(data)).hexdigest()
    return MadeFile(name=name, pages=pages, sha256=sha256(data).hexdigest(), content=content)


def likeness(here: MadeFile, made: MadeFile) -> Likeness:
    if here.sha256 == made.sha256:
        return Likeness.SAME
    return Likeness.BUT_FOR_COMPRESSION if here.content == made.content else Likeness.OTHER


def with_record(manifest: Manifest, record: KitRecord) -> Manifest:
    """The record is added; an older one of the same file goes."""
    others = (other for other in manifest.kits if other.name != record.name)
    return Manifest(kits=(*others, record))


def as_json(manifest: Manifest) -> bytes:
    return (json.dumps(manifest.model_dump(mode="json"), ensure_ascii=False, indent=2) + "\n").encode()


def read_manifest(path: Path) -> Manifest:
    """FindingsError if there is none or it is not ours."""
    found = load_json(path, Manifest, KIND)
    if isinstance(found, Finding):
        raise FindingsError((found,))
    return found


def manifest_in(folder: Path) -> Manifest:
    """That of the kits in a folder, empty if there are none; FindingsError if it is not ours."""
    return read_manifest(folder / NAME) if os.path.lexists(folder / NAME) else Manifest(kits=())


def differences(folder: Path, manifest: Manifest) -> Iterator[Finding]:
    """A finding for each file that is missing or not as it was made."""
    for file in (file for kit in manifest.kits for file in kit.made):
        path = folder / file.name
        if not path.is_file():
            yield Finding("PC322", f"{path} is missing", help=f"`papercosmos rebuild {folder / NAME}` makes it again")
        elif _likeness_of(path, file) is Likeness.OTHER:
            message = f"{path} is not as it was made"
            yield Finding("PC323", message, help=f"`papercosmos rebuild {folder / NAME}` makes it again")


def recompressed(folder: Path, manifest: Manifest) -> tuple[Path, ...]:
    """The files that differ in their compression only from what was made."""
    files = ((folder / file.name, file) for kit in manifest.kits for file in kit.made)
    return tuple(path for path, file in files if _likeness_of(path, file) is Likeness.BUT_FOR_COMPRESSION)


def _likeness_of(path: Path, made: MadeFile) -> Likeness:
    return likeness(made_file(made.name, path.read_bytes(), made.pages), made)


def changed_versions(record: KitRecord) -> Sequence[str]:
    """Why a rebuilt file may differ: what is here in another version."""
    here = versions()
    return [
        f"{name} {before}, here {here[name]}"
        for name, before in sorted(record.made_with.items())
        if name in here and here[name] != before
    ]
