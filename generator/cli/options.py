"""Options that several commands share: how they are written, completed, and looked up by name."""

from collections.abc import Callable
from collections.abc import Iterable
from pathlib import Path
from typing import Annotated

import typer

from generator import discover
from generator.discover import AnyGame
from generator.load.suggest import did_you_mean


def _offer(ids: Callable[[], Iterable[str]]) -> Callable[[str], list[str]]:
    """A shell completion: the ids that begin with what is typed so far."""
    return lambda incomplete: [id for id in ids() if id.startswith(incomplete)]


def _all_components() -> set[str]:
    return {id for game in discover.game_ids() for id in discover.component_ids(game)}


def _all_layouts() -> set[str]:
    return {id for game in discover.game_ids() for id in discover.variant_files(discover.game(game))}


GameArgument = Annotated[
    str, typer.Argument(help="Which game.", autocompletion=_offer(discover.game_ids), show_default=False)
]
ComponentArgument = Annotated[
    str, typer.Argument(help="What to print of it.", autocompletion=_offer(_all_components), show_default=False)
]
LayoutOption = Annotated[
    str,
    typer.Option(
        metavar="NAME|FILE.yaml",
        help="A shipped layout by name, or your own file from anywhere; without it the game's first one.",
        autocompletion=_offer(_all_layouts),
        show_default=False,
    ),
]
PaperOption = Annotated[str, typer.Option(help="a4, letter, …", autocompletion=_offer(discover.papers))]
ThemeOption = Annotated[
    str, typer.Option(help="colour, low-ink (outlines only) or mono.", autocompletion=_offer(discover.theme_ids))
]
LanguageOption = Annotated[
    str, typer.Option("--lang", help="en, fr, uk, ru, …", autocompletion=_offer(discover.language_ids))
]
AnywayOption = Annotated[bool, typer.Option("--anyway", help="Print a layout even if it cannot be played.")]
OutOption = Annotated[Path, typer.Option(metavar="DIR", help="Folder for the files.")]
OpenOption = Annotated[bool, typer.Option("--open", help="Show the result when it is done.")]


def known(kind: str, name: str, names: Iterable[str]) -> str:
    """The name if there is such a thing; otherwise wrong usage, with the likely name and all there are."""
    names = tuple(names)
    if name not in names:
        raise typer.BadParameter(f"there is no {kind} {name!r}; {did_you_mean(name, names)}")
    return name


def layout_file(game: AnyGame, given: str) -> Path:
    """The file of a shipped layout if that is its name, else the path as given."""
    shipped = discover.variant_files(game)
    name = given or game.default_variant
    if name in shipped:
        return shipped[name]
    path = Path(name)
    if path.suffix.lower() not in (".yaml", ".yml") and not path.exists():
        known("layout", name, shipped)
    return path
