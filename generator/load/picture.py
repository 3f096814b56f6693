"""Picture: a hex grid drawn with characters, where position in the text is position on paper.

A *place* is where a symbol can stand; a row has places at equal distances, and every other row is shifted by
half of that. Pointy tops: places are 2 characters apart and shifted by 1. Flat tops: 4 apart, shifted by 2, and
each row of text lies half a hex further down. Rows and places count from 1, as people do.
"""

from collections import Counter
from collections.abc import Collection
from collections.abc import Iterator

from generator.findings import Finding
from generator.findings import Span
from generator.geometry.hex_grid import Hex
from generator.geometry.hex_grid import Orientation
from generator.load.document import Location
from generator.load.document import YamlDocument
from generator.load.drawing import Drawing
from generator.load.drawing import Row
from generator.load.drawing import drawing_of
from generator.load.slip_characters import ODD_SPACES
from generator.load.symbols import is_single_width
from generator.load.symbols import unknown_symbol
from generator.values import dataclass

MOST_FINDINGS = 10
MOST_PLACES = 4000
MOST_ROWS = 1000


@dataclass(frozen=True, slots=True)
class Mark:
    """One symbol of a picture: its hex, its place in the file, and its row and place as people count."""

    symbol: str
    cell: Hex
    span: Span
    row: int
    place: int


@dataclass(frozen=True, slots=True)
class Picture:
    marks: tuple[Mark, ...]
    findings: tuple[Finding, ...]


def read_picture(
    document: YamlDocument, location: Location, symbols: Collection[str], orientation: Orientation
) -> Picture:
    """The marks of the picture and what is wrong with it."""
    block = document.value(location)
    if not isinstance(block, str) or not document.is_literal(location):
        return Picture((), (_not_a_block(document, location),))
    lines = block.rstrip("\n ").split("\n")
    if lines == [""]:
        return Picture((), (Finding("PC139", "the picture is empty", document.key_span(location), help=DRAW),))
    if len(lines) > MOST_ROWS or len("".join(block.split())) > MOST_PLACES:
        message = f"the picture has more than {MOST_ROWS} rows or {MOST_PLACES} symbols"
        return Picture((), (Finding("PC141", message, document.key_span(location), help="draw a smaller one"),))
    if tabs := tuple(_tabs(document, location, lines)):
        return Picture((), _at_most(tabs))
    if odd := [number for number, line in enumerate(lines) if ODD_SPACES.holds(line)]:
        numbers = [document.block_span(location, number, 0).line - 1 for number in odd]
        return Picture((), (ODD_SPACES.finding(document.file, document.lines, numbers),))
    drawing = drawing_of(document, location, lines, 2 if orientation is Orientation.POINTY else 4)
    if drawing.is_without_spaces:
        return Picture((), (_without_spaces(drawing),))
    findings = (*_blank_rows(document, location, lines), *_faults(drawing, symbols))
    return Picture(tuple(_marks(drawing, orientation)), _at_most(findings))


DRAW = "draw one row of symbols on each line, with spaces between them"


def _not_a_block(document: YamlDocument, location: Location) -> Finding:
    key = location[-1]
    return Finding(
        "PC130",
        f"{key} must be a picture, written as a block with '|'",
        document.key_span(location),
        help="write '|' after the ':' and the rows on the lines below, indented by two spaces",
    )


def _without_spaces(drawing: Drawing) -> Finding:
    first, *others = drawing.rows
    between, shift = " " * (drawing.step - 1), " " * (drawing.step // 2)
    spaced = [between.join(row.text.strip()[:4]) for row in (first, *others[:1])]
    then = f", the next one {shift + spaced[1] + '…'!r}, and so on" if others else ""
    return Finding(
        "PC142",
        "the rows have no spaces between their symbols",
        drawing.span(first, first.columns[0], len(first.columns)),
        help=f"write the first row {spaced[0] + '…'!r}{then}: every other row is shifted",
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


def _marks(drawing: Drawing, orientation: Orientation) -> Iterator[Mark]:
    for row in drawing.rows:
        for column in row.columns:
            if drawing.is_on_place(row, column):
                place = (column - row.shift) // drawing.step
                cell = _cell(2 * column // drawing.step, row.order + drawing.starts_shifted, orientation)
                yield Mark(row.text[column], cell, drawing.span(row, column), row.number + 1, place + 1)


def _cell(column: int, row: int, orientation: Orientation) -> Hex:
    """Doubled coordinates to axial ones; column and row are both even or both odd."""
    if orientation is Orientation.POINTY:
        return Hex((column - row) // 2, row)
    return Hex(column, (row - column) // 2)


def _faults(drawing: Drawing, symbols: Collection[str]) -> Iterator[Finding]:
    width = _usual_width(drawing)
    yield from _strange_symbols(drawing, symbols)
    for row in drawing.rows:
        if drawing.is_misshifted(row):
            yield _misshifted(drawing, row)
        elif not all(drawing.is_on_place(row, column) for column in row.columns):
            yield _between_places(drawing, row)
        else:
            yield from _gaps(drawing, row)
            yield from _wrong_width(drawing, row, width)


def _usual_width(drawing: Drawing) -> int:
    """The number of places that most rows have."""
    return Counter(_width(drawing, row) for row in drawing.rows).most_common(1)[0][0]


def _width(drawing: Drawing, row: Row) -> int:
    return (len(row.text) - 1 - row.shift) // drawing.step + 1


def _strange_symbols(drawing: Drawing, symbols: Collection[str]) -> Iterator[Finding]:
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


def _misshifted(drawing: Drawing, row: Row) -> Finding:
    spaces = drawing.step // 2
    fix = f"begin it {spaces} further right" if row.shift else f"begin it {spaces} further left"
    return Finding(
        "PC135",
        f"row {row.number + 1} must {'be' if row.shift else 'not be'} shifted; every other row is",
        drawing.span(row, row.columns[0]),
        help=f"{fix} ({spaces} space{'s' if spaces > 1 else ''}), as position in the text is position on paper",
    )


def _between_places(drawing: Drawing, row: Row) -> Finding:
    """Only the first one of a row: one space too many pushes all that follow off their places."""
    column = next(column for column in row.columns if not drawing.is_on_place(row, column))
    return Finding(
        "PC132",
        f"{row.text[column]!r} in row {row.number + 1} stands between two places",
        drawing.span(row, column),
        help=f"symbols of a row are {drawing.step} characters apart; add or remove spaces before it",
    )


def _gaps(drawing: Drawing, row: Row) -> Iterator[Finding]:
    for column in range(row.shift, len(row.text), drawing.step):
        if row.text[column] == " ":
            place = (column - row.shift) // drawing.step + 1
            message = f"row {row.number + 1} has no symbol at place {place}"
            yield Finding("PC133", message, drawing.span(row, column), help="put a symbol there, if only for nothing")


def _wrong_width(drawing: Drawing, row: Row, usual: int) -> Iterator[Finding]:
    width = _width(drawing, row)
    if width == usual:
        return
    message = f"row {row.number + 1} has {width} places, most rows have {usual}"
    if width < usual:
        place = drawing.span(row, len(row.text) - 1)
        yield Finding("PC134", message, place, "the row ends here", "fill the row with the symbol for nothing")
    else:
        extra = row.shift + usual * drawing.step
        place = drawing.span(row, extra, len(row.text) - extra)
        yield Finding("PC134", message, place, "too many", "remove them, or make all rows as long as this one")
