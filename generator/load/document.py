"""Document: what one YAML file says, with the place of every key and value.

A *location* is the way to a value, such as ("shapes", 2, "id"); () is the whole file.
"""

from collections.abc import Mapping
from typing import TypeAlias

from generator.findings import Span
from generator.values import dataclass

Value: TypeAlias = "bool | int | float | str | list[Value] | dict[str, Value] | None"
Location: TypeAlias = tuple[str | int, ...]


@dataclass(frozen=True, slots=True)
class Place:
    """Where a value stands, where its key stands (if it has one), and the indent of a literal block (`|`)."""

    value: Span
    key: Span | None = None
    block_indent: int | None = None


@dataclass(frozen=True, slots=True)
class YamlDocument:
    file: str
    lines: tuple[str, ...]
    data: Value
    places: Mapping[Location, Place]

    def span(self, location: Location) -> Span:
        """The place of the value, or of the nearest thing around it that has a place."""
        return self._place(location).value

    def key_span(self, location: Location) -> Span:
        """The place of the key, or of the value where there is no key."""
        place = self._place(location)
        return place.key or place.value

    def is_literal(self, location: Location) -> bool:
        """True if the value was written as a literal block, with `|`."""
        return location in self.places and self.places[location].block_indent is not None

    def value(self, location: Location) -> Value:
        """The value there, None if there is none."""
        here = self.data
        for part in location:
            if isinstance(here, dict) and isinstance(part, str):
                here = here.get(part)
            elif isinstance(here, list) and isinstance(part, int) and part < len(here):
                here = here[part]
            else:
                return None
        return here

    def block_span(self, location: Location, row: int, column: int, length: int = 1) -> Span:
        """The place of a character of a literal block; row and column count from 0."""
        place = self._place(location)
        line = place.value.line + 1 + row  # the block begins on the line after its `|`
        text = self.lines[line - 1] if line <= len(self.lines) else ""
        return Span(self.file, line, (place.block_indent or 0) + column + 1, length, text)

    def _place(self, location: Location) -> Place:
        while location and location not in self.places:
            location = location[:-1]
        return self.places.get(location) or Place(Span(self.file, 1, 1, text=self.lines[0]))
