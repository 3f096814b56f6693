"""Wishes: what somebody said of a kit, with everything settled that was left open.

The command line goes before the kit file, the kit file before a question (only for those who want to be asked), and
that before a guess.
"""

from collections.abc import Callable
from collections.abc import Mapping
from dataclasses import dataclass
from functools import partial

import typer

from generator import discover
from generator.arrange.code import new_code
from generator.arrange.stream import shuffled
from generator.arrange.stream import stream
from generator.cli.about import about_kits
from generator.cli.about import about_layouts
from generator.cli.about import about_papers
from generator.cli.guess import guessed_language
from generator.cli.guess import guessed_paper
from generator.cli.kit import kit_of
from generator.cli.options import DEFAULT_THEME
from generator.cli.options import language_for
from generator.cli.options import paper_for
from generator.cli.options import theme_for
from generator.cli.profiles import chosen_profile
from generator.cli.questions import choose
from generator.cli.questions import choose_number
from generator.discover import AnyGame
from generator.impose.run import Sides
from generator.kit.file import RANDOM
from generator.kit.file import Kit
from generator.kit.manifest import KitWish
from generator.load.suggest import same_name
from generator.printer.file import NamedPrinter

DEFAULT_KIT = "none"
DEFAULT_PLAYERS = 4
USUAL_GAMES = 9  # offered to those who are asked; more can be said with --games


@dataclass(frozen=True, slots=True)
class Given:
    """What the command line says; '' or None where it does not."""

    kit: str
    players: int | None
    games: int | None
    layout: str
    code: str
    paper: str
    theme: str
    language: str
    sides: Sides | None
    has_long_marks: bool
    anyway: bool
    printer: str


def wish_for(game: AnyGame, given: Given, is_asking: bool) -> KitWish:
    profile = chosen_profile(given.printer)
    ask = _Questions(is_asking)
    name = given.kit or ask.choice("How much cutting", partial(about_kits, game), DEFAULT_KIT, or_file=True)
    whole = kit_of(game, name)
    kit = whole.file
    layout = (
        given.layout
        or _layout_of(whole)
        or ask.choice("Layout", partial(about_layouts, game), game.default_layout, or_file=True)
    )
    is_random = same_name(layout, [RANDOM]) is not None
    code = given.code or (new_code(game.initials) if is_random else "")
    languages = discover.language_ids()
    return KitWish(
        game=game.id,
        kit=name,
        players=_players(game, kit.players if given.players is None else given.players, ask),
        games=given.games or kit.games or len(whole.bound) or ask.number("Games", 1, USUAL_GAMES, 1),
        layout=_any_layout(game, code) if is_random else layout,
        code=code,
        paper=paper_for(given.paper or kit.paper or ask.choice("Paper", about_papers, guessed_paper())).id,
        theme=theme_for(given.theme or kit.theme or ask.choice("Theme", discover.themes, DEFAULT_THEME)),
        language=language_for(
            given.language or ask.choice("Language", discover.languages, guessed_language(languages))
        ),
        sides=given.sides or kit.sides or Sides.FOLD,
        has_long_marks=given.has_long_marks,
        anyway=given.anyway,
        printer=NamedPrinter.of(profile) if profile else None,
    )


def _layout_of(kit: Kit) -> str:
    """The layout that the kit names; a file beside it as seen from here."""
    named = kit.file.layout or ""
    return str(kit.layouts[named]) if named in [path.name for path in kit.beside] else named


class _Questions:
    """Asks those who want to be asked; whoever does not gets the guess, and nothing is looked up for it."""

    def __init__(self, is_asking: bool) -> None:
        self._is_asking = is_asking

    def choice(self, what: str, about: Callable[[], Mapping[str, str]], guess: str, or_file: bool = False) -> str:
        return choose(what, about(), guess, or_file) if self._is_asking else guess

    def number(self, what: str, least: int, most: int, guess: int) -> int:
        return choose_number(what, least, most, guess) if self._is_asking else guess


def _players(game: AnyGame, said: int | None, ask: _Questions) -> int:
    fewest, most = game.players
    if said is None:
        return ask.number("Players", fewest, most, min(DEFAULT_PLAYERS, most))
    if not fewest <= said <= most:
        raise typer.BadParameter(f"{game.id} is for {fewest} to {most} players, not {said}")
    return said


def _any_layout(game: AnyGame, code: str) -> str:
    """One of those there are; the same code gives the same one."""
    return shuffled(game.layouts, stream(code, "layout"))[0]
