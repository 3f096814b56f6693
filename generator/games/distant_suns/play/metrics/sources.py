"""Sources: where the points come from."""

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
from generator.games.distant_suns.play.record import Record

LEAST_MISSION = 2.5  # points
MOST_LOST = -12.5  # points
THINKING = ("greedy", "planner")


def tally(games: Sequence[Record]) -> Tally:
    """The points of each source, over all seats."""
    count: Counter[str] = Counter()
    for score in (score for game in games for score in game.scores):
        count["seats"] += 1
        for line in score.missions:
            count[f"mission-{line.mission}"] += line.points
        count["worlds"] += sum(score.worlds)
        count["treasures"] += score.treasure_points
        count["aliens"] += score.alien_points
    return count


def read(total: Tally, content: Content, bot: str) -> Iterator[Reading]:
    seats = total.get("seats", 0)
    if not seats:
        return
    for mission in content.missions:
        mean = total.get(f"mission-{mission}", 0) / seats
        yield Reading(
            f"mission-{mission}",
            f"{mission} mission",
            mean,
            Band(least=LEAST_MISSION) if bot in THINKING else None,
            message=f"the {mission} mission earns only {mean:.1f} points on average",
            help="offer more of what it counts, and spread it out",
        )
    for source, title in (("worlds", "distant worlds"), ("treasures", "surrounded treasures")):
        yield Reading(source, title, total.get(source, 0) / seats)
    lost = total.get("aliens", 0) / seats
    yield Reading(
        "aliens",
        "uncovered aliens",
        lost,
        Band(least=MOST_LOST) if bot in THINKING else None,
        message=f"uncovered aliens cost {-lost:.0f} points on average",
        help="place fewer aliens, or spread them over the sheet",
    )


METRIC = Metric(
    "DS302",
    "points by source",
    "The mean points of a player from each mission, from worlds and from treasures, and lost to uncovered aliens.",
    Unit.POINTS,
    (SeriesKind.ALIKE,),
    tally,
    read,
    (Chart("Mean points by source", ChartForm.ROWS),),
)
