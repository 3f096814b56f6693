"""Put the shards of a playtest together, and make its report."""

from pathlib import Path
from typing import Annotated

import typer

from generator.cli.command import Command
from generator.cli.offers import layouts
from generator.cli.offers import offered_of_game
from generator.cli.options import DataOption
from generator.cli.options import PaperOption
from generator.cli.playing import conclude
from generator.cli.report import people_see_messages
from generator.desk import merges
from generator.desk.merges import MergeWish
from generator.desk.studies import conclusion

EXAMPLES = """Examples:

papercosmos merge study

papercosmos merge from-one-machine from-another --out study --layout my-layouts/comet.yaml"""


def merge(
    folders: Annotated[list[Path], typer.Argument(metavar="DIR…", help="Folders of one study.", show_default=False)],
    layout: Annotated[
        list[str] | None,
        typer.Option(
            metavar="NAME|FILE.yaml",
            help="The layouts, if they are not shipped ones.",
            autocompletion=offered_of_game(layouts),
        ),
    ] = None,
    paper: PaperOption = "",
    data: DataOption = None,
    out: Annotated[
        Path | None, typer.Option(metavar="DIR", help="Folder for the report.", show_default="the first one")
    ] = None,
) -> None:
    with people_see_messages("merged"):
        plan, finished = merges.merge(MergeWish(tuple(folders), tuple(layout or ()), paper, data))
        conclude(conclusion(plan, finished), out or folders[0])


COMMAND = Command(merge, EXAMPLES)
