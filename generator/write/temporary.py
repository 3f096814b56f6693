"""Temporary folders: for files that only we read, and only now."""

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from tempfile import gettempdir
from time import time

from generator.errors import OutputError
from generator.write.lock import is_free
from generator.write.lock import locked

PREFIX = "papercosmos-"
YOUNG = 60.0  # seconds; a folder of that age may not be locked yet


@contextmanager
def temporary_folder() -> Iterator[Path]:
    """A folder that goes when we are done, and with it those that killed runs have left.

    OutputError if there is no room for it, or for what is put into it.
    """
    try:
        _clear()
        with TemporaryDirectory(prefix=PREFIX) as outer, locked(Path(outer)):
            (Path(outer) / "files").mkdir()
            yield Path(outer) / "files"
    except OSError as trouble:
        reason = trouble.strerror or str(trouble)
        raise OutputError(
            f"cannot write to {gettempdir()}: {reason}. The variable TMPDIR can name another folder."
        ) from trouble


def _clear() -> None:
    for left in Path(gettempdir()).glob(f"{PREFIX}*"):
        with suppress(OSError):  # it may be somebody else's, or just be going
            if left.is_dir() and left.stat().st_mtime < time() - YOUNG and is_free(left):
                shutil.rmtree(left, ignore_errors=True)
