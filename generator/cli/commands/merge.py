"""Put the shards of a playtest together, and make its report."""

from pathlib import Path
from typing import Annotated

import typer

from generator.cli.command import Command
from generator.cli.offers import layouts
from generator.cli.offers import offered_of_game
from generator.cli.options import DataOption
from generator.cli.options import PaperOption
from generator.cli.options import game_of
from generator.cli.options import layout_file
from generator.cli.options import paper_for
from generator.cli.playing import conclude
from generator.cli.playing import contents_of
from generator.cli.playing import playtest_of
from generator.cli.report import people_see_messages
from generator.discover import AnyGame
from generator.game.study import Study
from generator.play.ledger import finished_in
from generator.play.ledger import study_in

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
    printed_on = paper_for(paper)
    with people_see_messages("merged"):
        study = _one_study(folders)
        found = game_of(study.game, data)
        asked = playtest_of(found)
        contents = contents_of(found, _layouts(found, study, layout))
        if [asked.fingerprint(content) for content in contents] != [layout.fingerprint for layout in study.layouts]:
            raise typer.BadParameter("these layouts are not the ones that were played: name their files with --layout")
        finished = {block: tallies for folder in folders for block, tallies in finished_in(folder).items()}
        conclude(found, out or folders[0], study, finished, contents, printed_on)


def _layouts(game: AnyGame, study: Study, named: list[str] | None) -> list[Path]:
    """The files that somebody names; without them, those of the names in the study, which is not trusted with paths."""
    if named:
        return [layout_file(game, name) for name in named]
    files = game.layouts
    for layout in study.layouts:
        if layout.name not in files:
            raise typer.BadParameter(f"there is no layout {layout.name!r} here: name the files of all with --layout")
    return [files[layout.name] for layout in study.layouts]


def _one_study(folders: list[Path]) -> Study:
    studies = [study_in(folder) for folder in folders]
    for folder, study in zip(folders, studies, strict=True):
        if folder.is_file():
            raise typer.BadParameter(f"{folder} is a file; name the folder of the study: {folder.parent}")
        if study is None:
            raise typer.BadParameter(f"{folder} holds no study")
        if study != studies[0]:
            raise typer.BadParameter(f"{folder} holds another study than {folders[0]}")
    assert studies[0] is not None
    return studies[0]


COMMAND = Command(merge, EXAMPLES)
