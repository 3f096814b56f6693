"""Worth: what drawings are worth to a player, as the appraiser has it.

What does not depend on the drawing itself but only on one of its marks is worked out once for a turn, or once for a
shape; the value of a drawing is then a sum of what is looked up by its marks, and what a mission adds for its
neighbours.
"""

from typing import NamedTuple

import numpy as np

from generator.games.distant_suns.play.appraise import UNIT
from generator.games.distant_suns.play.compiled.bits import common
from generator.games.distant_suns.play.compiled.bits import meet
from generator.games.distant_suns.play.compiled.part import large_part
from generator.games.distant_suns.play.compiled.part import part
from generator.games.distant_suns.play.compiled.players import ALIEN
from generator.games.distant_suns.play.compiled.players import ALIENS
from generator.games.distant_suns.play.compiled.players import BLACK_HOLE
from generator.games.distant_suns.play.compiled.players import CLUSTER
from generator.games.distant_suns.play.compiled.players import FAR_OFF
from generator.games.distant_suns.play.compiled.players import FAR_OFF_LIST
from generator.games.distant_suns.play.compiled.players import GROUP_LIST
from generator.games.distant_suns.play.compiled.players import HOLE_LIST
from generator.games.distant_suns.play.compiled.players import HOLES
from generator.games.distant_suns.play.compiled.players import NEAR_HOLES
from generator.games.distant_suns.play.compiled.players import OWN
from generator.games.distant_suns.play.compiled.players import OWN_LIST
from generator.games.distant_suns.play.compiled.players import TREASURE
from generator.games.distant_suns.play.compiled.players import TREASURES
from generator.games.distant_suns.play.compiled.players import UPGRADE
from generator.games.distant_suns.play.compiled.players import UPGRADES
from generator.games.distant_suns.play.compiled.players import Players
from generator.games.distant_suns.play.compiled.players import largest_group
from generator.games.distant_suns.play.compiled.tables import BESIDE
from generator.games.distant_suns.play.compiled.tables import FIND
from generator.games.distant_suns.play.compiled.tables import NEAR
from generator.games.distant_suns.play.compiled.tables import WORDS
from generator.games.distant_suns.play.compiled.tables import Ints
from generator.games.distant_suns.play.compiled.tables import Tables
from generator.games.distant_suns.play.compiled.tables import Words

THINKS, OF_ALIENS, OF_WORLDS, OF_TREASURES, OF_UPGRADE, OF_APPROACH, OF_SIXTHS, OF_MISSIONS = 0, 1, 2, 3, 4, 5, 6, 13
SIXTHS = 6


class Worths(NamedTuple):
    """By seat what it is worth to come so near to each world, and to be beside treasures; the rest is for one shape."""

    by_steps: Ints
    by_beside: Ints
    of_finds: Ints
    of_beside: Ints
    group_arounds: Words
    group_sizes: Ints
    values: Ints  # of the legal drawings


def make_worths(tables: Tables, players: int, turns: int) -> Worths:
    rings, beside = tables.world_values[:, 2].max(initial=1), tables.beside.shape[0]
    return Worths(
        np.zeros((players, tables.worlds.shape[0], rings + 1), np.int64),
        np.zeros((players, beside), np.int64),
        np.zeros(tables.finds.shape[0], np.int64),
        np.zeros(beside, np.int64),
        np.zeros((turns + 1, WORDS), np.uint64),
        np.zeros(turns + 1, np.int64),
        np.zeros((tables.last - tables.first).max() + 1, np.int64),
    )


@part
def gain(tables: Tables, taste: Ints, mission: int, count: int, more: int) -> int:
    return (tables.points[count + more] - tables.points[count]) * UNIT * taste[OF_MISSIONS + mission] // 100


@large_part
def weigh_turn(worths: Worths, players: Players, tables: Tables, taste: Ints, seat: int) -> None:
    """What holds for all shapes until the player draws."""
    for world in range(tables.worlds.shape[0]):
        _weigh_world(worths.by_steps[seat, world], players, tables, taste, seat, world)
    by_beside = worths.by_beside[seat]
    by_beside[:] = 0
    for treasure in range(tables.treasures.shape[0]):
        _weigh_treasure(by_beside, players, tables, taste, seat, treasure)


@part
def _weigh_world(by_steps: Ints, players: Players, tables: Tables, taste: Ints, seat: int, world: int) -> None:
    by_steps[:] = 0
    prize = players.prizes[seat, world]
    start = min(players.distances[seat, world], tables.world_values[world, 2]) - 1
    if not prize or start < 0:
        return
    for step in range(start + 1):
        by_steps[step] = (start - max(step, 1) + 1) * taste[OF_APPROACH]
    by_steps[0] += prize * UNIT * taste[OF_WORLDS] // 100


@part
def _weigh_treasure(by_beside: Ints, players: Players, tables: Tables, taste: Ints, seat: int, treasure: int) -> None:
    if not tables.treasure_facts[treasure, 1]:
        return
    missing = SIXTHS - tables.treasure_facts[treasure, 0]
    before = common(tables.treasures, treasure, players.sheets, seat)
    share = taste[OF_SIXTHS + missing + before] if before else 0
    for kind in range(by_beside.shape[0]):
        takes = tables.beside[kind, treasure]
        if takes:
            more = taste[OF_SIXTHS + min(missing + before + takes, SIXTHS)] - share
            by_beside[kind] += more * tables.prices[0] * taste[OF_TREASURES] // 1000


