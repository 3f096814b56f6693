"""Scalars: what a plain word of YAML means, by the core schema of YAML 1.2.

`no`, `on`, 12:30 and dates are text here; only the spellings below are anything else.
"""

import re
from typing import TypeAlias

Scalar: TypeAlias = bool | int | float | str | None

LONGEST_NUMBER = 24  # characters; nothing we print needs more, and Python refuses to read thousands of digits

CONSTANTS: dict[str, Scalar] = {
    **dict.fromkeys(("", "~", "null", "Null", "NULL"), None),
    **dict.fromkeys(("true", "True", "TRUE"), True),
    **dict.fromkeys(("false", "False", "FALSE"), False),
    **dict.fromkeys((".nan", ".NaN", ".NAN"), float("nan")),
    **{sign + word: float("inf") for sign in ("", "+") for word in (".inf", ".Inf", ".INF")},
    **{"-" + word: float("-inf") for word in (".inf", ".Inf", ".INF")},
}
DECIMAL = re.compile(r"[-+]?[0-9]+")
OTHER_BASE = re.compile(r"0o[0-7]+|0x[0-9a-fA-F]+")
FLOAT = re.compile(r"[-+]?(\.[0-9]+|[0-9]+(\.[0-9]*)?)([eE][-+]?[0-9]+)?")


def is_too_long(word: str) -> bool:
    """True for a number with more digits than anybody means."""
    return len(word) > LONGEST_NUMBER and any(form.fullmatch(word) for form in (DECIMAL, OTHER_BASE, FLOAT))


def resolved(word: str) -> Scalar:
    """The value of a plain scalar."""
    if word in CONSTANTS:
        return CONSTANTS[word]
    if is_too_long(word):
        return word
    if DECIMAL.fullmatch(word):
        return int(word)
    if OTHER_BASE.fullmatch(word):
        return int(word, 0)
    return float(word) if FLOAT.fullmatch(word) else word
