"""Modules: where the active player may put the next one, and where one who thinks does."""

import numpy as np

from generator.games.distant_suns.play.compiled.choose import Scratch
from generator.games.distant_suns.play.compiled.choose import choose_best
from generator.games.distant_suns.play.compiled.part import part
from generator.games.distant_suns.play.compiled.players import Players
from generator.games.distant_suns.play.compiled.tables import NONE
from generator.games.distant_suns.play.compiled.tables import Ints
from generator.games.distant_suns.play.compiled.tables import Tables
from generator.games.distant_suns.play.compiled.worth import Worths

SIDE, CIRCLE, OCTAGON = range(3)
UNKNOWN = -(1 << 40)  # less than anything is worth


def make_options(control: Ints) -> Ints:
    return np.zeros((4 * control[0] * control[1], 3), np.int64)


@part
def list_modules(control: Ints, filled: int, options: Ints) -> int:
    """All free places, in the order of the rules; how many there are."""
    zones, found = control[0], 0
    for side in range(control[1]):
        for left in range(zones - 1):
            if not filled >> side * zones + left & 3:
                for turned in range(2):
                    options[found, SIDE], options[found, CIRCLE] = side, left + turned
                    options[found, OCTAGON] = left + 1 - turned
                    found += 1
    return found


@part
def keep_best_modules(
    players: Players, tables: Tables, worths: Worths, room: Scratch, taste: Ints, seat: int, zones: Ints,
    options: Ints, found: int,
) -> int:  # fmt: skip
    """Leaves those whose shape is worth most to the player; how many there are."""
    values, most = room.of_zones, UNKNOWN
    values[:] = UNKNOWN
    for option in range(found):
        zone = options[option, CIRCLE]
        if values[zone] == UNKNOWN:
            is_hole = zone == zones.shape[1] - 1
            value, _, spent, _ = choose_best(
                players, tables, worths, room, taste, seat, zones[0, zone], is_hole, zones[1, zone], True
            )
            values[zone] = value if spent != NONE else NONE
        most = max(most, values[zone])
    kept = 0
    for option in range(found):
        if values[options[option, CIRCLE]] == most:
            for field in range(options.shape[1]):
                options[kept, field] = options[option, field]
            kept += 1
    return kept
