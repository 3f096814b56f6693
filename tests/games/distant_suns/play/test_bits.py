"""Sets that are integers: picking one member, and values of all members at once."""

from random import Random

import pytest

from generator.games.distant_suns.play.bits import PLANES
from generator.games.distant_suns.play.bits import add
from generator.games.distant_suns.play.bits import any_of
from generator.games.distant_suns.play.bits import highest
from generator.games.distant_suns.play.bits import nth


@pytest.mark.parametrize("seed", range(30))
def test_nth_counts_the_bits_from_the_lowest(seed: int) -> None:
    chance = Random(seed)
    bits = chance.getrandbits(chance.choice((5, 60, 400, 1500))) | 1
    members = [number for number in range(bits.bit_length()) if bits >> number & 1]
    assert [nth(bits, index) for index in range(len(members))] == members


def test_each_member_is_picked_equally_often() -> None:
    chance = Random(5)
    picked = [any_of(0b1011, chance.random) for _ in range(3000)]
    assert set(picked) == {0, 1, 3}
    assert all(900 < picked.count(member) < 1100 for member in (0, 1, 3))


@pytest.mark.parametrize("seed", range(30))
def test_planes_hold_the_sum_of_all_values_added(seed: int) -> None:
    chance, planes, plain = Random(seed), [0] * PLANES, [0] * 200
    for _ in range(12):
        members, value = chance.getrandbits(200), chance.randrange(150)
        add(planes, members, value)
        plain = [old + value * (members >> index & 1) for index, old in enumerate(plain)]
    assert [sum((plane >> index & 1) << bit for bit, plane in enumerate(planes)) for index in range(200)] == plain
    some = chance.getrandbits(200)
    value, best = highest(planes, some)
    assert value == max(plain[index] for index in range(200) if some >> index & 1)
    assert best == sum(1 << index for index in range(200) if some >> index & 1 and plain[index] == value)
