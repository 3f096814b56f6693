"""Kernel: one game in compiled code. What it does is written in the bots and the rules; here it is only done faster.

Arrays are named as in `tables`; a sheet is a row of words with 64 sectors each. The `facts` of a player are: upgrades
earned and spent, counts of the alien and upgrade missions, treasures touched (as bits), drawings beside black holes,
and how many drawings the player's three lists hold: of the cluster mission's shape, of the black hole, and of the black
hole mission's shape beside no black hole.
"""

import numpy as np
from numba import njit

from generator.games.distant_suns.play.appraise import UNIT
from generator.games.distant_suns.play.compiled.tables import NONE
from generator.games.distant_suns.play.compiled.tables import WORDS
from generator.games.distant_suns.play.compiled.tables import Floats
from generator.games.distant_suns.play.compiled.tables import Ints
from generator.games.distant_suns.play.compiled.tables import Words

EARNED, SPENT, ALIENS, UPGRADES, TREASURES, NEAR_HOLES, OWN, HOLES, FAR_OFF = range(9)
ALIEN, UPGRADE, TREASURE, CLUSTER, BLACK_HOLE = range(5)
THINKS, OF_ALIENS, OF_WORLDS, OF_TREASURES, OF_UPGRADE, OF_APPROACH, OF_SIXTHS, OF_MISSIONS = 0, 1, 2, 3, 4, 5, 6, 13
MOST_SPENT = 2
SIXTHS = 6


@njit(cache=True)
def touches(one: Words, other: Words) -> bool:
    for word in range(WORDS):  # noqa: SIM110 (numba knows no any)
        if one[word] & other[word]:
            return True
    return False


@njit(cache=True)
def meet(arounds: Words, one: int, masks: Words, other: int) -> bool:
    """Whether two drawings lie side by side."""
    for word in range(WORDS):  # noqa: SIM110
        if arounds[one, word] & masks[other, word]:
            return True
    return False


@njit(cache=True)
def common(one: Words, other: Words) -> int:
    """How many sectors two masks share."""
    count = 0
    for word in range(WORDS):
        bits = one[word] & other[word]
        while bits:
            bits &= bits - np.uint64(1)
            count += 1
    return count


@njit(cache=True)
def list_legal(first: int, last: int, masks: Words, arounds: Words, sheet: Words, opening: Words, legal: Ints) -> int:
    """The numbers of the drawings that may be made, in order; how many there are."""
    is_blank = True
    for word in range(WORDS):
        if sheet[word]:
            is_blank = False
    mine = masks[first:last]  # counted from 0, so that the compiler need not fear negative numbers
    meeting, anchors = (mine, opening) if is_blank else (arounds[first:last], sheet)
    anchor, other_anchor, covered, other_covered = anchors[0], anchors[1], sheet[0], sheet[1]
    count = np.uint64(0)
    for index in range(last - first):  # without branches, which nobody could foresee
        meets = meeting[index, 0] & anchor | meeting[index, 1] & other_anchor
        overlaps = mine[index, 0] & covered | mine[index, 1] & other_covered
        legal[count] = first + index
        count += np.uint64((meets != 0) & (overlaps == 0))
    return int(count)


@njit(cache=True)
def gain(points: Ints, taste: Ints, mission: int, count: int, more: int) -> int:
    return (points[count + more] - points[count]) * UNIT * taste[OF_MISSIONS + mission] // 100


@njit(cache=True)
def largest_group(groups: Ints, count: int) -> int:
    most = 0
    for one in range(count):
        size = 0
        for other in range(count):
            if groups[other] == groups[one]:
                size += 1
        most = max(most, size)
    return most


@njit(cache=True)
def weigh(
    board: tuple[Words, Words, Ints, Ints, Ints, Words, Ints, Words, Ints],
    points: Ints,
    taste: Ints,
    sheet: Words,
    distances: Ints,
    prizes: Ints,
    by_steps: Ints,
    by_sectors: Ints,
) -> None:
    """What it is worth now to come so near to each world, and to take so many sectors around each treasure."""
    world_values, treasures, treasure_facts = board[6], board[7], board[8]
    by_steps[:] = 0
    by_sectors[:] = 0
    for world in range(world_values.shape[0]):
        if prizes[world]:
            start = min(distances[world], world_values[world, 2]) - 1
            for step in range(start + 1):
                by_steps[world, step] = (start - max(step, 1) + 1) * taste[OF_APPROACH]
            if start >= 0:
                by_steps[world, 0] += prizes[world] * UNIT * taste[OF_WORLDS] // 100
    for treasure in range(treasures.shape[0]):
        if treasure_facts[treasure, 1]:
            missing = SIXTHS - treasure_facts[treasure, 0]
            before = common(treasures[treasure], sheet)
            for takes in range(1, SIXTHS + 1):
                share = taste[OF_SIXTHS + min(missing + before + takes, SIXTHS)]
                if before:
                    share -= taste[OF_SIXTHS + missing + before]
                by_sectors[treasure, takes] = share * points[-2] * taste[OF_TREASURES] // 1000


