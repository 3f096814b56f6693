"""Symbols: the characters of a picture, and what to say about one that nobody knows."""

import unicodedata
from collections.abc import Collection

from generator.findings import Finding
from generator.findings import Span

# Cyrillic and Greek letters that look like Latin ones, and what they look like.
CYRILLIC = dict(zip("АВЕЅІЈКМНОРСТУХаеѕіјорсухһԛԝ", "ABESIJKMHOPCTYXaesijopcyxhqw", strict=True))
GREEK = dict(zip("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧνο", "ABEZHIKMNOPTYXvo", strict=True))
LOOK_ALIKES = CYRILLIC | GREEK


def alphabet_of(letter: str) -> str:
    """As people call it: Latin, Cyrillic, Greek."""
    return unicodedata.name(letter).split()[0].title()


def is_single_width(symbol: str) -> bool:
    """True if the character takes exactly one place in a line of text."""
    is_wide = unicodedata.east_asian_width(symbol) in "WF" or ord(symbol) > 0xFFFF
    return not is_wide and unicodedata.category(symbol)[0] in "LNPS"


def unknown_symbol(symbol: str, known: Collection[str], place: Span, label: str = "") -> Finding:
    match = _similar(symbol, known)
    listed = " ".join(sorted(known))
    fix = f"did you mean {match!r}? (known: {listed})" if match else f"use one of: {listed}"
    return Finding("PC131", f"the symbol {symbol!r} is not known here", place, label, fix)


def _similar(symbol: str, known: Collection[str]) -> str | None:
    looks = LOOK_ALIKES.get(symbol, symbol)
    candidates = (looks, looks.swapcase(), unicodedata.normalize("NFKC", looks))
    reverse = (each for each in known if LOOK_ALIKES.get(each, each) == looks)
    return next((each for each in candidates if each in known), next(reverse, None))
