"""Kinds of file: what somebody gave where another kind of file is needed, and what can be done with it.

Only the beginning of a file is looked at, and only for a file that was named by its path.
"""

import re
from collections.abc import Iterator
from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

from generator import discover
from generator.data import ENDINGS
from generator.data import FIGURES
from generator.data import STUDY as STUDY_FILE
from generator.discover import AnyGame
from generator.errors import FindingsError
from generator.findings import Finding
from generator.findings import Span
from generator.kit.manifest import NAME as MANIFEST_FILE
from generator.load.file_text import shown
from generator.load.models import FileModel
from generator.printer.file import PrintersFile
from generator.project.begin import common_files
from generator.project.find import MARKER

LAYOUT, KIT, WRITTEN, PROJECT, PRINTERS, MANIFEST = "layout", "kit", "game", "project", "printers", "manifest"
CALLED = {
    KIT: "a kit",
    LAYOUT: "a layout",
    MANIFEST: "the manifest of a kit",
    PRINTERS: "a file of printer profiles",
    PROJECT: "the file that makes a folder a project",
    WRITTEN: "a written game",
}
HEAD = 64 * 1024  # bytes that are looked at
KEY = re.compile(r"""^["']?([\w-]+)["']?[ \t]*:(?=\s|$)""", re.MULTILINE)
PICTURE = "a picture cannot be read; a layout is written in characters, and `papercosmos new DIR` begins one"
TO_LOOK_AT = "it is to be looked at; what it was made from is a YAML file"
TO_CUT = "it is for the machine that cuts; what it was made from is a YAML file"
STUDY = "`papercosmos merge {folder}` makes the report of its study"
BINARY = {
    b"%PDF-": ("a PDF", "it is to be printed; what it was made from is a YAML file"),
    b"\x89PNG": ("a picture", PICTURE),
    b"\xff\xd8\xff": ("a picture", PICTURE),
    b"GIF8": ("a picture", PICTURE),
    b"RIFF": ("a picture", PICTURE),
    b"PK\x03\x04": ("an archive or an office document", "unpack it, or save it as plain text"),
    b"\x1f\x8b": ("a packed file", "unpack it first"),
}
TEXT = {
    r"\s*(<\?xml[^>]*>\s*)?(<!--.*?-->\s*)?<svg": ("a picture", PICTURE),
    r"\s*<(!doctype html|html)": ("a web page", TO_LOOK_AT),
    r"\s*0\r?\n\s*SECTION": ("a DXF file", TO_CUT),
    r"solid ": ("an STL file", TO_CUT),
    r'\s*\{\s*"kits"\s*:': (CALLED[MANIFEST], "`papercosmos verify {file}` and `papercosmos rebuild {file}` read it"),
    r'\s*\{\s*"format"\s*:.*"series"\s*:': ("the study of a playtest", STUDY),
    r'\s*\{\s*"study"\s*:': ("the report of a playtest", "the report.html beside it shows it"),
    r'[0-9a-f]{8} \{"block"': ("a ledger of finished games", STUDY),
    r'\s*\{.*"\$defs"\s*:': ("a schema for editors", "see `papercosmos schema -h`"),
}
JSON_CARD = ("a card of figures", "it belongs to the layout beside it, {layout}")


class Recognised(NamedTuple):
    """What a file is, in words, and what to do with it."""

    what: str
    use: str


def refuse_other_kinds(game: AnyGame, path: Path, wanted: str) -> Path:
    """The path, unless something else than what is wanted lies there: then FindingsError."""
    finding = other_kind(game, path, wanted)
    if finding:
        raise FindingsError((finding,))
    return path


def other_kind(game: AnyGame, path: Path, wanted: str) -> Finding | None:
    """That the file is something else, and what to do with it; None if it is not, or if we cannot tell."""
    found = _found(game, path, wanted)
    if found is None or found.what == CALLED[wanted]:
        return None
    return Finding("PC100", f"this is {found.what}, not {CALLED[wanted]}", Span(shown(path), 1, 1), help=found.use)


def _found(game: AnyGame, path: Path, wanted: str) -> Recognised | None:
    try:
        if path.is_dir():
            return _folder(path, wanted)
        if not path.is_file():
            return None
        with path.open("rb") as stream:
            head = stream.read(HEAD)
    except (OSError, ValueError):  # whoever opens it for good says why
        return None
    return _binary(path, head) or _text(game, path, head.decode("utf-8", "replace"), wanted)


