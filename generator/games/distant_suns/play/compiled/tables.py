"""Tables: what the compiled game needs to know of a board, a set-up and a taste, as arrays of whole numbers.

All drawings of all shapes are numbered one after the other; those of shape s with k hexes left out begin at
`first[s, k]`. The whole ones also have a bit each in rows of *places*, of which the words from `places[s, 0]` up to,
but not including, `places[s, 1]` are those of shape s.
"""

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from generator.games.distant_suns.content import Content
from generator.games.distant_suns.play.appraise import Taste
from generator.games.distant_suns.play.standing import Table
from generator.games.distant_suns.play.ways import AllWays
from generator.games.distant_suns.rules.board import MOST_SPENT
from generator.games.distant_suns.rules.board import Board
from generator.games.distant_suns.rules.score import COUNTS
from generator.games.distant_suns.rules.setup import Setup

WORD = 64  # bits
WORDS = 2  # to a sheet; their number must be known when the game is compiled, or it is half as fast
MOST_SECTORS = WORD * WORDS
NONE = -1
FIND, BESIDE, NEAR = 0, 1, 2  # marks of a drawing; those of the worlds follow each other

Ints = NDArray[np.int64]
Words = NDArray[np.uint64]
Floats = NDArray[np.float64]
Marks = NDArray[np.uint16]


class Tables(NamedTuple):
    """A board; a mark is small, so that the marks of a shape's drawings stay close to the processor."""

    first: Ints
    last: Ints
    masks: Words
    arounds: Words
    marks: Marks  # for each drawing what it finds, what it is beside, then its steps to each world
    finds: Ints  # aliens and upgrades, by what is found
    beside: Ints  # sectors around each treasure, by what it is beside
    places: Ints
    opening: Words  # places of first drawings
    covering: Words  # places by sector that cover it
    touching: Words  # places by sector that lie next to it
    start: Words  # sectors of which a first drawing covers one
    aliens: Words
    worlds: Words  # what is around each
    world_values: Ints  # first, later, and how many rings there are
    starts: Ints  # steps to each world at the beginning
    treasures: Words
    treasure_facts: Ints  # how many sectors around it, and whether it can be surrounded
    points: Ints  # of a mission, by its count
    prices: Ints  # of a treasure, of an alien
    control: Ints  # zones, sides, modules in a round, rounds


def shape_numbers(board: Board) -> dict[str, int]:
    return {shape: index for index, shape in enumerate(board.shapes)}


def numbered_masks(all_ways: AllWays) -> list[int]:
    """The sectors of each drawing, by its number."""
    return [mask for shape in all_ways.board.shapes for ways in all_ways.of(shape) for mask in ways.masks]


def board_tables(content: Content, all_ways: AllWays, table: Table) -> Tables:
    """The table may be that of any set-up."""
    board, masks = all_ways.board, numbered_masks(all_ways)
    first, last = _numbers(all_ways)
    places = _places(first, last)
    words, arounds = _words(masks), _words([board.around(mask) for mask in masks])
    finds, found = _kinds([((mask & board.aliens).bit_count(), (mask & board.upgrades).bit_count()) for mask in masks])
    beside, next_to = _kinds([tuple((spot.around & mask).bit_count() for spot in board.treasures) for mask in masks])
    near = [[_steps(rings, mask) for mask in masks] for rings in all_ways.rings]
    spots = zip(board.worlds, all_ways.rings, strict=True)
    control = content.control
    return Tables(
        first=first,
        last=last,
        masks=words,
        arounds=arounds,
        marks=np.array([found, next_to, *near], np.uint16).T.copy(),
        finds=_grid(finds, 2),
        beside=_grid(beside, len(board.treasures)),
        places=places,
        opening=_by_sector(words, first, places, [board.opening])[0],
        covering=_by_sector(words, first, places, [1 << sector for sector in range(len(board.cells))]),
        touching=_by_sector(arounds, first, places, [1 << sector for sector in range(len(board.cells))]),
        start=_words([board.opening]),
        aliens=_words([board.aliens]),
        worlds=_words([spot.around for spot in board.worlds]),
        world_values=_grid([(spot.sector.first, spot.sector.later, len(rings)) for spot, rings in spots], 3),
        starts=np.array(table.blank.distances, np.int64),
        treasures=_words([spot.around for spot in board.treasures]),
        treasure_facts=_grid([(spot.around.bit_count(), spot.is_open) for spot in board.treasures], 2),
        points=np.array(table.points, np.int64),
        prices=np.array([content.scoring.treasure, content.scoring.alien], np.int64),
        control=np.array([control.zones, control.sides, control.modules, control.rounds], np.int64),
    )


