"""Choices: in how many ways a shape can be drawn when it is a player's turn."""

from collections import Counter
from collections.abc import Iterator
from collections.abc import Sequence

from generator.games.distant_suns.content import Content
from generator.games.distant_suns.play.record import Record
from generator.play.metric import Band
from generator.play.metric import Chart
from generator.play.metric import Form
from generator.play.metric import Metric
from generator.play.metric import Reading
from generator.play.metric import Unit
from generator.play.study import Kind
from generator.play.tally import Tally

LEAST = 8.0


def tally(games: Sequence[Record]) -> Tally:
    count: Counter[str] = Counter()
    for game in games:
        for turn, steps in enumerate(game.steps, start=1):
            ways = sum(step.choices for step in steps)
            count["turns"] += len(steps)
            count["ways"] += ways
            count[f"turns/{turn:02}"] += len(steps)
            count[f"ways/{turn:02}"] += ways
    return count


def read(total: Tally, content: Content, bot: str) -> Iterator[Reading]:
    if not total.get("turns", 0):
        return
    mean = total.get("ways", 0) / total["turns"]
    yield Reading(
        "all",
        "ways to draw in a turn",
        mean,
        Band(least=LEAST) if bot in ("greedy", "planner") else None,
        message=f"a shape fits in only {mean:.1f} ways on average",
        help="make narrow ways wider, and the start more open",
    )
    for key in sorted(key for key in total if key.startswith("turns/")):
        turn = key.removeprefix("turns/")
        if total[key]:
            yield Reading(f"turn {turn}", f"… turn {turn}", total.get(f"ways/{turn}", 0) / total[key])


METRIC = Metric(
    "DS305",
    "choices",
    "In how many different ways the shape to draw fits whole, as a mean over all turns of all players, and by turn.",
    Unit.COUNT,
    (Kind.ALIKE,),
    tally,
    read,
    (Chart("Ways to draw, by turn", Form.COLUMNS, "turn "),),
)
