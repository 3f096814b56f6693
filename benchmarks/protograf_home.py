"""Where protograf lives: an environment of its own, and a home folder with our fonts installed."""

import shutil
import subprocess
import sys
import venv
from collections.abc import Iterable
from pathlib import Path

CACHE = Path(__file__).parent / ".cache" / "protograf"


class InstallError(Exception):
    """protograf could not be installed."""


def install(folder: Path = CACHE) -> Path:
    """The interpreter of an environment with protograf, made on the first call and kept."""
    python = folder / "bin" / "python"
    if not has_protograf(python):
        try:
            venv.create(folder, with_pip=True, clear=True)
            (folder.parent / ".gitignore").write_text("*\n")
            subprocess.run([python, "-m", "pip", "install", "--quiet", "protograf"], check=True, capture_output=True)
        except (OSError, subprocess.CalledProcessError) as trouble:
            said = getattr(trouble, "stderr", None) or b""
            raise InstallError(said.decode(errors="replace").strip() or str(trouble)) from trouble
    return python


def has_protograf(python: Path) -> bool:
    question = "import importlib.util, sys; sys.exit(importlib.util.find_spec('protograf') is None)"
    return python.exists() and subprocess.run([python, "-c", question], check=False).returncode == 0


def version(python: Path) -> str:
    question = "import importlib.metadata; print(importlib.metadata.version('protograf'))"
    return subprocess.run([python, "-c", question], check=True, capture_output=True, text=True).stdout.strip()


def home_with_fonts(folder: Path, fonts: Iterable[str]) -> dict[str, str]:
    """Settings under which protograf finds the fonts as if installed; its own list of fonts is kept there too."""
    installed = folder / ("Library/Fonts" if sys.platform == "darwin" else ".fonts")
    installed.mkdir(parents=True)
    for font in fonts:
        shutil.copy(font, installed)
    return {"HOME": str(folder), "XDG_CACHE_HOME": str(folder / ".cache")}
