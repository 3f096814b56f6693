"""Colour: none for those who have set NO_COLOR (see no-color.org), whoever paints."""

import os
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rich.console import Console


def is_plain() -> bool:
    return bool(os.environ.get("NO_COLOR"))


def console() -> "Console":
    """What bars and spinners are drawn on; its library is loaded when one is needed."""
    from rich.console import Console

    return Console(stderr=True, color_system=None if is_plain() else "auto")
