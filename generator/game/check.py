"""Check: a question asked of every layout, as a small function with a code."""

from collections.abc import Callable
from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar
from typing import Generic
from typing import TypeVar

from generator.game.answer import Answer
from generator.game.role import Role

S = TypeVar("S")


@dataclass(frozen=True)
class Check(Generic[S]):
    """One question asked of every layout; a quick one is asked before printing too, advice is no reason to reject.

        @check("PO210", "every star can be reached", is_quick=True)
        def every_star_can_be_reached(study: Study) -> Iterator[Answer]:
            for star in study.content.stars:
                yield Answer("PO210", ...)

    All checks in the modules of a game's room count, in the order of their codes.
    """

    ROLE: ClassVar = Role("check", ("check",), "has nothing that could be checked")

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
