"""Offers: what the shell completes, and what is listed where something is missing: what fits the game."""

from collections.abc import Callable
from collections.abc import Iterable
from pathlib import Path

import typer

from generator import discover
from generator.cli.say import tame
from generator.desk.names import DEFAULT_GAME
from generator.desk.names import project_for
from generator.discover import AnyGame
from generator.errors import FindingsError
from generator.kit.file import RANDOM
from generator.load.suggest import same_name
from generator.project.find import in_project


def offered(ids: Callable[[], Iterable[str]]) -> Callable[[str], list[str]]:
    """A shell completion: the ids that begin with what is typed so far."""
    return lambda incomplete: _beginning(incomplete, ids())


def offered_of_game(ids: Callable[[AnyGame], Iterable[str]]) -> Callable[[typer.Context, str], list[str]]:
    """The same for what depends on the game that was named before, and on its project."""

    def offer(context: typer.Context, incomplete: str) -> list[str]:
        return _beginning(incomplete, ids(_game_in(context)))

    return offer


def _beginning(incomplete: str, ids: Iterable[str]) -> list[str]:
    """Those that begin like that; none that would steer the terminal."""
    return [id for id in ids if id.startswith(incomplete) and id == tame(id)]


def components(game: AnyGame) -> Iterable[str]:
    return discover.component_ids(game.id)


def layouts(game: AnyGame) -> Iterable[str]:
    return game.layouts


def layouts_or_random(game: AnyGame) -> Iterable[str]:
    return (*layouts(game), RANDOM)


def kits(game: AnyGame) -> Iterable[str]:
    return game.kits


def file_kinds(game: AnyGame) -> Iterable[str]:
    return discover.file_kinds(game.id)


def inventions(game: AnyGame) -> Iterable[str]:
    from generator.desk.inventions import inventable  # what other completions do without

    return inventable(game)


def _game_in(context: typer.Context) -> AnyGame:
    """The game of the command so far; whoever only asks for completions is not told what is wrong with a project."""
    data = context.params.get("data")
    try:
        project = project_for(Path(data) if data else None)
        usual = project.file.game if project else DEFAULT_GAME
        # While the value of an option is being typed, arguments are not told apart yet.
        words = (context.params.get("game") or "", *context.args, usual)
        games = (same_name(word, discover.game_ids()) for word in words)
        return in_project(discover.game(next(filter(None, games))), project)
    except FindingsError:
        return discover.game(DEFAULT_GAME)
