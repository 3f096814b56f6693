"""Projects: a folder of somebody's own to begin with, and the schemas that help to write its files."""

from pathlib import Path

from generator import discover
from generator.desk.names import DEFAULT_GAME
from generator.desk.names import known
from generator.desk.names import known_game
from generator.desk.nights import DEFAULT_KIT
from generator.discover import AnyGame
from generator.errors import FindingsError
from generator.errors import UsageError
from generator.findings import Finding
from generator.load.file_text import shown
from generator.load.schema import schema_text
from generator.project.begin import Beginning
from generator.project.begin import common_files
from generator.project.begin import files_of
from generator.project.begin import own_name
from generator.values import dataclass
from generator.write.new_folder import save_new


@dataclass(frozen=True, slots=True)
class ProjectWish:
    """A folder that is not there yet, the layout it begins with, and which common files it has of its own."""

    folder: Path
    game: str = DEFAULT_GAME
    like: str = ""
    copied: tuple[str, ...] = ()


def beginning_of(wish: ProjectWish) -> Beginning:
    game = discover.game(known_game(wish.game))
    return Beginning(
        game=game,
        name=own_name(wish.folder, game),
        like=known("layout", wish.like or game.default_layout, game.layouts),
        kit_like=DEFAULT_KIT,
        copied=tuple(_copied(game, name) for name in wish.copied),
    )


def project_files(beginning: Beginning) -> dict[str, bytes]:
    """All files of the project by their path in it."""
    return {name: text.encode() for name, text in files_of(beginning).items()}


def put_project(folder: Path, files: dict[str, bytes]) -> None:
    """Writes them, all or none, where nothing is yet; FindingsError if something is."""
    _refuse_used(folder)
    save_new(folder, files)


def schema_of(game: str, kind: str) -> str:
    """The JSON Schema of a kind of file of a game."""
    id = known_game(game)
    return schema_text(discover.file_model(id, known("kind of file", kind, discover.file_kinds(id))))


def _copied(game: AnyGame, name: str) -> str:
    if name not in common_files(game):
        raise UsageError(f"the game {game.id!r} has no {name}.yaml")
    return name


def _refuse_used(folder: Path) -> None:
    """Only an empty folder will do; what is hidden, such as .git, is nobody's work on a layout."""
    try:
        if folder.exists() and not folder.is_dir():
            message, help = f"{shown(folder)} is a file", "name a folder that is not there yet"
        elif folder.exists() and any(not path.name.startswith(".") for path in folder.iterdir()):
            message, help = f"{shown(folder)} is not empty", "name a folder that is not there yet, or an empty one"
        else:
            return
    except OSError as trouble:
        message, help = f"{shown(folder)} cannot be read: {trouble.strerror}", "name a folder that you may open"
    raise FindingsError((Finding("PC505", message, help=help),))
