"""Suggest: the word somebody probably meant."""

from collections.abc import Iterable
from difflib import get_close_matches

from generator.load.symbols import LOOK_ALIKES
from generator.load.symbols import alphabet_of

LONGEST_WORD = 60  # comparing longer ones takes time and never helps


def closest(word: str, known: Iterable[str]) -> str | None:
    """The known word that looks most like this one, if any does."""
    if len(word) > LONGEST_WORD:
        return None
    by_small_letters = {each.lower(): each for each in sorted(known, reverse=True)}
    matches = get_close_matches(word.lower(), sorted(by_small_letters), n=1, cutoff=0.6)
    return by_small_letters[matches[0]] if matches else None


def did_you_mean(word: str, known: Iterable[str]) -> str:
    """A sentence for the help line: the likely word first, else all that are known."""
    known = tuple(known)
    alike = "".join(LOOK_ALIKES.get(char, char) for char in word)
    match = closest(alike, known)
    listed = ", ".join(known)
    if not match:
        return f"use one of: {listed}"
    odd = next((char for char in word if char in LOOK_ALIKES), "") if alike == match else ""
    why = f" ({odd!r} is a {alphabet_of(odd)} letter in what you wrote)" if odd else ""
    return f"did you mean {match!r}?{why} (known: {listed})"
