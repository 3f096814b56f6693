"""Discovery: games and what they answer, themes, languages, papers and machines are what the folders hold.

No list names them. What a game may answer, and where it stands, say the contracts in `generator.game`.
"""

import re
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from importlib.abc import InspectLoader
from importlib.util import find_spec
from pkgutil import iter_modules
from typing import TYPE_CHECKING
from typing import Any
from typing import TypeVar

from generator import games
from generator.data import PACKAGE
from generator.data import templates
from generator.draw.look_files import about_theme
from generator.draw.look_files import name_of_language
from generator.errors import UsageError
from generator.game.component import Component
from generator.game.game import Game
from generator.game.role import Contract
from generator.game.role import Role
from generator.impose.paper import Paper
from generator.impose.paper import read_papers

if TYPE_CHECKING:  # what printing does not need
    from generator.game.check import Check
    from generator.impose.machine import Machine
    from generator.load.models import FileModel

T = TypeVar("T")
A = TypeVar("A", bound=Contract)
AnyGame = Game[Any]  # content types differ from game to game; each game's own parts agree on theirs
AnyComponent = Component[Any]


def game_ids() -> tuple[str, ...]:
    return tuple(sorted(_id(module.name) for module in iter_modules(games.__path__)))


def offered_game_ids() -> tuple[str, ...]:
    """The games that people are shown to choose from; examples for developers can only be named."""
    return tuple(id for id in game_ids() if not game(id).is_example)


def game(id: str) -> AnyGame:
    found: AnyGame = import_module(_package(id)).GAME
    return found


def answer(game_id: str, contract: type[A], id: str = "") -> A | None:
    """What a game answers to a role; None if it does not. Where there are many answers, the one of that id."""
    role = contract.ROLE
    for room in role.rooms:
        name = f"{_package(game_id)}.{room}.{role.prefix}{_module(id or role.id)}"
        if _exists(name):
            found: A | None = getattr(import_module(name), role.constant, None)
            return found
    return None


def needed(game_id: str, contract: type[A], id: str = "") -> A:
    """The same where nothing can be done without; UsageError tells people that the game has none."""
    found = answer(game_id, contract, id)
    if found is None:
        raise UsageError(f"{game_id} {contract.ROLE.lacking}")
    return found


def answered(game_id: str, contract: type[A]) -> tuple[str, ...]:
    """The ids of all answers to a role that has many; none of them is imported, as few may be needed."""
    role = contract.ROLE
    modules = (module for module in _modules(game_id, role) if _declares(module, role.constant))
    names = (module.rpartition(".")[2] for module in modules)
    return tuple(sorted(_id(name.removeprefix(role.prefix)) for name in names if name.startswith(role.prefix)))


def _declares(module: str, constant: str) -> bool:
    """Whether its source has such a constant at its foot."""
    spec = find_spec(module)
    source = spec.loader.get_source(module) if spec and isinstance(spec.loader, InspectLoader) else None
    return re.search(rf"^{constant}(: .+)? = ", source or "", re.MULTILINE) is not None


def _modules(game_id: str, role: Role) -> Iterator[str]:
    """All modules in the rooms of a role."""
    for room in role.rooms:
        package = f"{_package(game_id)}.{room}"
        if _exists(package):
            found = iter_modules(import_module(package).__path__)
            yield from (f"{package}.{module.name}" for module in found if not module.ispkg)


def component_ids(game_id: str) -> tuple[str, ...]:
    return answered(game_id, Component)


def component(game_id: str, id: str) -> AnyComponent:
    return needed(game_id, Component, id)


def checks(game_id: str) -> "tuple[Check[object], ...]":
    """All checks of a game, in the order of their codes."""
    from generator.game.check import Check

    modules = (import_module(module) for module in _modules(game_id, Check.ROLE))
    found = (value for module in modules for value in vars(module).values() if isinstance(value, Check))
    by_code = {each.code: each for each in found}  # a module may import another's
    return tuple(by_code[code] for code in sorted(by_code))


def file_kinds(game_id: str) -> tuple[str, ...]:
    """The kinds of YAML file a game has, such as layout, and those that every game has, such as kit."""
    from generator.game.file_kind import FileKind

    return tuple(sorted((*answered(game_id, FileKind), *_shared_kinds())))


def file_model(game_id: str, kind: str) -> "type[FileModel]":
    """What may stand in a file of that kind."""
    from generator.game.file_kind import FileKind

    shared: FileKind | None = import_module(f"generator.{kind}.file").FILE if kind in _shared_kinds() else None
    return (shared or needed(game_id, FileKind, kind)).model


def _shared_kinds() -> tuple[str, ...]:
    """Kinds of file that every game has, such as kit: each package of ours whose file.py has a FILE at its foot."""
    names = sorted(path.parent.name for path in PACKAGE.glob("*/file.py"))
    return tuple(name for name in names if hasattr(import_module(f"generator.{name}.file"), "FILE"))


def theme_ids() -> tuple[str, ...]:
    return templates().folders("themes")


def language_ids() -> tuple[str, ...]:
    return templates().folders("languages")


def themes() -> dict[str, str]:
    """What each theme is, in a few words."""
    return {id: about_theme(templates(), id).usable() for id in theme_ids()}


def languages() -> dict[str, str]:
    """What each language calls itself."""
    return {id: name_of_language(templates(), id).usable() for id in language_ids()}


def machines() -> "dict[str, Machine]":
    from generator.impose.machine import read_machines  # only where something is cut

    return read_machines(templates()).usable()


@cache
def papers() -> dict[str, Paper]:
    return read_papers(templates()).usable()


def _exists(name: str) -> bool:
    try:
        return find_spec(name) is not None
    except ModuleNotFoundError:  # the room itself is not there
        return False


def _package(game_id: str) -> str:
    return f"generator.games.{_module(game_id)}"


def _module(id: str) -> str:
    return id.replace("-", "_")


def _id(module: str) -> str:
    return module.replace("_", "-")
