"""First: whether it matters who begins."""

from collections import Counter
from collections.abc import Iterator
from collections.abc import Sequence

from generator.game.metric import Band
from generator.game.metric import Metric
from generator.game.metric import Reading
from generator.game.metric import Tally
from generator.game.metric import Unit
from generator.game.study import SeriesKind
from generator.games.smallest.content import Content


def tally(games: Sequence[bool]) -> Tally:
    """Of each game we keep whether whoever began has won."""
    return Counter({"games": len(games), "won": sum(games)})


def read(total: Tally, content: Content, bot: str) -> Iterator[Reading]:
    if total.get("games"):
        share = total.get("won", 0) / total["games"]
        message, help = f"who begins wins {share:.0%} of the games", "choose a larger goal"
        yield Reading("all", "games won by who begins", share, Band(0.2, 0.8), message=message, help=help)


METRIC = Metric(
    "SG301",
    "first player",
    "The share of games that are won by whoever begins.",
    Unit.SHARE,
    (SeriesKind.ALIKE,),
    tally,
    read,
)
