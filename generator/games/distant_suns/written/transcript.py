"""Transcript: a game of Distant Suns as it was written down, typed; the reader and the writer share it.

A *sign* is what stands on a sheet for a drawing: the turn, 1 to 9 and then a to f. Turns count from 1. A sheet *with
history* comes with the turns of its game; one without says itself which shape each sign stands for.
"""

from dataclasses import dataclass

from generator.games.distant_suns.rules.control import Module
from generator.games.distant_suns.rules.setup import Setup
from generator.games.distant_suns.rules.sheet import Drawing

SIGNS = "123456789abcdef"
SIDES = ("near", "far")
UNCOVERED = "."
NOTHING = "-"


@dataclass(frozen=True, slots=True)
class TurnRecord:
    """What a player drew in each turn; None where nothing was drawn."""

    name: str
    drawings: tuple[Drawing | None, ...]


@dataclass(frozen=True, slots=True)
class Transcript:
    """A game with its history; `layout` is what the file says: a shipped name, or a path."""

    layout: str
    setup: Setup
    modules: tuple[Module, ...]
    players: tuple[TurnRecord, ...]
