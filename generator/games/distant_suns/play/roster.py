"""Roster: bots by name, found in the files of `bots/`, and restricted versions of them.

A name may go on with options: `planner:budget=300` looks at more positions, `greedy:forbid=worlds` reaches worlds only
where the rules leave nothing else, `greedy:force=aliens` covers an alien whenever it can.
"""

from collections.abc import Callable
from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from functools import partial
from importlib import import_module
from pkgutil import iter_modules

from generator.errors import UsageError
from generator.games.distant_suns.play import bots
from generator.games.distant_suns.play.bot import Bot
from generator.games.distant_suns.play.bot import BotMaker
from generator.games.distant_suns.play.bot import Limit
from generator.games.distant_suns.play.bot import Seat
from generator.games.distant_suns.play.ways import Ways

BUDGETS = range(1, 100_001)
SPENDING = "spending"


@cache
def roster() -> Mapping[str, BotMaker]:
    """All bots there are; whoever adds a file to the folder adds its bots."""
    found: dict[str, BotMaker] = {}
    for module in sorted(iter_modules(bots.__path__), key=lambda module: module.name):
        found |= import_module(f"{bots.__name__}.{module.name}").BOTS
    return found


def bot_maker(name: str) -> BotMaker:
    """The bot of this name, with its options."""
    plain, *options = name.split(":")
    if plain not in roster():
        raise UsageError(f"there is no bot {plain!r}; there are: {', '.join(roster())}")
    maker = roster()[plain]
    for option in options:
        maker = _with_option(maker, plain, option)
    return maker


def _with_option(maker: BotMaker, plain: str, option: str) -> BotMaker:
    key, _, value = option.partition("=")
    match key:
        case "budget" if plain == "planner" and value.isascii() and value.isdigit() and int(value) in BUDGETS:
            return partial(maker, budget=int(value))
        case "forbid" if value in (*AIMS, SPENDING):
            return partial(_restricted, maker, partial(_forbidden, value))
        case "force" if value in AIMS:
            return partial(_restricted, maker, partial(_forced, value))
    known = f"forbid={'|'.join((*AIMS, SPENDING))}, force={'|'.join(AIMS)}, and for the planner budget=N"
    raise UsageError(f"a bot cannot be told {option!r}; there are: {known}")


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
