"""The commands."""

from dataclasses import dataclass
from dataclasses import replace
from pathlib import Path
from typing import Annotated

import typer

from generator import __version__
from generator import discover
from generator.cli.check import EXAMPLES as CHECK_EXAMPLES
from generator.cli.check import check
from generator.cli.explain import EXAMPLES as EXPLAIN_EXAMPLES
from generator.cli.explain import explain
from generator.cli.options import AnywayOption
from generator.cli.options import ComponentArgument
from generator.cli.options import GameArgument
from generator.cli.options import LanguageOption
from generator.cli.options import LayoutOption
from generator.cli.options import OpenOption
from generator.cli.options import OutOption
from generator.cli.options import PaperOption
from generator.cli.options import ThemeOption
from generator.cli.options import known
from generator.cli.options import layout_file
from generator.cli.progress import progress_bar
from generator.cli.report import people_see_messages
from generator.cli.report import show_files
from generator.cli.report import show_findings
from generator.cli.report import show_game
from generator.cli.score import HOW_TO
from generator.cli.score import score
from generator.load.schema import schema_text
from generator.pipeline import Order
from generator.pipeline import make
from generator.write import Format
from generator.write import Target
from generator.write import write

MOST_COPIES = 1000

app = typer.Typer(
    help="Print-and-play generator: game sheets as PDF, SVG and PNG, from layouts written in YAML.",
    epilog="Begin with: papercosmos night",
    no_args_is_help=True,
    rich_markup_mode="markdown",
    pretty_exceptions_enable=False,
)


def _show_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"papercosmos {__version__}")
        raise typer.Exit


@app.callback()
def papercosmos(
    version: Annotated[
        bool, typer.Option("--version", callback=_show_version, is_eager=True, help="Show the version.")
    ] = False,
) -> None:
    pass


PRINT_EXAMPLES = """Examples:

papercosmos print distant-suns sheet --copies 4

papercosmos print distant-suns sheet --layout spiral --paper letter --theme mono --lang uk

papercosmos print distant-suns sheet --layout my-sheets/comet.yaml --format svg --outlines"""


@app.command("print", epilog=PRINT_EXAMPLES)
def print_component(
    game: GameArgument,
    component: ComponentArgument,
    layout: LayoutOption = "",
    copies: Annotated[int, typer.Option(min=1, max=MOST_COPIES, help="How many copies.")] = 1,
    per_page: Annotated[int, typer.Option(min=1, max=2, help="Copies on a page; two are smaller and save paper.")] = 1,
    paper: PaperOption = "a4",
    theme: ThemeOption = "colour",
    language: LanguageOption = "en",
    format: Annotated[Format, typer.Option(help="PDF to print, SVG to edit, PNG to look at.")] = Format.PDF,
    outlines: Annotated[
        bool, typer.Option("--outlines", help="SVG with letters as outlines, no fonts needed.")
    ] = False,
    anyway: AnywayOption = False,
    out: OutOption = Path("output"),
    open_: OpenOption = False,
) -> None:
    """Print a component of a game, such as the cosmos sheet of Distant Suns."""
    if outlines and format is not Format.SVG:
        raise typer.BadParameter("--outlines is for --format svg")
    choice = Choice(layout, paper, theme, language, anyway)
    with people_see_messages():
        order = _order(game, component, choice, copies, per_page)
        _run(order, Target(out, component, format, outlines), open_)


NIGHT_EXAMPLES = """Examples:

papercosmos night

papercosmos night --players 2 --layout twins --lang fr --open"""


@app.command(epilog=NIGHT_EXAMPLES)
def night(
    game: Annotated[str, typer.Option(help="Which game.")] = "distant-suns",
    players: Annotated[int, typer.Option(min=1, max=MOST_COPIES, help="How many people play.")] = 4,
    layout: LayoutOption = "",
    paper: PaperOption = "a4",
    theme: ThemeOption = "colour",
    language: LanguageOption = "en",
    anyway: AnywayOption = False,
    out: OutOption = Path("output"),
    open_: OpenOption = False,
) -> None:
    """Make the PDF for a game night: a sheet for each player."""
    choice = Choice(layout, paper, theme, language, anyway)
    with people_see_messages():
        _run(_order(game, "sheet", choice, players, per_page=1), Target(out, "night", Format.PDF), open_)


app.command(epilog=CHECK_EXAMPLES)(check)
app.command(epilog=EXPLAIN_EXAMPLES)(explain)
app.command(epilog=HOW_TO)(score)


@app.command("list")
def list_all() -> None:
    """Show all games with their components and layouts, and all papers, themes and languages."""
    with people_see_messages():
        for id in discover.game_ids():
            show_game(discover.game(id))
        typer.echo(f"Papers      {', '.join(discover.papers())}")
        typer.echo(f"Themes      {', '.join(discover.theme_ids())}")
        typer.echo(f"Languages   {', '.join(discover.language_ids())}")


@app.command(epilog="Example: papercosmos schema distant-suns layout > layout.json")
def schema(
    game: GameArgument,
    file: Annotated[str, typer.Argument(help="Kind of YAML file, such as layout.", show_default=False)],
) -> None:
    """Print the JSON Schema of a kind of YAML file, for editors."""
    files = discover.game(known("game", game, discover.game_ids())).files
    typer.echo(schema_text(files[known("kind of file", file, files)]), nl=False)


@dataclass(frozen=True, slots=True)
class Choice:
    """What people choose by name."""

    layout: str
    paper: str
    theme: str
    language: str
    anyway: bool = False


def _order(game: str, component: str, choice: Choice, copies: int, per_page: int) -> Order:
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


def _run(order: Order, target: Target, open_: bool) -> None:
    made = make(order)
    show_findings(made.findings)
    target = replace(target, name=f"{order.game.id}-{target.name}-{made.name}")
    with progress_bar("Writing pages") as progress:
        files = write(made.document, target, progress)
    show_files(files, len(made.document.pages), order, target.format)
    if open_ and typer.launch(str(files[0])):
        typer.echo(f"No program was found to open {files[0].name}.", err=True)
