"""Progress: how a writer tells that it gets on; a front door decides whether to show it."""

from collections.abc import Callable

Progress = Callable[[int, int], None]  # pages done, pages in all


def unwatched(done: int, pages: int) -> None:
    """For those who do not look."""
