"""shapes.yaml: the shapes of the exploration tiles and of the black hole."""

from typing import Annotated

from pydantic import ConfigDict
from pydantic import Field

from generator.game.file_kind import FileKind
from generator.games.distant_suns.load.ids import ShapeId
from generator.load.models import AS_LIST
from generator.load.models import FileModel
from generator.load.models import LineWords
from generator.load.models import PictureText


class BlackHoleEntry(FileModel):
    """The shape of the black hole, which is in play in every game."""

    name: Annotated[
        LineWords,
        Field(description="What it is called, once or for each language; else our word for its id, or the id."),
    ] = ""
    cells: Annotated[
        PictureText, Field(description="The picture of the shape, a block with '|': o is a hex, - is nothing.")
    ]


class ShapeEntry(BlackHoleEntry):
    """A shape of the exploration tiles."""

    id: Annotated[ShapeId, Field(description="The name of the shape in small letters and dashes, such as moon.")]


class ShapesFile(FileModel):
    """The shapes of Distant Suns."""

    model_config = ConfigDict(title="Distant Suns shapes")

    shapes: Annotated[
        tuple[ShapeEntry, ...],
        AS_LIST,
        Field(min_length=5, max_length=40),
        Field(description="The shapes of the exploration tiles; five of them are drawn for a game."),
    ]
    black_hole: Annotated[BlackHoleEntry, Field(description="The shape of the black hole.")]


FILE = FileKind(ShapesFile)
