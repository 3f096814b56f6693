"""Look: everything a drawer asks for instead of deciding it: words, line styles, lettering, symbols."""

from collections.abc import Mapping
from dataclasses import replace

from generator.draw.scene import Style
from generator.draw.scene import Symbol
from generator.draw.scene import Use
from generator.draw.text import Type
from generator.geometry.point import Point
from generator.values import dataclass

SYMBOL_SQUARE = 24.0  # units: every symbol is drawn on the same square


@dataclass(frozen=True)
class Look:
    """One theme in one language; all look-ups are by role, a role nobody defined is our mistake."""

    theme: str
    language: str
    texts: Mapping[str, str]
    styles: Mapping[str, Style]
    types: Mapping[str, Type]
    symbols: Mapping[str, Symbol]

    def words(self, key: str, **values: object) -> str:
        return self.texts[key].format(**values)

    def saying(self, texts: Mapping[str, str]) -> "Look":
        """The same look with these words, too; they go before those it had."""
        return replace(self, texts={**self.texts, **texts})

    def style(self, role: str) -> Style:
        return self.styles[role]

    def type(self, role: str) -> Type:
        return self.types[role]

    def symbol(self, name: str, centre: Point, size: float, turn: float = 0.0) -> Use:
        """The symbol with its middle at the given point, its square so many mm wide, turned clockwise."""
        return Use(self.symbols[name], centre, size / SYMBOL_SQUARE, turn)
