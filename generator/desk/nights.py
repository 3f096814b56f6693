"""Nights: what somebody said of a kit, with everything settled that was left open.

What was said goes before the kit file, the kit file before a question (where somebody wants to be asked), and that
before a guess.
"""

from collections.abc import Callable
from collections.abc import Mapping
from functools import partial
from pathlib import Path
from typing import Protocol

from generator import discover
from generator.arrange.code import new_code
from generator.arrange.stream import shuffled
from generator.arrange.stream import stream
from generator.desk.about import about_kits
from generator.desk.about import about_layouts
from generator.desk.about import about_papers
from generator.desk.guess import guessed_language
from generator.desk.guess import guessed_paper
from generator.desk.kits import kit_of
from generator.desk.limits import Limits
from generator.desk.limits import Whole
from generator.desk.limits import hold
from generator.desk.names import DEFAULT_THEME
from generator.desk.names import game_of
from generator.desk.names import language_for
from generator.desk.names import paper_for
from generator.desk.names import theme_for
from generator.desk.printers import chosen_profile
from generator.discover import AnyGame
from generator.errors import UsageError
from generator.game.arranger import Arranger
from generator.impose.run import Sides
from generator.kit.file import RANDOM
from generator.kit.file import Kit
from generator.kit.manifest import KitWish
from generator.load.suggest import same_name
from generator.printer.file import NamedPrinter
from generator.values import dataclass

DEFAULT_KIT = "none"
DEFAULT_PLAYERS = 4
USUAL_GAMES = 9  # offered to those who are asked; more can be wished for
LIMITS: Limits = {"players": Whole(0, 100), "games": Whole(1, 100)}


@dataclass(frozen=True, slots=True)
class NightWish:
    """What somebody says of a night; '' or None where they do not."""

    game: str = ""
    kit: str = ""
    players: int | None = None
    games: int | None = None
    layout: str = ""
    code: str = ""
    paper: str = ""
    theme: str = ""
    language: str = ""
    sides: Sides | None = None
    has_long_marks: bool = False
    anyway: bool = False
    printer: str = ""
    data: Path | None = None


@dataclass(frozen=True)
class NightPlan:
    """The game, with the files of a project if there is one, and the wish as a manifest keeps it: nothing is open.

    The kit is the one that the wish names, read already.
    """

    game: AnyGame
    wish: KitWish
    kit: Kit


class Asking(Protocol):
    """Answers what a wish leaves open; `about` says a word on each choice, and is called only if it is needed."""

    def choice(self, what: str, about: Callable[[], Mapping[str, str]], guess: str, or_file: bool = False) -> str: ...

    def number(self, what: str, least: int, most: int, guess: int) -> int: ...


class Guessing:
    """For those who are not asked."""

    def choice(self, what: str, about: Callable[[], Mapping[str, str]], guess: str, or_file: bool = False) -> str:
        return guess

    def number(self, what: str, least: int, most: int, guess: int) -> int:
        return guess


def night_plan(wish: NightWish, ask: Asking | None = None) -> NightPlan:
    hold(wish, LIMITS)
    game = game_of(wish.game, wish.data)
    if wish.code:
        discover.needed(game.id, Arranger)
    ask = ask or Guessing()
    name = wish.kit or ask.choice("How much cutting", partial(about_kits, game), DEFAULT_KIT, or_file=True)
    kit = kit_of(game, name)
    return NightPlan(game, _settled(game, name, kit, wish, ask), kit)


def _settled(game: AnyGame, name: str, whole: Kit, wish: NightWish, ask: Asking) -> KitWish:
    profile, kit = chosen_profile(wish.printer), whole.file
    layout = (
        wish.layout
        or _layout_of(whole)
        or ask.choice("Layout", partial(about_layouts, game), game.default_layout, or_file=True)
    )
    is_random = same_name(layout, [RANDOM]) is not None
    code = wish.code or (new_code(game.initials) if is_random else "")
    languages = discover.language_ids()
    return KitWish(
        game=game.id,
        kit=name,
        players=_players(game, kit.players if wish.players is None else wish.players, ask),
        games=wish.games or kit.games or len(whole.bound) or ask.number("Games", 1, USUAL_GAMES, 1),
        layout=_any_layout(game, code) if is_random else layout,
        code=code,
        paper=paper_for(wish.paper or kit.paper or ask.choice("Paper", about_papers, guessed_paper())).id,
        theme=theme_for(wish.theme or kit.theme or ask.choice("Theme", discover.themes, DEFAULT_THEME)),
        language=language_for(wish.language or ask.choice("Language", discover.languages, guessed_language(languages))),
        sides=wish.sides or kit.sides or Sides.FOLD,
        has_long_marks=wish.has_long_marks,
        anyway=wish.anyway,
        printer=NamedPrinter.of(profile) if profile else None,
    )


def _layout_of(kit: Kit) -> str:
    """The layout that the kit names; a file beside it as seen from here."""
    named = kit.file.layout or ""
    return str(kit.layouts[named]) if named in [path.name for path in kit.beside] else named


def _players(game: AnyGame, said: int | None, ask: Asking) -> int:
    fewest, most = game.players
    if said is None:
        return ask.number("Players", fewest, most, min(DEFAULT_PLAYERS, most))
    if not fewest <= said <= most:
        raise UsageError(f"{game.id} is for {fewest} to {most} players, not {said}")
    return said


def _any_layout(game: AnyGame, code: str) -> str:
    """One of those there are; the same code gives the same one."""
    return shuffled(game.layouts, stream(code, "layout"))[0]
