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
from generator.cli.report import counted
from generator.cli.report import people_see_messages
from generator.cli.report import show_findings
from generator.cli.report import show_project
from generator.cli.say import say
from generator.cli.score_table import show_scores
from generator.cli.values import choice
from generator.cli.writing import launch
from generator.cli.writing import write_pages
from generator.desk.places import OUTPUT
from generator.desk.ready import ReadyPages
from generator.desk.replays import ScoreWish
from generator.desk.replays import replay
from generator.desk.replays import score_pages
from generator.findings import has_errors
from generator.write import Form
from generator.write import Format

HOW_TO = "How to write a game down: format.md of the game, such as docs/games/distant-suns/format.md."


def score(
    file: Annotated[Path, typer.Argument(metavar="GAME.yaml", help="A game written down.", show_default=False)],
    picture: Annotated[bool, typer.Option("--picture", help="Draw the finished sheets, one for each player.")] = False,
    paper: PaperOption = "a4",
    theme: ThemeOption = "colour",
    language: LanguageOption = "en",
    format: Annotated[Format, choice(Format, "Of the pictures.")] = Format.PDF,
    data: DataOption = None,
    out: OutOption = OUTPUT,
    open_: OpenOption = False,
) -> None:
    if open_ and not picture:
        raise typer.BadParameter("--open is for --picture")
    with people_see_messages("scored"):
        replayed = replay(ScoreWish(file, paper, theme, language, data))
        show_findings(replayed.findings)
        show_project(replayed.game)
        show_scores(replayed.scores)
    if picture:
        with people_see_messages("drawn"):
            _write(score_pages(replayed), Form(format), out, open_)
    if has_errors(replayed.findings):
        raise typer.Exit(1)


def _write(pages: ReadyPages, form: Form, out: Path, open_: bool) -> None:
    files = write_pages(pages, form, out)
    last = f" to {files[-1].name}" if len(files) > 1 else ""
    say(f"Wrote {files[0]}{last} ({counted(len(pages.document.pages), 'page')})")
    if open_:
        launch(files[0])


COMMAND = Command(score, HOW_TO)
