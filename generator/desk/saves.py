"""Saves: notices when one of a few files is saved, however the editor does it.

Editors write a file in place, in several steps, or beside it and rename it. So we look at what the name leads to (time,
size and inode) many times a second, which costs next to nothing, and wait until that keeps still.
"""

from collections.abc import Iterator
from collections.abc import Sequence
from pathlib import Path
from time import sleep

INTERVAL = 0.06  # seconds between two looks
STILL = 0.03  # seconds without a change after which a file counts as saved

Stamp = tuple[int, int, int] | None


def saves(files: Sequence[Path]) -> Iterator[None]:
    """Once at the beginning and then after each save of any of the files; files may come and go."""
    seen = _stamps(files)
    yield
    while True:
        sleep(INTERVAL)
        now = _stamps(files)
        if now != seen:
            seen = _settled(files, now)
            yield


def _settled(files: Sequence[Path], now: list[Stamp]) -> list[Stamp]:
    while True:
        sleep(STILL)
        before, now = now, _stamps(files)
        if now == before:
            return now


def _stamps(files: Sequence[Path]) -> list[Stamp]:
    return [_stamp(file) for file in files]


def _stamp(file: Path) -> Stamp:
    """Something that differs after each save; None if there is no such file."""
    try:
        status = file.stat()
    except OSError:
        return None
    return status.st_mtime_ns, status.st_size, status.st_ino
