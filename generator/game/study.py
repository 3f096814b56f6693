"""Study: which games are played, who sits where, and the blocks they are cut into.

Games come in pairs that share their set-up and their seats and differ only in chance: comparing the two tells how much
chance decides. A block holds whole pairs.
"""

import json
from collections.abc import Iterator
from collections.abc import Sequence
from dataclasses import asdict
from dataclasses import dataclass
from enum import StrEnum
from hashlib import sha256
from itertools import combinations
from math import ceil

PAIR = 2
FORMAT = 1  # of what is written down; another number cannot be read
MOST_GAMES = 10_000_000  # in one series


class SeriesKind(StrEnum):
    ALIKE = "alike"  # the same bot on every seat
    DUEL = "duel"  # half of the seats for each of two bots
    SINGLE = "single"  # one bot among others that are alike


@dataclass(frozen=True, slots=True)
class Series:
    """So many games of the same kind; the first bot is the one it is about."""

    kind: SeriesKind
    bots: tuple[str, ...]
    games: int
    block: int  # games in one block

    @property
    def name(self) -> str:
        between = {SeriesKind.ALIKE: "", SeriesKind.DUEL: " against ", SeriesKind.SINGLE: " among "}
        return between[self.kind].join(self.bots)

    def seats(self, players: int, pair: int) -> tuple[str, ...]:
        """Who sits where in a pair of games; over the pairs everybody sits everywhere equally often."""
        if self.kind is SeriesKind.ALIKE:
            return self.bots * players
        own = players // 2 if self.kind is SeriesKind.DUEL else 1
        seatings = tuple(combinations(range(players), max(1, own)))
        mine = seatings[pair % len(seatings)]
        return tuple(self.bots[0 if seat in mine else 1] for seat in range(players))


@dataclass(frozen=True, slots=True)
class StudiedLayout:
    """A layout under study: its name, and a fingerprint of all that matters for play."""

    name: str
    fingerprint: str


@dataclass(frozen=True, slots=True)
class Study:
    """All that decides what is played; `setup` is a code, or says how set-ups are chosen."""

    game: str
    version: str
    layouts: tuple[StudiedLayout, ...]
    players: int
    setup: str
    seed: str
    series: tuple[Series, ...]

    def as_json(self) -> str:
        """As it is kept in files, where layouts are called sheets: so it was when the first studies were written."""
        value = asdict(self)
        value["sheets"] = value.pop("layouts")
        return json.dumps({"format": FORMAT, **value}, indent=1, ensure_ascii=False, sort_keys=True) + "\n"

    @property
    def fingerprint(self) -> str:
        return sha256(self.as_json().encode()).hexdigest()[:16]

    @property
    def blocks(self) -> tuple["Block", ...]:
        """All blocks in their order: layout by layout, series by series."""
        return tuple(Block(number, *place) for number, place in enumerate(_places(len(self.layouts), self.series)))

    @property
    def block_count(self) -> int:
        """How many blocks there are, without making them."""
        return len(self.layouts) * sum(ceil(series.games / series.block) for series in self.series)

    @property
    def games(self) -> int:
        return len(self.layouts) * sum(series.games for series in self.series)


@dataclass(frozen=True, slots=True)
class Block:
    """Games first to first + count - 1 of one series on one layout."""

    number: int
    layout: int
    series: int
    first: int
    count: int

    @property
    def numbers(self) -> range:
        """Of its games."""
        return range(self.first, self.first + self.count)


def _places(layouts: int, series: Sequence[Series]) -> Iterator[tuple[int, int, int, int]]:
    for layout in range(layouts):
        for index, each in enumerate(series):
            for first in range(0, each.games, each.block):
                yield layout, index, first, min(each.block, each.games - first)
