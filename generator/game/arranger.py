"""Arranger: how a game makes set-ups.

A *set-up* has two names. The *code* is short and needs the same content to give the set-up again; the *description*
names everything in it and survives changes of the content.
"""

from collections.abc import Callable
from dataclasses import replace
from typing import Any
from typing import ClassVar
from typing import Generic
from typing import TypeVar

from generator.draw.look import Look
from generator.findings import Finding
from generator.game.role import Role
from generator.values import dataclass

C = TypeVar("C")
S = TypeVar("S")


@dataclass(frozen=True)
class Arranged(Generic[C, S]):
    """Content with one set-up of it; where a set-up was described, the description is its code too."""

    content: C
    setup: S
    code: str
    description: str

    @property
    def has_short_code(self) -> bool:
        return self.code != self.description

    def on(self, content: C) -> "Arranged[C, S]":
        """The same set-up of another layout."""
        return replace(self, content=content)


@dataclass(frozen=True)
class Arranger(Generic[C, S]):
    """`arrange` takes a code, `read` a description (FindingsError if it cannot be read), `faults` finds what hinders
    playing with a set-up, as far as a short search can tell, and `told` says it in one line.

        def arrange(content: Content, code: str) -> Arranged[Content, Setup]:
            first = shuffled(content.players, stream(code, "first"))[0]
            return Arranged(content, Setup(first), code, f"{INITIALS}:{first}")

        ARRANGER = Arranger(arrange, read, faults, told)
    """

    ROLE: ClassVar = Role("arranger", ("arrange",), "has no set-ups")

    arrange: Callable[[C, str], Arranged[C, S]]
    read: Callable[[C, str], Arranged[C, S]]
    faults: Callable[[Arranged[C, S]], tuple[Finding, ...]]
    told: Callable[[Arranged[C, S], Look], str]


AnySetup = Arranged[Any, Any]  # content types differ from game to game; each game's own parts agree on theirs
