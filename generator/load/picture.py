"""Picture: a grid drawn with characters, where position in the text is position on paper.

A *place* is where a symbol can stand; a row has places at equal distances, and the lattice of the grid says how far
they are apart and whether every other row is shifted by half of that. For people rows and places count from 1.
"""

from collections import Counter
from collections.abc import Collection
from collections.abc import Iterator
from typing import Generic

from generator.findings import Finding
from generator.findings import Span
from generator.geometry.grid import Cell
from generator.geometry.lattice import Lattice
from generator.load.document import Location
from generator.load.document import YamlDocument
from generator.load.drawing import Row
from generator.load.drawing import TextDrawing
from generator.load.drawing import drawing_of
from generator.load.slip_characters import ODD_SPACES
from generator.load.symbols import is_single_width
from generator.load.symbols import unknown_symbol
from generator.values import dataclass

MOST_FINDINGS = 10
MOST_PLACES = 4000
MOST_ROWS = 1000


@dataclass(frozen=True, slots=True)
class Mark(Generic[Cell]):
    """One symbol of a picture: its cell, its place in the file, and its row and place as people count."""

    symbol: str
    cell: Cell
    span: Span
    row: int
    place: int


@dataclass(frozen=True, slots=True)
class Picture(Generic[Cell]):
    marks: tuple[Mark[Cell], ...]
    findings: tuple[Finding, ...]


def read_picture(
    document: YamlDocument, location: Location, symbols: Collection[str], lattice: Lattice[Cell]
) -> Picture[Cell]:
    """The marks of the picture and what is wrong with it."""
    block = document.value(location)
    if not isinstance(block, str) or not document.is_literal(location):
        return Picture((), (_not_a_block(document, location),))
    lines = block.rstrip("\n ").split("\n")
    if lines == [""]:
        return Picture((), (_empty(document, location, lattice),))
    if len(lines) > MOST_ROWS or len("".join(block.split())) > MOST_PLACES:
        message = f"the picture has more than {MOST_ROWS} rows or {MOST_PLACES} symbols"
        return Picture((), (Finding("PC141", message, document.key_span(location), help="draw a smaller one"),))
    if tabs := tuple(_tabs(document, location, lines)):
        return Picture((), _at_most(tabs))
    if odd := [number for number, line in enumerate(lines) if ODD_SPACES.holds(line)]:
        numbers = [document.block_span(location, number, 0).line - 1 for number in odd]
        return Picture((), (ODD_SPACES.finding(document.file, document.lines, numbers),))
    drawing = drawing_of(document, location, lines, lattice)
    if drawing.is_without_spaces:
        return Picture((), (_without_spaces(drawing),))
    findings = (*_blank_rows(document, location, lines), *_faults(drawing, symbols))
    return Picture(tuple(_marks(drawing)), _at_most(findings))


def _empty(document: YamlDocument, location: Location, lattice: Lattice[Cell]) -> Finding:
    fix = f"draw one row of symbols on each line, {'with' if lattice.step > 1 else 'without'} spaces between them"
    return Finding("PC139", "the picture is empty", document.key_span(location), help=fix)


def _not_a_block(document: YamlDocument, location: Location) -> Finding:
    key = location[-1]
    return Finding(
        "PC130",
        f"{key} must be a picture, written as a block with '|'",
        document.key_span(location),
        help="write '|' after the ':' and the rows on the lines below, indented by two spaces",
    )


def _without_spaces(drawing: TextDrawing[Cell]) -> Finding:
    first, *others = drawing.rows
    lattice = drawing.lattice
    between, shift = " " * (lattice.step - 1), " " * lattice.shift(1)
    spaced = [between.join(row.text.strip()[:4]) for row in (first, *others[:1])]
    then = f", the next one {shift + spaced[1] + '…'!r}, and so on" if others else ""
    why = "every other row is shifted" if lattice.is_staggered else "each symbol has a place of its own"
    return Finding(
        "PC142",
        "the rows have no spaces between their symbols",
        drawing.span(first, first.columns[0], len(first.columns)),
        help=f"write the first row {spaced[0] + '…'!r}{then}: {why}",
    )


def _at_most(findings: tuple[Finding, ...]) -> tuple[Finding, ...]:
    if len(findings) <= MOST_FINDINGS:
        return findings
    more = len(findings) - MOST_FINDINGS
    rest = Finding("PC140", f"and {more} more faults in this picture", findings[MOST_FINDINGS].span)
    return (*findings[:MOST_FINDINGS], rest)


def _tabs(document: YamlDocument, location: Location, lines: list[str]) -> Iterator[Finding]:
    for number, line in enumerate(lines):
        if "\t" in line:
            place = document.block_span(location, number, line.index("\t"))
            yield Finding("PC136", f"row {number + 1} has a tab in it", place, help="use spaces")


