"""Stuck: turns in which a player draws nothing."""

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

MOST = 0.03


def tally(games: Sequence[Record]) -> Tally:
    """Turns and turns without a drawing, by shape and by number of the turn."""
    every = [(turn, step) for game in games for turn, steps in enumerate(game.steps, start=1) for step in steps]
    stuck = [(turn, step) for turn, step in every if not step.drawn]
    return {
        f"{name}/{key}": count
        for name, part in (("turns", every), ("stuck", stuck))
        for key, count in (
            *Counter([step.shape for _, step in part]).items(),
            *((f"turn {turn:02}", count) for turn, count in Counter([turn for turn, _ in part]).items()),
        )
    }


def read(total: Tally, content: Content, bot: str) -> Iterator[Reading]:
    shapes = [shape.id for shape in (*content.shapes, content.black_hole)]
    turns = sum(total.get(f"turns/{shape}", 0) for shape in shapes)
    if not turns:
        return
    share = sum(total.get(f"stuck/{shape}", 0) for shape in shapes) / turns
    yield Reading(
        "all",
        "turns without a drawing",
        share,
        Band(most=MOST) if bot in ("greedy", "planner") else None,
        message=f"in {share:.0%} of the turns nothing can be drawn",
        help="make narrow ways wider, or add sectors",
    )
    for key in [*shapes, *sorted(key.removeprefix("turns/") for key in total if key.startswith("turns/turn "))]:
        if total.get(f"turns/{key}", 0):
            name = f"shape {key}" if key in shapes else key
            yield Reading(name, f"… {key}", total.get(f"stuck/{key}", 0) / total[f"turns/{key}"])


METRIC = Metric(
    "DS304",
    "turns without a drawing",
    "The share of all turns of all players in which nothing is drawn, also by the shape to draw and by turn.",
    Unit.SHARE,
    (SeriesKind.ALIKE,),
    tally,
    read,
    (
        Chart("Turns without a drawing, by turn, in percent", ChartForm.COLUMNS, "turn "),
        Chart("Turns without a drawing, by shape", ChartForm.ROWS, "shape "),
    ),
)
