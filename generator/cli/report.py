"""What a run says at its end: findings, the files it wrote, and what to do with them."""

from collections.abc import Iterable
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import typer

from generator.cli.say import say
from generator.data import Source
from generator.discover import AnyGame
from generator.errors import FindingsError
from generator.errors import OutputError
from generator.errors import ProcessError
from generator.findings import Finding
from generator.findings import Severity
from generator.findings import as_lines
from generator.findings import in_order
from generator.impose.run import Sides
from generator.load.file_text import shown
from generator.pipeline.values import Section
from generator.write import Format

LONGEST_NAME = 60  # of a name in a message; nobody reads on
INTERRUPTED = 130  # what shells expect after Ctrl-C
INSTEAD = ", instead of the shipped one of this name"
COLOURS = {Severity.ERROR: typer.colors.RED, Severity.WARNING: typer.colors.YELLOW}


@contextmanager
def people_see_messages(done: str = "written") -> Iterator[None]:
    """Turns what stopped a command into a message on stderr and exit code 1."""
    try:
        yield
    except FindingsError as stop:
        show_findings(stop.findings)
        errors = sum(finding.severity is Severity.ERROR for finding in stop.findings)
        say(f"Nothing was {done}: {counted(errors, 'error')}. {stop.hint}".rstrip(), err=True)
        raise typer.Exit(1) from None
    except (OutputError, ProcessError) as trouble:
        say(f"error: {trouble}", err=True)
        raise typer.Exit(1) from None
    except BrokenPipeError:
        raise  # whoever listens has heard enough
    except OSError as trouble:  # the system refuses a name or a folder, such as a name that is too long
        name = f"{str(trouble.filename)[:LONGEST_NAME]!r}: " if trouble.filename else ""
        say(f"error: {name}{trouble.strerror or trouble}", err=True)
        raise typer.Exit(1) from None
    except (KeyboardInterrupt, typer.Abort):
        say(f"Stopped. Nothing was {done}.", err=True)
        raise typer.Exit(INTERRUPTED) from None


def show_findings(findings: Iterable[Finding]) -> None:
    for finding in in_order(findings):
        first, *others = as_lines(finding)
        say(first, fg=COLOURS[finding.severity], err=True)
        say(*others, "", err=True)


def show_sources(game: AnyGame, layout: Source) -> None:
    """Which files were used: those of a project, and the layout."""
    show_project(game)
    hidden = layout.stem in game.shipped_layouts and is_own(game, layout)
    say(f"Layout: {layout}{INSTEAD if hidden else ''}")


def show_project(game: AnyGame) -> None:
    if game.own:
        say(f"Project: {told_project(game)}")


def show_own_kit(game: AnyGame, kit: Path) -> None:
    hidden = kit.stem in game.shelf.shipped_files("kits")
    if is_own(game, kit):
        say(f"Kit: {kit}{INSTEAD if hidden else ''}")


def told_project(game: AnyGame) -> str:
    """The folder, and what of it takes the place of what we ship."""
    names = [path.name for path in game.shelf.replaced()]
    folder = shown(game.own.resolve()) if game.own else ""
    return f"{folder} (with its own {', '.join(names)})" if names else folder


def is_own(game: AnyGame, file: Source) -> bool:
    return game.own is not None and isinstance(file, Path) and file.parent.parent == game.own


def show_files(files: tuple[Path, ...], section: Section, format: Format) -> None:
    """Which files, how many pages, what to do with them, and what they were made from."""
    if len(files) == 1:
        say(f"Wrote {files[0]} ({counted(len(section.pages), 'page')})")
    else:
        say(f"Wrote {counted(len(files), 'file')}: {files[0]} to {files[-1].name}")
    say(_advice(section, format))
    show_sources(section.order.game, section.order.layout)


def _advice(section: Section, format: Format) -> str:
    match format:
        case Format.PDF:
            stock = "card (" + section.order.paper.name + ")" if section.pieces else section.order.paper.name
            return (
                f"Print {counted(len(section.pages), 'page')} on {stock}, {_sides(section)}, at 100 % (“actual size”)"
                f"{_afterwards(section)}. The bar at the foot of the page must measure 100 mm."
            )
        case Format.SVG:
            return (
                "Open in a browser, or in a drawing program with Fira Sans and Russo One installed (or use --outlines)."
            )
        case Format.PNG:
            return "Previews to look at; for printing make a PDF."


def _sides(section: Section) -> str:
    return "two-sided (turned on the long edge)" if section.sides is Sides.DUPLEX else "one-sided"


def _afterwards(section: Section) -> str:
    """What there is to do with scissors and glue."""
    if section.sides is Sides.FOLD:
        return f", then fold along the dotted line, glue, and cut out {counted(section.pieces, 'piece')}"
    if section.pieces:
        return f", then cut out {counted(section.pieces, 'piece')}"
    return ", then cut along the dashed line" if section.order.per_page > 1 else ""


def counted(count: int, thing: str, things: str = "") -> str:
    return f"{count} {thing}" if count == 1 else f"{count} {things or f'{thing}s'}"
