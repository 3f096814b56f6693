"""Places: where files go, unless somebody says otherwise."""

import os
import sys
from collections.abc import Mapping
from pathlib import Path

from generator.write.files import save

OUTPUT = Path("output")
HOME = "PAPERCOSMOS_HOME"
NAME = "papercosmos"


def put(folder: Path, files: Mapping[str, bytes], last: tuple[Path, ...] = ()) -> tuple[Path, ...]:
    """Writes files into a folder, all or none, in place of those of the same name; none of `last` is left over."""
    written = save(folder, files)
    for file in set(last) - set(written):
        file.unlink(missing_ok=True)
    return written


def home() -> Path:
    """The folder of what belongs to one person, not to one project."""
    chosen = os.environ.get(HOME)
    return Path(chosen).expanduser() if chosen else _settings() / NAME


def _settings() -> Path:
    """Where programs keep what belongs to one person, as each system has it."""
    if sys.platform == "win32":
        return Path(os.environ.get("APPDATA") or Path.home())
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support"
    return Path(os.environ.get("XDG_CONFIG_HOME") or Path.home() / ".config")
