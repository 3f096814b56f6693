"""Coverage: how much of a sheet is covered at the end."""

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

BAND = Band(0.5, 0.75)


def tally(games: Sequence[Record]) -> Tally:
    covered = [mask for game in games for mask in game.covered]
    coverable = sum(game.board.coverable.bit_count() * game.players for game in games)
    return {"covered": sum(mask.bit_count() for mask in covered), "coverable": coverable}


def read(total: Tally, content: Content, bot: str) -> Iterator[Reading]:
    if not total.get("coverable", 0):
        return
    share = total["covered"] / total["coverable"]
    yield Reading(
        "all",
        "covered sectors",
        share,
        BAND if bot in ("greedy", "planner") else None,
        message=f"{share:.0%} of what can be covered is covered at the end",
        help="leave sectors out" if share < 0.6 else "add sectors, or make narrow ways wider",
    )


METRIC = Metric(
    "DS311",
    "coverage",
    "The covered sectors of all sheets at the end, divided by all sectors that can be covered.",
    Unit.SHARE,
    (SeriesKind.ALIKE,),
    tally,
    read,
)
