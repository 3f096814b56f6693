"""Tables: what the compiled game needs to know of a board, a set-up and a taste, as arrays of whole numbers."""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from generator.games.distant_suns.play.appraise import Taste
from generator.games.distant_suns.play.ways import AllWays
from generator.games.distant_suns.play.ways import Ways
from generator.games.distant_suns.rules.board import MOST_SPENT
from generator.games.distant_suns.rules.score import COUNTS
from generator.games.distant_suns.rules.setup import Setup

WORD = 64  # bits
WORDS = 2  # to a sheet; their number must be known when the game is compiled, or it is half as fast
MOST_SECTORS = WORD * WORDS
NONE = -1

Ints = NDArray[np.int64]
Words = NDArray[np.uint64]
Floats = NDArray[np.float64]


@dataclass(frozen=True)
class BoardTables:
    """All drawings of all shapes, one after the other: those of shape s with k hexes left out begin at first[s, k]."""

    shapes: dict[str, int]
    first: Ints
    last: Ints
    masks: Words
    arounds: Words
    finds: Ints  # aliens and upgrades covered by each drawing
    near: Ints  # steps from each drawing to each world
    beside: Ints  # sectors around each treasure that a drawing takes
    sectors: Words  # opening, aliens
    worlds: Words  # what is around each
    world_values: Ints  # first, later, and how many rings there are
    treasures: Words
    treasure_facts: Ints  # how many sectors around it, and whether it can be surrounded


def board_tables(all_ways: AllWays) -> BoardTables:
    board = all_ways.board
    shapes = {shape: index for index, shape in enumerate(board.shapes)}
    every: list[Ways] = []
    first, last = np.zeros((len(shapes), MOST_SPENT + 1), np.int64), np.zeros((len(shapes), MOST_SPENT + 1), np.int64)
    count = 0
    for shape, index in shapes.items():
        for ways in all_ways.of(shape):
            every.append(ways)
            first[index, ways.spent], last[index, ways.spent] = count, count + len(ways.masks)
            count += len(ways.masks)
    masks = [mask for ways in every for mask in ways.masks]
    return BoardTables(
        shapes=shapes,
        first=first,
        last=last,
        masks=_words(masks),
        arounds=_words([board.around(mask) for mask in masks]),
        finds=np.array([[(mask & board.aliens).bit_count(), (mask & board.upgrades).bit_count()] for mask in masks]),
        near=_grid([[_steps(rings, mask) for rings in all_ways.rings] for mask in masks], len(board.worlds)),
        beside=_grid(
            [[(spot.around & mask).bit_count() for spot in board.treasures] for mask in masks], len(board.treasures)
        ),
        sectors=_words([board.opening, board.aliens]),
        worlds=_words([spot.around for spot in board.worlds]),
        world_values=_grid(
            [
                [spot.sector.first, spot.sector.later, len(rings)]
                for spot, rings in zip(board.worlds, all_ways.rings, strict=True)
            ],
            3,
        ),
        treasures=_words([spot.around for spot in board.treasures]),
        treasure_facts=_grid([[spot.around.bit_count(), spot.is_open] for spot in board.treasures], 2),
    )


def _words(masks: list[int]) -> Words:
    """Masks as rows of words."""
    rows = [[mask >> WORD * word & (1 << WORD) - 1 for word in range(WORDS)] for mask in masks]
    return np.array(rows, np.uint64).reshape(len(masks), WORDS)


def _grid(rows: list[list[int]], width: int) -> Ints:
    return np.array(rows, np.int64).reshape(len(rows), width)


def _steps(rings: tuple[int, ...], mask: int) -> int:
    """As many as there are rings if there is no way."""
    return next((step for step, ring in enumerate(rings) if ring & mask), len(rings))


MISSIONS = {mission: index for index, mission in enumerate(COUNTS)}  # alien, upgrade, treasure, cluster, black hole


def setup_table(setup: Setup, shapes: dict[str, int]) -> Ints:
    """The shape of each zone, and below it the mission of each zone, none for the black hole."""
    zones = [*(shapes[tile] for tile in setup.tiles), shapes[setup.black_hole]]
    return np.array([zones, [*(MISSIONS[mission] for mission in setup.missions), NONE]], np.int64)


def taste_table(taste: Taste | None) -> Ints:
    """Whether it thinks; weights of aliens, worlds, treasures, upgrades, approach; of sixths 0 to 6; of missions."""
    if taste is None:
        return np.zeros(18, np.int64)
    shares = [taste.aliens, taste.worlds, taste.treasures, taste.upgrade, taste.approach]
    weights = [taste.weights.get(mission, 100) for mission in MISSIONS]
    return np.array([1, *shares, *taste.surrounding, *weights], np.int64)
