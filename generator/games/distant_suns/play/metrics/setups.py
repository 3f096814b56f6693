"""Set-ups: how much the tiles and missions change a game."""

from collections import Counter
from collections.abc import Iterator
from collections.abc import Sequence
from math import sqrt

from generator.game.metric import Band
from generator.game.metric import Chart
from generator.game.metric import ChartForm
from generator.game.metric import Metric
from generator.game.metric import Reading
from generator.game.metric import Tally
from generator.game.metric import Unit
from generator.game.study import PAIR
from generator.game.study import SeriesKind
from generator.games.distant_suns.content import Content
from generator.games.distant_suns.play.record import Record

MOST = 10.0  # points


def tally(games: Sequence[Record]) -> Tally:
    """Sums of the points at a table, and their products in pairs with the same set-up; sums by tile in play."""
    count: Counter[str] = Counter()
    sums = [sum(game.totals) for game in games]
    for game, points in zip(games, sums, strict=True):
        count["seats"] += game.players
        count["points"] += points
        for tile in game.setup.tiles:
            count[f"seats/{tile}"] += game.players
            count[f"points/{tile}"] += points
    for one, other in zip(sums[::PAIR], sums[1::PAIR], strict=False):
        count["pairs"] += 1
        count["sum"] += one + other
        count["product"] += one * other
    count["players"] = max(game.players for game in games) * len(games)
    count["games"] = len(games)
    return count


def read(total: Tally, content: Content, bot: str) -> Iterator[Reading]:
    if not total.get("pairs", 0):
        return
    pairs, players = total["pairs"], total["players"] / total["games"]
    mean = total["sum"] / (2 * pairs)
    between = max(0.0, total["product"] / pairs - mean * mean)
    spread = sqrt(between) / players
    yield Reading(
        "spread",
        "spread of the mean score between set-ups",
        spread,
        Band(most=MOST) if bot in ("greedy", "planner") else None,
        message=f"set-ups differ by {spread:.0f} points on average: some are much harder than others",
        help="look which tiles make it hard, and make room for them",
    )
    everything = total["points"] / total["seats"]
    for shape in content.shapes:
        if seats := total.get(f"seats/{shape.id}", 0):
            gain = total[f"points/{shape.id}"] / seats - everything
            yield Reading(f"tile {shape.id}", f"… with {shape.id} in play", gain)


METRIC = Metric(
    "DS314",
    "set-ups",
    "The standard deviation of a table's mean score between set-ups, with what chance adds taken out by pairs of games "
    "with the same set-up; and by how much the mean score changes when a tile is in play.",
    Unit.POINTS,
    (SeriesKind.ALIKE,),
    tally,
    read,
    (Chart("Points more or less with a tile in play", ChartForm.ROWS, "tile "),),
)
