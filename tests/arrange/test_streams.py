"""Streams give the same numbers everywhere, all equally likely; shuffles lose nothing."""

from collections import Counter
from hashlib import sha256
from itertools import islice
from itertools import permutations

from hypothesis import given
from hypothesis import strategies as st

from generator.arrange.stream import shuffled
from generator.arrange.stream import stream


def numbers_by_hand(seed: str, name: str, counts: list[int]) -> list[int]:
    """What docs/codes.md says, written a second time: all words as one text of hexadecimal digits."""
    digits = "".join(sha256(f"{seed}/{name}/{block}".encode()).hexdigest() for block in range(40))
    words = (int(digits[start : start + 8], 16) for start in range(0, len(digits), 8))
    return [next(word for word in words if word < 2**32 - 2**32 % count) % count for count in counts]


@given(st.text(max_size=8), st.text(max_size=8), st.lists(st.integers(1, 2**32 - 1), max_size=30))
def test_a_stream_is_what_the_page_says(seed: str, name: str, counts: list[int]) -> None:
    drawn = stream(seed, name)
    assert [drawn.below(count) for count in counts] == numbers_by_hand(seed, name, counts)


@given(st.lists(st.integers()), st.text(max_size=5))
def test_a_shuffle_keeps_everything(items: list[int], seed: str) -> None:
    assert Counter(shuffled(items, stream(seed, "any"))) == Counter(items)


def test_all_orders_of_four_come_equally_often() -> None:
    counts = Counter("".join(shuffled("abcd", stream(str(number), "orders"))) for number in range(12_000))
    assert set(counts) == {"".join(order) for order in permutations("abcd")}
    assert sum((count - 500) ** 2 / 500 for count in counts.values()) < 49.73  # chi-square, 23 degrees, p = 0.001


def test_streams_of_different_names_differ() -> None:
    def first(name: str) -> list[int]:
        drawn = stream("DS-7KQ2-MK", name)
        return list(islice((drawn.below(2**32) for _ in range(4)), 4))

    names = ["tiles", "missions", "first of 2", "first of 3", "batch 1", "batch 2", "batch 1/0", ""]
    assert len({tuple(first(name)) for name in names}) == len(names)
