"""Sectors: what a layout's picture says, and whether a sheet can be made of it."""

from collections.abc import Iterator

from generator.findings import Finding
from generator.findings import Severity
from generator.findings import Span
from generator.findings import has_errors
from generator.games.distant_suns.content import Sector
from generator.games.distant_suns.content import SectorKind
from generator.games.distant_suns.load.file_layout import GridPart
from generator.games.distant_suns.load.legend import Legend
from generator.games.distant_suns.load.legend import read_legend
from generator.geometry.hex_grid import LATTICES
from generator.geometry.hex_grid import Hex
from generator.geometry.hex_grid import Orientation
from generator.geometry.hex_grid import around
from generator.geometry.pieces import pieces_of
from generator.load.document import YamlDocument
from generator.load.picture import Mark
from generator.load.picture import read_picture
from generator.values import dataclass

FEWEST_SECTORS = 60
MANY_SECTORS = 200
MOST_SECTORS = 400
MOST_UPGRADES = 24
MOST_WORLDS = 8
MOST_PIECES = 5  # named one by one
PLURALS = {
    SectorKind.ALIEN: "aliens",
    SectorKind.UPGRADE: "upgrades",
    SectorKind.TREASURE: "treasures",
    SectorKind.WORLD: "distant worlds",
}


@dataclass(frozen=True, slots=True)
class DrawnSectors:
    """The marks that are sectors, the legend, and the place of the key `rows`."""

    document: YamlDocument
    legend: Legend
    marks: tuple[Mark[Hex], ...]
    used: frozenset[str]
    rows: Span

    def of_kind(self, kind: SectorKind) -> tuple[Mark[Hex], ...]:
        return tuple(mark for mark in self.marks if self.legend[mark.symbol].kind is kind)


def read_sectors(document: YamlDocument, part: GridPart) -> tuple[tuple[Sector, ...], tuple[Finding, ...]]:
    """The sectors in reading order and all findings about them; cascades of a faulty picture are left out."""
    legend, legend_faults = read_legend(document, part.legend)
    picture = read_picture(document, ("rows",), legend, LATTICES[Orientation(part.orientation)])
    marks = tuple(mark for mark in picture.marks if mark.symbol in legend and legend[mark.symbol].kind)
    used = frozenset(mark.symbol for mark in picture.marks)
    drawn = DrawnSectors(document, legend, marks, used, document.key_span(("rows",)))
    faults = (*legend_faults, *picture.findings)
    structure = tuple(_second_starts(drawn)) if has_errors(faults) else tuple(_structure(drawn))
    return tuple(_sector(legend, mark) for mark in marks), (*faults, *structure)


def _sector(legend: Legend, mark: Mark[Hex]) -> Sector:
    meaning = legend[mark.symbol]
    kind = meaning.kind or SectorKind.PLAIN
    return Sector(mark.cell, kind, mark.span, meaning.first, meaning.later, mark.row, mark.place)


def _structure(drawn: DrawnSectors) -> Iterator[Finding]:
    if not drawn.marks:
        yield Finding("DS107", "the picture has no sectors", drawn.rows, help="draw between 60 and 200 of them")
        return
    yield from _no_start(drawn)
    yield from _second_starts(drawn)
    yield from _unused_symbols(drawn)
    yield from _size(drawn)
    if len(drawn.marks) > MOST_SECTORS:
        return
    yield from _missing_kinds(drawn)
    yield from _too_many(drawn, SectorKind.UPGRADE, MOST_UPGRADES, "DS112")
    yield from _too_many(drawn, SectorKind.WORLD, MOST_WORLDS, "DS113")
    yield from _pieces(drawn)


def _no_start(drawn: DrawnSectors) -> Iterator[Finding]:
    if not drawn.of_kind(SectorKind.START):
        symbols = [symbol for symbol, meaning in drawn.legend.items() if meaning.kind is SectorKind.START]
        fix = f"put one {symbols[0]!r} in the picture" if symbols else "add a symbol for 'start' to the legend"
        yield Finding("DS101", "the sheet has no start", drawn.rows, help=fix)


def _second_starts(drawn: DrawnSectors) -> Iterator[Finding]:
    starts = drawn.of_kind(SectorKind.START)
    for mark in starts[1:]:
        message = f"a second start at {_said(mark)}"
        yield Finding("DS102", message, mark.span, f"the first is at {_said(starts[0])}", "keep one of them")


def _said(mark: Mark[Hex]) -> str:
    return f"row {mark.row}, place {mark.place}"


def _unused_symbols(drawn: DrawnSectors) -> Iterator[Finding]:
    for symbol, meaning in drawn.legend.items():
        if meaning.kind not in (None, SectorKind.START) and symbol not in drawn.used:
            place = drawn.document.key_span(("legend", symbol))
            yield _warning("DS108", f"the symbol {symbol!r} is not used in the picture", place, "remove it")


def _size(drawn: DrawnSectors) -> Iterator[Finding]:
    count = len(drawn.marks)
    if count > MOST_SECTORS:
        message = f"the sheet has {count} sectors, more than {MOST_SECTORS}"
        yield Finding("DS110", message, drawn.rows, help=f"draw {FEWEST_SECTORS} to {MANY_SECTORS} of them")
    elif not FEWEST_SECTORS <= count <= MANY_SECTORS:
        message = f"the sheet has {count} sector{'s' if count > 1 else ''}; the game is made for 60 to 200"
        yield _warning("DS109", message, drawn.rows, "it prints, but may be too short or too long to play")


def _missing_kinds(drawn: DrawnSectors) -> Iterator[Finding]:
    missing = [plural for kind, plural in PLURALS.items() if not drawn.of_kind(kind)]
    if missing:
        message = f"the sheet has no {' and no '.join(missing)}"
        yield _warning("DS111", message, drawn.rows, "it prints without them, but some missions earn nothing")


def _too_many(drawn: DrawnSectors, kind: SectorKind, most: int, code: str) -> Iterator[Finding]:
    marks = drawn.of_kind(kind)
    if len(marks) > most:
        message = f"the sheet has {len(marks)} {PLURALS[kind]}, but the panel has room for {most}"
        yield Finding(code, message, marks[most].span, f"number {most + 1}", f"keep {most} or fewer")


def _pieces(drawn: DrawnSectors) -> Iterator[Finding]:
    by_cell = {mark.cell: mark for mark in drawn.marks}
    pieces = sorted(pieces_of(by_cell, around), key=len, reverse=True)
    for piece in pieces[1 : MOST_PIECES + 1]:
        first = next(mark for mark in drawn.marks if mark.cell in piece)
        count = f"{len(piece)} sectors are" if len(piece) > 1 else "1 sector is"
        message = f"{count} cut off from the rest of the sheet, at {_said(first)}"
        yield Finding("DS116", message, first.span, help="join the pieces, so that every sector can be reached")


def _warning(code: str, message: str, place: Span, fix: str) -> Finding:
    return Finding(code, message, place, help=fix, severity=Severity.WARNING)
