"""Show all games with their components and layouts, and all papers, machines, themes and languages."""

import typer

from generator import discover
from generator.cli.command import Command
from generator.cli.report import people_see_messages
from generator.cli.report import show_game


def list_all() -> None:
    with people_see_messages():
        for id in discover.game_ids():
            show_game(discover.game(id))
        typer.echo(f"Papers      {', '.join(discover.papers())}")
        typer.echo(f"Machines    {', '.join(discover.machines())}")
        typer.echo(f"Themes      {', '.join(discover.theme_ids())}")
        typer.echo(f"Languages   {', '.join(discover.language_ids())}")


COMMAND = Command(list_all)
