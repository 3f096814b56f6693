"""Bots: what plays a seat of a game, both decisions: where the module goes, and what is drawn.

A bot is made anew for each game and seat. What it may choose from comes from its *options*, so that a restricted bot is
the same bot with fewer of them.
"""

from collections.abc import Callable
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Protocol

from generator.games.distant_suns.play.appraise import Prizes
from generator.games.distant_suns.play.appraise import View
from generator.games.distant_suns.play.standing import Table
from generator.games.distant_suns.play.ways import Ways
from generator.games.distant_suns.rules.board import MOST_SPENT
from generator.games.distant_suns.rules.control import Module
from generator.games.distant_suns.rules.control import places
from generator.games.distant_suns.rules.game import State
from generator.games.distant_suns.rules.sheet import Drawing
from generator.games.distant_suns.rules.sheet import Sheet

Chance = Callable[[], float]  # the next number of a stream, from 0 up to but not including 1
Choice = tuple[Ways, int]  # ways to draw, and which of them are legal
Limit = Callable[[Ways, int], int]  # which of the legal drawings a bot may still choose


@dataclass(frozen=True)
class Seat:
    """What a bot is given: where it sits, its stream, and what it may not do."""

    table: Table
    number: int
    chance: Chance
    limit: Limit | None = None

    def choices(self, sheet: Sheet, shape: str) -> Iterator[Choice]:
        """The ways the shape can be drawn: whole, then with upgrades spent; none if nothing fits."""
        upgrades = min(MOST_SPENT, sheet.upgrades)
        for ways in self.table.ways.of(shape)[: upgrades + 1]:
            legal = ways.legal(sheet)
            if legal and self.limit:
                legal = self.limit(ways, legal)
            if legal:
                yield ways, legal

    def view(self, state: State) -> View:
        """What its player sees before drawing."""
        standing = self.table.standing(self.number, state.sheets[self.number])
        return View(standing, prizes(self.table, state, self.number))

    def modules(self, state: State) -> tuple[Module, ...]:
        return places(state.control, state.filled)


class Bot(Protocol):
    """Asked at its turns; everything is open to everybody."""

    def module(self, state: State) -> Module: ...

    def drawing(self, state: State, shape: str) -> Drawing | None: ...


BotMaker = Callable[..., Bot]  # from a seat, and a budget of positions where the bot has one


def prizes(table: Table, state: State, seat: int) -> Prizes:
    """What each world would earn this player now."""
    mine = state.sheets[seat].worlds
    return tuple(
        0
        if mine[index]
        else spot.sector.later
        if any(sheet.worlds[index] for sheet in state.sheets)
        else spot.sector.first
        for index, spot in enumerate(table.board.worlds)
    )


def drawing_of(ways: Ways, index: int) -> Drawing:
    return Drawing(ways.shape, ways.masks[index], ways.spent)
