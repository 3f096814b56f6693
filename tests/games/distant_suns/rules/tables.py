"""Tables: small sheets drawn as text, put before the engine and the reference at once.

A picture has panels side by side, divided by `|`: first the sheet, as in a layout file (W is a world 10/5, X one of
15/8, # a decorative sector), then what is drawn on it. There a *letter* is a drawing made earlier, in the order of the
alphabet, and a *digit* is a drawing to be judged; all other signs are there for the eye. How many upgrades a drawing
spends is seen from its size.
"""

from collections.abc import Iterator
from collections.abc import Mapping
from dataclasses import dataclass
from dataclasses import replace
from string import ascii_lowercase

import pytest
import reference
from reference import Cell
from reference import Drawn

from generator.findings import Span
from generator.games.distant_suns.content import Layout
from generator.games.distant_suns.content import Scoring
from generator.games.distant_suns.content import Sector
from generator.games.distant_suns.content import SectorKind
from generator.games.distant_suns.content import Shape
from generator.games.distant_suns.rules.board import Board
from generator.games.distant_suns.rules.board import make_board
from generator.games.distant_suns.rules.score import Score
from generator.games.distant_suns.rules.score import score
from generator.games.distant_suns.rules.setup import Setup
from generator.games.distant_suns.rules.sheet import Drawing
from generator.games.distant_suns.rules.sheet import Sheet
from generator.games.distant_suns.rules.sheet import blank_sheet
from generator.games.distant_suns.rules.sheet import drawn
from generator.games.distant_suns.rules.sheet import fault
from generator.games.distant_suns.rules.sheet import legal_drawings
from generator.games.distant_suns.rules.sheet import must_draw
from generator.geometry.hex_grid import Hex
from generator.geometry.hex_grid import Orientation
from generator.load.words import Words

NOWHERE = Span("test", 1, 1)
KINDS = {
    ".": SectorKind.PLAIN,
    "S": SectorKind.START,
    "A": SectorKind.ALIEN,
    "U": SectorKind.UPGRADE,
    "T": SectorKind.TREASURE,
    "#": SectorKind.DECORATIVE,
}
WORLDS = {"W": (10, 5), "X": (15, 8)}
SCORING = Scoring(points=(0, 3, 6, 10, 15, 20), each_further=5, treasure=10, alien=-5)
MISSIONS = ("alien", "upgrade", "treasure", "cluster", "black-hole")
FORMS: Mapping[str, tuple[Cell, ...]] = {
    "dot": ((0, 0),),
    "pair": ((0, 0), (1, 0)),
    "telescope": ((0, 0), (1, 0), (2, 0)),
    "moon": ((0, 0), (1, -1), (2, -1), (2, 0)),
    "comet": ((0, 0), (1, 0), (2, 0), (2, -1)),
    "planet": ((0, 0), (1, 0), (0, 1), (1, -1)),
    "stick": ((0, 0), (1, 0), (2, 0), (3, 0)),
    "plank": ((0, 0), (1, 0), (2, 0), (3, 0), (4, 0)),
    "black-hole": ((0, 0), (1, 0), (0, 1)),
}


def shape_of(name: str, cells: tuple[Cell, ...]) -> Shape:
    return Shape(name, tuple(Hex(q, r) for q, r in cells))


def layout_of(kinds: Mapping[Cell, SectorKind], worlds: Mapping[Cell, tuple[int, int]]) -> Layout:
    """A layout of these sectors; its name and all else that is only printed is empty."""
    sectors = tuple(Sector(Hex(*cell), kind, NOWHERE, *worlds.get(cell, (0, 0))) for cell, kind in kinds.items())
    return Layout("test", Words(), "", Words(), 17, Orientation.POINTY, sectors, "TEST")


def panels_of(text: str) -> list[dict[Cell, str]]:
    """Each panel as a dictionary of cells; the first symbol of its first row is the cell (0, 0)."""
    lines = [line.split("|") for line in text.strip("\n").splitlines() if line.strip()]
    panels = []
    for rows in zip(*lines, strict=True):
        left = len(rows[0]) - len(rows[0].lstrip())
        panels.append(dict(_symbols(rows, left)))
    return panels


