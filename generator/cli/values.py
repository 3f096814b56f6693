"""Values: how numbers and choices after an option are read, completed, and refused in our words."""

import re
from collections.abc import Callable
from enum import StrEnum
from math import isfinite
from typing import Any
from typing import TypeVar

import typer

from generator.load.suggest import did_you_mean
from generator.load.suggest import same_name

E = TypeVar("E", bound=StrEnum)


def whole(least: int, most: int, help: str) -> Any:  # noqa: ANN401 (what typer calls an option)
    """An option with a whole number."""

    def read(text: object) -> int:
        number = whole_number(str(text))
        if number is None or not least <= number <= most:
            raise typer.BadParameter(f"give a whole number from {least:,} to {most:,}, not {_cut(str(text))!r}")
        return number

    return typer.Option(metavar="N", help=help, parser=read)


def whole_number(text: str) -> int | None:
    """The number that is written there, in digits from 0 to 9 (² looks like one too) and not in thousands of them."""
    return int(text) if re.fullmatch("[0-9]{1,12}", text) else None


def measure(least: float, most: float, help: str, name: str = "", unit: str = "mm", default: str = "") -> Any:  # noqa: ANN401
    """An option with a number that may have a fraction; many of us write it with a comma."""

    def read(text: object) -> float:
        number = number_in(str(text))
        if number is None or not least <= number <= most:
            raise typer.BadParameter(f"give a number of {unit} from {least:g} to {most:g}, not {_cut(str(text))!r}")
        return number

    names = [name] if name else []
    return typer.Option(*names, metavar=unit.upper(), help=help, parser=read, show_default=default or True)


def number_in(text: str) -> float | None:
    try:
        number = float(text.replace(",", "."))
    except ValueError:
        return None
    return number if isfinite(number) else None


def choice(kind: type[E], help: str) -> Any:  # noqa: ANN401
    """An option with one of a few words, whatever their case."""
    return typer.Option(metavar="|".join(kind), help=help, parser=one_of(kind), autocompletion=beginnings(kind))


def one_of(kind: type[E]) -> Callable[[str], E]:
    words = [word.value for word in kind]

    def read(text: str) -> E:
        found = same_name(str(text), words)
        if found is None:
            raise typer.BadParameter(f"there is no {_cut(str(text))!r} here; {did_you_mean(str(text), words)}")
        return kind(found)

    return read


def beginnings(kind: type[E]) -> Callable[[str], list[str]]:
    """A shell completion."""
    return lambda incomplete: [word.value for word in kind if word.startswith(incomplete)]


def _cut(text: str, longest: int = 40) -> str:
    return text if len(text) <= longest else f"{text[:longest]}…"
