"""Writing: pages that are ready become files while a bar tells how far it is, and are shown to those who want that."""

from pathlib import Path

import typer

from generator.cli.profiles import show_profile
from generator.cli.progress import progress_bar
from generator.cli.report import show_files
from generator.cli.report import show_findings
from generator.cli.say import say
from generator.desk.places import put
from generator.desk.prints import printed
from generator.desk.ready import ReadyPages
from generator.pipeline.order import Order
from generator.write import Form


def print_order(order: Order, printer: str, form: Form, out: Path) -> Path:
    """Prints an order, says all there is to say about it, and tells the first of its files."""
    made = printed(order, printer)
    show_findings(made.findings)
    show_profile(made.pages)
    files = write_pages(made.pages, form, out)
    show_files(files, made.section, form.format)
    return files[0]


def write_pages(pages: ReadyPages, form: Form, out: Path) -> tuple[Path, ...]:
    with progress_bar("Writing pages") as progress:
        return put(out, pages.files(form, progress))


def launch(file: Path) -> None:
    """Shows a file in the program that people use for it."""
    if typer.launch(str(file)):
        say(f"No program was found to open {file.name}.", err=True)
