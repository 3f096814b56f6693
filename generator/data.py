"""Where layouts/, templates/ and docs/ are: inside an installed wheel, else beside the package in a checkout.

A *shelf* holds the content of one game: people's own folder, if they have one, and behind it the one we ship. Whoever
has further games, in folders laid out like ours, names these in the variable PAPERCOSMOS_PATH.
"""

import os
from dataclasses import dataclass
from pathlib import Path
from typing import TypeAlias

PACKAGE = Path(__file__).parent
ENDINGS = (".yaml", ".yml")
SEARCH_PATH = "PAPERCOSMOS_PATH"  # the variable that names further folders
STUDY = "study.json"  # what a playtest is about, in the folder of its ledger
FIGURES = ".figures.json"  # ends the name of a card of figures, beside that of its layout


@dataclass(frozen=True, slots=True)
class Written:
    """A file that is nothing but text yet, such as one that is being typed or was invented; findings call it `name`."""

    name: str
    text: str

    def __str__(self) -> str:
        return self.name

    @property
    def stem(self) -> str:
        return Path(self.name).stem


Source: TypeAlias = Path | Written


@dataclass(frozen=True, slots=True)
class Shelf:
    """Files are looked for among texts that are no files yet, then in people's own folder, then among ours.

    What is found says where it was.
    """

    shipped: Path
    own: Path | None = None
    texts: tuple[Written, ...] = ()

    def __truediv__(self, name: str) -> Source:
        """The file of that name that goes before the others."""
        written = next((text for text in self.texts if text.name == name), None)
        mine = self.own / name if self.own else None
        return written or (mine if mine and mine.is_file() else self.shipped / name)

    def files(self, folder: str, *former: str) -> dict[str, Path]:
        """All YAML files of a folder by their names without ending, ours first; of equal ones people's own.

        Theirs may also lie in folders of former names.
        """
        found = self.shipped_files(folder)
        if self.own:
            for name in (*former, folder):
                found |= _files(self.own / name)
        return found

    def shipped_files(self, folder: str) -> dict[str, Path]:
        return _files(self.shipped / folder)

    def replaced(self) -> tuple[Source, ...]:
        """What all layouts are played with instead of ours, such as people's own shapes.yaml."""
        found = (self / name for name in sorted(path.name for path in self.shipped.glob("*.yaml")))
        return tuple(file for file in found if isinstance(file, Written) or file.parent != self.shipped)


def _files(folder: Path) -> dict[str, Path]:
    return {path.stem: path for path in sorted(folder.glob("*")) if path.suffix.lower() in ENDINGS and path.is_file()}


@dataclass(frozen=True, slots=True)
class Folders:
    """Several folders that are searched as if they were one; what the first of them has goes before the others."""

    paths: tuple[Path, ...]

    def __truediv__(self, name: str) -> Path:
        """The file or folder of that name in the first that has it."""
        return next((path / name for path in self.paths if (path / name).exists()), self.paths[0] / name)

    def folders(self, name: str) -> tuple[str, ...]:
        """The names of all folders in the folders of that name."""
        return tuple(sorted({path.name for each in self.paths for path in (each / name).glob("*") if path.is_dir()}))


def data_folder() -> Path:
    """The folder with all that we ship."""
    packed = PACKAGE / "_data"
    return packed if packed.is_dir() else PACKAGE.parent


def further_folders() -> tuple[Path, ...]:
    """Folders with further games that somebody has, each laid out like a checkout of ours."""
    return tuple(Path(name) for name in os.environ.get(SEARCH_PATH, "").split(os.pathsep) if name)


def searched(name: str) -> Folders:
    """The folders of that name, ours first."""
    return Folders(tuple(folder / name for folder in (data_folder(), *further_folders())))


def layouts_of(game: str) -> Path:
    """The folder with the content that is shipped of one game."""
    return searched("layouts") / game


def shelf_of(game: str, own: Path | None = None, texts: tuple[Written, ...] = ()) -> Shelf:
    """The content of one game, with people's own texts and folder in front if there are any."""
    return Shelf(layouts_of(game), own, texts)


def templates() -> Folders:
    return searched("templates")


def pages_of_checks() -> tuple[Path, ...]:
    """The pages that explain every code: that of the program, then those of the games that have codes of their own."""
    docs = searched("docs")
    own = (docs / f"games/{game}/checks.md" for game in docs.folders("games"))
    return (docs / "checks.md", *(page for page in own if page.is_file()))
