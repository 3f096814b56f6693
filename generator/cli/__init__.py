"""The command line: the only part that prints or exits."""

import sys
from io import TextIOWrapper

from generator.cli.app import app


def main() -> None:
    """Runs a command; exit codes: 0 fine, 1 findings or trouble writing, 2 wrong usage."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # a console without Cyrillic shows ? instead of a traceback
    app(prog_name="papercosmos")
