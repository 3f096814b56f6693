"""Lock: one run at a time writes to a folder.

The lock is a hidden file that the system holds for us, so it ends with the run that has it, however that ends. Whoever
has it removes it; who waited for a file that was removed meanwhile begins again.
"""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from contextlib import suppress
from errno import EACCES
from errno import EAGAIN
from errno import EDEADLK
from pathlib import Path
from time import monotonic
from time import sleep

from generator.errors import OutputError

NAME = ".papercosmos.lock"
PATIENCE = 30.0  # seconds; writing takes far less
INTERVAL = 0.02  # seconds between two tries
IS_BUSY = (EACCES, EAGAIN, EDEADLK)
NO_FOLLOW: int = getattr(os, "O_NOFOLLOW", 0)

if sys.platform == "win32":
    import msvcrt

    def _take(handle: int) -> None:
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)

elif sys.platform == "emscripten":  # a single process that cannot lock anything

    def _take(handle: int) -> None:
        pass

else:
    import fcntl

    def _take(handle: int) -> None:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)


@contextmanager
def locked(folder: Path) -> Iterator[bool]:
    """While nobody else writes there; False where systems cannot tell. OutputError if others do not come to an end."""
    path, ends = folder / NAME, monotonic() + PATIENCE
    while not (held := _try(path)):
        if monotonic() > ends:
            raise OutputError(
                f"another run has been writing to {folder} for {PATIENCE:g} seconds. "
                "Wait for it, end it, or choose another folder with --out."
            )
        sleep(INTERVAL)
    handle, is_sure = held
    try:
        yield is_sure
    finally:
        _give_back(path, handle)


def is_free(folder: Path) -> bool:
    """True if surely nobody writes there now."""
    held = _try(folder / NAME)
    if held:
        _give_back(folder / NAME, held[0])
    return held is not None and held[1]


def _try(path: Path) -> tuple[int, bool] | None:
    """The open file of the lock and whether it is surely ours; None if others have it, or have just removed it."""
    handle = os.open(path, os.O_RDWR | os.O_CREAT | NO_FOLLOW, 0o666)
    try:
        _take(handle)
        if os.path.samestat(os.fstat(handle), path.stat()):
            return handle, True
    except FileNotFoundError:
        pass
    except OSError as trouble:
        if trouble.errno not in IS_BUSY:
            return handle, False  # a system without locks: everybody writes as if alone
    except BaseException:
        os.close(handle)
        raise
    os.close(handle)
    return None


def _give_back(path: Path, handle: int) -> None:
    """Removed while it is ours, so that nobody loses theirs; Windows removes no open file, not even that of others."""
    if os.name == "nt":
        os.close(handle)
    with suppress(OSError):
        path.unlink()
    if os.name != "nt":
        os.close(handle)
