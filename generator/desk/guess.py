"""Guesses: the paper and the language that somebody probably wants, from the settings of their system."""

import os
from collections.abc import Iterable

LETTER_COUNTRIES = frozenset(["US", "CA", "MX", "PH", "CL", "CO", "CR", "GT", "NI", "PA", "PR", "SV", "VE", "DO"])
LANGUAGE_SETTINGS = ("LC_ALL", "LC_MESSAGES", "LANG")  # the first that is set counts
PAPER_SETTINGS = ("LC_ALL", "LC_PAPER", "LANG")


def guessed_language(known: Iterable[str]) -> str:
    """The system's language if we speak it, else English."""
    language = _setting(LANGUAGE_SETTINGS).partition("_")[0].lower()
    return language if language in known else "en"


def guessed_paper() -> str:
    """Letter where it is usual, A4 everywhere else."""
    country = _setting(PAPER_SETTINGS).partition("_")[2]
    return "letter" if country in LETTER_COUNTRIES else "a4"


def _setting(names: Iterable[str]) -> str:
    """Such as fr_CA, without encoding and modifier; '' if there is none."""
    value = next((os.environ[name] for name in names if os.environ.get(name)), "")
    return value.partition(".")[0].partition("@")[0].replace("-", "_")
