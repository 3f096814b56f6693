"""Show all games with their components and layouts, and all papers, machines, themes and languages."""

from generator import discover
from generator.cli.command import Command
from generator.cli.options import DataOption
from generator.cli.report import is_own
from generator.cli.report import people_see_messages
from generator.cli.report import told_project
from generator.cli.say import say
from generator.desk.about import about_layout
from generator.desk.names import project_for
from generator.discover import AnyGame
from generator.project.find import in_project


def list_all(data: DataOption = None) -> None:
    with people_see_messages("listed"):
        project = project_for(data)
        here = project.file.game if project else ""
        for id in dict.fromkeys((*discover.offered_game_ids(), *([here] if here else []))):
            _show_game(in_project(discover.game(id), project if here == id else None))
        say(f"Papers      {', '.join(discover.papers())}")
        say(f"Machines    {', '.join(discover.machines())}")
        say(f"Themes      {', '.join(discover.theme_ids())}")
        say(f"Languages   {', '.join(discover.language_ids())}")


def _show_game(game: AnyGame) -> None:
    """The game with its components, kinds of file, kits and layouts, each layout with its difficulty and summary."""
    say(f"Game        {game.id}")
    if game.own:
        say(f"  project   {told_project(game)}; * is yours")
    say(f"  prints    {', '.join(discover.component_ids(game.id))}")
    say(f"  files     {', '.join(discover.file_kinds(game.id))}")
    kits, layouts = game.kits, game.layouts
    own = [path for path in (*kits.values(), *layouts.values()) if is_own(game, path)]
    say(f"  kits      {', '.join(id + '*' * (path in own) for id, path in kits.items())}")
    say("  layouts")
    width = max(map(len, layouts)) + 2
    for id, path in layouts.items():
        say(f"    {id + '*' * (path in own):<{width}}{about_layout(game, path)}".rstrip())
    say()


COMMAND = Command(list_all)
