"""Preview: a component made anew after each save; while a file has errors the last good one stays."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from time import perf_counter
from time import strftime

import typer

from generator.cli.report import counted
from generator.cli.report import show_findings
from generator.cli.say import say
from generator.errors import FindingsError
from generator.errors import OutputError
from generator.findings import Finding
from generator.findings import Severity
from generator.game.component import Per
from generator.pipeline import make
from generator.pipeline.order import Order
from generator.pipeline.setups import choose
from generator.values import dataclass
from generator.write import Target
from generator.write import write


@dataclass(frozen=True, slots=True)
class Preview:
    """What one save led to: the files of the preview, or the trouble that keeps the last one as it was."""

    files: tuple[Path, ...]
    findings: tuple[Finding, ...]
    seconds: float
    trouble: str = ""


def with_any_setup(order: Order, code: str) -> Order:
    """With one set-up if the component is nothing without; a preview is made of what cannot be played, too."""
    has_setup = code or order.component.per is Per.SETUP
    setups = choose(order.game, (order.layout,), typed=code, anyway=True) if has_setup else ()
    return replace(order, setups=setups, anyway=True)


def make_preview(ordered: Callable[[], Order], target: Target, last: tuple[Path, ...]) -> Preview:
    """The preview of what is ordered now; pages that the last one had and this one has not are removed."""
    started = perf_counter()
    try:
        made = make(ordered())
        files = write(made.document, target, lambda done, pages: None)
    except FindingsError as stop:
        kept = "the preview stays as it was" if last else "no preview yet"
        return Preview(last, stop.findings, perf_counter() - started, kept)
    except OutputError as trouble:
        return Preview(last, (), perf_counter() - started, str(trouble))
    for file in set(last) - set(files):
        file.unlink(missing_ok=True)
    return Preview(files, made.findings, perf_counter() - started)


def show_preview(preview: Preview) -> None:
    """The findings, and one line."""
    show_findings(preview.findings)
    errors = sum(finding.severity is Severity.ERROR for finding in preview.findings)
    warnings = len(preview.findings) - errors
    said = [counted(count, thing) for count, thing in ((errors, "error"), (warnings, "warning")) if count]
    what = preview.trouble or _named(preview.files)
    say(
        f"{strftime('%H:%M:%S')}  {', '.join((*said, what))} ({preview.seconds:.2f} s)",
        fg=typer.colors.RED if errors or preview.trouble else None,
    )


def _named(files: tuple[Path, ...]) -> str:
    return f"{files[0]}" + (f" to {files[-1].name}" if len(files) > 1 else "")
