"""Command: something the command line does, as its module in commands/ declares it."""

from collections.abc import Callable
from typing import NamedTuple


class Command(NamedTuple):
    """`run` has the arguments and options of the command; `examples` stand below its help."""

    run: Callable[..., None]
    examples: str = ""
