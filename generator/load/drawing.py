"""Drawing: the text of a picture seen as rows, each shifted or not."""

from generator.findings import Span
from generator.load.document import Location
from generator.load.document import YamlDocument
from generator.values import dataclass


@dataclass(frozen=True, slots=True)
class Row:
    """A row with text; `number` is its line in the block, `order` its number among the rows with text, both from 0."""

    number: int
    order: int
    text: str
    shift: int

    @property
    def columns(self) -> tuple[int, ...]:
        return tuple(column for column, symbol in enumerate(self.text) if symbol != " ")


@dataclass(frozen=True, slots=True)
class Drawing:
    """A block of text seen as rows; `step` is the distance of places, `starts_shifted` is 1 if the first row is."""

    document: YamlDocument
    location: Location
    step: int
    starts_shifted: int
    rows: tuple[Row, ...]

    @property
    def is_without_spaces(self) -> bool:
        """True if most rows are words."""
        words = [len(row.columns) > 2 and " " not in row.text.strip() for row in self.rows]
        return sum(words) > len(words) / 2

    def span(self, row: Row, column: int, length: int = 1) -> Span:
        return self.document.block_span(self.location, row.number, column, length)

    def is_on_place(self, row: Row, column: int) -> bool:
        return (column - row.shift) % self.step == 0

    def is_misshifted(self, row: Row) -> bool:
        """True if every symbol stands where it would in the rows above and below."""
        return all((column - row.shift) % self.step == self.step // 2 for column in row.columns)


def drawing_of(document: YamlDocument, location: Location, lines: list[str], step: int) -> Drawing:
    """The rows that have text; whether the first one is shifted is what suits most of them."""
    texts = [(number, line.rstrip(" ")) for number, line in enumerate(lines) if line.strip(" ")]
    unshifted = _votes([text for _, text in texts], step, 0)
    starts_shifted = int(_votes([text for _, text in texts], step, 1) > unshifted)
    rows = (
        Row(number, order, text, step // 2 * ((order + starts_shifted) % 2))
        for order, (number, text) in enumerate(texts)
    )
    return Drawing(document, location, step, starts_shifted, tuple(rows))


def _votes(texts: list[str], step: int, starts_shifted: int) -> int:
    """How many rows begin on a place if the first row is shifted, or is not."""
    return sum(
        (len(text) - len(text.lstrip(" ")) - step // 2 * ((order + starts_shifted) % 2)) % step == 0
        for order, text in enumerate(texts)
    )
