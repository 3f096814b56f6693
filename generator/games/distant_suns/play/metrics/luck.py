"""Luck: how much chance decides, seen in games that differ in nothing else."""

from collections import Counter
from collections.abc import Iterator
from collections.abc import Sequence

from generator.game.metric import Band
from generator.game.metric import Metric
from generator.game.metric import Reading
from generator.game.metric import Tally
from generator.game.metric import Unit
from generator.game.study import PAIR
from generator.game.study import SeriesKind
from generator.games.distant_suns.content import Content
from generator.games.distant_suns.play.record import Record

MOST = 0.9


def margin(game: Record) -> int:
    """Points of the bot first in the alphabet less those of the other, weighed as if both had equally many seats."""
    first, *others = sorted(set(game.bots))
    mine = [total for bot, total in zip(game.bots, game.totals, strict=True) if bot == first]
    theirs = [total for bot, total in zip(game.bots, game.totals, strict=True) if bot in others]
    return sum(mine) * len(theirs) - sum(theirs) * len(mine)


def tally(games: Sequence[Record]) -> Tally:
    """Squares of the margins of pairs with the same set-up and seats, and of the difference between the two."""
    count: Counter[str] = Counter()
    margins = [margin(game) for game in games]
    for one, other in zip(margins[::PAIR], margins[1::PAIR], strict=False):
        count["squares"] += one * one + other * other
        count["differences"] += (one - other) ** 2
    return count


def read(total: Tally, content: Content, bot: str) -> Iterator[Reading]:
    if total.get("squares", 0):
        share = min(1.0, total["differences"] / total["squares"])
        yield Reading(
            "share",
            "share of luck",
            share,
            Band(most=MOST),
            message=f"chance decides {share:.0%} of the margin between the {bot} bot and a simpler one",
            help="give players more to decide: more than one way to what earns points",
        )


METRIC = Metric(
    "DS315",
    "luck",
    "Two bots play the same set-up from the same seats twice: the squared difference of their two margins, divided by "
    "the sum of the squares. 0 if the wiser bot always wins by the same, 1 if nothing but chance decides.",
    Unit.SHARE,
    (SeriesKind.DUEL,),
    tally,
    read,
)
