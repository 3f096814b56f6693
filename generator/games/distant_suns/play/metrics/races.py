"""Races: how close players are when they reach the same world."""

from collections import Counter
from collections.abc import Iterator
from collections.abc import Sequence

from generator.game.metric import Band
from generator.game.metric import Metric
from generator.game.metric import Reading
from generator.game.metric import Tally
from generator.game.metric import Unit
from generator.game.study import SeriesKind
from generator.games.distant_suns.content import Content
from generator.games.distant_suns.content import SectorKind
from generator.games.distant_suns.draw.sheet_parts.grid import ROMAN
from generator.games.distant_suns.play.record import Record

MOST = 6.0  # turns


def tally(games: Sequence[Record]) -> Tally:
    """By world: games in which at least two reach it, and the turns between the first two of them."""
    count: Counter[str] = Counter()
    for game in games:
        for world in range(len(game.board.worlds)):
            turns = sorted(arrivals[world] for arrivals in game.arrivals if arrivals[world])
            if len(turns) > 1:
                count[f"{world}/races"] += 1
                count[f"{world}/gap"] += turns[1] - turns[0]
    return count


def read(total: Tally, content: Content, bot: str) -> Iterator[Reading]:
    for index, world in enumerate(content.layout.of_kind(SectorKind.WORLD)):
        if races := total.get(f"{index}/races", 0):
            gap = total.get(f"{index}/gap", 0) / races
            yield Reading(
                f"{index}/gap",
                f"world {ROMAN[index]}: turns between the first two",
                gap,
                Band(most=MOST) if bot in ("greedy", "planner") else None,
                about=content.layout.sectors.index(world),
                message=f"whoever is first at world {ROMAN[index]} is {gap:.1f} turns ahead of the second",
                help="make the way there easier, so that several players can race for it",
            )


METRIC = Metric(
    "DS309",
    "races",
    "Where at least two players reach a world: the turns between the first and the second of them; 0 is a tie.",
    Unit.COUNT,
    (SeriesKind.ALIKE,),
    tally,
    read,
)
