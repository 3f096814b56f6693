"""Roster: the bots of a game by name, found in the files of a folder, each with `BOTS` at its foot.

A name may go on with options, such as `planner:budget=300`. Which there are is the game's.
"""

from collections.abc import Callable
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from types import ModuleType
from typing import Generic
from typing import TypeVar

from generator.errors import UsageError

M = TypeVar("M")  # what makes a bot for a seat


@cache
def modules_in(package: str) -> Mapping[str, ModuleType]:
    """All modules of a package by name, in the order of their names."""
    names = sorted(module.name for module in iter_modules(import_module(package).__path__))
    return {name: import_module(f"{package}.{name}") for name in names}


def nothing(maker: M, name: str, option: str) -> M | None:
    """For bots that cannot be told anything."""
    return None


@dataclass(frozen=True)
class Roster(Generic[M]):
    """`told` gives a bot that was told an option, from its maker, its name and the option; None if there is no such.

        ROSTER: Roster[BotMaker] = Roster(bots.__name__, told, "budget=N")

    It names its package instead of holding it, so that it can be sent to another process.
    """

    package: str
    told: Callable[[M, str, str], M | None] = nothing
    options: str = "none"  # what bots can be told, in words

    @property
    def makers(self) -> Mapping[str, M]:
        """All bots there are; whoever adds a file to the folder adds its bots."""
        return {name: maker for module in modules_in(self.package).values() for name, maker in module.BOTS.items()}

    def maker(self, name: str) -> M:
        """The bot of this name, with its options; UsageError if there is none."""
        plain, *options = name.split(":")
        if plain not in self.makers:
            raise UsageError(f"there is no bot {plain!r}; there are: {', '.join(self.makers)}")
        maker = self.makers[plain]
        for option in options:
            restricted = self.told(maker, plain, option)
            if restricted is None:
                raise UsageError(f"a bot cannot be told {option!r}; there are: {self.options}")
            maker = restricted
        return maker
