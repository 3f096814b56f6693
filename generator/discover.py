"""Discovery: games, components, layouts, themes, languages and papers are what the folders hold; no list names them."""

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from math import inf
from pathlib import Path
from pkgutil import iter_modules
from types import ModuleType
from typing import TYPE_CHECKING
from typing import Any
from typing import TypeVar

from generator import games
from generator.arrange import Arranged
from generator.arrange import Arranger
from generator.data import PACKAGE
from generator.data import Folder
from generator.data import templates
from generator.draw.component import Assembly
from generator.draw.component import Component
from generator.draw.component import Emblem
from generator.draw.look_files import about_theme
from generator.draw.look_files import name_of_language
from generator.draw.scene import Scene
from generator.errors import FindingsError
from generator.game import Content
from generator.game import Game
from generator.impose.paper import Paper
from generator.impose.paper import read_papers
from generator.load import Loaded
from generator.load.models import FileModel

if TYPE_CHECKING:  # what printing does not need
    from generator.check.examine import Studied
    from generator.check.registry import Check
    from generator.impose.machine import Machine
    from generator.invention import AnyInventor
    from generator.play.playtest import AnyPlaytest
    from generator.written_game import Scored

T = TypeVar("T")
AnyGame = Game[Any]  # content types differ from game to game; each game's own parts agree on theirs
AnyComponent = Component[Any]
AnyArranger = Arranger[Any, Any]
AnySetup = Arranged[Any, Any]


def game_ids() -> tuple[str, ...]:
    return tuple(sorted(_id(module.name) for module in iter_modules(games.__path__)))


def offered_game_ids() -> tuple[str, ...]:
    """The games that people are shown to choose from; examples for developers can only be named."""
    return tuple(id for id in game_ids() if not game(id).is_example)


def game(id: str) -> AnyGame:
    found: AnyGame = import_module(_package(id)).GAME
    return found


def file_kinds(game_id: str) -> tuple[str, ...]:
    """The kinds of YAML file a game has, such as layout, and those that every game has, such as kit."""
    return tuple(sorted((*_named(game_id, "file_"), *_shared_kinds())))


def file_model(game_id: str, kind: str) -> type[FileModel]:
    """What may stand in a file of that kind."""
    name = f"generator.{kind}.file" if kind in _shared_kinds() else f"{_package(game_id)}.file_{_module(kind)}"
    found: type[FileModel] = import_module(name).FILE
    return found


def _shared_kinds() -> tuple[str, ...]:
    """Kinds of file that every game has, such as kit: each package of ours whose file.py has a FILE at its foot."""
    names = sorted(path.parent.name for path in PACKAGE.glob("*/file.py"))
    return tuple(name for name in names if hasattr(import_module(f"generator.{name}.file"), "FILE"))


def component_ids(game_id: str) -> tuple[str, ...]:
    return _named(game_id, "draw_")


def component(game_id: str, id: str) -> AnyComponent:
    found: AnyComponent = import_module(f"{_package(game_id)}.draw_{_module(id)}").COMPONENT
    return found


def checks(game_id: str) -> tuple["Check[object]", ...]:
    """All checks of a game, in the order of their codes; those of its files named check_*.py."""
    from generator.check.registry import checks_in

    names = (f"{_package(game_id)}.check_{_module(id)}" for id in _named(game_id, "check_"))
    found = (each for name in names for each in checks_in(import_module(name)))
    return tuple(sorted(found, key=lambda each: each.code))


def study(game_id: str, content: Content, budget: float, seconds: float = inf) -> "Studied":
    """What the checks of a game are asked of: its content under examination, with a budget in million positions."""
    from generator.check.budget import Clock

    found: Studied = import_module(f"{_package(game_id)}.proof.study").Study(content, budget, Clock(seconds))
    return found


