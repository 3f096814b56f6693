"""Seats: whether it matters who begins."""

from collections import Counter
from collections.abc import Iterator
from collections.abc import Sequence
from math import lcm

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

WHOLE = lcm(1, 2, 3, 4)  # a win is worth so many parts, as winners share it
MOST = 0.15


def tally(games: Sequence[Record]) -> Tally:
    """Parts of wins by seat; seat 1 is the first active player."""
    count: Counter[str] = Counter()
    for game in games:
        for seat in range(game.players):
            count[f"games/{seat + 1}"] += 1
        for seat in game.winners:
            count[f"won/{seat + 1}"] += WHOLE // len(game.winners)
    return count


def read(total: Tally, content: Content, bot: str) -> Iterator[Reading]:
    seats = sorted(key.removeprefix("games/") for key in total if key.startswith("games/"))
    if not seats or not total["games/1"]:
        return
    shares = {seat: total.get(f"won/{seat}", 0) / (WHOLE * total[f"games/{seat}"]) for seat in seats}
    for seat, share in shares.items():
        yield Reading(f"seat {seat}", f"games won by seat {seat}", share)
    gain = shares["1"] - 1 / len(seats)
    yield Reading(
        "first",
        "advantage of the first player",
        gain,
        Band(-MOST, MOST) if bot in ("greedy", "planner") else None,
        unit=Unit.DIFFERENCE,
        message=f"who begins wins {abs(gain):.0%} of the games {'more' if gain > 0 else 'less'} than others",
        help="much of it is in the rules; a layout with fewer races makes it smaller",
    )


METRIC = Metric(
    "DS306",
    "seats",
    "The share of games each seat wins, ties divided among the winners; the first player's less the fair share.",
    Unit.SHARE,
    (SeriesKind.ALIKE,),
    tally,
    read,
    (Chart("Games won, by seat", ChartForm.ROWS, "seat "),),
)
