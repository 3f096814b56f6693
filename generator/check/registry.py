"""Checks: small functions with a code, found by the modules they stand in."""

from collections.abc import Callable
from collections.abc import Iterator
from dataclasses import dataclass
from types import ModuleType
from typing import Generic
from typing import TypeVar

from generator.check.answer import Answer

S = TypeVar("S")


@dataclass(frozen=True)
class Check(Generic[S]):
    """One question asked of every layout; a quick one is asked before printing too, advice is no reason to reject."""

    code: str
    title: str
    is_quick: bool
    is_advice: bool
    answers: Callable[[S], Iterator[Answer]]


def check(
    code: str, title: str, is_quick: bool = False, is_advice: bool = False
) -> Callable[[Callable[[S], Iterator[Answer]]], Check[S]]:
    """Declares the function below it as a check."""
    return lambda answers: Check(code, title, is_quick, is_advice, answers)


def checks_in(module: ModuleType) -> Iterator["Check[object]"]:
    return (value for value in vars(module).values() if isinstance(value, Check))
