"""Load layout: one sheet of Distant Suns from its YAML file."""

from collections.abc import Iterator
from functools import partial

from generator.data import Source
from generator.findings import Finding
from generator.findings import Severity
from generator.findings import has_errors
from generator.findings import in_order
from generator.games.distant_suns.content import Layout
from generator.games.distant_suns.content import Sector
from generator.games.distant_suns.load.code import layout_code
from generator.games.distant_suns.load.file_layout import GridPart
from generator.games.distant_suns.load.file_layout import LayoutFile
from generator.games.distant_suns.load.sectors import read_sectors
from generator.geometry.hex_grid import Orientation
from generator.load import Loaded
from generator.load import load_text
from generator.load import reading
from generator.load.document import YamlDocument
from generator.load.models import words
from generator.load.typed import part_of
from generator.load.typed import without_repeats
from generator.names import name_part

EASY_HEX_SIZE = 15


def load_layout(source: Source) -> Loaded[Layout]:
    """The layout, or None and all that is wrong with it; the picture is checked even if other keys have faults."""
    return reading(source, partial(_read, name_part(source.stem)))


def _read(id: str, text: str, name: str) -> Loaded[Layout]:
    file = load_text(LayoutFile, text, name)
    part = part_of(file.document, GridPart) if file.document else None
    if file.document is None or part is None:
        return Loaded(None, file.findings, file.document)
    sectors, faults = read_sectors(file.document, part)
    small = _small_hexes(file.document, file.value) if file.value else ()
    findings = in_order(without_repeats(file.findings, (*faults, *small)))
    value = None if file.value is None or has_errors(findings) else _layout(id, file.document, file.value, sectors)
    return Loaded(value, findings, file.document)


def _layout(id: str, document: YamlDocument, file: LayoutFile, sectors: tuple[Sector, ...]) -> Layout:
    orientation = Orientation(file.orientation)
    code = layout_code(orientation, sectors)
    return Layout(
        id=id,
        name=words(file.name, document, "name"),
        author=" ".join(file.author.split()),
        notes=words(file.notes, document, "notes"),
        hex_size=file.hex_size,
        orientation=orientation,
        sectors=sectors,
        code=code,
        span=document.key_span(("rows",)),
    )


def _small_hexes(document: YamlDocument, file: LayoutFile) -> Iterator[Finding]:
    if file.hex_size < EASY_HEX_SIZE:
        yield Finding(
            "DS115",
            f"hexes of {file.hex_size:g} mm are hard to draw in with a pencil",
            document.span(("hex_size",)),
            help=f"use {EASY_HEX_SIZE} mm or more if the paper allows it",
            severity=Severity.WARNING,
        )
