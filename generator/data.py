"""Where layouts/, templates/ and docs/ are: inside an installed wheel, else beside the package in a checkout.

A *shelf* holds the content of one game: people's own folder, if they have one, and behind it the one we ship.
"""

from dataclasses import dataclass
from pathlib import Path

PACKAGE = Path(__file__).parent
ENDINGS = (".yaml", ".yml")
FIGURES = ".figures.json"  # ends the name of a card of figures, beside that of its layout


@dataclass(frozen=True, slots=True)
class Shelf:
    """Files are looked for in people's own folder first; the path that is found says where it was."""

    shipped: Path
    own: Path | None = None

    def __truediv__(self, name: str) -> Path:
        """The file of that name: people's own if there is one, else ours."""
        mine = self.own / name if self.own else None
        return mine if mine and mine.is_file() else self.shipped / name

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

    def replaced(self) -> tuple[Path, ...]:
        """People's own files that all layouts are played with instead of ours, such as shapes.yaml."""
        names = sorted(path.name for path in self.shipped.glob("*.yaml"))
        return tuple(self.own / name for name in names if (self.own / name).is_file()) if self.own else ()


def _files(folder: Path) -> dict[str, Path]:
    return {path.stem: path for path in sorted(folder.glob("*")) if path.suffix.lower() in ENDINGS and path.is_file()}


def data_folder() -> Path:
    packed = PACKAGE / "_data"
    return packed if packed.is_dir() else PACKAGE.parent


def layouts_of(game: str) -> Path:
    """The folder with the content that we ship of one game."""
    return data_folder() / "layouts" / game


def shelf_of(game: str, own: Path | None = None) -> Shelf:
    """The content of one game, with people's own folder in front if there is one."""
    return Shelf(layouts_of(game), own)


def templates() -> Path:
    return data_folder() / "templates"


def pages_of_checks() -> tuple[Path, ...]:
    """The pages that explain every code: that of the program, then those of the games that have codes of their own."""
    docs = data_folder() / "docs"
    return (docs / "checks.md", *sorted(docs.glob("games/*/checks.md")))