def scorer(game_id: str) -> "Callable[[Folder, Path], Scored] | None":
    """What reads a written game, from the folder of the game's content and the file; None if the game has none."""
    module = _optional(game_id, "score_written")
    found: Callable[[Folder, Path], Scored] | None = module.score_written if module else None
    return found


def arranger(game_id: str) -> AnyArranger:
    """How a game makes set-ups; only games with components for each set-up have that."""
    found: AnyArranger = import_module(f"{_package(game_id)}.arrange").ARRANGER
    return found


def has_setups(game_id: str) -> bool:
    """True if a code makes a set-up of the game."""
    return find_spec(f"{_package(game_id)}.arrange") is not None


def playtest(game_id: str) -> "AnyPlaytest | None":
    """What lets bots play a game by the thousand; None if it cannot be played by bots."""
    module = _optional(game_id, "playtest")
    found: AnyPlaytest | None = module.PLAYTEST if module else None
    return found


def inventor(game_id: str) -> "AnyInventor | None":
    """What invents new layouts of a game; None if nobody can."""
    module = _optional(game_id, "inventor")
    found: AnyInventor | None = module.INVENTOR if module else None
    return found


def picture(game_id: str) -> Callable[..., tuple[Scene, ...]]:
    """What draws an examination: content, answers, look and frame in, scenes out."""
    drawer: Callable[..., tuple[Scene, ...]] = import_module(f"{_package(game_id)}.picture").draw_examination
    return drawer


def assembly(game_id: str) -> Assembly[Any] | None:
    """How the pieces of a game lie when they are put together; None if it does not say."""
    module = _optional(game_id, "assembly")
    found: Assembly[Any] | None = module.ASSEMBLY if module else None
    return found


def emblem(game_id: str) -> Emblem[Any] | None:
    """The small picture of a layout; None if the game has none."""
    module = _optional(game_id, "emblem")
    found: Emblem[Any] | None = module.EMBLEM if module else None
    return found


def variant_files(found: AnyGame) -> dict[str, Path]:
    """The variants of a game by id, people's own among them."""
    return found.shelf.files(found.variants)


def kit_files(found: AnyGame) -> dict[str, Path]:
    """The kits of a game by id, people's own among them."""
    return found.shelf.files("kits")


def theme_ids() -> tuple[str, ...]:
    return _folders("themes")


def language_ids() -> tuple[str, ...]:
    return _folders("languages")


def _folders(of: str) -> tuple[str, ...]:
    return tuple(sorted(path.name for path in (templates() / of).iterdir() if path.is_dir()))


def themes() -> dict[str, str]:
    """What each theme is, in a few words."""
    return {id: _read(about_theme(templates(), id)) for id in theme_ids()}


def languages() -> dict[str, str]:
    """What each language calls itself."""
    return {id: _read(name_of_language(templates(), id)) for id in language_ids()}


def machines() -> dict[str, "Machine"]:
    from generator.impose.machine import read_machines  # only where something is cut

    return _read(read_machines(templates()))


def papers() -> dict[str, Paper]:
    return _read(read_papers(templates()))


def _read(loaded: Loaded[T]) -> T:
    if loaded.value is None:
        raise FindingsError(loaded.findings)
    return loaded.value


def _optional(game_id: str, module: str) -> ModuleType | None:
    """A module that a game may have; None if it has not."""
    name = f"{_package(game_id)}.{module}"
    return import_module(name) if find_spec(name) else None


def _named(game_id: str, prefix: str) -> tuple[str, ...]:
    """What the modules of a game whose names begin like that are about."""
    names = (module.name for module in iter_modules(import_module(_package(game_id)).__path__))
    return tuple(sorted(_id(name.removeprefix(prefix)) for name in names if name.startswith(prefix)))


def _package(game_id: str) -> str:
    return f"generator.games.{_module(game_id)}"


def _module(id: str) -> str:
    return id.replace("-", "_")


def _id(module: str) -> str:
    return module.replace("_", "-")
