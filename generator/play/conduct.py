"""Conduct: a study from its plan to its report, with what was finished before taken from its folder."""

from collections.abc import Callable
from collections.abc import Mapping
from collections.abc import Sequence
from functools import partial
from typing import Any

from generator.game.metric import Tallies
from generator.game.playtest import AnyPlaytest
from generator.game.study import Block
from generator.game.study import Study
from generator.play.cluster import run_on_cluster
from generator.play.ledger import Ledger
from generator.play.report import Report
from generator.play.report import report
from generator.play.run import run

Told = Callable[[int, int], None]  # games finished so far, of how many


def conduct(ledger: Ledger, contents: Sequence[Any], playtest: AnyPlaytest, workers: int | str, told: Told) -> None:
    """Plays what is left of this shard; whatever is finished is kept at once.

    The workers are so many processes of this machine, or a cluster at an address.
    """
    mine = [block for block in ledger.study.blocks if block.number % ledger.shards == ledger.shard - 1]
    finished = ledger.finished()
    left = [block for block in mine if block.number not in finished]
    games = [
        sum(block.count for block in mine) - sum(block.count for block in left),
        sum(block.count for block in mine),
    ]
    told(*games)

    def keep(block: Block, tallies: Tallies) -> None:
        ledger.keep(block.number, tallies)
        games[0] += block.count
        told(*games)

    work = partial(play_one, playtest, tuple(contents), ledger.study)
    if isinstance(workers, str):
        run_on_cluster(workers, left, work, keep)
    else:
        run(left, work, keep, workers)


def play_one(playtest: AnyPlaytest, contents: Sequence[Any], study: Study, block: Block) -> Tallies:
    """What is counted in one block; fit to be sent to another process."""
    return playtest.play_block(contents[block.layout], study, block)


def missing(study: Study, finished: Mapping[int, Tallies]) -> int:
    """How many blocks are still to be played."""
    return study.block_count - sum(number < study.block_count for number in finished)


def concluded(study: Study, finished: dict[int, Tallies], contents: Sequence[Any], playtest: AnyPlaytest) -> Report:
    return report(study, contents, finished, playtest.metrics())
