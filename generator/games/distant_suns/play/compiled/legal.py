"""Legal: which drawings of a shape a player may make."""

import numpy as np

from generator.games.distant_suns.play.compiled.bits import count_bits
from generator.games.distant_suns.play.compiled.bits import lowest_bit
from generator.games.distant_suns.play.compiled.bits import nth_bit
from generator.games.distant_suns.play.compiled.part import part
from generator.games.distant_suns.play.compiled.players import Players
from generator.games.distant_suns.play.compiled.tables import WORD
from generator.games.distant_suns.play.compiled.tables import Ints
from generator.games.distant_suns.play.compiled.tables import Tables


@part
def count_whole(players: Players, tables: Tables, seat: int, shape: int) -> int:
    """In how many ways the whole shape fits."""
    count = 0
    for place in range(tables.places[shape, 0], tables.places[shape, 1]):
        count += count_bits(players.touched[seat, place] & ~players.blocked[seat, place])
    return count


@part
def nth_whole(players: Players, tables: Tables, seat: int, shape: int, index: int) -> int:
    """The number of one of these drawings."""
    first = tables.places[shape, 0]
    for place in range(first, tables.places[shape, 1]):
        bits = players.touched[seat, place] & ~players.blocked[seat, place]
        count = count_bits(bits)
        if index < count:
            return tables.first[shape, 0] + WORD * (place - first) + nth_bit(bits, index)
        index -= count
    return -1


@part
def list_whole(players: Players, tables: Tables, seat: int, shape: int, legal: Ints) -> int:
    """The numbers of all of them, in order; how many there are."""
    first, count = tables.places[shape, 0], 0
    for place in range(first, tables.places[shape, 1]):
        bits = players.touched[seat, place] & ~players.blocked[seat, place]
        number = tables.first[shape, 0] + WORD * (place - first)
        while bits:
            legal[count] = number + lowest_bit(bits)
            bits &= bits - np.uint64(1)
            count += 1
    return count


@part
def list_reduced(players: Players, tables: Tables, seat: int, shape: int, left_out: int, legal: Ints) -> int:
    """The same with some hexes left out; they are not asked for often enough to be kept as places."""
    first, last = tables.first[shape, left_out], tables.last[shape, left_out]
    covered, other_covered = players.sheets[seat, 0], players.sheets[seat, 1]
    is_blank = not (covered | other_covered)
    mine = tables.masks[first:last]  # counted from 0, so that the compiler need not fear negative numbers
    meeting, anchors = (mine, tables.start[0]) if is_blank else (tables.arounds[first:last], players.sheets[seat])
    anchor, other_anchor = anchors[0], anchors[1]
    count = 0
    for index in range(last - first):  # without branches, which nobody could foresee
        meets = meeting[index, 0] & anchor | meeting[index, 1] & other_anchor
        overlaps = mine[index, 0] & covered | mine[index, 1] & other_covered
        legal[np.uint64(count)] = first + index
        count += int((meets != 0) & (overlaps == 0))
    return count
