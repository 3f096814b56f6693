"""Stage: a hidden folder inside the one that files go to; they are written there first and then moved.

Moving within a file system needs no room and shows a file whole. What a killed run has left is cleared by the next.
"""

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from contextlib import suppress
from pathlib import Path
from tempfile import mkdtemp

from generator.write.lock import locked

PREFIX = ".papercosmos-stage-"


@contextmanager
def stage(folder: Path) -> Iterator[Path]:
    """An empty stage in the folder, which nobody else writes to meanwhile; so other stages are of runs that ended.

    The folder is made if it is not there, and on any trouble it goes again.
    """
    with _there(folder), locked(folder) as is_alone:
        for left in folder.glob(f"{PREFIX}*") if is_alone else ():
            shutil.rmtree(left, ignore_errors=True)
        made = Path(mkdtemp(prefix=PREFIX, dir=folder))
        try:
            yield made
        finally:
            shutil.rmtree(made, ignore_errors=True)


@contextmanager
def _there(folder: Path) -> Iterator[None]:
    missing = [each for each in (folder, *folder.parents) if not each.exists()]
    try:
        folder.mkdir(parents=True, exist_ok=True)
        yield
    except BaseException:
        for each in missing:
            with suppress(OSError):  # somebody may have put something into it meanwhile
                each.rmdir()
        raise


def put(file: Path, content: bytes) -> None:
    """Writes a new file and waits until it is on the disk, so that no crash leaves a name without its content."""
    handle = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0), 0o666)
    with os.fdopen(handle, "wb") as stream:
        stream.write(content)
        stream.flush()
        os.fsync(stream.fileno())


def settle(folder: Path) -> None:
    """Waits until the names in a folder are on the disk, where systems can do that."""
    with suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
