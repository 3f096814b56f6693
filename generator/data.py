"""Where layouts/, templates/ and docs/ are: inside an installed wheel, else beside the package in a checkout."""

from pathlib import Path

PACKAGE = Path(__file__).parent


def data_folder() -> Path:
    packed = PACKAGE / "_data"
    return packed if packed.is_dir() else PACKAGE.parent


def layouts_of(game: str) -> Path:
    """The folder with the content of one game."""
    return data_folder() / "layouts" / game


def templates() -> Path:
    return data_folder() / "templates"


def page_of_checks() -> Path:
    """The page that explains every code."""
    return data_folder() / "docs" / "checks.md"
