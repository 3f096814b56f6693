"""Wishes: what somebody said of a kit, with everything settled that was left open.

The command line goes before the kit file, the kit file before a question (only for those who want to be asked), and
that before a guess.
"""

from collections.abc import Iterable
from dataclasses import dataclass

import typer

from generator import discover
from generator.arrange.code import new_code
from generator.arrange.stream import shuffled
from generator.arrange.stream import stream
from generator.cli.guess import guessed_language
from generator.cli.guess import guessed_paper
from generator.cli.kit import kit_of
from generator.cli.options import DEFAULT_THEME
from generator.cli.profiles import chosen_profile
from generator.cli.say import ask
from generator.cli.say import say
from generator.discover import AnyGame
from generator.impose.run import Sides
from generator.kit.file import RANDOM
from generator.kit.file import Kit
from generator.kit.manifest import Wish
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


def wish_for(game: AnyGame, given: Given, is_asking: bool) -> Wish:
    profile = chosen_profile(given.printer)
    ask = _Questions(is_asking)
    name = given.kit or ask("How much cutting", discover.kit_files(game), DEFAULT_KIT)
    whole = kit_of(game, name)
    kit = whole.file
    layouts = (*discover.variant_files(game), RANDOM)
    layout = given.layout or _layout_of(whole) or ask("Layout", layouts, game.default_variant)
    code = given.code or (new_code(game.initials) if layout == RANDOM else "")
    languages = discover.language_ids()
    return Wish(
        game=game.id,
        kit=name,
        players=_players(game, kit.players if given.players is None else given.players, ask),
        games=given.games or kit.games or len(whole.bound) or int(ask("Games", _numbers(1, USUAL_GAMES), "1")),
        layout=_any_layout(game, code) if layout == RANDOM else layout,
        code=code,
        paper=given.paper or kit.paper or ask("Paper", discover.papers(), guessed_paper()),
        theme=given.theme or kit.theme or ask("Theme", discover.theme_ids(), DEFAULT_THEME),
        language=given.language or ask("Language", languages, guessed_language(languages)),
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
    """Asks in the terminal, again until the answer is one of those offered; whoever is not asked gets the guess."""

    def __init__(self, is_asking: bool) -> None:
        self._is_asking = is_asking

    def __call__(self, what: str, offered: Iterable[str], guess: str) -> str:
        if not self._is_asking:
            return guess
        offered = tuple(offered)
        while True:
            said = ask(f"{what} ({', '.join(offered)})", guess)
            if said in offered:
                return said
            say(f"There is no {said!r} among them.")


def _players(game: AnyGame, said: int | None, ask: _Questions) -> int:
    fewest, most = game.players
    if said is None:
        return int(ask("Players", _numbers(fewest, most), str(min(DEFAULT_PLAYERS, most))))
    if not fewest <= said <= most:
        raise typer.BadParameter(f"{game.id} is for {fewest} to {most} players, not {said}")
    return said


def _numbers(first: int, last: int) -> tuple[str, ...]:
    return tuple(map(str, range(first, last + 1)))


def _any_layout(game: AnyGame, code: str) -> str:
    """One of those there are; the same code gives the same one."""
    return shuffled(discover.variant_files(game), stream(code, "layout"))[0]
