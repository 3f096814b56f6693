"""Parity: whether the five missions are worth about the same."""

from collections.abc import Iterator

from generator.game.metric import Band
from generator.game.metric import Metric
from generator.game.metric import Reading
from generator.game.metric import Tally
from generator.game.metric import Unit
from generator.game.study import SeriesKind
from generator.games.distant_suns.content import Content
from generator.games.distant_suns.play.metrics.sources import tally

MOST = 2.5
NEVER = 99.0  # stands for a mission that never earns anything


def read(total: Tally, content: Content, bot: str) -> Iterator[Reading]:
    points = {mission: total.get(f"mission-{mission}", 0) for mission in content.missions}
    most, least = max(points, key=lambda mission: points[mission]), min(points, key=lambda mission: points[mission])
    if not points[most]:
        return
    ratio = min(NEVER, points[most] / points[least]) if points[least] else NEVER
    yield Reading(
        "ratio",
        "most against least rewarding mission",
        ratio,
        Band(most=MOST) if bot in ("greedy", "planner") else None,
        message=f"the {most} mission earns {ratio:.1f} times as much as the {least} mission",
        help=f"offer more for the {least} mission, or less for the {most} mission",
    )


METRIC = Metric(
    "DS303",
    "mission parity",
    "The mean points of the most rewarding mission divided by those of the least rewarding one.",
    Unit.TIMES,
    (SeriesKind.ALIKE,),
    tally,
    read,
)
