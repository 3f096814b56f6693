"""Orders: what `print` and `night` share, from names people type to files that are written."""

from dataclasses import dataclass
from dataclasses import replace

import typer

from generator import discover
from generator.cli.options import known
from generator.cli.options import layout_file
from generator.cli.progress import progress_bar
from generator.cli.report import show_files
from generator.cli.report import show_findings
from generator.pipeline import Order
from generator.pipeline import make
from generator.write import Target
from generator.write import write

MOST_COPIES = 1000


@dataclass(frozen=True, slots=True)
class Choice:
    """What people choose by name."""

    layout: str
    paper: str
    theme: str
    language: str
    anyway: bool = False


def order_for(game: str, component: str, choice: Choice, copies: int, per_page: int) -> Order:
    found = discover.game(known("game", game, discover.game_ids()))
    papers = discover.papers()
    return Order(
        game=found,
        component=discover.component(found.id, known("component", component, discover.component_ids(found.id))),
        layout=layout_file(found, choice.layout),
        paper=papers[known("paper", choice.paper, papers)],
        theme=known("theme", choice.theme, discover.theme_ids()),
        language=known("language", choice.language, discover.language_ids()),
        copies=copies,
        per_page=per_page,
        anyway=choice.anyway,
    )


def run(order: Order, target: Target, open_: bool) -> None:
    made = make(order)
    show_findings(made.findings)
    target = replace(target, name=f"{order.game.id}-{target.name}-{made.name}")
    with progress_bar("Writing pages") as progress:
        files = write(made.document, target, progress)
    show_files(files, len(made.document.pages), order, target.format)
    if open_ and typer.launch(str(files[0])):
        typer.echo(f"No program was found to open {files[0].name}.", err=True)
