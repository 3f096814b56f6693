"""Random: any module, any drawing; upgrades are spent only when the whole shape does not fit."""

from generator.games.distant_suns.play.bits import any_of
from generator.games.distant_suns.play.bot import BotMaker
from generator.games.distant_suns.play.bot import Seat
from generator.games.distant_suns.play.bot import drawing_of
from generator.games.distant_suns.rules.control import Module
from generator.games.distant_suns.rules.game import State
from generator.games.distant_suns.rules.sheet import Drawing


class Random:
    def __init__(self, seat: Seat) -> None:
        self._seat = seat

    def module(self, state: State) -> Module:
        modules = self._seat.modules(state)
        return modules[int(self._seat.chance() * len(modules))]

    def drawing(self, state: State, shape: str) -> Drawing | None:
        choice = next(self._seat.choices(state.sheets[self._seat.number], shape), None)
        if choice is None:
            return None
        ways, legal = choice
        return drawing_of(ways, any_of(legal, self._seat.chance))


BOTS: dict[str, BotMaker] = {"random": Random}
