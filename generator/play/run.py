"""Run: plays the blocks of a study that are not finished yet, in this process or in several.

Whoever plays a block, its numbers are the same; so a process that dies costs only the blocks it was playing.
"""

import multiprocessing
import os
import signal
from collections.abc import Callable
from collections.abc import Iterable
from collections.abc import Iterator
from collections.abc import Sequence
from concurrent.futures import FIRST_COMPLETED
from concurrent.futures import Executor
from concurrent.futures import Future
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures import wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from threading import Thread
from time import sleep

from generator.errors import ProcessError
from generator.game.metric import Tallies
from generator.game.study import Block

AHEAD = 2  # blocks waiting for each process, so that none is idle
WATCH = 0.5  # seconds between two looks at the parent
PATIENCE = 5  # times that processes may die before we give up

Work = Callable[[Block], Tallies]
Played = Callable[[Block, Tallies], None]


def run(blocks: Sequence[Block], work: Work, played: Played, jobs: int) -> None:
    """Plays all blocks and hands over each when it is finished; `work` must be fit to be sent to another process."""
    if jobs == 1:
        for block in blocks:
            played(block, work(block))
        return
    left = {block.number: block for block in blocks}

    def finish(block: Block, tallies: Tallies) -> None:
        del left[block.number]
        played(block, tallies)

    for attempt in range(PATIENCE):
        try:
            with processes(jobs) as executor:
                run_on(executor, jobs, tuple(left.values()), work, finish)
            return
        except BrokenProcessPool:
            if attempt + 1 == PATIENCE:
                raise ProcessError from None


def run_on(executor: Executor, workers: int, blocks: Iterable[Block], work: Work, played: Played) -> None:
    """The same on any executor; only a few blocks are under way at a time."""
    waiting = iter(blocks)
    running: dict[Future[Tallies], Block] = {}
    while True:
        for block in _next(waiting, AHEAD * workers - len(running)):
            running[executor.submit(work, block)] = block
        if not running:
            return
        done, _ = wait(running, return_when=FIRST_COMPLETED)
        for future in done:
            played(running.pop(future), future.result())


def _next(blocks: Iterator[Block], count: int) -> Iterator[Block]:
    return (block for _, block in zip(range(count), blocks, strict=False))


@contextmanager
def processes(jobs: int) -> Iterator[ProcessPoolExecutor]:
    """Processes that leave Ctrl-C to us; if we are stopped they are stopped, finished blocks are safe already."""
    executor = ProcessPoolExecutor(jobs, initializer=_begin, initargs=(os.getpid(),))
    try:
        yield executor
        executor.shutdown()
    except BaseException:
        for child in multiprocessing.active_children():
            child.terminate()
        executor.shutdown(cancel_futures=True)  # waits for its thread: left alone, it races with the end of Python
        raise


def _begin(parent: int) -> None:
    """In each process: Ctrl-C is for the parent alone, and without a parent nobody wants the blocks."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with, args=(parent,), daemon=True).start()


def _end_with(parent: int) -> None:
    while os.getppid() == parent:
        sleep(WATCH)
    os.kill(os.getpid(), signal.SIGTERM)


def cores() -> int:
    """How many this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1