@part
def weigh_shape(worths: Worths, players: Players, tables: Tables, taste: Ints, seat: int, mission: int) -> None:
    """What holds for all drawings of a shape, whole or not."""
    facts = players.facts[seat]
    for kind in range(tables.finds.shape[0]):
        aliens, upgrades = tables.finds[kind, 0], tables.finds[kind, 1]
        value = -aliens * tables.prices[1] * UNIT * taste[OF_ALIENS] // 100 + upgrades * taste[OF_UPGRADE]
        if mission == ALIEN:
            value += gain(tables, taste, ALIEN, facts[ALIENS], aliens)
        elif mission == UPGRADE:
            value += gain(tables, taste, UPGRADE, facts[UPGRADES], upgrades)
        worths.of_finds[kind] = max(0, value)
    for kind in range(tables.beside.shape[0]):
        worths.of_beside[kind] = worths.by_beside[seat, kind]
    if mission == TREASURE:
        _weigh_touching(worths.of_beside, tables, taste, facts[TREASURES])
    elif mission == CLUSTER:
        _gather_groups(worths, players, tables, seat)


@part
def _weigh_touching(of_beside: Ints, tables: Tables, taste: Ints, touched: int) -> None:
    for kind in range(of_beside.shape[0]):
        count = 0
        for treasure in range(tables.treasures.shape[0]):
            count += touched >> treasure & 1
        for treasure in range(tables.treasures.shape[0]):
            if tables.beside[kind, treasure] and not touched >> treasure & 1:
                of_beside[kind] += gain(tables, taste, TREASURE, count, 1)
                count += 1


@part
def _gather_groups(worths: Worths, players: Players, tables: Tables, seat: int) -> None:
    """What lies around each group, and how many drawings it has; none where no drawing names it."""
    lists, own = players.lists[seat], players.facts[seat, OWN]
    worths.group_sizes[:own] = 0
    worths.group_arounds[:own] = 0
    for other in range(own):
        group = lists[GROUP_LIST, other]
        worths.group_sizes[group] += 1
        for word in range(WORDS):
            worths.group_arounds[group, word] |= tables.arounds[lists[OWN_LIST, other], word]


@part
def weigh(
    worths: Worths, players: Players, tables: Tables, taste: Ints, seat: int, is_hole: bool, mission: int,
    legal: Ints, count: int,
) -> None:  # fmt: skip
    """The values of the legal drawings."""
    values, marks = worths.values, tables.marks
    for index in range(count):
        drawing = legal[index]
        values[index] = worths.of_finds[marks[drawing, FIND]] + worths.of_beside[marks[drawing, BESIDE]]
    for world in range(tables.worlds.shape[0]):
        if players.prizes[seat, world]:
            by_steps = worths.by_steps[seat, world]
            for index in range(count):
                values[index] += by_steps[marks[legal[index], NEAR + world]]
    if mission == CLUSTER:
        _add_cluster(worths, players, tables, taste, seat, legal, count)
    elif mission == BLACK_HOLE:
        _add_beside_hole(worths, players, tables, taste, seat, legal, count)
    elif is_hole:
        _add_hole(worths, players, tables, taste, seat, legal, count)


@part
def _add_cluster(
    worths: Worths, players: Players, tables: Tables, taste: Ints, seat: int, legal: Ints, count: int
) -> None:
    """A drawing joins all groups it touches; only the largest group counts."""
    own, largest = players.facts[seat, OWN], largest_group(players, seat)
    for index in range(count):
        size = 1
        for group in range(own):
            if meet(worths.group_arounds, group, tables.masks, legal[index]):
                size += worths.group_sizes[group]
        if size > largest:
            worths.values[index] += gain(tables, taste, CLUSTER, largest, size - largest)


@part
def _add_beside_hole(
    worths: Worths, players: Players, tables: Tables, taste: Ints, seat: int, legal: Ints, count: int
) -> None:
    facts, holes = players.facts[seat], players.lists[seat, HOLE_LIST]
    more = gain(tables, taste, BLACK_HOLE, facts[NEAR_HOLES], 1)
    for index in range(count):
        for hole in range(facts[HOLES]):
            if meet(tables.arounds, holes[hole], tables.masks, legal[index]):
                worths.values[index] += more
                break


@part
def _add_hole(
    worths: Worths, players: Players, tables: Tables, taste: Ints, seat: int, legal: Ints, count: int
) -> None:
    """Each drawing that was far off and would be beside this hole adds one."""
    facts, far_off = players.facts[seat], players.lists[seat, FAR_OFF_LIST]
    for index in range(count):
        near = facts[NEAR_HOLES]
        for other in range(facts[FAR_OFF]):
            if meet(tables.arounds, far_off[other], tables.masks, legal[index]):
                worths.values[index] += gain(tables, taste, BLACK_HOLE, near, 1)
                near += 1