def _blank_rows(document: YamlDocument, location: Location, lines: list[str]) -> Iterator[Finding]:
    for number, line in enumerate(lines):
        if not line.strip(" "):
            place = document.block_span(location, number, 0)
            fix = "remove the line, or fill it with the symbol for nothing"
            yield Finding("PC137", f"row {number + 1} is blank", place, help=fix)


def _marks(drawing: TextDrawing[Cell]) -> Iterator[Mark[Cell]]:
    for row in drawing.rows:
        for column in row.columns:
            if drawing.is_on_place(row, column):
                place = drawing.place(row, column)
                cell = drawing.lattice.cell(place, row.order)
                yield Mark(row.text[column], cell, drawing.span(row, column), row.number + 1, place + 1)


def _faults(drawing: TextDrawing[Cell], symbols: Collection[str]) -> Iterator[Finding]:
    usual = _usual_width(drawing)
    yield from _strange_symbols(drawing, symbols)
    for row in drawing.rows:
        if drawing.is_misshifted(row):
            yield _misshifted(drawing, row)
        elif not all(drawing.is_on_place(row, column) for column in row.columns):
            yield _between_places(drawing, row)
        else:
            yield from _gaps(drawing, row)
            yield from _wrong_width(drawing, row, usual)


def _usual_width(drawing: TextDrawing[Cell]) -> int:
    """The number of places that most rows have."""
    return Counter(_width(drawing, row) for row in drawing.rows).most_common(1)[0][0]


def _width(drawing: TextDrawing[Cell], row: Row) -> int:
    return drawing.place(row, len(row.text) - 1) + 1


def _strange_symbols(drawing: TextDrawing[Cell], symbols: Collection[str]) -> Iterator[Finding]:
    """Each once, where it stands first."""
    spots: dict[str, list[Span]] = {}
    for row in drawing.rows:
        for column in row.columns:
            if row.text[column] not in symbols or not is_single_width(row.text[column]):
                spots.setdefault(row.text[column], []).append(drawing.span(row, column))
    for symbol, places in spots.items():
        label = f"and {len(places) - 1} more" if len(places) > 1 else ""
        if not is_single_width(symbol):
            message = f"the character U+{ord(symbol):04X} is not as wide as the others"
            yield Finding("PC138", message, places[0], label, "use plain letters, digits and signs in pictures")
        else:
            yield unknown_symbol(symbol, symbols, places[0], label)


def _misshifted(drawing: TextDrawing[Cell], row: Row) -> Finding:
    spaces = drawing.lattice.shift(1)
    fix = f"begin it {spaces} further right" if row.shift else f"begin it {spaces} further left"
    return Finding(
        "PC135",
        f"row {row.number + 1} must {'be' if row.shift else 'not be'} shifted; every other row is",
        drawing.span(row, row.columns[0]),
        help=f"{fix} ({spaces} space{'s' if spaces > 1 else ''}), as position in the text is position on paper",
    )


def _between_places(drawing: TextDrawing[Cell], row: Row) -> Finding:
    """Only the first one of a row: one space too many pushes all that follow off their places."""
    column = next(column for column in row.columns if not drawing.is_on_place(row, column))
    return Finding(
        "PC132",
        f"{row.text[column]!r} in row {row.number + 1} stands between two places",
        drawing.span(row, column),
        help=f"symbols of a row are {drawing.lattice.step} characters apart; add or remove spaces before it",
    )


def _gaps(drawing: TextDrawing[Cell], row: Row) -> Iterator[Finding]:
    for column in range(row.shift, len(row.text), drawing.lattice.step):
        if row.text[column] == " ":
            message = f"row {row.number + 1} has no symbol at place {drawing.place(row, column) + 1}"
            yield Finding("PC133", message, drawing.span(row, column), help="put a symbol there, if only for nothing")


def _wrong_width(drawing: TextDrawing[Cell], row: Row, usual: int) -> Iterator[Finding]:
    width, wanted, others = _width(drawing, row), usual, f"most rows have {usual}"
    if widths := drawing.lattice.widths:
        wanted = widths[row.order] if row.order < len(widths) else 0
        others = f"the board has {wanted} there"
    if width == wanted:
        return
    message = f"row {row.number + 1} has {width} places, {others}"
    if width < wanted:
        place = drawing.span(row, len(row.text) - 1)
        yield Finding("PC134", message, place, "the row ends here", "fill the row with the symbol for nothing")
    else:
        extra = row.shift + wanted * drawing.lattice.step
        place = drawing.span(row, extra, len(row.text) - extra)
        fix = "remove them" if widths else "remove them, or make all rows as long as this one"
        yield Finding("PC134", message, place, "too many", fix)
