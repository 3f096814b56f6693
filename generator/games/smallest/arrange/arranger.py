"""Arrange: who begins."""

from generator.arrange.stream import stream
from generator.draw.look import Look
from generator.errors import FindingsError
from generator.findings import Finding
from generator.game.arranger import Arranged
from generator.game.arranger import Arranger
from generator.games.smallest import GAME
from generator.games.smallest.content import Content
from generator.games.smallest.rules.count import PLAYERS


def arrange(content: Content, code: str) -> Arranged[Content, int]:
    """The set-up of a code is the seat that begins, from 0."""
    first = stream(code, "first").below(PLAYERS)
    return Arranged(content, first, code, describe(first))


def read(content: Content, typed: str) -> Arranged[Content, int]:
    seats = {describe(seat): seat for seat in range(PLAYERS)}
    description = typed.strip().upper()
    if description not in seats:
        help = f"there are: {', '.join(seats)}"
        raise FindingsError((Finding("SG402", f"{typed[:40]!r} is no set-up", help=help),))
    return Arranged(content, seats[description], description, description)


def describe(first: int) -> str:
    return f"{GAME.initials}:{first + 1}"


def told(arranged: Arranged[Content, int], look: Look) -> str:
    return look.words("setup.first", seat=arranged.setup + 1)


def faults(arranged: Arranged[Content, int]) -> tuple[Finding, ...]:
    """Whoever begins, the game can be played."""
    return ()


ARRANGER = Arranger(arrange, read, faults, told)
