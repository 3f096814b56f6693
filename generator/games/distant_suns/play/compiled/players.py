"""Players: where all players of a compiled game stand, and what a drawing changes for one of them.

The *facts* of a player are: upgrades earned and spent, counts of the alien and upgrade missions, treasures touched (as
bits), drawings beside black holes, and how many drawings the player's lists hold. The *lists* are: drawings of the
cluster mission's shape and below it the group each is in, black holes, and drawings of the black hole mission's shape
that are beside no black hole.
"""

from typing import NamedTuple

import numpy as np

from generator.games.distant_suns.play.compiled.bits import lowest_bit
from generator.games.distant_suns.play.compiled.bits import meet
from generator.games.distant_suns.play.compiled.part import part
from generator.games.distant_suns.play.compiled.tables import BESIDE
from generator.games.distant_suns.play.compiled.tables import FIND
from generator.games.distant_suns.play.compiled.tables import NEAR
from generator.games.distant_suns.play.compiled.tables import WORD
from generator.games.distant_suns.play.compiled.tables import WORDS
from generator.games.distant_suns.play.compiled.tables import Ints
from generator.games.distant_suns.play.compiled.tables import Tables
from generator.games.distant_suns.play.compiled.tables import Words

EARNED, SPENT, ALIENS, UPGRADES, TREASURES, NEAR_HOLES, OWN, HOLES, FAR_OFF = range(9)
ALIEN, UPGRADE, TREASURE, CLUSTER, BLACK_HOLE = range(5)
OWN_LIST, GROUP_LIST, HOLE_LIST, FAR_OFF_LIST = range(4)


class Players(NamedTuple):
    """Everything by seat."""

    sheets: Words  # sectors covered
    blocked: Words  # places that overlap them
    touched: Words  # places that lie next to them; on a blank sheet those of first drawings
    facts: Ints
    lists: Ints
    distances: Ints  # steps to each world
    prizes: Ints  # what reaching a world would earn now
    reached: Ints  # what it has earned
    arrivals: Ints  # the turn it was reached in, 0 if never


def seat_players(tables: Tables, count: int, turns: int) -> Players:
    places, worlds = tables.opening.shape[0], tables.worlds.shape[0]
    return Players(
        np.zeros((count, WORDS), np.uint64),
        np.zeros((count, places), np.uint64),
        np.zeros((count, places), np.uint64),
        np.zeros((count, 9), np.int64),
        np.zeros((count, 4, turns + 1), np.int64),
        np.zeros((count, worlds), np.int64),
        np.zeros((count, worlds), np.int64),
        np.zeros((count, worlds), np.int64),
        np.zeros((count, worlds), np.int64),
    )


@part
def begin(players: Players, tables: Tables) -> None:
    """Blank sheets for all; lists need not be cleared, as it is counted what they hold."""
    players.sheets[:] = 0
    players.blocked[:] = 0
    players.facts[:] = 0
    for seat in range(players.sheets.shape[0]):
        for place in range(tables.opening.shape[0]):
            players.touched[seat, place] = tables.opening[place]
        for world in range(tables.starts.shape[0]):
            players.distances[seat, world] = tables.starts[world]
    players.reached[:] = 0
    players.arrivals[:] = 0


@part
def draw(players: Players, tables: Tables, seat: int, drawing: int, is_hole: bool, mission: int) -> None:
    """Enters a drawing on a sheet and what follows from it for its player."""
    facts = players.facts
    _cover(players, tables, seat, drawing)
    found = tables.marks[drawing, FIND]
    facts[seat, EARNED] += tables.finds[found, 1]
    for world in range(players.distances.shape[1]):
        steps = np.int64(tables.marks[drawing, NEAR + world])
        players.distances[seat, world] = min(players.distances[seat, world], steps)
    if mission == ALIEN:
        facts[seat, ALIENS] += tables.finds[found, 0]
    elif mission == UPGRADE:
        facts[seat, UPGRADES] += tables.finds[found, 1]
    elif mission == TREASURE:
        beside = tables.marks[drawing, BESIDE]
        for treasure in range(tables.treasures.shape[0]):
            if tables.beside[beside, treasure]:
                facts[seat, TREASURES] |= 1 << treasure
    elif mission == CLUSTER:
        _join(players, tables, seat, drawing)
    elif mission == BLACK_HOLE:
        _look_for_holes(players, tables, seat, drawing)
    if is_hole:
        _open_hole(players, tables, seat, drawing)


@part
def _cover(players: Players, tables: Tables, seat: int, drawing: int) -> None:
    blocked, touched = players.blocked[seat], players.touched[seat]
    if not (players.sheets[seat, 0] | players.sheets[seat, 1]):
        touched[:] = 0
    for word in range(WORDS):
        left = tables.masks[drawing, word]
        players.sheets[seat, word] |= left
        while left:
            sector = WORD * word + lowest_bit(left)
            left &= left - np.uint64(1)
            covering, touching = tables.covering[sector], tables.touching[sector]
            for place in range(blocked.shape[0]):
                blocked[place] |= covering[place]
                touched[place] |= touching[place]


@part
def _join(players: Players, tables: Tables, seat: int, drawing: int) -> None:
    """A group for the drawing, which all groups beside it become part of."""
    lists, own = players.lists[seat], players.facts[seat, OWN]
    lists[OWN_LIST, own], lists[GROUP_LIST, own] = drawing, own
    for other in range(own):
        if meet(tables.arounds, lists[OWN_LIST, other], tables.masks, drawing):
            old = lists[GROUP_LIST, other]
            for each in range(own):
                if lists[GROUP_LIST, each] == old:
                    lists[GROUP_LIST, each] = own
    players.facts[seat, OWN] = own + 1


@part
def _look_for_holes(players: Players, tables: Tables, seat: int, drawing: int) -> None:
    lists, facts = players.lists[seat], players.facts[seat]
    for hole in range(facts[HOLES]):
        if meet(tables.arounds, lists[HOLE_LIST, hole], tables.masks, drawing):
            facts[NEAR_HOLES] += 1
            return
    lists[FAR_OFF_LIST, facts[FAR_OFF]] = drawing
    facts[FAR_OFF] += 1


@part
def _open_hole(players: Players, tables: Tables, seat: int, drawing: int) -> None:
    """What was far off may now be beside one."""
    lists, facts = players.lists[seat], players.facts[seat]
    lists[HOLE_LIST, facts[HOLES]] = drawing
    facts[HOLES] += 1
    kept = 0
    for other in range(facts[FAR_OFF]):
        if meet(tables.arounds, lists[FAR_OFF_LIST, other], tables.masks, drawing):
            facts[NEAR_HOLES] += 1
        else:
            lists[FAR_OFF_LIST, kept] = lists[FAR_OFF_LIST, other]
            kept += 1
    facts[FAR_OFF] = kept


@part
def largest_group(players: Players, seat: int) -> int:
    groups, count, most = players.lists[seat, GROUP_LIST], players.facts[seat, OWN], 0
    for one in range(count):
        size = 0
        for other in range(count):
            if groups[other] == groups[one]:
                size += 1
        most = max(most, size)
    return most
