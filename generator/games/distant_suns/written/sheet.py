"""Transcript sheet: the picture of a finished sheet, laid over the picture of its layout.

The *own* symbol of a sector is the one it has in the layout. In the picture of a player a sector is a sign (covered),
'.' or its own symbol (uncovered); where the layout has nothing there is '-', or what the layout has there.
"""

from collections.abc import Collection
from collections.abc import Iterator
from collections.abc import Mapping
from dataclasses import dataclass

from generator.findings import Finding
from generator.findings import Span
from generator.games.distant_suns.content import Sector
from generator.games.distant_suns.written.file import ReadTranscript
from generator.games.distant_suns.written.transcript import NOTHING
from generator.games.distant_suns.written.transcript import SIGNS
from generator.games.distant_suns.written.transcript import UNCOVERED
from generator.geometry.hex_grid import LATTICES
from generator.geometry.hex_grid import Hex
from generator.geometry.hex_grid import Orientation
from generator.load.document import Location
from generator.load.picture import Mark
from generator.load.picture import Picture
from generator.load.picture import read_picture
from generator.load.typed import name_of

OF_ROWS = ("PC135", "DS407")  # findings that a missing row brings with it, in every row that follows
MOST_DIFFERENCES = 5  # told one by one for each sheet


@dataclass(frozen=True, slots=True)
class Own:
    """The layout's picture: what stands at each place, and which places are sectors."""

    symbols: Mapping[Hex, str]
    sectors: Mapping[Hex, Sector]
    legend: Collection[str]
    rows: int
    places: int
    starts_shifted: int

    def means_sector(self, symbol: str) -> bool:
        return any(self.symbols[cell] == symbol for cell in self.sectors)


@dataclass(frozen=True, slots=True)
class WrittenSheet:
    """What stands on a sheet: the marks of each sign in reading order, and every mark by its hex."""

    signs: Mapping[str, tuple[Mark[Hex], ...]]
    marks: Mapping[Hex, Mark[Hex]]

    def said(self, cells: Collection[Hex]) -> str:
        """These sectors as people find them: row by row with their places."""
        rows: dict[int, list[int]] = {}
        for mark in sorted((self.marks[cell] for cell in cells), key=lambda mark: (mark.row, mark.place)):
            rows.setdefault(mark.row, []).append(mark.place)
        return ", ".join(f"row {row} place{'s' * (len(places) > 1)} {_listed(places)}" for row, places in rows.items())

    def first(self, cells: Collection[Hex]) -> Span:
        return min((self.marks[cell] for cell in cells), key=lambda mark: (mark.row, mark.place)).span


def _listed(numbers: list[int]) -> str:
    if len(numbers) > 2 and numbers[-1] - numbers[0] == len(numbers) - 1:
        return f"{numbers[0]} to {numbers[-1]}"
    return " and ".join(filter(None, [", ".join(map(str, numbers[:-1])), str(numbers[-1])]))


def read_own(source: ReadTranscript) -> Own:
    """The layout's picture once more, for the symbols that its content no longer has."""
    layout, document = source.content.layout, source.layout_document
    legend = document.value(("legend",))
    symbols = tuple(legend) if isinstance(legend, dict) else ()
    marks = read_picture(document, ("rows",), symbols, LATTICES[layout.orientation]).marks
    return Own(
        symbols={mark.cell: mark.symbol for mark in marks},
        sectors={sector.cell: sector for sector in layout.sectors},
        legend=symbols,
        rows=max(mark.row for mark in marks),
        places=max(mark.place for mark in marks),
        starts_shifted=min(_line_of(mark, layout.orientation) for mark in marks),
    )


def _line_of(mark: Mark[Hex], orientation: Orientation) -> int:
    """The line of the picture in which a mark stands, from 0; from 1 if its first row is shifted."""
    return mark.cell.r if orientation is Orientation.POINTY else 2 * mark.cell.r + mark.cell.q


def read_sheet(
    source: ReadTranscript, own: Own, location: Location, signs: Collection[str]
) -> tuple[WrittenSheet | None, tuple[Finding, ...]]:
    """What is drawn on the sheet; None if its picture has faults or is not the layout's."""
    known = {UNCOVERED, NOTHING, *SIGNS, *own.legend, *signs}
    picture = read_picture(source.document, location, known, LATTICES[source.content.layout.orientation])
    findings = picture.findings or tuple(_differences(source, own, location, picture, signs))
    if findings:
        left_out = _row_left_out(source, own, location)
        is_of_rows = any(finding.code in OF_ROWS for finding in findings)
        return None, (left_out,) if left_out and is_of_rows else findings
    covered: dict[str, list[Mark[Hex]]] = {}
    for mark in picture.marks:
        if mark.cell in own.sectors and mark.symbol in signs:
            covered.setdefault(mark.symbol, []).append(mark)
    marks = {mark.cell: mark for mark in picture.marks}
    return WrittenSheet({sign: tuple(each) for sign, each in covered.items()}, marks), ()


