"""A card file: what may stand in it."""

from typing import Annotated

from pydantic import Field

from generator.game.file_kind import FileKind
from generator.load.models import FileModel
from generator.load.models import Line
from generator.load.models import LineWords
from generator.load.models import ProseWords


class LayoutFile(FileModel):
    """A card."""

    name: Annotated[LineWords, Field(description="Its title, once or for each language.")]
    author: Annotated[Line, Field(description="Who made it.")]
    text: Annotated[ProseWords, Field(description="What it says, once or for each language.")]
    goal: Annotated[int, Field(ge=1, le=99, description="The number that wins.")]


FILE = FileKind(LayoutFile)
