"""A game file: who played, who began, and what each added."""

from typing import Annotated
from typing import Literal

from pydantic import Field

from generator.game.file_kind import FileKind
from generator.load.models import AS_LIST
from generator.load.models import FileModel
from generator.load.models import Line


class GameFile(FileModel):
    """A game that was played."""

    game: Annotated[Literal["smallest"], Field(description="Which game it is.")]
    layout: Annotated[str, Field(description="The card, by its name.")]
    players: Annotated[tuple[Line, Line], AS_LIST, Field(description="Who sat there.")]
    first: Annotated[int, Field(ge=1, le=2, description="Which of them began.")] = 1
    moves: Annotated[tuple[int, ...], AS_LIST, Field(max_length=99, description="What was added, one after the other.")]


FILE = FileKind(GameFile)
