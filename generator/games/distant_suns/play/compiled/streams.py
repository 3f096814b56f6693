"""Streams: the numbers that Python's Random gives for a seed, for many seeds side by side.

Python mixes a seed into 624 words and then turns all of them over (the Mersenne Twister of Matsumoto and Nishimura,
seeded by array) before it gives the first number. A game needs some twenty numbers of each stream: here only as many
words are turned over, and several streams are mixed at once, one in each lane of the processor. The tests compare with
Python's.
"""

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from generator.games.distant_suns.play.compiled.part import large_part
from generator.games.distant_suns.play.compiled.part import part
from generator.games.distant_suns.play.compiled.tables import Floats

Keys = NDArray[np.uint32]

SIZE, AHEAD = 624, 397  # words of a stream, and how far ahead its mixing looks
LANES = 16
KEY = 4  # words of a seed at most
CYCLE = 12  # after which seeds of 1, 2, 3 and 4 words all begin anew
MOST_NUMBERS = SIZE // 2 - 1  # further ones would need a second turn
START, OPENING_FACTOR = 19650218, 1812433253
ONE, FIRST_FACTOR, SECOND_FACTOR = np.uint32(1), np.uint32(1664525), np.uint32(1566083941)
UPPER, LOWER, TWIST = np.uint32(0x80000000), np.uint32(0x7FFFFFFF), np.uint32(0x9908B0DF)


class Desk(NamedTuple):
    """Room for the streams that are being mixed: their words, and what each lane adds to them."""

    state: Keys
    added: Keys


def make_desk() -> Desk:
    return Desk(np.zeros((SIZE, LANES), np.uint32), np.zeros((CYCLE, LANES), np.uint32))


def keys_of(seeds: Sequence[int]) -> Keys:
    """Seeds of at most 128 bits as words, the lowest first, as Python cuts them; zeros at the end are no part."""
    words = b"".join([seed.to_bytes(4 * KEY, "little") for seed in seeds])
    return np.frombuffer(words, "<u4").reshape(len(seeds), KEY)


def _opening() -> Keys:
    """The words that all seeds are mixed into."""
    state = [START]
    for index in range(1, SIZE):
        state.append(OPENING_FACTOR * (state[-1] ^ state[-1] >> 30) + index & 0xFFFFFFFF)
    return np.array(state, np.uint32)


OPENING = _opening()


@part
def schedule(keys: Keys, first: int, added: Keys) -> None:
    """What each lane adds in each step of its first mixing, over one cycle."""
    for lane in range(LANES):
        stream = min(first + lane, keys.shape[0] - 1)  # lanes to spare repeat the last one
        length = KEY
        while length > 1 and not keys[stream, length - 1]:
            length -= 1
        for step in range(CYCLE):
            added[step, lane] = keys[stream, step % length] + np.uint32(step % length)


@part
def mix(state: Keys, added: Keys) -> None:
    """Seeds all lanes; the last word is followed by the second, and the first becomes the last."""
    place, step = 1, 0
    for _ in range(SIZE):
        for lane in range(LANES):
            last = state[place - 1, lane]
            mixed = np.uint32((last ^ (last >> np.uint32(30))) * FIRST_FACTOR)
            state[place, lane] = np.uint32(np.uint32(state[place, lane] ^ mixed) + added[step, lane])
        step = step + 1 if step + 1 < CYCLE else 0
        place += 1
        if place == SIZE:
            for lane in range(LANES):
                state[0, lane] = state[SIZE - 1, lane]
            place = 1
    for _ in range(SIZE - 1):
        for lane in range(LANES):
            last = state[place - 1, lane]
            mixed = np.uint32((last ^ (last >> np.uint32(30))) * SECOND_FACTOR)
            state[place, lane] = np.uint32(np.uint32(state[place, lane] ^ mixed) - np.uint32(place))
        place += 1
        if place == SIZE:
            for lane in range(LANES):
                state[0, lane] = state[SIZE - 1, lane]
            place = 1
    state[0] = UPPER


@part
def word(state: Keys, index: int, lane: int) -> np.uint32:
    """Turns over one word of a stream and gives it, tempered; words must be asked for in order."""
    both = (state[index, lane] & UPPER) | (state[index + 1, lane] & LOWER)
    turned = state[(index + AHEAD) % SIZE, lane] ^ (both >> ONE) ^ (TWIST if both & ONE else np.uint32(0))
    state[index, lane] = turned
    turned ^= turned >> np.uint32(11)
    turned ^= (turned << np.uint32(7)) & np.uint32(0x9D2C5680)
    turned ^= (turned << np.uint32(15)) & np.uint32(0xEFC60000)
    return np.uint32(turned ^ (turned >> np.uint32(18)))


@large_part
def first_numbers(keys: Keys, desk: Desk, numbers: Floats) -> None:
    """Fills a row with the first numbers of each stream, from 0 up to but not including 1, with 53 bits each."""
    state = desk.state
    for first in range(0, keys.shape[0], LANES):
        schedule(keys, first, desk.added)
        for index in range(SIZE):
            for lane in range(LANES):
                state[index, lane] = OPENING[index]
        mix(state, desk.added)
        for lane in range(min(LANES, keys.shape[0] - first)):
            for index in range(numbers.shape[1]):
                high = np.int64(word(state, 2 * index, lane) >> np.uint32(5))
                low = np.int64(word(state, 2 * index + 1, lane) >> np.uint32(6))
                numbers[first + lane, index] = (high * 67108864.0 + low) / 9007199254740992.0
