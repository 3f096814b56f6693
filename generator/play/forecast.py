"""Forecast: roughly how long a study will take, from a few of its games that are played beforehand and not kept."""

from bisect import bisect_right
from collections.abc import Callable
from collections.abc import Iterable
from dataclasses import replace
from itertools import accumulate
from math import ceil
from time import perf_counter

from generator.game.study import PAIR
from generator.game.study import Block
from generator.game.study import Study

BRIEF = 0.05  # seconds that are too short to be told from what surrounds the games

Play = Callable[[Block], object]


def games_left(study: Study, finished: Iterable[int], shards: int) -> list[float]:
    """About how many games of each series one shard has still to play, when it has finished these blocks."""
    blocks = [ceil(series.games / series.block) for series in study.series]
    ends = list(accumulate(blocks))
    left = [len(study.layouts) * series.games / shards for series in study.series]
    for number in finished:
        series = bisect_right(ends, number % ends[-1])
        left[series] = max(0.0, left[series] - study.series[series].block)
    return left


def seconds_of(study: Study, left: list[float], play: Play) -> float:
    """For so many games of each series, by one process; the first layout stands for all."""
    blocks = [Block(0, 0, number, 0, min(series.block, series.games)) for number, series in enumerate(study.series)]
    return sum(games * _seconds_a_game(play, block) for games, block in zip(left, blocks, strict=True) if games)


def _seconds_a_game(play: Play, block: Block) -> float:
    pair = replace(block, count=PAIR)
    play(pair)  # whatever is loaded or compiled once is not counted
    seconds = _timed(play, pair)
    return seconds / PAIR if seconds > BRIEF else _timed(play, block) / block.count


def _timed(play: Play, block: Block) -> float:
    started = perf_counter()
    play(block)
    return perf_counter() - started