@njit(cache=True)
def worth(
    drawing: int,
    is_hole: bool,
    mission: int,
    masks: Words,
    arounds: Words,
    finds: Ints,
    near: Ints,
    beside: Ints,
    points: Ints,
    taste: Ints,
    facts: Ints,
    lists: Ints,
    by_steps: Ints,
    by_sectors: Ints,
    largest: int,
) -> int:
    """As the appraiser has it, for one drawing."""
    value = -finds[drawing, 0] * points[-1] * UNIT * taste[OF_ALIENS] // 100
    value += finds[drawing, 1] * taste[OF_UPGRADE]
    if mission == ALIEN:
        value += gain(points, taste, ALIEN, facts[ALIENS], finds[drawing, 0])
    elif mission == UPGRADE:
        value += gain(points, taste, UPGRADE, facts[UPGRADES], finds[drawing, 1])
    value = max(0, value)
    for world in range(by_steps.shape[0]):
        value += by_steps[world, near[drawing, world]]
    for treasure in range(by_sectors.shape[0]):
        value += by_sectors[treasure, beside[drawing, treasure]]
    if mission == TREASURE:
        touched, count = facts[TREASURES], 0
        for treasure in range(by_sectors.shape[0]):
            count += touched >> treasure & 1
        for treasure in range(by_sectors.shape[0]):
            if beside[drawing, treasure] and not touched >> treasure & 1:
                value += gain(points, taste, TREASURE, count, 1)
                count += 1
    elif mission == CLUSTER:
        size, own = 1, facts[OWN]
        for group in range(own):
            members, is_beside = 0, False
            for other in range(own):
                if lists[1, other] == group:
                    members += 1
                    if meet(arounds, lists[0, other], masks, drawing):
                        is_beside = True
            if is_beside:
                size += members
        if size > largest:
            value += gain(points, taste, CLUSTER, largest, size - largest)
    elif mission == BLACK_HOLE and facts[HOLES]:
        for hole in range(facts[HOLES]):
            if meet(arounds, lists[2, hole], masks, drawing):
                value += gain(points, taste, BLACK_HOLE, facts[NEAR_HOLES], 1)
                break
    elif is_hole and facts[FAR_OFF]:
        count = facts[NEAR_HOLES]
        for other in range(facts[FAR_OFF]):
            if meet(arounds, lists[3, other], masks, drawing):
                value += gain(points, taste, BLACK_HOLE, count, 1)
                count += 1
    return value


@njit(cache=True)
def draw(
    drawing: int,
    is_hole: bool,
    mission: int,
    board: tuple[Words, Words, Ints, Ints, Ints, Words, Ints, Words, Ints],
    sheet: Words,
    facts: Ints,
    lists: Ints,
    distances: Ints,
) -> None:
    """Enters a drawing on a sheet and what follows from it for its player."""
    masks, arounds, finds, near, beside, _, _, treasures, _ = board
    for word in range(WORDS):
        sheet[word] |= masks[drawing, word]
    facts[EARNED] += finds[drawing, 1]
    for world in range(distances.shape[0]):
        distances[world] = min(distances[world], near[drawing, world])
    if mission == ALIEN:
        facts[ALIENS] += finds[drawing, 0]
    elif mission == UPGRADE:
        facts[UPGRADES] += finds[drawing, 1]
    elif mission == TREASURE:
        for treasure in range(treasures.shape[0]):
            if beside[drawing, treasure]:
                facts[TREASURES] |= 1 << treasure
    elif mission == CLUSTER:
        own = facts[OWN]
        lists[0, own], lists[1, own] = drawing, own
        for other in range(own):
            if meet(arounds, lists[0, other], masks, drawing):
                old = lists[1, other]
                for each in range(own):
                    if lists[1, each] == old:
                        lists[1, each] = own
        facts[OWN] = own + 1
    elif mission == BLACK_HOLE:
        is_near = False
        for hole in range(facts[HOLES]):
            if meet(arounds, lists[2, hole], masks, drawing):
                is_near = True
        if is_near:
            facts[NEAR_HOLES] += 1
        else:
            lists[3, facts[FAR_OFF]] = drawing
            facts[FAR_OFF] += 1
    if is_hole:
        lists[2, facts[HOLES]] = drawing
        facts[HOLES] += 1
        kept = 0
        for other in range(facts[FAR_OFF]):
            if meet(arounds, lists[3, other], masks, drawing):
                facts[NEAR_HOLES] += 1
            else:
                lists[3, kept] = lists[3, other]
                kept += 1
        facts[FAR_OFF] = kept


