"""A game file: a game that was played, written down from its sheets."""

from typing import Annotated
from typing import Literal
from typing import TypeAlias

from pydantic import ConfigDict
from pydantic import Field

from generator.game.file_kind import FileKind
from generator.games.distant_suns.load.ids import MissionId
from generator.games.distant_suns.load.ids import ShapeId
from generator.load.models import AS_LIST
from generator.load.models import FileModel
from generator.load.models import Line
from generator.load.models import PictureText

Sign: TypeAlias = Annotated[str, Field(json_schema_extra={"pattern": "^[^\\s]$"})]
Numeral: TypeAlias = Annotated[str, Field(json_schema_extra={"pattern": "^(I|II|III|IV|V|VI|VII|VIII)$"})]
FIVE = Field(json_schema_extra={"minItems": 5, "maxItems": 5, "uniqueItems": True})


class TurnEntry(FileModel):
    """A turn: where the module was put, and what it points at."""

    side: Annotated[
        Literal["near", "far"],
        Field(description="The long side of the control board; which of the two is called near does not matter."),
    ]
    circle: Annotated[ShapeId, Field(description="What the circle points at: the shape that the active player draws.")]
    octagon: Annotated[ShapeId, Field(description="What the octagon points at: the shape that everybody else draws.")]


class PlayerEntry(FileModel):
    """A player with the finished sheet."""

    name: Annotated[Line, Field(description="Who it is.")]
    sheet: Annotated[
        PictureText,
        Field(
            description="The rows of the layout, a block with '|', with the turn written over each covered sector: "
            "1 to 9, then a to f. Other sectors are '.' or as in the layout."
        ),
    ]
    drawn: Annotated[
        dict[Sign, ShapeId], Field(description="Only without turns: which shape each sign of the sheet stands for.")
    ] = Field(default_factory=dict)
    worlds: Annotated[
        dict[Numeral, Literal["first", "later"]],
        Field(
            description="Only without turns: the distant worlds that were reached, by their number on the sheet, first "
            "or later."
        ),
    ] = Field(default_factory=dict)


class GameFile(FileModel):
    """A game of Distant Suns, written down from the sheets."""

    model_config = ConfigDict(title="Distant Suns game")

    game: Annotated[Literal["distant-suns"], Field(description="Which game it is.")]
    layout: Annotated[
        str,
        Field(min_length=1, max_length=500),
        Field(description="The layout that was played on: a shipped one by name, or a file, seen from this one."),
    ]
    tiles: Annotated[
        tuple[ShapeId, ...],
        AS_LIST,
        FIVE,
        Field(
            description="The five shapes in the slots of the control board, from the left; the black hole lies right "
            "of them."
        ),
    ]
    missions: Annotated[
        tuple[MissionId, ...], AS_LIST, FIVE, Field(description="The five missions, each facing its tile.")
    ]
    turns: Annotated[
        tuple[TurnEntry, ...],
        AS_LIST,
        Field(max_length=60, json_schema_extra={"maxItems": 15}),
        Field(
            description="The modules in the order in which they were put in. Leave it out to score sheets without "
            "their history."
        ),
    ] = ()
    players: Annotated[
        tuple[PlayerEntry, ...],
        AS_LIST,
        Field(min_length=1, max_length=4),
        Field(description="The players in seating order; the first one was active first."),
    ]


FILE = FileKind(GameFile)
