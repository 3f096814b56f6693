"""Legend: what each symbol of a layout's picture means."""

import re
from typing import TypeAlias

from generator.findings import Finding
from generator.games.distant_suns.content import SectorKind
from generator.load.document import YamlDocument
from generator.load.suggest import did_you_mean
from generator.load.symbols import is_single_width
from generator.values import dataclass

NOTHING = "nothing"
KINDS = (NOTHING, *(kind.value for kind in SectorKind if kind is not SectorKind.WORLD))
WORLD = re.compile(r"world +([0-9]{1,2}) */ *([0-9]{1,2})")
ANY_WORLD = re.compile(r"world +(-?[0-9]+) */ *(-?[0-9]+)")


@dataclass(frozen=True, slots=True)
class SymbolMeaning:
    """A kind of sector; None is nothing, no sector at all."""

    kind: SectorKind | None
    first: int = 0
    later: int = 0


Legend: TypeAlias = dict[str, SymbolMeaning]


def read_legend(document: YamlDocument, texts: dict[str, str]) -> tuple[Legend, tuple[Finding, ...]]:
    """The meaning of every usable symbol; a symbol whose kind has a fault counts as plain, to go on."""
    findings = [_symbol_fault(document, symbol) for symbol in texts]
    findings += [_kind_fault(document, symbol, text) for symbol, text in texts.items()]
    legend = {
        symbol: _meaning(text) or SymbolMeaning(SectorKind.PLAIN) for symbol, text in texts.items() if len(symbol) == 1
    }
    return legend, tuple(finding for finding in findings if finding)


def _meaning(text: str) -> SymbolMeaning | None:
    if world := WORLD.fullmatch(text.strip()):
        return SymbolMeaning(SectorKind.WORLD, int(world[1]), int(world[2]))
    if text.strip() not in KINDS:
        return None
    return SymbolMeaning(None if text.strip() == NOTHING else SectorKind(text.strip()))


def _symbol_fault(document: YamlDocument, symbol: str) -> Finding | None:
    place = document.key_span(("legend", symbol))
    if len(symbol) != 1:
        message = f"the symbol {symbol[:20]!r} must be one character"
        return Finding("DS103", message, place, help="use one letter, digit or sign for each kind of sector")
    if not is_single_width(symbol):
        message = f"the symbol {symbol!r} cannot be used in a picture"
        return Finding("DS104", message, place, help="use a letter, digit or sign that is as wide as the others")
    return None


def _kind_fault(document: YamlDocument, symbol: str, text: str) -> Finding | None:
    place = document.span(("legend", symbol))
    meaning = _meaning(text)
    if meaning is None and ANY_WORLD.fullmatch(text.strip()):
        fix = "write two whole numbers from 0 to 99, the higher one first, such as world 10/5"
        return Finding("DS105", f"a world cannot have the values of {text.strip()[:40]!r}", place, help=fix)
    if meaning is None:
        return Finding("DS105", f"there is no kind of sector {text[:40]!r}", place, help=_way_to_kind(text))
    if meaning.kind is SectorKind.WORLD and meaning.later >= meaning.first:
        message = f"a world must be worth more to the first player ({meaning.first}) than later ({meaning.later})"
        return Finding("DS106", message, place, help="write the higher value first, such as world 10/5")
    return None


def _way_to_kind(text: str) -> str:
    first = text.split(maxsplit=1)[0] if text.split() else ""
    if first == "world":
        return "write what it is worth to the first player and to later ones, each at most 99: world 10/5"
    return did_you_mean(first, (*KINDS, "world")).replace("'world'", "'world 10/5'")
