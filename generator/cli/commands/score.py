"""Replay a game that was written down: say which moves were illegal, and score it line by line."""

from pathlib import Path
from typing import Annotated

import typer

from generator.cli.command import Command
from generator.cli.options import DataOption
from generator.cli.options import LanguageOption
from generator.cli.options import OpenOption
from generator.cli.options import OutOption
from generator.cli.options import PaperOption
from generator.cli.options import ThemeOption
from generator.cli.options import language_for
from generator.cli.options import paper_for
from generator.cli.options import theme_for
from generator.cli.progress import progress_bar
from generator.cli.replay import replay
from generator.cli.report import counted
from generator.cli.report import people_see_messages
from generator.cli.report import show_findings
from generator.cli.report import show_project
from generator.cli.say import say
from generator.cli.score_table import show_scores
from generator.cli.values import choice
from generator.errors import FindingsError
from generator.findings import has_errors
from generator.impose.page import Document
from generator.names import joined
from generator.pipeline.draw import look_for
from generator.pipeline.examined import finished_sheets
from generator.write import Format
from generator.write import Target
from generator.write import write

HOW_TO = "How to write a game down: format.md of the game, such as docs/games/distant-suns/format.md."


def score(
    file: Annotated[Path, typer.Argument(metavar="GAME.yaml", help="A game written down.", show_default=False)],
    picture: Annotated[bool, typer.Option("--picture", help="Draw the finished sheets, one for each player.")] = False,
    paper: PaperOption = "a4",
    theme: ThemeOption = "colour",
    language: LanguageOption = "en",
    format: Annotated[Format, choice(Format, "Of the pictures.")] = Format.PDF,
    data: DataOption = None,
    out: OutOption = Path("output"),
    open_: OpenOption = False,
) -> None:
    if open_ and not picture:
        raise typer.BadParameter("--open is for --picture")
    chosen, theme, language = paper_for(paper), theme_for(theme), language_for(language)
    with people_see_messages("scored"):
        replayed = replay(file, data)
        if replayed.scored is None:
            raise typer.BadParameter(f"the game {replayed.game.id!r} cannot be scored")
        written, findings = replayed.scored.game, replayed.scored.findings
        if written is None:
            raise FindingsError(findings)
        look = look_for(replayed.game, theme, language)
        show_findings(findings)
        show_project(replayed.game)
        show_scores(written.scores(look))
    if picture:
        name = joined(replayed.game.id, "score", written.layout_id, language, theme, chosen.id)
        with people_see_messages("drawn"):
            _write(finished_sheets(written, look, chosen), Target(out, name, format), open_)
    if has_errors(findings):
        raise typer.Exit(1)


def _write(document: Document, target: Target, open_: bool) -> None:
    with progress_bar("Writing pages") as progress:
        files = write(document, target, progress)
    last = f" to {files[-1].name}" if len(files) > 1 else ""
    say(f"Wrote {files[0]}{last} ({counted(len(document.pages), 'page')})")
    if open_ and typer.launch(str(files[0])):
        say(f"No program was found to open {files[0].name}.", err=True)


COMMAND = Command(score, HOW_TO)
