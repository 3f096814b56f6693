"""Tension: how long it is open who wins. Turns are simultaneous, so the ends of the rounds are looked at."""

from collections import Counter
from collections.abc import Iterator
from collections.abc import Sequence
from itertools import pairwise

from generator.game.metric import Band
from generator.game.metric import Metric
from generator.game.metric import Reading
from generator.game.metric import Tally
from generator.game.metric import Unit
from generator.game.study import SeriesKind
from generator.games.distant_suns.content import Content
from generator.games.distant_suns.play.record import Record


def leaders(totals: Sequence[int]) -> frozenset[int]:
    best = max(totals)
    return frozenset(seat for seat, total in enumerate(totals) if total == best)


def decided_in(game: Record) -> int:
    """The first round after which the winners lead to the end; ties count as leading."""
    winners = frozenset(game.winners)
    rounds = len(game.by_round)
    while rounds > 1 and winners <= leaders(game.by_round[rounds - 2]):
        rounds -= 1
    return rounds


def tally(games: Sequence[Record]) -> Tally:
    count: Counter[str] = Counter()
    for game in games:
        count["games"] += 1
        count["changes"] += sum(not leaders(one) & leaders(next) for one, next in pairwise(game.by_round))
        count[f"decided/{decided_in(game)}"] += 1
        earlier, winner = game.by_round[:-1], game.winners[0]
        count["earlier rounds"] += len(earlier)
        count["behind"] += sum(max(totals) - totals[winner] for totals in earlier)
        second = sorted(game.totals)[-2] if game.players > 1 else game.totals[0]
        count["margin"] += max(game.totals) - second
    return count


def read(total: Tally, content: Content, bot: str) -> Iterator[Reading]:
    games = total.get("games", 0)
    if not games:
        return
    yield Reading("changes", "changes of the lead", total.get("changes", 0) / games)
    rounds = content.control.rounds
    decided = {round: total.get(f"decided/{round}", 0) / games for round in range(1, rounds + 1)}
    yield Reading("decided", "round in which it is decided", sum(round * share for round, share in decided.items()))
    early = decided[1]
    yield Reading(
        "early",
        "decided in the first round",
        early,
        Band(most=0.7) if bot in ("greedy", "planner") else None,
        unit=Unit.SHARE,
        message=f"{early:.0%} of the games are decided in the first round",
        help="put more of what earns points further away from the start",
    )
    if total.get("earlier rounds", 0):
        yield Reading(
            "drama", "points the winner was behind", total.get("behind", 0) / total["earlier rounds"], unit=Unit.POINTS
        )
    yield Reading("margin", "points between first and second", total.get("margin", 0) / games, unit=Unit.POINTS)


METRIC = Metric(
    "DS307",
    "tension",
    "At the ends of the rounds: how often nobody who led before still leads; the round after which the winners lead to "
    "the end; how far the winner (of several the one in the lowest seat) was behind the leader before the last round.",
    Unit.COUNT,
    (SeriesKind.ALIKE,),
    tally,
    read,
)
