"""One idea: whether a player who cares for one mission only can win."""

from collections import Counter
from collections.abc import Iterator
from collections.abc import Sequence

from generator.game.metric import Band
from generator.game.metric import Metric
from generator.game.metric import Reading
from generator.game.metric import Tally
from generator.game.metric import Unit
from generator.game.study import SeriesKind
from generator.games.distant_suns.content import Content
from generator.games.distant_suns.play.metrics.seats import WHOLE
from generator.games.distant_suns.play.record import Record


def tally(games: Sequence[Record]) -> Tally:
    """Parts of wins of the bot that sits alone, and how many it would have if all were equal."""
    count: Counter[str] = Counter()
    for game in games:
        (alone,) = (seat for seat, bot in enumerate(game.bots) if game.bots.count(bot) == 1 and _is_rusher(bot))
        count["parts"] += WHOLE
        count["fair"] += WHOLE // game.players
        count["won"] += WHOLE // len(game.winners) if alone in game.winners else 0
    return count


def _is_rusher(bot: str) -> bool:
    return bot.startswith("rusher-")


def read(total: Tally, content: Content, bot: str) -> Iterator[Reading]:
    if total.get("parts", 0):
        share, mission = total.get("won", 0) / total["parts"], bot.removeprefix("rusher-")
        yield Reading(
            "won",
            f"games won by {bot}",
            share,
            Band(most=total["fair"] / total["parts"]),
            message=f"a player who cares for the {mission} mission only wins {share:.0%} of the games",
            help="offer less of what that mission counts, or spread it out",
        )


METRIC = Metric(
    "DS313",
    "one-idea bots",
    "The share of games won by a bot that cares for one mission only, alone among greedy ones; ties are divided.",
    Unit.SHARE,
    (SeriesKind.SINGLE,),
    tally,
    read,
)
