"""A new folder: files are only ever added to what is there, all of them or none."""

import os
import shutil
from collections.abc import Mapping
from pathlib import Path

from generator.errors import OutputError
from generator.write.stage import put
from generator.write.stage import settle
from generator.write.stage import stage


def save_new(folder: Path, contents: Mapping[str, bytes]) -> tuple[Path, ...]:
    """Put files into a folder that has none of them, with the folders they need; on any trouble nothing is left.

    They are made on a hidden stage, so that even a run that is killed leaves a folder that counts as empty.
    """
    try:
        with stage(folder) as staged:
            for name, content in contents.items():
                (staged / name).parent.mkdir(parents=True, exist_ok=True)
                put(staged / name, content)
            _show(staged, folder)
            settle(folder)
    except OSError as trouble:
        raise OutputError(
            f"cannot write to {folder}: {trouble.strerror or trouble}. Choose another folder."
        ) from trouble
    return tuple(folder / name for name in contents)


def _show(staged: Path, folder: Path) -> None:
    """Moves everything to its place, never over what is there."""
    entries = sorted(staged.iterdir())
    try:
        for entry in entries:
            if os.path.lexists(folder / entry.name):
                raise FileExistsError(f"{entry.name} is there already")
            entry.rename(folder / entry.name)
    except BaseException:
        for moved in (folder / entry.name for entry in entries if not entry.exists()):
            shutil.rmtree(moved) if moved.is_dir() else moved.unlink()
        raise
