"""Roster: bots by name, found in the files of `bots/`, and restricted versions of them.

A name may go on with options: `planner:budget=300` looks at more positions, `greedy:forbid=worlds` reaches worlds only
where the rules leave nothing else, `greedy:force=aliens` covers an alien whenever it can.
"""

from collections.abc import Callable
from collections.abc import Mapping
from dataclasses import replace
from functools import partial

from generator.games.distant_suns.play import bots
from generator.games.distant_suns.play.bot import Bot
from generator.games.distant_suns.play.bot import BotMaker
from generator.games.distant_suns.play.bot import Limit
from generator.games.distant_suns.play.bot import Seat
from generator.games.distant_suns.play.ways import Ways
from generator.play.roster import Roster

BUDGETS = range(1, 100_001)
SPENDING = "spending"


def told(maker: BotMaker, plain: str, option: str) -> BotMaker | None:
    """The bot with an option; None if there is no such, or not for this bot."""
    key, _, value = option.partition("=")
    match key:
        case "budget" if plain == "planner" and value.isascii() and value.isdigit() and int(value) in BUDGETS:
            return partial(maker, budget=int(value))
        case "forbid" if value in (*AIMS, SPENDING):
            return partial(_restricted, maker, partial(_forbidden, value))
        case "force" if value in AIMS:
            return partial(_restricted, maker, partial(_forced, value))
    return None


def _restricted(maker: BotMaker, limit: Limit, seat: Seat) -> Bot:
    earlier = seat.limit
    both: Limit = limit if earlier is None else lambda ways, legal: limit(ways, earlier(ways, legal))
    return maker(replace(seat, limit=both))


def _forbidden(aim: str, ways: Ways, legal: int) -> int:
    """Without those; but a whole shape that fits must be drawn."""
    if aim == SPENDING:
        return 0 if ways.spent else legal
    left = legal & ~AIMS[aim](ways)
    return left if left or ways.spent else legal


def _forced(aim: str, ways: Ways, legal: int) -> int:
    return legal & AIMS[aim](ways) or legal


def _near_treasures(ways: Ways) -> int:
    found = 0
    for members in ways.beside_treasure:
        found |= members
    return found


AIMS: Mapping[str, Callable[[Ways], int]] = {
    "aliens": lambda ways: ways.on(ways.board.aliens),
    "upgrades": lambda ways: ways.on(ways.board.upgrades),
    "treasures": _near_treasures,
    "worlds": lambda ways: ways.on(ways.board.beside_worlds),
}

ROSTER: Roster[BotMaker] = Roster(
    bots.__name__, told, f"forbid={'|'.join((*AIMS, SPENDING))}, force={'|'.join(AIMS)}, and for the planner budget=N"
)
