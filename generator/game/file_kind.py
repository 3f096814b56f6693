"""Kinds of file: what may stand in the YAML of a game."""

from typing import ClassVar

from generator.game.role import Role
from generator.load.models import FileModel
from generator.values import dataclass


@dataclass(frozen=True, slots=True)
class FileKind:
    """A kind of YAML file, called like its module after `file_`; schemas and completion come from the model.

    class CardFile(FileModel):
        name: LineWords

    FILE = FileKind(CardFile)
    """

    ROLE: ClassVar = Role("file", ("load", "written"), "has no files of its own", prefix="file_")

    model: type[FileModel]
