"""Depth: whether thinking pays; each bot plays against the simpler one."""

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
from generator.games.distant_suns.play.record import Record

BANDS = {"greedy": Band(least=0.85), "planner": Band(least=0.6)}


def tally(games: Sequence[Record]) -> Tally:
    """Half wins of each bot: two for the higher best score, one each for a tie."""
    count: Counter[str] = Counter()
    for game in games:
        best: dict[str, int] = {}
        for bot, total in zip(game.bots, game.totals, strict=True):
            best[bot] = max(best.get(bot, total), total)
        highest = max(best.values())
        ahead = [bot for bot, total in best.items() if total == highest]
        for bot in best:
            count[f"{bot}/games"] += 1
            count[f"{bot}/halves"] += 2 // len(ahead) if bot in ahead else 0
    return count


def read(total: Tally, content: Content, bot: str) -> Iterator[Reading]:
    games = total.get(f"{bot}/games", 0)
    if games:
        share = total.get(f"{bot}/halves", 0) / (2 * games)
        yield Reading(
            "won",
            f"games in which {bot} is ahead",
            share,
            BANDS.get(bot),
            message=f"the {bot} bot is ahead of the simpler one in only {share:.0%} of the games",
            help="give players more to decide: more than one way to what earns points",
        )


METRIC = Metric(
    "DS312",
    "depth",
    "Half of the seats each: the share of games in which the best score of the wiser bot is higher; ties count half.",
    Unit.SHARE,
    (SeriesKind.DUEL,),
    tally,
    read,
)
