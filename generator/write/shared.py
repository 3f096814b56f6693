"""Shared drawings: which symbols a writer defines once because they are used more than once."""

from collections import Counter
from collections.abc import Iterable

from generator.draw.scene import Group
from generator.draw.scene import Item
from generator.draw.scene import Path
from generator.draw.scene import Symbol
from generator.draw.scene import Text
from generator.draw.scene import Use


def shared_symbols(items: Iterable[Item]) -> tuple[Symbol, ...]:
    """Symbols used at least twice, each after those it uses itself; one used once is drawn in place."""
    counts: Counter[str] = Counter()
    found: dict[str, Symbol] = {}

    def visit(inner: Iterable[Item]) -> None:
        for item in inner:
            match item:
                case Group(items):
                    visit(items)
                case Use(symbol):
                    counts[symbol.name] += 1
                    if counts[symbol.name] == 1:
                        visit(symbol.items)
                        found[symbol.name] = symbol
                case Path() | Text():
                    pass

    visit(items)
    return tuple(symbol for name, symbol in found.items() if counts[name] > 1)