def _symbols(rows: tuple[str, ...], left: int) -> Iterator[tuple[Cell, str]]:
    for r, row in enumerate(rows):
        for column, symbol in enumerate(row[left:]):
            assert symbol == " " or (column - r) % 2 == 0, f"{symbol!r} in row {r + 1} is between two places"
            if symbol not in " -":
                yield ((column - r) // 2, r), symbol


def layout_from(panel: Mapping[Cell, str]) -> Layout:
    kinds = {cell: KINDS.get(symbol, SectorKind.WORLD) for cell, symbol in panel.items()}
    return layout_of(kinds, {cell: WORLDS[symbol] for cell, symbol in panel.items() if symbol in WORLDS})


def drawing_in(panel: Mapping[Cell, str], mark: str, shape: str) -> Drawn:
    """The drawing made of one mark; each hex it is smaller than its shape was left out."""
    cells = frozenset(cell for cell, symbol in panel.items() if symbol == mark)
    return Drawn(shape, cells, len(FORMS[shape]) - len(cells))


def as_drawing(board: Board, drawing: Drawn) -> Drawing:
    return Drawing(drawing.shape, board.mask(Hex(*cell) for cell in drawing.cells), drawing.left_out)


def as_drawn(board: Board, drawing: Drawing) -> Drawn:
    cells = frozenset((cell.q, cell.r) for cell in board.cells_of(drawing.mask))
    return Drawn(drawing.shape, cells, drawing.spent)


def sheet_with(board: Board, drawings: tuple[Drawn, ...], worlds: tuple[int, ...]) -> Sheet:
    sheet = blank_sheet(board)
    for drawing in drawings:
        sheet = drawn(board, sheet, as_drawing(board, drawing))
    return replace(sheet, worlds=worlds)


def lines_of(result: Score) -> reference.Result:
    """What the engine scored, in the words of the reference, so that the two can be compared line by line."""
    missions = tuple(reference.Line(line.mission, line.shape, line.count, line.points) for line in result.missions)
    return reference.Result(
        missions,
        result.worlds,
        result.treasures,
        result.treasure_points,
        result.aliens,
        result.alien_points,
        result.total,
    )


@dataclass(frozen=True)
class Table:
    """One sheet with what was drawn on it earlier, for the engine and for the reference."""

    board: Board
    cosmos: reference.Cosmos
    panels: list[dict[Cell, str]]
    earlier: tuple[Drawn, ...]
    sheet: Sheet

    def allows(self, digit: str, shape: str, spent: int | None = None) -> bool:
        """True if the drawing marked with the digit is legal; the engine's two answers and the reference must agree."""
        panel = next(panel for panel in self.panels if digit in panel.values())
        proposed = drawing_in(panel, digit, shape)
        if spent is not None:
            proposed = proposed._replace(left_out=spent)
        is_legal = proposed in reference.legal_drawings(self.cosmos, FORMS[shape], shape, self.earlier)
        if not proposed.cells <= set(self.cosmos.kinds):
            with pytest.raises(KeyError):  # the engine has no bit for a hex off the grid
                as_drawing(self.board, proposed)
            return is_legal
        drawing = as_drawing(self.board, proposed)
        assert (drawing in legal_drawings(self.board, self.sheet, shape)) == is_legal
        assert (fault(self.board, self.sheet, drawing) == "") == is_legal
        return is_legal

    def drawings(self, shape: str) -> set[Drawn]:
        """All that may be drawn; the engine and the reference must agree."""
        found = [as_drawn(self.board, each) for each in legal_drawings(self.board, self.sheet, shape)]
        assert len(found) == len(set(found))
        assert set(found) == reference.legal_drawings(self.cosmos, FORMS[shape], shape, self.earlier)
        return set(found)

    def may_pass(self, shape: str) -> bool:
        must = must_draw(self.board, self.sheet, shape)
        assert must != reference.may_pass(self.cosmos, FORMS[shape], shape, self.earlier)
        return not must

    def score(self, **shapes: str) -> Score:
        """The sheet scored with these missions belonging to these shapes, and the others to shapes never drawn."""
        by_mission = {mission.replace("_", "-"): shape for mission, shape in shapes.items()}
        tiles = tuple(by_mission.get(mission, f"not-drawn-{mission}") for mission in MISSIONS)
        scored = score(self.board, Setup(tiles, MISSIONS), SCORING, self.sheet)
        expected = reference.score(self.cosmos, tiles, MISSIONS, self.earlier, self.sheet.worlds)
        assert lines_of(scored) == expected
        return scored

    def count(self, mission: str, shape: str) -> int:
        """The count of one mission for one shape."""
        return next(line.count for line in self.score(**{mission: shape}).missions if line.shape == shape)


def table(text: str, **shapes: str) -> Table:
    """The position of the picture: `a="moon"` says what the letter a stands for; each drawing must have been legal."""
    panels = panels_of(text)
    layout = layout_from(panels[0])
    board = make_board(layout, [shape_of(name, cells) for name, cells in FORMS.items()])
    cosmos = reference.cosmos_of(layout)
    letters = {symbol for panel in panels[1:] for symbol in panel.values() if symbol in ascii_lowercase}
    assert letters == set(shapes)
    drawings: tuple[Drawn, ...] = ()
    for letter in sorted(letters):
        panel = next(panel for panel in panels[1:] if letter in panel.values())
        drawing = drawing_in(panel, letter, shapes[letter])
        legal = reference.legal_drawings(cosmos, FORMS[drawing.shape], drawing.shape, drawings)
        assert drawing in legal, f"the drawing {letter} of this picture is not legal"
        drawings = (*drawings, drawing)
    turns = [reference.Turn(reference.Module(0, 0, 1), (drawing,)) for drawing in drawings]
    worlds = reference.world_points(cosmos, turns, 0) if turns else (0,) * len(cosmos.worlds)
    return Table(board, cosmos, panels, drawings, sheet_with(board, drawings, worlds))
