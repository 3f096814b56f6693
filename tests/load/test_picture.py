"""Pictures: position in the text is position on paper, both ways."""

from boards import CLOSE_SQUARES
from boards import SQUARES
from boards import Sector
from boards import Square
from boards import rings
from hypothesis import given
from hypothesis import settings
from hypothesis import strategies as st

from generator.findings import Finding
from generator.geometry.grid import Cell
from generator.geometry.hex_grid import DIRECTIONS
from generator.geometry.hex_grid import LATTICES
from generator.geometry.hex_grid import Hex
from generator.geometry.hex_grid import Orientation
from generator.geometry.lattice import Lattice
from generator.load.picture import Picture
from generator.load.picture import read_picture
from generator.load.yaml_reader import read_yaml


def read(rows: list[str], orientation: Orientation = Orientation.POINTY) -> Picture[Hex]:
    return read_on(LATTICES[orientation], rows)


def read_on(lattice: Lattice[Cell], rows: list[str], header: str = "|2") -> Picture[Cell]:
    text = f"rows: {header}\n" + "".join(f"  {row}\n" for row in rows)
    document, findings = read_yaml(text, "file.yaml")
    assert document is not None and not findings
    return read_picture(document, ("rows",), "-o", lattice)


def drawn(cells: set[Hex], orientation: Orientation) -> list[str]:
    """The hexes as rows of text, by the coordinates alone."""
    spots = {_spot(cell, orientation) for cell in cells}
    left, top = min(column for column, _ in spots), min(row for _, row in spots)
    left -= left % 2
    width = (max(column for column, _ in spots) - left) // 2 + 1
    gap = " " if orientation is Orientation.POINTY else "   "
    rows = []
    for row in range(top, max(row for _, row in spots) + 1):
        symbols = ["o" if (left + 2 * place + row % 2, row) in spots else "-" for place in range(width)]
        rows.append(" " * ((len(gap) + 1) // 2 * (row % 2)) + gap.join(symbols))
    return rows


def _spot(cell: Hex, orientation: Orientation) -> tuple[int, int]:
    if orientation is Orientation.POINTY:
        return 2 * cell.q + cell.r, cell.r
    return cell.q, 2 * cell.r + cell.q


def from_first(cells: list[Hex]) -> set[Hex]:
    return {Hex(cell.q - cells[0].q, cell.r - cells[0].r) for cell in cells}


def hexes(picture: Picture[Hex]) -> list[Hex]:
    return [mark.cell for mark in picture.marks if mark.symbol == "o"]


def codes(findings: tuple[Finding, ...]) -> list[str]:
    return [finding.code for finding in findings]


cell_sets = st.sets(st.builds(Hex, st.integers(-9, 9), st.integers(-9, 9)), min_size=1, max_size=60)


@settings(max_examples=150, deadline=None)
@given(cell_sets, st.sampled_from(Orientation))
def test_what_is_drawn_is_read_back(cells: set[Hex], orientation: Orientation) -> None:
    picture = read(drawn(cells, orientation), orientation)
    read_back = hexes(picture)
    in_order = sorted(cells, key=lambda cell: _spot(cell, orientation)[::-1])
    assert picture.findings == ()
    assert from_first(read_back) == from_first(in_order)


@settings(max_examples=100, deadline=None)
@given(cell_sets, st.sampled_from(Orientation))
def test_every_mark_points_at_its_own_character(cells: set[Hex], orientation: Orientation) -> None:
    for mark in read(drawn(cells, orientation), orientation).marks:
        assert mark.span.text[mark.span.column - 1] == mark.symbol


def test_neighbours_on_paper_are_neighbours_on_the_grid() -> None:
    around = from_first([Hex(0, 0), *DIRECTIONS])
    pointy = read(["- o o", " o o o", "- o o"])
    flat = read(["-   o   -", "  o   o   -", "-   o   -", "  o   o   -", "-   o   -"], Orientation.FLAT)
    assert {Hex(cell.q - hexes(pointy)[3].q, cell.r - hexes(pointy)[3].r) for cell in hexes(pointy)} == around
    assert {Hex(cell.q - hexes(flat)[3].q, cell.r - hexes(flat)[3].r) for cell in hexes(flat)} == around


def test_the_first_row_may_be_shifted() -> None:
    unshifted = read(["o o", " o o"])
    shifted = read([" o -", "o o", " o -"])
    assert shifted.findings == ()
    assert from_first(hexes(unshifted)) == {Hex(0, 0), Hex(1, 0), Hex(0, 1), Hex(1, 1)}
    assert from_first(hexes(shifted)) == {Hex(0, 0), Hex(0, 1), Hex(-1, 1), Hex(-1, 2)}


def test_spaces_at_the_end_of_a_row_do_not_matter() -> None:
    assert read(["o o   ", " o o "]).findings == ()


def test_each_fault_of_flat_pictures_has_its_code() -> None:
    good = ["o   o   o", "  o   o   o", "o   o   o", "  o   o   o"]
    faults = {
        "PC132": [*good, "o  o    o"],
        "PC133": [*good, "o       o"],
        "PC134": [*good, "o   o"],
        "PC135": [*good, "  o   o   o"],
        "PC137": ["", *good],
    }
    assert read(good, Orientation.FLAT).findings == ()
    for code, rows in faults.items():
        assert codes(read(rows, Orientation.FLAT).findings) == [code]


def test_many_faults_end_in_a_summary() -> None:
    findings = read(["a b c d e f g h", " i j k l m n p q"]).findings
    assert len(findings) == 11
    assert findings[-1].message == "and 6 more faults in this picture"


def test_an_unknown_symbol_is_told_once() -> None:
    (finding,) = read(["o x o x", " x o x o"]).findings
    assert (finding.code, finding.label) == ("PC131", "and 3 more")


def test_a_picture_that_fills_the_file_is_refused() -> None:
    assert codes(read(["o o o o o o o o o o"] * 500).findings) == ["PC141"]
    assert codes(read(["o"] + [""] * 2000 + ["o"]).findings) == ["PC141"]


def told(picture: Picture[Cell]) -> list[tuple[str, str, str | None]]:
    return [(finding.code, finding.message, finding.help) for finding in picture.findings]


def test_squares_stand_in_straight_rows() -> None:
    for lattice, rows in ((SQUARES, ["o o -", "- o o"]), (CLOSE_SQUARES, ["oo-", "-oo"])):
        picture = read_on(lattice, rows)
        assert picture.findings == ()
        drawn = [mark.cell for mark in picture.marks if mark.symbol == "o"]
        assert drawn == [Square(0, 0), Square(1, 0), Square(1, 1), Square(2, 1)]
        assert [(mark.row, mark.place) for mark in picture.marks] == [(1, 1), (1, 2), (1, 3), (2, 1), (2, 2), (2, 3)]


def test_faults_of_squares_are_told_without_a_word_of_shifted_rows() -> None:
    good = ["o o o", "o o o"]
    apart = "symbols of a row are 2 characters apart; add or remove spaces before it"
    nothing = "put a symbol there, if only for nothing"
    faults = {
        ("PC132", "'o' in row 3 stands between two places", apart): [*good, " o o o"],
        ("PC133", "row 3 has no symbol at place 1", nothing): [*good, "  o o"],
        ("PC134", "row 3 has 2 places, most rows have 3", "fill the row with the symbol for nothing"): [*good, "o o"],
    }
    for told_once, rows in faults.items():
        assert told(read_on(SQUARES, rows)) == [told_once]
    fix = "write the first row 'o o o…', the next one 'o - o…', and so on: each symbol has a place of its own"
    assert told(read_on(SQUARES, ["ooo", "o-o"])) == [("PC142", "the rows have no spaces between their symbols", fix)]
    assert "without spaces" in str(read_on(CLOSE_SQUARES, [""]).findings[0].help)
    assert codes(read_on(CLOSE_SQUARES, ["ooo", "o o"]).findings) == ["PC133"]


def test_rings_are_rows_each_as_long_as_the_board_says() -> None:
    lattice = rings((1, 3, 6))
    picture = read_on(lattice, ["o", "o - o", "- o o o - o"])
    assert picture.findings == ()
    drawn = [mark.cell for mark in picture.marks if mark.symbol == "o"]
    assert drawn == [Sector(0, 0), Sector(1, 0), Sector(1, 2), *(Sector(2, place) for place in (1, 2, 3, 5))]
    short = read_on(lattice, ["o", "o -", "- o o o - o o", "o"])
    assert [message for _, message, _ in told(short)] == [
        "row 2 has 2 places, the board has 3 there",
        "row 3 has 7 places, the board has 6 there",
        "row 4 has 1 places, the board has 0 there",
    ]
