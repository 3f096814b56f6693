"""A progress bar for what takes longer than a second; faster runs never see it."""

import sys
from collections.abc import Callable
from collections.abc import Iterator
from contextlib import ExitStack
from contextlib import contextmanager
from time import monotonic

from generator.cli.colour import console
from generator.cli.say import tame
from generator.write.progress import Progress

PATIENCE = 1.0  # seconds before a bar appears


@contextmanager
def progress_bar(label: str) -> Iterator[Progress]:
    """Counts pages on stderr, if that is a terminal; the bar's library is loaded when a bar is needed."""
    started = monotonic()
    with ExitStack() as stack:
        shown: list[Callable[[int, int], None]] = []

        def advance(done: int, pages: int) -> None:
            if not shown:  # once a bar is shown, stderr is its own, and some versions of it are no terminal
                if not sys.stderr.isatty() or monotonic() - started < PATIENCE:
                    return
                shown.append(stack.enter_context(_bar(label)))
            shown[0](done, pages)

        yield advance


@contextmanager
def _bar(label: str) -> Iterator[Progress]:
    from rich.progress import Progress as Bar

    with Bar(console=console(), transient=True, auto_refresh=False) as bar:
        task = bar.add_task(label)
        yield lambda done, pages: bar.update(task, completed=done, total=pages, refresh=True)


@contextmanager
def status(label: str) -> Iterator[Callable[[str], None]]:
    """Shows on stderr what is being done right now, if that is a terminal and takes longer than a second."""
    started = monotonic()
    with ExitStack() as stack:
        shown: list[Callable[[str], None]] = []

        def tell(what: str) -> None:
            if not shown:
                if not sys.stderr.isatty() or monotonic() - started < PATIENCE:
                    return
                shown.append(stack.enter_context(_spinner()))
            shown[0](f"{label}: {what} …")

        yield tell


@contextmanager
def _spinner() -> Iterator[Callable[[str], None]]:
    from rich.text import Text

    with console().status("") as spinner:
        yield lambda what: spinner.update(Text(tame(what)))
