"""Files on disk: written under a temporary name and renamed, all or none, so that nothing is ever half there."""

import os
import tempfile
from collections.abc import Mapping
from pathlib import Path

from generator.errors import OutputError

WAY_OUT = "Choose another folder with --out, or make room there."


def save(folder: Path, contents: Mapping[str, bytes], way_out: str = WAY_OUT) -> tuple[Path, ...]:
    """Put files into the folder, replacing those of the same name; on any trouble what was there stays."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        return _replace_all(folder, contents)
    except OSError as trouble:
        not_a_folder = isinstance(trouble, FileExistsError | NotADirectoryError)
        reason = "it is not a folder" if not_a_folder else trouble.strerror or str(trouble)
        raise OutputError(f"cannot write to {folder}: {reason}. {way_out}") from trouble


def _replace_all(folder: Path, contents: Mapping[str, bytes]) -> tuple[Path, ...]:
    """Everything is written before anything is renamed, and renaming can no longer fail for want of room."""
    waiting: dict[Path, Path] = {}
    try:
        for name, content in contents.items():
            if (folder / name).is_dir():
                raise OutputError(f"cannot write to {folder / name}: it is a folder. Move it away, or use --out.")
            handle, path = tempfile.mkstemp(prefix=f".{name}.", dir=folder)
            waiting[Path(path)] = folder / name
            with os.fdopen(handle, "wb") as file:
                file.write(content)
        for temporary, target in waiting.items():
            temporary.chmod(0o666 & ~_umask())
            temporary.replace(target)
    finally:
        for temporary in waiting:
            temporary.unlink(missing_ok=True)
    return tuple(waiting.values())


def _umask() -> int:
    """What new files may not have: mkstemp keeps its files private, ours are as public as any."""
    mask = os.umask(0)
    os.umask(mask)
    return mask
