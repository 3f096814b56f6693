"""Greedy: takes what raises the score it expects the most, now; among equals it chooses by chance."""

from generator.games.distant_suns.play.appraise import Appraiser
from generator.games.distant_suns.play.appraise import Taste
from generator.games.distant_suns.play.appraise import View
from generator.games.distant_suns.play.bits import any_of
from generator.games.distant_suns.play.bits import highest
from generator.games.distant_suns.play.bot import BotMaker
from generator.games.distant_suns.play.bot import Seat
from generator.games.distant_suns.play.bot import drawing_of
from generator.games.distant_suns.play.ways import Ways
from generator.games.distant_suns.rules.control import Module
from generator.games.distant_suns.rules.game import State
from generator.games.distant_suns.rules.sheet import Drawing
from generator.games.distant_suns.rules.sheet import Sheet

TASTE = Taste()

Best = tuple[int, Ways, int]  # the value, and which ways have it


class Greedy:
    def __init__(self, seat: Seat, taste: Taste = TASTE) -> None:
        self._seat = seat
        self._taste = taste
        self._appraiser = Appraiser(seat.table, self._taste)

    def module(self, state: State) -> Module:
        """The module whose circle points at the shape that gains the most."""
        me, modules = self._seat.number, self._seat.modules(state)
        view = self._seat.view(state)
        values = {}
        for zone in {module.circle for module in modules}:
            best = self.best(state.sheets[me], state.setup.shape(zone), view, is_quick=True)
            values[zone] = best[0] if best else -1
        most = max(values.values())
        wanted = [module for module in modules if values[module.circle] == most]
        return wanted[int(self._seat.chance() * len(wanted))]

    def drawing(self, state: State, shape: str) -> Drawing | None:
        me = self._seat.number
        best = self.best(state.sheets[me], shape, self._seat.view(state))
        if best is None:
            return None
        _, ways, members = best
        return drawing_of(ways, any_of(members, self._seat.chance))

    def best(self, sheet: Sheet, shape: str, view: View, is_quick: bool = False) -> Best | None:
        """The best ways to draw a shape; an upgrade is spent if that gains more than the upgrade is worth.

        A quick answer thinks of upgrades only where the whole shape does not fit.
        """
        best: Best | None = None
        for ways, legal in self._seat.choices(sheet, shape):
            value, members = highest(self._appraiser.planes(ways, legal, view), legal)
            value -= ways.spent * self._taste.upgrade
            if best is None or value > best[0]:
                best = value, ways, members
            if is_quick:
                break
        return best


BOTS: dict[str, BotMaker] = {"greedy": Greedy}
