"""Show all games with their components and layouts, and all papers, machines, themes and languages."""

import typer

from generator import discover
from generator.cli.command import Command
from generator.cli.options import DataOption
from generator.cli.options import project_for
from generator.cli.report import people_see_messages
from generator.cli.report import show_game
from generator.project.find import in_project


def list_all(data: DataOption = None) -> None:
    with people_see_messages("listed"):
        project = project_for(data)
        for id in discover.game_ids():
            show_game(in_project(discover.game(id), project if project and project.file.game == id else None))
        typer.echo(f"Papers      {', '.join(discover.papers())}")
        typer.echo(f"Machines    {', '.join(discover.machines())}")
        typer.echo(f"Themes      {', '.join(discover.theme_ids())}")
        typer.echo(f"Languages   {', '.join(discover.language_ids())}")


COMMAND = Command(list_all)
