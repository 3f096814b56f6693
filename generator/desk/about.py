"""About: a word on each thing that people can choose, for lists and questions."""

from pathlib import Path

from generator import discover
from generator.discover import AnyGame
from generator.errors import FindingsError
from generator.figures import figures_of
from generator.kit.file import RANDOM

HAS_ERRORS = "has errors"


def about_layout(game: AnyGame, layout: Path) -> str:
    """How difficult it is, if that was measured, and what is special about it."""
    content = game.load(layout).value
    if content is None:
        return HAS_ERRORS
    card = figures_of(game, layout, content)
    difficulty = f"{card.difficulty}: " if card and card.difficulty else ""
    return f"{difficulty}{content.summary('en')}"


def about_layouts(game: AnyGame) -> dict[str, str]:
    known = {id: about_layout(game, path) for id, path in game.layouts.items()}
    return known | {RANDOM: "one of these by chance"}


def about_kits(game: AnyGame) -> dict[str, str]:
    return {id: _about_kit(game, id) for id in game.kits}


def _about_kit(game: AnyGame, id: str) -> str:
    from generator.desk.kits import kit_of  # what lists do without

    try:
        kit = kit_of(game, id)
        return kit.notes.in_language("en") or kit.name.in_language("en")
    except FindingsError:
        return HAS_ERRORS


def about_papers() -> dict[str, str]:
    sizes = {id: (paper.name, paper.size.width, paper.size.height) for id, paper in discover.papers().items()}
    return {id: f"{name}, {width:g} × {height:g} mm" for id, (name, width, height) in sizes.items()}
