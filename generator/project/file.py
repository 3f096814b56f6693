"""papercosmos.yaml: makes a folder a project, and says which game it is about."""

from typing import Annotated

from pydantic import ConfigDict
from pydantic import Field

from generator.game.file_kind import FileKind
from generator.load.models import FileModel


class ProjectFile(FileModel):
    """A project: a folder with layouts, shapes, missions and kits of your own."""

    model_config = ConfigDict(title="Papercosmos project")

    game: Annotated[str, Field(description="The game that the project is about, such as distant-suns.")]
    layout: Annotated[
        str | None,
        Field(description="The layout that is taken where none is named; else the first one of the game."),
    ] = None


FILE = FileKind(ProjectFile)
