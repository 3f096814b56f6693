"""Limits: the numbers a wish may have. Texts are read and values are held to the same limits, with the same words."""

import re
from collections.abc import Mapping
from math import isfinite

from generator.errors import UsageError
from generator.values import dataclass

LONGEST = 40  # characters of a wrong value that are repeated


@dataclass(frozen=True, slots=True)
class Whole:
    """A whole number."""

    least: int
    most: int

    def read(self, given: object) -> int:
        number = whole_number(str(given))
        if number is None or not self.least <= number <= self.most:
            raise UsageError(f"give a whole number from {self.least:,} to {self.most:,}, not {cut_short(given)!r}")
        return number


@dataclass(frozen=True, slots=True)
class Amount:
    """A number that may have a fraction."""

    least: float
    most: float
    unit: str = "mm"

    def read(self, given: object) -> float:
        number = number_in(str(given))
        if number is None or not self.least <= number <= self.most:
            limits = f"from {self.least:g} to {self.most:g}"
            raise UsageError(f"give a number of {self.unit} {limits}, not {cut_short(given)!r}")
        return number


Limits = Mapping[str, Whole | Amount]  # by the fields of a wish


def hold(wish: object, limits: Limits) -> None:
    """UsageError about the first field that is out of its limits; what was left open is not."""
    for field, limit in limits.items():
        value = getattr(wish, field)
        try:
            if value is not None:
                limit.read(value)
        except UsageError as wrong:
            raise UsageError(str(wrong), field) from None


def whole_number(text: str) -> int | None:
    """The number that is written there, in digits from 0 to 9 (² looks like one too) and not in thousands of them."""
    return int(text) if re.fullmatch("[0-9]{1,12}", text) else None


def number_in(text: str) -> float | None:
    """The number that is written there; many of us write it with a comma."""
    try:
        number = float(text.replace(",", "."))
    except ValueError:
        return None
    return number if isfinite(number) else None


def cut_short(given: object) -> str:
    text = str(given)
    return text if len(text) <= LONGEST else f"{text[:LONGEST]}…"
