"""Ten thousand codes: all are read back, and tiles, slots, missions, pairs and first players come equally often.

The codes are the first of the alphabet, so the figures are the same in every run. Chi-square is held against the value
that fair chance exceeds once in a thousand times; a shuffle with a well-known flaw shows that the test would notice.
"""

from collections import Counter
from collections.abc import Callable
from collections.abc import Hashable
from collections.abc import Iterable
from collections.abc import Iterator
from functools import cache
from itertools import permutations
from itertools import product

import pytest
from suns import ARRANGER
from suns import CONTENT
from suns import GAME
from suns import MANY_CODES

from generator.arrange.choose import arranged
from generator.arrange.code import read_code
from generator.arrange.stream import Stream
from generator.arrange.stream import stream
from generator.games.distant_suns.arrange.arranger import ArrangedSuns
from generator.games.distant_suns.rules.setup import PLAYERS
from generator.games.distant_suns.rules.setup import Setup

TILES = sorted(shape.id for shape in CONTENT.shapes)
MISSIONS = sorted(CONTENT.missions)
SLOTS = range(len(MISSIONS))

# By degrees of freedom; p = 0.001.
CRITICAL = {1: 10.828, 2: 13.816, 3: 16.266, 4: 18.467, 9: 27.877, 49: 85.351, 89: 135.978, 119: 172.709}


@cache
def all_setups() -> tuple[ArrangedSuns, ...]:
    return tuple(ARRANGER.arrange(CONTENT, code) for code in MANY_CODES)


def chi_square(seen: Iterable[Hashable], possible: list[Hashable]) -> tuple[float, int]:
    """How far the counts are from all equal, and the degrees of freedom; nothing else may be seen."""
    counts = Counter(seen)
    assert set(counts) <= set(possible)
    expected = sum(counts.values()) / len(possible)
    return sum((counts[each] - expected) ** 2 / expected for each in possible), len(possible) - 1


Look = Callable[[Setup], Hashable]


def questions() -> Iterator[tuple[str, Look, list[Hashable]]]:
    """What is asked of each set-up, and all the answers that should come equally often."""
    for slot in SLOTS:
        yield f"tile in slot {slot}", lambda setup, slot=slot: setup.tiles[slot], list(TILES)
        yield f"mission in slot {slot}", lambda setup, slot=slot: setup.missions[slot], list(MISSIONS)
        yield (
            f"tile and mission in slot {slot}",
            lambda setup, slot=slot: (setup.tiles[slot], setup.missions[slot]),
            list(product(TILES, MISSIONS)),
        )
    for mission in MISSIONS:
        yield f"tile of {mission}", lambda setup, mission=mission: setup.shape_of(mission), list(TILES)
    for slot in SLOTS[1:]:
        yield (
            f"tiles in slots {slot - 1} and {slot}",
            lambda setup, slot=slot: setup.tiles[slot - 1 : slot + 1],
            list(permutations(TILES, 2)),
        )
    yield "order of missions", lambda setup: setup.missions, list(permutations(MISSIONS))
    for index, players in enumerate(PLAYERS):
        yield f"first of {players}", lambda setup, index=index: setup.first_seats[index], list(range(players))


@pytest.mark.parametrize(("look", "possible"), [pytest.param(*rest, id=name) for name, *rest in questions()])
def test_it_comes_equally_often(look: Look, possible: list[Hashable]) -> None:
    value, freedom = chi_square((look(each.setup) for each in all_setups()), possible)
    assert value < CRITICAL[freedom]


def test_each_tile_lies_on_the_board_in_half_of_the_games() -> None:
    """Tiles of one game differ, so this is no chi-square; five thousand, give or take four standard deviations."""
    counts = Counter(tile for each in all_setups() for tile in each.setup.tiles)
    assert all(abs(counts[tile] - len(MANY_CODES) / 2) < 4 * 50 for tile in TILES)


def test_a_flawed_shuffle_would_be_noticed() -> None:
    """Whoever lets every place change with any other favours some orders; a remainder of few bits does, too."""

    def careless(items: list[str], chance: Stream) -> list[str]:
        for place in range(len(items)):
            other = chance.below(len(items))
            items[place], items[other] = items[other], items[place]
        return items

    seen = [careless(list(TILES), stream(code, "tiles"))[1] for code in MANY_CODES]
    assert chi_square(seen, list(TILES))[0] > CRITICAL[9]
    skewed = [TILES[stream(code, "tiles").below(16) % 10] for code in MANY_CODES]
    assert chi_square(skewed, list(TILES))[0] > CRITICAL[9]


def test_all_codes_and_descriptions_are_read_back() -> None:
    for each in all_setups():
        assert read_code(GAME.initials, each.code) == each.code
        assert len(set(each.setup.tiles)) == len(SLOTS) and set(each.setup.missions) == set(MISSIONS)
    for each in all_setups()[::10]:
        again = arranged(ARRANGER, GAME.initials, CONTENT, each.description)
        assert again.setup == each.setup and again.description == each.description == again.code


def test_set_ups_hardly_ever_repeat() -> None:
    """There are 87,091,200 of them, so among ten thousand a repeat is rare."""
    assert len({each.description for each in all_setups()}) > len(MANY_CODES) - 8
