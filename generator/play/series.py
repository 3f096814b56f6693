"""Series: who meets whom in a study, and what is counted of their games, for any game."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from typing import Any

from generator.game.metric import Metrics
from generator.game.metric import Tallies
from generator.game.study import Series
from generator.game.study import SeriesKind
from generator.play.roster import Roster
from generator.play.roster import modules_in

BLOCK, SLOW_BLOCK = 20, 10  # games; even, as they come in pairs


@dataclass(frozen=True, slots=True)
class Soloists:
    """Bots that are tried one at a time among others: what all of them are called, how their names begin, and whom
    they meet."""

    all: str
    beginning: str
    among: str


@dataclass(frozen=True)
class Meetings:
    """Which bots meet; blocks of slow ones are shorter."""

    roster: Roster[Any]
    slow: frozenset[str] = frozenset()
    soloists: Soloists | None = None

    def series(self, bots: Sequence[str], games: int) -> tuple[Series, ...]:
        """Each bot among its like, each against the one named before it, and each soloist alone among others."""
        names = [each for name in bots for each in self._meant(name)]
        for name in names:
            self.roster.maker(name)  # who does not exist is found out before anything is played
        solo = self._solo
        players = [name for name in dict.fromkeys(names) if name not in solo]
        pairs: list[tuple[SeriesKind, tuple[str, ...]]] = [(SeriesKind.ALIKE, (name,)) for name in players]
        pairs += [(SeriesKind.DUEL, (wiser, simpler)) for simpler, wiser in pairwise(players)]
        if self.soloists:
            pairs += [(SeriesKind.SINGLE, (name, self.soloists.among)) for name in names if name in solo]
        return tuple(Series(kind, who, games, self._block(who)) for kind, who in pairs)

    @property
    def _solo(self) -> list[str]:
        beginning = self.soloists.beginning if self.soloists else None
        return [name for name in self.roster.makers if beginning and name.startswith(beginning)]

    def _meant(self, name: str) -> list[str]:
        return self._solo if self.soloists and name == self.soloists.all else [name]

    def _block(self, bots: Sequence[str]) -> int:
        return SLOW_BLOCK if self.has_slow(bots) else BLOCK

    def has_slow(self, bots: Sequence[str]) -> bool:
        return any(name.split(":")[0] in self.slow for name in bots)


@cache
def found_metrics(package: str) -> Metrics:
    """All metrics by name, in the order of their codes; each file of the package has one at its foot."""
    found = {name.replace("_", "-"): module.METRIC for name, module in modules_in(package).items()}
    return dict(sorted(found.items(), key=lambda entry: entry[1].code))


def tallied(games: Sequence[object], kind: SeriesKind, metrics: Metrics) -> Tallies:
    """What the metrics that are about such a series count in its games."""
    return {id: dict(metric.tally(games)) for id, metric in metrics.items() if kind in metric.kinds}
