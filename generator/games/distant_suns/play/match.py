"""Match: one game from the first module to the last drawing, played by bots under the rules."""

from collections.abc import Sequence
from dataclasses import dataclass

from generator.games.distant_suns.play.bot import Bot
from generator.games.distant_suns.play.standing import Table
from generator.games.distant_suns.rules.control import Module
from generator.games.distant_suns.rules.game import State
from generator.games.distant_suns.rules.game import begin
from generator.games.distant_suns.rules.game import play
from generator.games.distant_suns.rules.sheet import Drawing


@dataclass(frozen=True, slots=True)
class Turn:
    """The state in which the turn began, and what was done in it."""

    before: State
    module: Module
    drawings: tuple[Drawing | None, ...]


@dataclass(frozen=True, slots=True)
class Match:
    """A finished game."""

    turns: tuple[Turn, ...]
    end: State


def play_match(table: Table, bots: Sequence[Bot]) -> Match:
    """Each move goes through the rules, which refuse what is illegal."""
    state = begin(table.board, table.setup, len(bots), table.content.control)
    turns = []
    while not state.is_over:
        module = bots[state.active].module(state)
        drawings = tuple(bot.drawing(state, state.shape_for(seat, module)) for seat, bot in enumerate(bots))
        turns.append(Turn(state, module, drawings))
        state = play(table.board, state, module, drawings)
    return Match(tuple(turns), state)
