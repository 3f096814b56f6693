"""Suggest: the word somebody meant, or probably meant."""

from collections.abc import Iterable
from difflib import get_close_matches

from generator.load.slip_characters import KINDS

LONGEST_WORD = 60  # comparing longer ones takes time and never helps


def closest(word: str, known: Iterable[str]) -> str | None:
    """The known word that looks most like this one, if any does."""
    if len(word) > LONGEST_WORD:
        return None
    by_small_letters = {each.lower(): each for each in sorted(known, reverse=True)}
    matches = get_close_matches(word.lower(), sorted(by_small_letters), n=1, cutoff=0.6)
    return by_small_letters[matches[0]] if matches else None


def same_name(word: str, known: Iterable[str]) -> str | None:
    """The known name that this is, whatever the case of its letters; of several the one that is written the same."""
    known = tuple(known)
    alike = (name for name in known if name.casefold() == word.casefold())
    return word if word in known else next(alike, None)


def likely(word: str, known: Iterable[str]) -> tuple[str | None, str]:
    """The known word that was probably meant, if any, and what gives it away if it is a slip of the keyboard."""
    known = tuple(known)
    for kind in KINDS:
        meant = kind.mended(word).strip("\"' ")
        if kind.holds(word) and meant in known:
            return meant, kind.said_of(word)
    return closest(word, known), ""


def did_you_mean(word: str, known: Iterable[str]) -> str:
    """A sentence for the help line: the likely word first, else all that are known."""
    known = tuple(known)
    listed = ", ".join(known)
    meant, slip = likely(word, known)
    if meant is None:
        return f"use one of: {listed}"
    return " ".join(filter(None, (f"did you mean {meant!r}?", slip, f"(known: {listed})")))
