"""Pictures: position in the text is position on paper, both ways."""

from hypothesis import given
from hypothesis import settings
from hypothesis import strategies as st

from generator.findings import Finding
from generator.geometry.hex_grid import DIRECTIONS
from generator.geometry.hex_grid import Hex
from generator.geometry.hex_grid import Orientation
from generator.load.picture import Picture
from generator.load.picture import read_picture
from generator.load.yaml_reader import read_yaml


def read(rows: list[str], orientation: Orientation = Orientation.POINTY, header: str = "|2") -> Picture:
    text = f"rows: {header}\n" + "".join(f"  {row}\n" for row in rows)
    document, findings = read_yaml(text, "file.yaml")
    assert document is not None and not findings
    return read_picture(document, ("rows",), "-o", orientation)


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


def hexes(picture: Picture) -> list[Hex]:
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
