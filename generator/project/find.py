"""Find a project: the folder that was named, or the one we are in; nothing is guessed beyond that."""

import os
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

from generator import discover
from generator.discover import AnyGame
from generator.errors import FindingsError
from generator.findings import Finding
from generator.load import load
from generator.load.document import YamlDocument
from generator.load.file_text import shown
from generator.load.suggest import did_you_mean
from generator.load.suggest import same_name
from generator.project.file import ProjectFile
from generator.values import dataclass

MARKER = "papercosmos.yaml"


@dataclass(frozen=True, slots=True)
class Project:
    """A project folder, its path as seen from where we are; `is_named` if somebody said that it shall be used."""

    folder: Path
    file: ProjectFile
    is_named: bool = False


def project_around(here: Path) -> Project | None:
    """The project that a folder belongs to: the nearest folder at or above it with a papercosmos.yaml."""
    here = here.resolve()
    for folder in (here, *here.parents):
        if _is_file(folder / MARKER):
            return _project(Path(os.path.relpath(folder)), is_named=False)
    return None


def project_in(folder: Path) -> Project:
    """The project that somebody named; FindingsError if the folder is none."""
    if not _is_file(folder / MARKER):
        is_file = _is_file(folder)
        reason = "it is a file" if is_file else f"it has no {MARKER}" if folder.is_dir() else "there is no such folder"
        message = f"{shown(folder)} is no project folder: {reason}"
        help = f"name its folder, {shown(folder.parent)}" if is_file else "`papercosmos new DIR` makes one"
        raise FindingsError((Finding("PC501", message, help=help),))
    return _project(folder, is_named=True)


def in_project(game: AnyGame, project: Project | None) -> AnyGame:
    """The game with the files of the project before ours; a project of another game only matters if it was named."""
    if project is None:
        return game
    if project.file.game == game.id:
        return replace(game, own=project.folder, default_layout=project.file.layout or game.default_layout)
    if project.is_named:
        message = f"{shown(project.folder)} is a project of the game {project.file.game!r}, not of {game.id!r}"
        raise FindingsError((Finding("PC502", message, help="name its game, or another folder"),))
    return game


def _project(folder: Path, is_named: bool) -> Project:
    loaded = load(folder / MARKER, ProjectFile)
    if loaded.value is None or loaded.document is None:
        raise FindingsError(loaded.findings)
    project = Project(folder, _as_we_write(loaded.value, folder), is_named)
    findings = tuple(_faults(project, loaded.document))
    if findings:
        raise FindingsError(findings)
    return project


def _as_we_write(file: ProjectFile, folder: Path) -> ProjectFile:
    """With the names of the game and the layout as we write them, whatever their case in the file."""
    game = same_name(file.game, discover.game_ids())
    if game is None:
        return file
    layouts = replace(discover.game(game), own=folder).layouts
    layout = same_name(file.layout, layouts) if file.layout else None
    return file.model_copy(update={"game": game, "layout": layout or file.layout})


def _faults(project: Project, document: YamlDocument) -> Iterator[Finding]:
    """Names that there are none of."""
    game = project.file.game
    if game not in discover.game_ids():
        help = did_you_mean(game, discover.offered_game_ids())
        yield Finding("PC503", f"there is no game {game[:40]!r}", document.span(("game",)), help=help)
        return
    layout = project.file.layout
    layouts = replace(discover.game(game), own=project.folder).layouts
    if layout is not None and layout not in layouts:
        place, help = document.span(("layout",)), did_you_mean(layout, layouts)
        yield Finding("PC504", f"there is no layout {layout[:40]!r} in this project, nor among ours", place, help=help)


def _is_file(path: Path) -> bool:
    try:
        return path.is_file()
    except OSError:  # a folder above that we may not look into is no project of ours
        return False
