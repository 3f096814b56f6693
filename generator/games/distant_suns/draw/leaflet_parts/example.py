"""Example: a small sheet with what was drawn on it, read from two pictures and confirmed by the rules.

A wrong example cannot be printed: every drawing is put to the rules in its turn, and what the leaflet claims about it
(that it is illegal, that nothing else fits) is asked of them too.
"""

from collections.abc import Iterator
from collections.abc import Mapping
from dataclasses import dataclass
from dataclasses import replace

from generator.draw.furniture.example import WrongExampleError
from generator.findings import Span
from generator.games.distant_suns.content import Layout
from generator.games.distant_suns.content import Sector
from generator.games.distant_suns.content import SectorKind
from generator.games.distant_suns.content import Shape
from generator.games.distant_suns.rules.board import Board
from generator.games.distant_suns.rules.board import make_board
from generator.games.distant_suns.rules.sheet import Drawing
from generator.games.distant_suns.rules.sheet import Sheet
from generator.games.distant_suns.rules.sheet import blank_sheet
from generator.games.distant_suns.rules.sheet import drawn
from generator.games.distant_suns.rules.sheet import fault
from generator.games.distant_suns.rules.sheet import must_draw
from generator.geometry.hex_grid import Hex
from generator.geometry.hex_grid import Orientation
from generator.load.words import Words

KINDS = {
    ".": SectorKind.PLAIN,
    "S": SectorKind.START,
    "A": SectorKind.ALIEN,
    "U": SectorKind.UPGRADE,
    "T": SectorKind.TREASURE,
    "W": SectorKind.WORLD,
    "X": SectorKind.WORLD,
}
WORLDS = {"W": (10, 5), "X": (15, 8)}  # what the worlds of our own layouts are worth
NOWHERE = Span("", 1, 1)


@dataclass(frozen=True, slots=True)
class Example:
    """A sheet in the middle of a game, and perhaps what somebody wants to draw next."""

    board: Board
    sheet: Sheet
    attempt: Drawing | None = None

    @property
    def layout(self) -> Layout:
        return self.board.layout

    def cells(self, drawing: Drawing) -> tuple[Hex, ...]:
        return self.board.cells_of(drawing.mask)

    def is_legal(self) -> bool:
        return self.attempt is not None and not fault(self.board, self.sheet, self.attempt)

    def fits_whole(self) -> bool:
        """True if the shape somebody wants to draw could be drawn without spending."""
        return self.attempt is not None and must_draw(self.board, self.sheet, self.attempt.shape)


def marks(picture: str) -> Iterator[tuple[Hex, str]]:
    """The signs of a picture with their hexes; position in the text is position on paper."""
    for row, line in enumerate(picture.strip("\n").split("\n")):
        for column, sign in enumerate(line):
            if sign != " ":
                yield Hex((column - row) // 2, row), sign


def read_shape(id: str, picture: str) -> Shape:
    """A shape from its picture, counted from its first hex as in the file of the shapes."""
    cells = [cell for cell, sign in marks(picture) if sign == "o"]
    return Shape(id, tuple(Hex(cell.q - cells[0].q, cell.r - cells[0].r) for cell in cells))


def read_layout(id: str, picture: str) -> Layout:
    """A layout for examples; the hex size is that of the picture and means nothing."""
    sectors = tuple(_sector(cell, sign) for cell, sign in marks(picture) if sign in KINDS)
    return Layout(id, Words(), "", Words(), 1.0, Orientation.POINTY, sectors, id)


def _sector(cell: Hex, sign: str) -> Sector:
    first, later = WORLDS.get(sign, (0, 0))
    return Sector(cell, KINDS[sign], NOWHERE, first, later)


def played(layout: str, drawings: str, order: Mapping[str, str], shapes: tuple[Shape, ...]) -> Example:
    """The sheet after the drawings, whose letters tell their shapes in the order of drawing."""
    board = make_board(read_layout("example", layout), shapes)
    sheet = blank_sheet(board)
    for letter, shape in order.items():
        drawing = read_drawing(board, drawings, letter, shape)
        reason = fault(board, sheet, drawing)
        if reason:
            raise WrongExampleError(f"drawing {letter!r} of an example: {reason}")
        sheet = drawn(board, sheet, drawing)
    return Example(board, replace(sheet, worlds=_reached(board, sheet)))


def read_drawing(board: Board, picture: str, letter: str, shape: str) -> Drawing:
    cells = [cell for cell, sign in marks(picture) if sign == letter]
    return Drawing(shape, board.mask(cells), len(board.shapes[shape].cells) - len(cells))


def _reached(board: Board, sheet: Sheet) -> tuple[int, ...]:
    """What the worlds earned if this player was first at every other one, beginning with the first."""
    reached = [world for world in board.worlds if world.around & sheet.covered]
    firsts = {id(world) for world in reached[::2]}
    return tuple(
        0 if world not in reached else world.sector.first if id(world) in firsts else world.sector.later
        for world in board.worlds
    )


def attempted(before: Example, picture: str, letter: str, shape: str) -> Example:
    return replace(before, attempt=read_drawing(before.board, picture, letter, shape))