@njit(cache=True)
def total(
    board: tuple[Words, Words, Ints, Ints, Ints, Words, Ints, Words, Ints],
    points: Ints,
    sheet: Words,
    facts: Ints,
    lists: Ints,
    reached: Ints,
    line: Ints,
) -> int:
    """The score; the line gets the five counts, then treasures surrounded and aliens left."""
    _, _, _, _, _, sectors, _, treasures, treasure_facts = board
    line[ALIEN], line[UPGRADE] = facts[ALIENS], facts[UPGRADES]
    line[TREASURE] = 0
    for treasure in range(treasures.shape[0]):
        line[TREASURE] += facts[TREASURES] >> treasure & 1
    line[CLUSTER], line[BLACK_HOLE] = largest_group(lists[1], facts[OWN]), facts[NEAR_HOLES]
    line[5] = 0
    for treasure in range(treasures.shape[0]):
        around = treasure_facts[treasure, 0]
        if treasure_facts[treasure, 1] and common(treasures[treasure], sheet) == around:
            line[5] += 1
    line[6] = common(sectors[1], sectors[1]) - common(sectors[1], sheet)
    score = line[5] * points[-2] + line[6] * points[-1]
    for mission in range(5):
        score += points[line[mission]]
    for world in range(reached.shape[0]):
        score += reached[world]
    return score


@njit(cache=True)
def choose(
    is_quick: bool,
    shape: int,
    is_hole: bool,
    mission: int,
    first: Ints,
    last: Ints,
    board: tuple[Words, Words, Ints, Ints, Ints, Words, Ints, Words, Ints],
    points: Ints,
    taste: Ints,
    sheet: Words,
    facts: Ints,
    lists: Ints,
    distances: Ints,
    prizes: Ints,
    legal: Ints,
    best: Ints,
    by_steps: Ints,
    by_sectors: Ints,
) -> tuple[int, int, int, int]:
    """The best value, how many drawings have it (they are in `best`), the upgrades they spend, and the whole ways."""
    masks, arounds, finds, near, beside, sectors = board[0], board[1], board[2], board[3], board[4], board[5]
    value, count, spent, whole = 0, 0, NONE, 0
    largest = 0
    if taste[THINKS]:
        largest = largest_group(lists[1], facts[OWN])
        weigh(board, points, taste, sheet, distances, prizes, by_steps, by_sectors)
    for left_out in range(min(MOST_SPENT, facts[EARNED] - facts[SPENT]) + 1):
        number = list_legal(first[shape, left_out], last[shape, left_out], masks, arounds, sheet, sectors[0], legal)
        if not left_out:
            whole = number
        if not number:
            continue
        if not taste[THINKS]:
            best[:number] = legal[:number]
            return 0, number, left_out, whole
        most, held = -1, 0
        for index in range(number):
            this = worth(
                legal[index], is_hole, mission, masks, arounds, finds, near, beside,
                points, taste, facts, lists, by_steps, by_sectors, largest,
            )  # fmt: skip
            if this > most:
                most, held = this, 0
            if this == most:
                legal[held] = legal[index]  # never ahead of where we read
                held += 1
        most -= left_out * taste[OF_UPGRADE]
        if spent == NONE or most > value:
            value, count, spent = most, held, left_out
            best[:held] = legal[:held]
        if is_quick:
            break
    return value, count, spent, whole


