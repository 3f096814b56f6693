"""Deal: what decides one game of a study, and how the deals of a series are made."""

from collections.abc import Callable
from collections.abc import Mapping
from collections.abc import Sequence
from dataclasses import dataclass
from dataclasses import field
from typing import Generic

from generator.arrange.choose import arranged
from generator.arrange.code import further_code
from generator.game.arranger import Arranger
from generator.game.arranger import C
from generator.game.arranger import S
from generator.game.study import PAIR
from generator.game.study import Series
from generator.game.study import Study
from generator.play.chance import seed_of

RANDOM = "random"


@dataclass(frozen=True, slots=True)
class Deal(Generic[S]):
    """The set-up, who sits where, and the seed of each seat's stream."""

    setup: S
    bots: tuple[str, ...]
    seeds: tuple[int, ...]


@dataclass(frozen=True)
class Dealer(Generic[C, S]):
    """How set-ups are chosen: at random, always the one of a code, or in a way of the game's own, by its name.

    `describe` names a set-up: the seeds of a game depend on that, on its number and on the study's seed alone.
    """

    arranger: Arranger[C, S]
    initials: str
    describe: Callable[[S], str]
    ways: Mapping[str, Callable[[C, Study, int], S]] = field(default_factory=dict)

    def asked(self, content: C, setup: str) -> str:
        """What was asked for, a code or description as we write it; FindingsError if it is nothing of this."""
        if setup in (RANDOM, *self.ways):
            return setup
        return arranged(self.arranger, self.initials, content, setup).code

    def deals(self, content: C, study: Study, series: Series, numbers: Sequence[int]) -> list[Deal[S]]:
        """The games of a series with these numbers."""
        pairs = sorted({number // PAIR for number in numbers})
        setups = {pair: self._setup(content, study, pair) for pair in pairs}
        seats = {pair: series.seats(study.players, pair) for pair in pairs}
        return [
            Deal(setups[number // PAIR], seats[number // PAIR], self._seeds(study, setups[number // PAIR], number))
            for number in numbers
        ]

    def _setup(self, content: C, study: Study, pair: int) -> S:
        """The set-up of a pair of games; it does not depend on the layout, so that layouts can be compared."""
        if study.setup in self.ways:
            return self.ways[study.setup](content, study, pair)
        if study.setup == RANDOM:
            return self.arranger.arrange(content, further_code(self.initials, study.seed, pair)).setup
        return arranged(self.arranger, self.initials, content, study.setup).setup

    def _seeds(self, study: Study, setup: S, number: int) -> tuple[int, ...]:
        name = self.describe(setup)
        return tuple(seed_of(study.seed, name, number, f"seat {seat}") for seat in range(study.players))
