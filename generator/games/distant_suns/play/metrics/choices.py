"""Choices: in how many ways a shape can be drawn when it is a player's turn."""

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

LEAST = 8.0


def tally(games: Sequence[Record]) -> Tally:
    turns: Counter[int] = Counter()
    ways: Counter[int] = Counter()
    for game in games:
        for turn, steps in enumerate(game.steps, start=1):
            turns[turn] += len(steps)
            ways[turn] += sum([choices for _, choices, _, _ in steps])
    by_turn = {f"turns/{turn:02}": turns[turn] for turn in turns} | {f"ways/{turn:02}": ways[turn] for turn in turns}
    return {"turns": turns.total(), "ways": ways.total(), **by_turn}


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
    (SeriesKind.ALIKE,),
    tally,
    read,
    (Chart("Ways to draw, by turn", ChartForm.COLUMNS, "turn "),),
)