def _folder(folder: Path, wanted: str) -> Recognised:
    if (folder / MARKER).is_file():
        named = "use its files with --data {}, or from inside it; `papercosmos list --data {}` shows them"
        return Recognised("a project folder", named.replace("{}", shown(folder)))
    if (folder / STUDY_FILE).is_file():
        return Recognised("the folder of a playtest", STUDY.format(folder=shown(folder)))
    endings = (".json",) if wanted == MANIFEST else ENDINGS
    inside = sorted(path for path in folder.iterdir() if path.suffix.lower() in endings and path.is_file())
    likely = next((path for path in inside if path.name == MANIFEST_FILE), None) or next(iter(inside), None)
    return Recognised("a folder", f"name one file in it, such as {shown(likely)}" if likely else "name one file")


def _binary(path: Path, head: bytes) -> Recognised | None:
    for magic, (what, use) in BINARY.items():
        if head.startswith(magic):
            return Recognised(what, use + _verified(path))
    if b"\0" in head and not head.startswith((b"\xff\xfe", b"\xfe\xff")):  # UTF-16 is text, and told elsewhere
        is_form = path.suffix.lower() == ".stl"
        return Recognised("a file that is no text", TO_CUT if is_form else "our files are plain text, saved as UTF-8")
    return None


def _verified(path: Path) -> str:
    """For what lies beside the manifest of a kit."""
    manifest = path.with_name(MANIFEST_FILE)
    return f", and `papercosmos verify {shown(manifest)}` tells whether it is as it was made" * manifest.is_file()


def _text(game: AnyGame, path: Path, text: str, wanted: str) -> Recognised | None:
    if path.name.endswith(FIGURES):
        return _filled(JSON_CARD, path)
    if path.name == MARKER:
        return Recognised(CALLED[PROJECT], _use(PROJECT, path))
    for pattern, found in TEXT.items():
        if re.match(pattern, text, re.DOTALL | re.IGNORECASE):
            return _filled(found, path)
    kind = _kind_by_keys(game, set(KEY.findall(text)), wanted)
    return Recognised(CALLED.get(kind) or f"a {kind} file", _use(kind, path)) if kind else None


def _filled(found: tuple[str, str], path: Path) -> Recognised:
    what, use = found
    layout = path.name.removesuffix(FIGURES) + ENDINGS[0]
    return Recognised(what, use.format(file=shown(path), folder=shown(path.parent), layout=layout))


def _kind_by_keys(game: AnyGame, keys: set[str], wanted: str) -> str | None:
    """The kind whose keys these are, if they fit it better than what is wanted."""
    fits = {kind: _fit(model, keys) for kind, model in _models(game)}
    best = max(fits, key=lambda kind: fits[kind])
    return best if fits[best][0] > fits.get(wanted, (0, 0.0))[0] else None


def _models(game: AnyGame) -> Iterator[tuple[str, type[FileModel]]]:
    """The layouts of every game are called so here, whatever the game calls them."""
    for kind in discover.file_kinds(game.id):
        is_layout = kind not in (KIT, PROJECT, WRITTEN, *common_files(game))
        yield LAYOUT if is_layout else kind, discover.file_model(game.id, kind)
    yield PRINTERS, PrintersFile


def _fit(model: type[FileModel], keys: set[str]) -> tuple[int, float]:
    """How many keys are of that kind more than are not, and how much of what it needs is there."""
    fields = model.model_fields
    needed = {name for name, field in fields.items() if field.is_required()}
    return len(keys & fields.keys()) - len(keys - fields.keys()), len(keys & needed) / max(len(needed), 1)


def _use(kind: str, path: Path) -> str:
    file = shown(path)
    uses: Mapping[str, str] = {
        KIT: f"`papercosmos night --craft {file}` makes it",
        LAYOUT: f"`papercosmos check {file}` tells whether it can be played; `print` and `night` take it with --layout",
        PRINTERS: "`papercosmos printer` shows and changes the profiles",
        PROJECT: f"name the folder, such as `papercosmos list --data {shown(path.parent)}`, or work in it",
        WRITTEN: f"`papercosmos score {file}` replays and scores it",
    }
    return uses.get(kind) or f"all layouts of a project are played with its {kind}.yaml: `papercosmos new DIR --{kind}`"
