"""Manifest: beside the files of a kit, what they were made from, so that it can be rebuilt and verified.

A *wish* is what somebody asked for, all guesses settled; files of their own are kept as text, so that a kit can be
rebuilt even when they have changed since.
"""

import json
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

from pydantic import Field
from pydantic import ValidationError

from generator import __version__
from generator.data import FIGURES
from generator.errors import FindingsError
from generator.findings import Finding
from generator.impose.run import Sides
from generator.load.models import AS_LIST
from generator.load.models import FileModel
from generator.printer.file import NamedPrinter
from generator.write.inflate import inflated

NAME = "manifest.json"
LAYOUTS, KITS = "layouts", "kits"  # where people's own files are kept; others are for the whole game, such as shapes
MOST_BYTES = 8 * 1024 * 1024
MATTERING = ("reportlab", "fonttools", "fontpkg-fira-sans", "fontpkg-russo-one", "qrcodegen")
PlainName = Annotated[str, Field(pattern=r"^[^/\\\x00]{1,200}$")]
YAML, CARD = r"\.[Yy][Aa]?[Mm][Ll]", re.escape(FIGURES)
KeptName = Annotated[str, Field(pattern=rf"^(({LAYOUTS}|{KITS})/)?[^/\\\x00]{{1,200}}({YAML}|{CARD})$")]
Digest = Annotated[str, Field(pattern="^[0-9a-f]{64}$")]


class Wish(FileModel):
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


class MadeFile(FileModel):
    """`content` is the hash of the file with its streams inflated; manifests of early versions have none."""

    name: PlainName
    pages: int
    sha256: Digest
    content: Digest | None = None


class Likeness(Enum):
    """How two files compare; those that are alike but for their compression come from different builds of zlib."""

    SAME = auto()
    BUT_FOR_COMPRESSION = auto()
    OTHER = auto()


class KitRecord(FileModel):
    """One kit: what was wished, people's own files by name, what was made, and with which versions."""

    wish: Wish
    codes: Annotated[tuple[str, ...], AS_LIST]
    own_files: dict[KeptName, str]
    made: Annotated[tuple[MadeFile, ...], AS_LIST, Field(min_length=1)]
    made_with: dict[str, str]


class Manifest(FileModel):
    kits: Annotated[tuple[KitRecord, ...], AS_LIST]


def versions() -> dict[str, str]:
    """Whatever may change the bytes of a file."""
    built_in = {"papercosmos": __version__, "python": python_version(), "zlib": zlib.ZLIB_RUNTIME_VERSION}
    return built_in | {name: version(name) for name in MATTERING}


def made_file(name: str, data: bytes, pages: int) -> MadeFile:
    content = sha256(inflated(data)).hexdigest()
    return MadeFile(name=name, pages=pages, sha256=sha256(data).hexdigest(), content=content)


def likeness(data: bytes, made: MadeFile) -> Likeness:
    here = made_file(made.name, data, made.pages)
    if here.sha256 == made.sha256:
        return Likeness.SAME
    return Likeness.BUT_FOR_COMPRESSION if here.content == made.content else Likeness.OTHER


def with_record(manifest: Manifest, record: KitRecord) -> Manifest:
    """The record is added; older ones of the same files go."""
    names = {file.name for file in record.made}
    others = (other for other in manifest.kits if not names & {file.name for file in other.made})
    return Manifest(kits=(*others, record))


def as_json(manifest: Manifest) -> bytes:
    return (json.dumps(manifest.model_dump(mode="json"), ensure_ascii=False, indent=2) + "\n").encode()


def read_manifest(path: Path) -> Manifest:
    """FindingsError if there is none or it is not ours."""
    try:
        if path.stat().st_size > MOST_BYTES:
            raise FindingsError((Finding("PC321", f"{path} is too large for a manifest"),))
        return Manifest.model_validate_json(path.read_bytes())
    except OSError as trouble:
        message = f"cannot read {path}: {trouble.strerror}"
        raise FindingsError((Finding("PC320", message, help=f"give the {NAME} that lies beside a kit"),)) from None
    except ValidationError as trouble:
        first = trouble.errors()[0]
        place = ".".join(map(str, first["loc"])) or "the file"
        message = f"{path} is no manifest of a kit: {place}: {first['msg']}"
        raise FindingsError((Finding("PC321", message, help="make the kit anew with `papercosmos night`"),)) from None


def differences(folder: Path, manifest: Manifest) -> Iterator[Finding]:
    """A finding for each file that is missing or not as it was made."""
    for file in (file for kit in manifest.kits for file in kit.made):
        path = folder / file.name
        if not path.is_file():
            yield Finding("PC322", f"{path} is missing", help=f"`papercosmos rebuild {folder / NAME}` makes it again")
        elif likeness(path.read_bytes(), file) is Likeness.OTHER:
            message = f"{path} is not as it was made"
            yield Finding("PC323", message, help=f"`papercosmos rebuild {folder / NAME}` makes it again")


def recompressed(folder: Path, manifest: Manifest) -> tuple[Path, ...]:
    """The files that differ in their compression only from what was made."""
    files = ((folder / file.name, file) for kit in manifest.kits for file in kit.made)
    return tuple(path for path, file in files if likeness(path.read_bytes(), file) is Likeness.BUT_FOR_COMPRESSION)


def changed_versions(record: KitRecord) -> Sequence[str]:
    """Why a rebuilt file may differ: what is here in another version."""
    here = versions()
    return [
        f"{name} {before}, here {here[name]}"
        for name, before in sorted(record.made_with.items())
        if name in here and here[name] != before
    ]
