"""Values: how numbers and choices after an option are read, completed, and refused in our words."""

from collections.abc import Callable
from enum import StrEnum
from typing import Any
from typing import TypeVar

import typer

from generator.cli.mistakes import as_wrong_usage
from generator.desk import names
from generator.desk.limits import Amount
from generator.desk.limits import Whole

E = TypeVar("E", bound=StrEnum)
T = TypeVar("T")


def whole(limits: Whole | Amount, help: str) -> Any:  # noqa: ANN401 (what typer calls an option)
    """An option with a whole number."""
    return typer.Option(metavar="N", help=help, parser=_parser(limits.read))


def measure(limits: Whole | Amount, help: str, name: str = "", default: str = "") -> Any:  # noqa: ANN401
    """An option with a number that may have a fraction."""
    assert isinstance(limits, Amount), "whole numbers have no unit"
    options, unit = [name] if name else [], limits.unit.upper()
    return typer.Option(*options, metavar=unit, help=help, parser=_parser(limits.read), show_default=default or True)


def choice(kind: type[E], help: str) -> Any:  # noqa: ANN401
    """An option with one of a few words, whatever their case."""
    return typer.Option(metavar="|".join(kind), help=help, parser=one_of(kind), autocompletion=beginnings(kind))


def one_of(kind: type[E]) -> Callable[[str], E]:
    return _parser(lambda text: names.one_of(kind, text))


def beginnings(kind: type[E]) -> Callable[[str], list[str]]:
    """A shell completion."""
    return lambda incomplete: [word.value for word in kind if word.startswith(incomplete)]


def _parser(read: Callable[[str], T]) -> Callable[[str], T]:
    def parsed(text: object) -> T:
        with as_wrong_usage():
            return read(str(text))

    return parsed