def _numbers(all_ways: AllWays) -> tuple[Ints, Ints]:
    """The first drawing of each shape with so many hexes left out, and the one after the last."""
    counts = [[len(ways.masks) for ways in all_ways.of(shape)] for shape in all_ways.board.shapes]
    last = np.cumsum(np.array(counts, np.int64)).reshape(len(counts), MOST_SPENT + 1)
    return last - np.array(counts, np.int64), last


def _places(first: Ints, last: Ints) -> Ints:
    """Each shape begins with a word of its own."""
    after = np.cumsum(-(-(last[:, 0] - first[:, 0]) // WORD))
    return np.stack([np.concatenate([after[:1] * 0, after[:-1]]), after], axis=1)


def _by_sector(words: Words, first: Ints, places: Ints, sectors: Sequence[int]) -> Words:
    """For each set of sectors the places of the whole drawings that have one of them in their row of words."""
    found = np.zeros((len(sectors), int(places[-1, 1])), np.uint64)
    for row, wanted in zip(found, _words(sectors), strict=True):
        hits = (words & wanted).any(axis=1)
        for shape, (begin, end) in enumerate(places):
            last = first[shape, 1]
            bits = np.zeros(int(end - begin) * WORD, np.uint8)
            bits[: last - first[shape, 0]] = hits[first[shape, 0] : last]
            row[begin:end] = np.packbits(bits, bitorder="little").view("<u8")
    return found


def _kinds(facts: Sequence[tuple[int, ...]]) -> tuple[list[tuple[int, ...]], list[int]]:
    """All that occur, and for each which of them it is."""
    kinds = sorted(set(facts))
    number = {kind: index for index, kind in enumerate(kinds)}
    return kinds, [number[each] for each in facts]


def _words(masks: Sequence[int]) -> Words:
    """Masks as rows of words."""
    rows = [[mask >> WORD * word & (1 << WORD) - 1 for word in range(WORDS)] for mask in masks]
    return np.array(rows, np.uint64).reshape(len(masks), WORDS)


def _grid(rows: Sequence[Sequence[int]], width: int) -> Ints:
    return np.array(rows, np.int64).reshape(len(rows), width)


def _steps(rings: tuple[int, ...], mask: int) -> int:
    """As many as there are rings if there is no way."""
    return next((step for step, ring in enumerate(rings) if ring & mask), len(rings))


MISSIONS = {mission: index for index, mission in enumerate(COUNTS)}  # alien, upgrade, treasure, cluster, black hole


def setup_row(setup: Setup, shapes: dict[str, int]) -> tuple[list[int], list[int]]:
    """The shape of each zone, and the mission of each zone, none for the black hole."""
    zones = [*(shapes[tile] for tile in setup.tiles), shapes[setup.black_hole]]
    return zones, [*(MISSIONS[mission] for mission in setup.missions), NONE]


def taste_row(taste: Taste | None) -> list[int]:
    """Whether it thinks; weights of aliens, worlds, treasures, upgrades, approach; of sixths 0 to 6; of missions."""
    if taste is None:
        return [0] * 18
    shares = [taste.aliens, taste.worlds, taste.treasures, taste.upgrade, taste.approach]
    weights = [taste.weights.get(mission, 100) for mission in MISSIONS]
    return [1, *shares, *taste.surrounding, *weights]