@njit(cache=True)
def play(
    players: int,
    control: Ints,
    zones: Ints,
    first: Ints,
    last: Ints,
    board: tuple[Words, Words, Ints, Ints, Ints, Words, Ints, Words, Ints],
    worlds: Words,
    starts: Ints,
    points: Ints,
    tastes: Ints,
    chances: Floats,
    turns: Ints,
    lines: Ints,
    by_round: Ints,
    reached: Ints,
    arrivals: Ints,
    sheets: Words,
) -> int:
    """Plays one game; what happened is left in the last six arrays. The number of turns."""
    world_values = board[6]
    count_zones, sides, modules, rounds = control[0], control[1], control[2], control[3]
    facts = np.zeros((players, 9), np.int64)
    lists = np.zeros((players, 4, 16), np.int64)
    distances = np.zeros((players, starts.shape[0]), np.int64)
    prizes = np.zeros((players, starts.shape[0]), np.int64)
    used = np.zeros(players, np.int64)  # numbers of each stream
    most_ways = (last - first).max()
    legal, best = np.empty(most_ways + 1, np.int64), np.empty(most_ways + 1, np.int64)
    options = np.zeros((4 * count_zones * sides, 3), np.int64)
    values = np.zeros(count_zones, np.int64)
    most_rings = 1
    for world in range(world_values.shape[0]):
        most_rings = max(most_rings, world_values[world, 2])
    by_steps = np.zeros((world_values.shape[0], most_rings + 1), np.int64)
    by_sectors = np.zeros((board[7].shape[0], SIXTHS + 1), np.int64)
    sheets[:] = 0
    reached[:] = 0
    arrivals[:] = 0
    for seat in range(players):
        distances[seat] = starts
    turn, active = 0, 0
    for round_ in range(rounds):
        filled, in_round = 0, 0
        while in_round < modules:
            found = 0
            for side in range(sides):
                for left in range(count_zones - 1):
                    if not filled >> side * count_zones + left & 3:
                        for turned in range(2):
                            options[found, 0], options[found, 1] = side, left + turned
                            options[found, 2] = left + 1 - turned
                            found += 1
            if not found:
                break
            for seat in range(players):
                for world in range(starts.shape[0]):
                    prizes[seat, world] = 0
                    if not reached[seat, world]:
                        prizes[seat, world] = world_values[world, 0]
                        for other in range(players):
                            if reached[other, world]:
                                prizes[seat, world] = world_values[world, 1]
            taste = tastes[active]
            if taste[THINKS]:
                most = -(1 << 40)
                for zone in range(count_zones):
                    value, count, spent, _ = choose(
                        True, zones[0, zone], zone == count_zones - 1, zones[1, zone], first, last, board,
                        points, taste, sheets[active], facts[active], lists[active], distances[active],
                        prizes[active], legal, best, by_steps, by_sectors,
                    )  # fmt: skip
                    values[zone] = value if spent != NONE else -1
                for option in range(found):
                    most = max(most, values[options[option, 1]])
                kept = 0
                for option in range(found):
                    if values[options[option, 1]] == most:
                        options[kept] = options[option]
                        kept += 1
                found = kept
            chosen = int(chances[active, used[active]] * found)
            used[active] += 1
            side, circle, octagon = options[chosen, 0], options[chosen, 1], options[chosen, 2]
            turns[turn, 0], turns[turn, 1], turns[turn, 2] = side, circle, octagon
            for seat in range(players):
                zone = circle if seat == active else octagon
                shape, is_hole, mission = zones[0, zone], zone == count_zones - 1, zones[1, zone]
                _, count, spent, ways = choose(
                    False, shape, is_hole, mission, first, last, board, points, tastes[seat],
                    sheets[seat], facts[seat], lists[seat], distances[seat], prizes[seat], legal, best,
                    by_steps, by_sectors,
                )  # fmt: skip
                turns[turn, 3 + 3 * seat], turns[turn, 4 + 3 * seat], turns[turn, 5 + 3 * seat] = ways, NONE, 0
                if spent != NONE:
                    picked = best[int(chances[seat, used[seat]] * count)]
                    used[seat] += 1
                    turns[turn, 4 + 3 * seat], turns[turn, 5 + 3 * seat] = picked, spent
                    facts[seat, SPENT] += spent
                    draw(picked, is_hole, mission, board, sheets[seat], facts[seat], lists[seat], distances[seat])
            turn += 1
            for world in range(starts.shape[0]):
                is_first = True
                for seat in range(players):
                    if reached[seat, world]:
                        is_first = False
                for seat in range(players):
                    if not arrivals[seat, world] and touches(worlds[world], sheets[seat]):
                        reached[seat, world] = world_values[world, 0] if is_first else world_values[world, 1]
                        arrivals[seat, world] = turn
            left_notch = circle if circle < octagon else octagon
            filled |= 3 << side * count_zones + left_notch
            in_round += 1
            active = (active + 1) % players
        for seat in range(players):
            by_round[round_, seat] = total(
                board, points, sheets[seat], facts[seat], lists[seat], reached[seat], lines[seat]
            )
    return turn
