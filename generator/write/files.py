"""Files on disk: all of them are written before any is shown, and shown together or not at all."""

import os
import shutil
from collections.abc import Callable
from collections.abc import Mapping
from pathlib import Path

from generator.errors import OutputError
from generator.names import is_file_name
from generator.write.stage import put
from generator.write.stage import settle
from generator.write.stage import stage

WAY_OUT = "Choose another folder with --out, or make room there."
BEFORE = ".before"  # ends the name of what a staged file replaces

Contents = Mapping[str, bytes]  # by the names of the files


def save(folder: Path, contents: Contents, way_out: str = WAY_OUT) -> tuple[Path, ...]:
    """Put files into the folder, replacing those of the same name; on any trouble what was there stays."""
    return save_after(folder, lambda: contents, way_out)


def save_after(folder: Path, made: Callable[[], Contents], way_out: str = WAY_OUT) -> tuple[Path, ...]:
    """The same for files that depend on what is there: they are made while nobody else writes to the folder."""
    try:
        with stage(folder) as staged:
            files = _staged(staged, folder, made())
            _show(files)
            settle(folder)
    except OSError as trouble:
        not_a_folder = isinstance(trouble, FileExistsError | NotADirectoryError)
        reason = "it is not a folder" if not_a_folder else trouble.strerror or str(trouble)
        raise OutputError(f"cannot write to {folder}: {reason}. {way_out}") from trouble
    return tuple(files.values())


def _staged(staged: Path, folder: Path, contents: Contents) -> dict[Path, Path]:
    """Where each file is now, and where it belongs."""
    files: dict[Path, Path] = {}
    for number, (name, content) in enumerate(contents.items()):
        if not is_file_name(name):
            raise OutputError(f"cannot write to {folder}: {name[:80]!r} is not the name of a file in it.")
        if (folder / name).is_dir():
            raise OutputError(f"cannot write to {folder / name}: it is a folder. Move it away, or use --out.")
        put(staged / str(number), content)
        files[staged / str(number)] = folder / name
    return files


def _show(files: Mapping[Path, Path]) -> None:
    """Moves each file to its place; if one cannot be moved, those that were are what they were before."""
    try:
        for file, target in files.items():
            if os.path.lexists(target):
                _keep(target, file.with_suffix(BEFORE))
            file.replace(target)
    except BaseException:
        for file, target in files.items():
            if not file.exists():
                _put_back(target, file.with_suffix(BEFORE))
        raise


def _keep(target: Path, kept: Path) -> None:
    """A second name for what is there, or a copy where a file can have but one."""
    try:
        kept.hardlink_to(target)
    except (OSError, NotImplementedError):
        shutil.copy2(target, kept, follow_symlinks=False)


def _put_back(target: Path, kept: Path) -> None:
    if os.path.lexists(kept):
        kept.replace(target)
    else:
        target.unlink()
