"""Drawing: the text of a picture seen as rows, each shifted or not."""

from typing import Generic

from generator.findings import Span
from generator.geometry.grid import Cell
from generator.geometry.lattice import Lattice
from generator.load.document import Location
from generator.load.document import YamlDocument
from generator.values import dataclass


@dataclass(frozen=True, slots=True)
class Row:
    """A row with text; `number` is its line in the block, from 0, `order` its row on the lattice."""

    number: int
    order: int
    text: str
    shift: int

    @property
    def columns(self) -> tuple[int, ...]:
        return tuple(column for column, symbol in enumerate(self.text) if symbol != " ")


@dataclass(frozen=True, slots=True)
class TextDrawing(Generic[Cell]):
    """A block of text seen as rows of a lattice."""

    document: YamlDocument
    location: Location
    lattice: Lattice[Cell]
    rows: tuple[Row, ...]

    @property
    def is_without_spaces(self) -> bool:
        """True if most rows are words, though there should be spaces between their symbols."""
        words = [len(row.columns) > 2 and " " not in row.text.strip() for row in self.rows]
        return self.lattice.step > 1 and sum(words) > len(words) / 2

    def span(self, row: Row, column: int, length: int = 1) -> Span:
        return self.document.block_span(self.location, row.number, column, length)

    def place(self, row: Row, column: int) -> int:
        """The place in which the character stands, or after which it does."""
        return (column - row.shift) // self.lattice.step

    def is_on_place(self, row: Row, column: int) -> bool:
        return (column - row.shift) % self.lattice.step == 0

    def is_misshifted(self, row: Row) -> bool:
        """True if every symbol stands where it would in the rows above and below."""
        step, is_staggered = self.lattice.step, self.lattice.is_staggered
        return is_staggered and all((column - row.shift) % step == step // 2 for column in row.columns)


def drawing_of(
    document: YamlDocument, location: Location, lines: list[str], lattice: Lattice[Cell]
) -> TextDrawing[Cell]:
    """The rows that have text; whether the first one is shifted is what suits most of them."""
    texts = [(number, line.rstrip(" ")) for number, line in enumerate(lines) if line.strip(" ")]
    unshifted, shifted = (_votes([text for _, text in texts], lattice, first) for first in (0, 1))
    first = int(lattice.is_staggered and shifted > unshifted)
    rows = (Row(number, row, text, lattice.shift(row)) for row, (number, text) in enumerate(texts, start=first))
    return TextDrawing(document, location, lattice, tuple(rows))


def _votes(texts: list[str], lattice: Lattice[Cell], first: int) -> int:
    """How many rows begin on a place if the first one is that row of the lattice."""
    return sum(
        (len(text) - len(text.lstrip(" ")) - lattice.shift(row)) % lattice.step == 0
        for row, text in enumerate(texts, start=first)
    )
