"""Worlds: how often each distant world is reached, and how close the races are."""

from collections import Counter
from collections.abc import Iterator
from collections.abc import Sequence

from generator.game.metric import Band
from generator.game.metric import Chart
from generator.game.metric import ChartForm
from generator.game.metric import Metric
from generator.game.metric import Reading
from generator.game.metric import Tally
from generator.game.metric import Unit
from generator.game.study import SeriesKind
from generator.games.distant_suns.content import Content
from generator.games.distant_suns.content import SectorKind
from generator.games.distant_suns.draw.sheet_parts.grid import ROMAN
from generator.games.distant_suns.play.record import Record

BANDS = {"greedy": Band(0.3, 0.97), "planner": Band(0.3, 0.985), "random": Band(most=0.9)}


def tally(games: Sequence[Record]) -> Tally:
    """By world: sheets, sheets that reach it, turns in which they do."""
    count: Counter[str] = Counter()
    for game in games:
        for world in range(len(game.board.worlds)):
            count[f"{world}/sheets"] += game.players
            count[f"{world}/reached"] += sum(bool(arrivals[world]) for arrivals in game.arrivals)
            count[f"{world}/turns"] += sum(arrivals[world] for arrivals in game.arrivals)
    return count


def read(total: Tally, content: Content, bot: str) -> Iterator[Reading]:
    sectors = content.layout.sectors
    for index, world in enumerate(content.layout.of_kind(SectorKind.WORLD)):
        sheets, reached = total.get(f"{index}/sheets", 0), total.get(f"{index}/reached", 0)
        if not sheets:
            return
        share = reached / sheets
        is_rare = share < 0.5
        yield Reading(
            f"{index}/reached",
            f"world {ROMAN[index]} reached",
            share,
            BANDS.get(bot),
            about=sectors.index(world),
            message=f"world {ROMAN[index]} at {world.where} is reached on {share:.0%} of the sheets",
            help="make the way to it wider" if is_rare else "give it a longer way through a gap of one sector",
        )


METRIC = Metric(
    "DS308",
    "distant worlds",
    "The share of sheets on which each world is reached.",
    Unit.SHARE,
    (SeriesKind.ALIKE,),
    tally,
    read,
    (Chart("Worlds reached", ChartForm.ROWS),),
)
