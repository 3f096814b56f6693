"""Names: from what people call things to the things; a wrong name is an error that has all the right ones."""

from collections.abc import Iterable
from collections.abc import Mapping
from collections.abc import Sequence
from enum import StrEnum
from pathlib import Path
from typing import TypeVar

from generator import discover
from generator.data import ENDINGS
from generator.data import Source
from generator.data import Written
from generator.desk.guess import guessed_language
from generator.desk.guess import guessed_paper
from generator.desk.kinds import LAYOUT
from generator.desk.kinds import refuse_other_kinds
from generator.desk.limits import cut_short
from generator.discover import AnyGame
from generator.errors import UnknownNameError
from generator.impose.paper import Paper
from generator.load.file_text import shown
from generator.load.suggest import did_you_mean
from generator.load.suggest import likely
from generator.load.suggest import same_name
from generator.project.find import Project
from generator.project.find import in_project
from generator.project.find import project_around
from generator.project.find import project_in

DEFAULT_GAME = "distant-suns"
DEFAULT_THEME = "colour"

E = TypeVar("E", bound=StrEnum)


def known(kind: str, name: str, names: Iterable[str]) -> str:
    """The name as we write it, if there is such a thing; else an error with the likely name and all there are."""
    names = tuple(names)
    found = same_name(name, names)
    if found is None:
        raise unknown(kind, name, names)
    return found


def unknown(kind: str, name: str, names: Iterable[str]) -> UnknownNameError:
    names = tuple(names)
    message = f"there is no {kind} {name!r}; {did_you_mean(name, names)}"
    return UnknownNameError(message, kind, name, names, likely(name, names)[0])


def one_of(kind: type[E], name: str) -> E:
    return kind(one_word(name, tuple(word.value for word in kind)))


def one_word(name: str, words: Sequence[str], former: Mapping[str, str] | None = None) -> str:
    """One of a few words, whatever their case; what had another name once still answers to it."""
    found = same_name(name, words) or (former or {}).get(name.lower())
    if found is None:
        message = f"there is no {cut_short(name)!r} here; {did_you_mean(name, words)}"
        raise UnknownNameError(message, "word", name, tuple(words), likely(name, words)[0])
    return found


def known_game(name: str) -> str:
    """The id of a game; who names none that there is, is told those that are for everybody."""
    return same_name(name, discover.game_ids()) or known("game", name, discover.offered_game_ids())


def game_of(name: str = "", data: Path | None = None) -> AnyGame:
    """The game with the files of the project that is named or that we are in; FindingsError if that has faults."""
    project = project_for(data)
    usual = project.file.game if project else DEFAULT_GAME
    return in_project(discover.game(known_game(name or usual)), project)


def project_for(data: Path | None) -> Project | None:
    """The project that is named, else the one we are in, if any."""
    return project_around(Path.cwd()) if data is None else project_in(data)


def paper_for(name: str) -> Paper:
    papers = discover.papers()
    return papers[known("paper", name or guessed_paper(), papers)]


def theme_for(name: str) -> str:
    return known("theme", name or DEFAULT_THEME, discover.theme_ids())


def language_for(name: str) -> str:
    languages = discover.language_ids()
    return known("language", name or guessed_language(languages), languages)


def layout_of(game: AnyGame, given: str | Written) -> Source:
    """The layout of that name, else the file as given, or the text; FindingsError if it is something else."""
    if isinstance(given, Written):
        return given
    path = named_layout(game, given)
    return path if path in game.layouts.values() else refuse_other_kinds(game, path, LAYOUT)


def named_layout(game: AnyGame, given: str) -> Path:
    """The file of a layout if that is its name, else the path as given, whatever lies there."""
    return file_or_named("layout", given or game.default_layout, game.layouts)


def file_or_named(kind: str, given: str, named: Mapping[str, Path]) -> Path:
    """The file of that name, else the path as given; a file beside us whose ending was left out is suggested."""
    name = same_name(given, named)
    if name:
        return named[name]
    path = Path(given)
    if path.suffix.lower() in ENDINGS or path.exists():
        return path
    meant = next((file for ending in ENDINGS if (file := Path(given + ending)).is_file()), None)
    if meant:
        message = f"there is no {kind} {given!r}; did you mean the file {shown(meant)}?"
        raise UnknownNameError(message, kind, given, tuple(named), shown(meant))
    raise unknown(kind, given, named)
