"""A new folder: files are only ever added to what is there, all of them or none."""

import shutil
from collections.abc import Mapping
from pathlib import Path

from generator.errors import OutputError


def save_new(folder: Path, contents: Mapping[str, bytes]) -> tuple[Path, ...]:
    """Put files into a folder that has none of them, with the folders they need; on any trouble nothing is left."""
    made: list[Path] = []
    try:
        for name, content in contents.items():
            _make_folders((folder / name).parent, made)
            made.append(folder / name)
            with (folder / name).open("xb") as file:  # x: never over what is there
                file.write(content)
    except BaseException as trouble:
        _remove(made[:-1] if isinstance(trouble, FileExistsError) else made)
        if not isinstance(trouble, OSError):
            raise
        raise OutputError(
            f"cannot write to {folder}: {trouble.strerror or trouble}. Choose another folder."
        ) from trouble
    return tuple(folder / name for name in contents)


def _make_folders(folder: Path, made: list[Path]) -> None:
    missing = [each for each in (folder, *folder.parents) if not each.exists()]
    for each in reversed(missing):
        each.mkdir()
        made.append(each)


def _remove(made: list[Path]) -> None:
    """What we made ourselves, the last first."""
    for path in reversed(made):
        if path.is_dir():
            shutil.rmtree(path, ignore_errors=True)
        else:
            path.unlink(missing_ok=True)