def _row_left_out(source: ReadTranscript, own: Own, location: Location) -> Finding | None:
    """Where the one row that is missing should stand: from there on, rows are no longer shifted as in the layout."""
    text = source.document.value(location)
    lines = [line for line in str(text).split("\n") if line.strip()]
    if len(lines) != own.rows - 1:
        return None
    shift = LATTICES[source.content.layout.orientation].shift(1)
    for number, line in enumerate(lines):
        is_shifted = (len(line) - len(line.lstrip(" "))) // shift % 2
        if is_shifted != (number + own.starts_shifted) % 2:
            break
    else:
        number = len(lines)
    return Finding(
        "DS407",
        f"row {number + 1} of the {name_of(location)} is left out: it has {len(lines)} rows, its layout {own.rows}",
        source.document.block_span(location, min(number, len(lines) - 1), 0),
        help="copy all rows of the layout, the empty ones too, and write the turns over them",
    )


def _differences(
    source: ReadTranscript, own: Own, location: Location, picture: Picture[Hex], signs: Collection[str]
) -> Iterator[Finding]:
    """Where the picture is not the layout's; of one with other rows or places only that."""
    wrong = [mark for mark in picture.marks if not _agrees(own, mark, signs)]
    missing = own.sectors.keys() - {mark.cell for mark in picture.marks}
    if not wrong and not missing:
        return
    rows, places = max(mark.row for mark in picture.marks), max(mark.place for mark in picture.marks)
    if missing or (rows, places) != (own.rows, own.places):
        yield Finding(
            "DS407",
            f"the {name_of(location)} has {rows} rows of {places} places, its layout {own.rows} rows of {own.places}",
            source.document.key_span(location),
            help="copy all rows of the layout, the empty ones too, and write the turns over them",
        )
        return
    told = [_told(source, own, mark) for mark in _first_of_each_sign(own, wrong)]
    yield from told[:MOST_DIFFERENCES]
    if len(told) > MOST_DIFFERENCES:
        more = f"and {len(told) - MOST_DIFFERENCES} more places that differ from the layout"
        yield Finding("DS406", more, told[MOST_DIFFERENCES].span, help="is it the right layout?")


def _first_of_each_sign(own: Own, marks: list[Mark[Hex]]) -> Iterator[Mark[Hex]]:
    """Of a sign that stands for nothing the first mark only, of all else every one."""
    seen: set[str] = set()
    for mark in marks:
        if mark.symbol not in seen:
            yield mark
        if _is_sign(own, mark):
            seen.add(mark.symbol)


def _is_sign(own: Own, mark: Mark[Hex]) -> bool:
    return mark.symbol in SIGNS and mark.cell in own.sectors


def _told(source: ReadTranscript, own: Own, mark: Mark[Hex]) -> Finding:
    return _unknown_sign(source, mark) if _is_sign(own, mark) else _difference(own, mark)


def _agrees(own: Own, mark: Mark[Hex], signs: Collection[str]) -> bool:
    if own.symbols.get(mark.cell) == mark.symbol:
        return True
    return mark.symbol in {UNCOVERED, *signs} if mark.cell in own.sectors else mark.symbol == NOTHING


def _unknown_sign(source: ReadTranscript, mark: Mark[Hex]) -> Finding:
    if not source.has_history:
        fix = f"add the shape it stands for to 'drawn', such as {mark.symbol}: moon"
        return Finding("DS408", f"the sign {mark.symbol!r} is not listed under 'drawn'", mark.span, help=fix)
    turns = len(source.file.turns)
    message = f"{mark.symbol!r} stands for turn {SIGNS.index(mark.symbol) + 1}, but {turns} turns are written down"
    return Finding("DS408", message, mark.span, help="add the turn to 'turns', or mend the sign")


def _difference(own: Own, mark: Mark[Hex]) -> Finding:
    place = f"row {mark.row}, place {mark.place}"
    symbol = own.symbols.get(mark.cell, NOTHING)
    if mark.cell not in own.sectors:
        message, fix = f"at {place} the layout has no sector", f"write {symbol!r} there"
    else:
        message = f"at {place} the layout has {symbol!r} ({own.sectors[mark.cell].kind}), the sheet {mark.symbol!r}"
        fix = f"write {' or '.join(map(repr, dict.fromkeys([symbol, UNCOVERED])))} if it is uncovered, else its turn"
    return Finding("DS406", message, mark.span, help=fix)
