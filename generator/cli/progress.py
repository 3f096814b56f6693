"""A progress bar for what takes longer than a second; faster runs never see it."""

from collections.abc import Iterator
from contextlib import contextmanager
from time import monotonic

from rich.console import Console
from rich.progress import Progress as Bar

from generator.write.progress import Progress

PATIENCE = 1.0  # seconds before a bar appears


@contextmanager
def progress_bar(label: str) -> Iterator[Progress]:
    """Counts pages on stderr, if that is a terminal."""
    started = monotonic()
    console = Console(stderr=True)
    with Bar(console=console, transient=True, auto_refresh=False, disable=not console.is_terminal) as bar:
        task = bar.add_task(label, visible=False)

        def advance(done: int, pages: int) -> None:
            if monotonic() - started > PATIENCE:
                bar.update(task, completed=done, total=pages, visible=True, refresh=True)

        yield advance
