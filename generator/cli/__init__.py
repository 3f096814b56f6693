"""The command line: the only part that prints or exits."""

import atexit
import gc
import os
import sys
from io import TextIOWrapper

# A command is short. Looking for garbage all the time, and once more at the end, would be a fifth of it.
gc.set_threshold(200_000)
atexit.register(gc.freeze)
# We use no plugins of pydantic; looking for them reads the metadata of every installed package.
os.environ.setdefault("PYDANTIC_DISABLE_PLUGINS", "__all__")

from generator.cli.app import app  # noqa: E402


def main() -> None:
    """Runs a command; exit codes: 0 fine, 1 findings or trouble writing, 2 wrong usage."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # a console without Cyrillic shows ? instead of a traceback
    app(prog_name="papercosmos")
