"""Choose: the best drawings of a shape for a player who thinks, or all of them for one who does not."""

from typing import NamedTuple

import numpy as np

from generator.games.distant_suns.play.compiled.legal import count_whole
from generator.games.distant_suns.play.compiled.legal import list_reduced
from generator.games.distant_suns.play.compiled.legal import list_whole
from generator.games.distant_suns.play.compiled.legal import nth_whole
from generator.games.distant_suns.play.compiled.part import large_part
from generator.games.distant_suns.play.compiled.part import part
from generator.games.distant_suns.play.compiled.players import EARNED
from generator.games.distant_suns.play.compiled.players import SPENT
from generator.games.distant_suns.play.compiled.players import Players
from generator.games.distant_suns.play.compiled.tables import NONE
from generator.games.distant_suns.play.compiled.tables import Ints
from generator.games.distant_suns.play.compiled.tables import Tables
from generator.games.distant_suns.play.compiled.worth import OF_UPGRADE
from generator.games.distant_suns.play.compiled.worth import Worths
from generator.games.distant_suns.play.compiled.worth import weigh
from generator.games.distant_suns.play.compiled.worth import weigh_shape
from generator.games.distant_suns.rules.board import MOST_SPENT


class Scratch(NamedTuple):
    """For the numbers of drawings, and for what zones are worth."""

    legal: Ints
    best: Ints
    of_zones: Ints


def make_room(tables: Tables) -> Scratch:
    most = (tables.last - tables.first).max() + 1
    return Scratch(np.zeros(most, np.int64), np.zeros(most, np.int64), np.zeros(tables.control[0], np.int64))


@part
def choose_any(
    players: Players, tables: Tables, room: Scratch, seat: int, shape: int, chance: float
) -> tuple[int, int, int]:
    """A drawing that fits, whole if any does, or none; the upgrades it spends; in how many ways it fits whole."""
    whole = count_whole(players, tables, seat, shape)
    if whole:
        return nth_whole(players, tables, seat, shape, int(chance * whole)), 0, whole
    for left_out in range(1, min(MOST_SPENT, players.facts[seat, EARNED] - players.facts[seat, SPENT]) + 1):
        count = list_reduced(players, tables, seat, shape, left_out, room.legal)
        if count:
            return room.legal[int(chance * count)], left_out, 0
    return NONE, 0, 0


@large_part
def choose_best(
    players: Players, tables: Tables, worths: Worths, room: Scratch, taste: Ints, seat: int, shape: int, is_hole: bool,
    mission: int, is_quick: bool,
) -> tuple[int, int, int, int]:  # fmt: skip
    """The best value, how many drawings have it (they are in the room), the upgrades they spend, and the whole ways.

    Who is quick does not look at what spending more would bring once something fits.
    """
    value, held, spent, whole = 0, 0, NONE, 0
    weigh_shape(worths, players, tables, taste, seat, mission)
    for left_out in range(min(MOST_SPENT, players.facts[seat, EARNED] - players.facts[seat, SPENT]) + 1):
        if left_out:
            count = list_reduced(players, tables, seat, shape, left_out, room.legal)
        else:
            count = whole = list_whole(players, tables, seat, shape, room.legal)
        if not count:
            continue
        weigh(worths, players, tables, taste, seat, is_hole, mission, room.legal, count)
        most = _highest(worths.values, count) - left_out * taste[OF_UPGRADE]
        if spent == NONE or most > value:
            value, spent = most, left_out
            held = _keep_best(worths.values, room, count, most + left_out * taste[OF_UPGRADE])
        if is_quick:
            break
    return value, held, spent, whole


@part
def _highest(values: Ints, count: int) -> int:
    most = values[0]
    for index in range(1, count):
        most = max(most, values[index])
    return most


@part
def _keep_best(values: Ints, room: Scratch, count: int, most: int) -> int:
    held = 0
    for index in range(count):
        if values[index] == most:
            room.best[held] = room.legal[index]
            held += 1
    return held
