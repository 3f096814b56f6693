"""Score: how many points players make."""

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

BANDS = {"greedy": Band(55, 105), "planner": Band(60, 115)}
PERCENTILES = (5, 50, 95)


def tally(games: Sequence[Record]) -> Tally:
    """How often each total occurred, over all seats."""
    return Counter(str(total) for game in games for total in game.totals)


def read(total: Tally, content: Content, bot: str) -> Iterator[Reading]:
    seats = sum(total.values())
    if not seats:
        return
    mean = sum(int(score) * count for score, count in total.items()) / seats
    yield Reading(
        "mean",
        "mean score",
        mean,
        BANDS.get(bot),
        message=f"players score {mean:.0f} points on average",
        help="treasures and worlds change the total the most: offer fewer, or more, or change the ways to them",
    )
    for percent in PERCENTILES:
        title = "median" if percent == 50 else f"{percent} % of the scores are at most"
        yield Reading(f"p{percent}", title, percentile(total, percent), is_rough=True)


def percentile(total: Tally, percent: int) -> int:
    """The lowest score that at least so many percent of all are not above."""
    needed, seen = sum(total.values()) * percent, 0
    for score in sorted(map(int, total)):
        seen += 100 * total[str(score)]
        if seen >= needed and total[str(score)]:
            return score
    raise AssertionError("a share of at most 100 % is reached")


METRIC = Metric(
    "DS301",
    "score",
    "The total of each player at the end; a percentile is the lowest total that so many percent are not above.",
    Unit.POINTS,
    (SeriesKind.ALIKE,),
    tally,
    read,
    (Chart("Scores of all players, in percent of the sheets", ChartForm.HISTOGRAM),),
)
