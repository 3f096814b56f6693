"""Load shapes: the polyhexes of Distant Suns from shapes.yaml."""

import re
from collections.abc import Iterator

from generator.data import Shelf
from generator.findings import Finding
from generator.findings import has_errors
from generator.findings import in_order
from generator.games.distant_suns.content import Shape
from generator.games.distant_suns.load.file_shapes import BlackHoleEntry
from generator.games.distant_suns.load.file_shapes import ShapesFile
from generator.geometry.hex_grid import LATTICES
from generator.geometry.hex_grid import Hex
from generator.geometry.hex_grid import Orientation
from generator.geometry.hex_grid import around
from generator.geometry.pieces import is_connected
from generator.load import Loaded
from generator.load import load_text
from generator.load import reading
from generator.load.document import Location
from generator.load.document import YamlDocument
from generator.load.models import words
from generator.load.picture import Mark
from generator.load.picture import read_picture
from generator.values import dataclass

FILE_NAME = "shapes.yaml"
HEX = "o"
NOTHING = "-"
BLACK_HOLE = "black-hole"
SHAPE_ID = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")


@dataclass(frozen=True, slots=True)
class Shapes:
    tiles: tuple[Shape, ...]
    black_hole: Shape


def load_shapes(shelf: Shelf) -> Loaded[Shapes]:
    """The shapes of the tiles and the black hole."""
    return reading(shelf / FILE_NAME, _read)


def _read(text: str, name: str) -> Loaded[Shapes]:
    file = load_text(ShapesFile, text, name)
    if file.value is None or file.document is None:
        return Loaded(None, file.findings, file.document)
    findings = [*file.findings, *_id_faults(file.document, file.value)]
    tiles = []
    for number, entry in enumerate(file.value.shapes):
        tiles.append(_shape(file.document, ("shapes", number), entry.id, entry, findings))
    black_hole = _shape(file.document, ("black_hole",), BLACK_HOLE, file.value.black_hole, findings)
    value = None if has_errors(findings) else Shapes(tuple(tiles), black_hole)
    return Loaded(value, in_order(findings), file.document)


def _id_faults(document: YamlDocument, file: ShapesFile) -> Iterator[Finding]:
    lines: dict[str, int] = {BLACK_HOLE: document.key_span(("black_hole",)).line}
    for number, entry in enumerate(file.shapes):
        place = document.span(("shapes", number, "id"))
        if not SHAPE_ID.fullmatch(entry.id):
            fix = "use small letters, digits and dashes, such as shooting-star"
            yield Finding("DS151", f"the shape id {entry.id!r} cannot be used", place, help=fix)
        elif entry.id in lines:
            label = f"first used in line {lines[entry.id]}"
            yield Finding("DS152", f"two shapes have the id {entry.id!r}", place, label, "give one another id")
        lines.setdefault(entry.id, place.line)


def _shape(document: YamlDocument, place: Location, id: str, entry: BlackHoleEntry, findings: list[Finding]) -> Shape:
    cells = (*place, "cells")
    picture = read_picture(document, cells, (HEX, NOTHING), LATTICES[Orientation.POINTY])
    marks = tuple(mark for mark in picture.marks if mark.symbol == HEX)
    findings += picture.findings or _form_faults(document, cells, id, marks)
    return Shape(id, _from_first(marks), document.key_span(cells), words(entry.name, document, *place, "name"))


def _form_faults(
    document: YamlDocument, location: Location, name: str, marks: tuple[Mark[Hex], ...]
) -> Iterator[Finding]:
    if not marks:
        fix = f"draw its hexes with {HEX!r}"
        yield Finding("DS153", f"the shape {name!r} has no hexes", document.key_span(location), help=fix)
    elif not is_connected({mark.cell for mark in marks}, around):
        message = f"the shape {name!r} is in more than one piece"
        yield Finding("DS154", message, document.key_span(location), help="draw hexes that touch each other")


def _from_first(marks: tuple[Mark[Hex], ...]) -> tuple[Hex, ...]:
    """The hexes counted from the first one, so that the margin of a picture does not matter."""
    return tuple(Hex(mark.cell.q - marks[0].cell.q, mark.cell.r - marks[0].cell.r) for mark in marks)
