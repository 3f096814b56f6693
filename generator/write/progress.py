"""Progress: how a writer tells that it gets on; the command line decides whether to show it."""

from collections.abc import Callable

Progress = Callable[[int, int], None]  # pages done, pages in all
