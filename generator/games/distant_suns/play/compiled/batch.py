"""Batch: many compiled games in one call, the only way in from plain Python."""

from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple
from zlib import crc32

import numpy as np
from numba import njit

from generator.games.distant_suns.play.appraise import UNIT
from generator.games.distant_suns.play.compiled.choose import Scratch
from generator.games.distant_suns.play.compiled.choose import make_room
from generator.games.distant_suns.play.compiled.game import Seats
from generator.games.distant_suns.play.compiled.game import play
from generator.games.distant_suns.play.compiled.modules import make_options
from generator.games.distant_suns.play.compiled.part import part
from generator.games.distant_suns.play.compiled.players import Players
from generator.games.distant_suns.play.compiled.players import seat_players
from generator.games.distant_suns.play.compiled.streams import Desk
from generator.games.distant_suns.play.compiled.streams import Keys
from generator.games.distant_suns.play.compiled.streams import first_numbers
from generator.games.distant_suns.play.compiled.streams import make_desk
from generator.games.distant_suns.play.compiled.tables import WORDS
from generator.games.distant_suns.play.compiled.tables import Floats
from generator.games.distant_suns.play.compiled.tables import Ints
from generator.games.distant_suns.play.compiled.tables import Tables
from generator.games.distant_suns.play.compiled.tables import Words
from generator.games.distant_suns.play.compiled.totals import LINE
from generator.games.distant_suns.play.compiled.worth import Worths
from generator.games.distant_suns.play.compiled.worth import make_worths
from generator.games.distant_suns.rules.board import MOST_SPENT


class Played(NamedTuple):
    """What happened, by game; see `game`."""

    turns: Ints
    steps: Ints
    by_round: Ints
    lines: Ints
    sheets: Words
    reached: Ints
    arrivals: Ints


class Hall(NamedTuple):
    """All that games are played with and may overwrite; not for two threads at once."""

    players: Players
    worths: Worths
    room: Scratch
    options: Ints
    used: Ints
    desk: Desk


def play_batch(tables: Tables, setups: Ints, tastes: Ints, keys: Keys) -> Played:
    """By game: the shapes and missions of its zones, the tastes of its seats; the keys of all seats in a row."""
    games, seats, _ = tastes.shape
    _, _, modules, rounds = tables.control.tolist()
    turns, worlds = modules * rounds, len(tables.worlds)
    hall = Hall(
        seat_players(tables, seats, turns),
        make_worths(tables, seats, turns),
        make_room(tables),
        make_options(tables.control),
        np.zeros(seats, np.int64),
        make_desk(),
    )
    played = Played(
        turns=np.zeros(games, np.int64),
        steps=np.zeros((games, turns, seats, 4), np.int64),
        by_round=np.zeros((games, rounds, seats), np.int64),
        lines=np.zeros((games, seats, LINE), np.int64),
        sheets=np.zeros((games, seats, WORDS), np.uint64),
        reached=np.zeros((games, seats, worlds), np.int64),
        arrivals=np.zeros((games, seats, worlds), np.int64),
    )
    decisions = turns + -(-turns // seats)  # a drawing in each turn, a module in some
    numbers = np.zeros((len(keys), decisions + 1))  # who cannot draw looks at the next number all the same
    play_games(tables, hall, setups, tastes, keys, numbers, played)
    return played


def _all_games(stamp: int) -> Callable[..., int]:
    """The compiled function; it is kept on disk for the next process under the stamp.

    What numba keeps it calls outdated only if the file of the function itself has changed. The stamp, which it takes
    to be part of the function, stands for all the others that are compiled into it; so only this function is kept.
    """

    @njit(cache=True, _nrt=False)
    def play_all(
        tables: Tables, hall: Hall, setups: Ints, tastes: Ints, keys: Keys, numbers: Floats, played: Played
    ) -> int:
        first_numbers(keys, hall.desk, numbers)
        games, count, _ = tastes.shape
        for game in range(games):
            seats = Seats(tastes[game], numbers[game * count : (game + 1) * count], hall.used)
            played.turns[game] = play(
                hall.players, tables, hall.worths, hall.room, hall.options, seats, setups[game],
                played.steps[game], played.by_round[game], played.lines[game],
            )  # fmt: skip
            _keep(hall.players, played, game)
        return stamp

    return play_all


@part
def _keep(players: Players, played: Played, game: int) -> None:
    """What the next game would overwrite."""
    for seat in range(players.sheets.shape[0]):
        for word in range(WORDS):
            played.sheets[game, seat, word] = players.sheets[seat, word]
        for world in range(players.reached.shape[1]):
            played.reached[game, seat, world] = players.reached[seat, world]
            played.arrivals[game, seat, world] = players.arrivals[seat, world]


def _stamp() -> int:
    """Of everything that is compiled: another one for other sources."""
    files = sorted(Path(__file__).parent.glob("*.py"))
    return crc32(b"".join(file.read_bytes() for file in files) + bytes([UNIT, MOST_SPENT]))


play_games = _all_games(_stamp())
