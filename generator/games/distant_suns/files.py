"""Distant Suns files: what may stand in a layout, in shapes.yaml, in missions.yaml and in a game written down.

The models say which keys there are and of what type; the JSON Schema for editors is made from them. What the
values mean together (one start, connected shapes ...) is checked in load/ and written/.
"""

from typing import Annotated
from typing import Literal
from typing import TypeAlias

from pydantic import ConfigDict
from pydantic import Field

from generator.load.models import AS_LIST
from generator.load.models import FileModel
from generator.load.models import Line
from generator.load.models import LineWords
from generator.load.models import PictureText
from generator.load.models import ProseWords

KIND_PATTERN = "^(nothing|plain|start|alien|upgrade|treasure|decorative|world +[0-9]{1,2} */ *[0-9]{1,2})$"
PATTERN_EXAMPLES = ["nothing", "plain", "start", "alien", "upgrade", "treasure", "decorative", "world 10/5"]

Symbol: TypeAlias = Annotated[str, Field(json_schema_extra={"pattern": "^[^\\s]$"})]
KindText: TypeAlias = Annotated[str, Field(json_schema_extra={"pattern": KIND_PATTERN, "examples": PATTERN_EXAMPLES})]
ShapeId: TypeAlias = Annotated[
    str, Field(max_length=40, json_schema_extra={"pattern": "^[a-z][a-z0-9]*(-[a-z0-9]+)*$"})
]
Points: TypeAlias = Annotated[int, Field(ge=-999, le=999)]
MissionId: TypeAlias = Literal["alien", "upgrade", "treasure", "cluster", "black-hole"]
Sign: TypeAlias = Annotated[str, Field(json_schema_extra={"pattern": "^[^\\s]$"})]
Numeral: TypeAlias = Annotated[str, Field(json_schema_extra={"pattern": "^(I|II|III|IV|V|VI|VII|VIII)$"})]
FIVE = Field(json_schema_extra={"minItems": 5, "maxItems": 5, "uniqueItems": True})


class GridPart(FileModel):
    """The part of a layout that is drawn; it can be read even where the rest of the file has faults."""

    orientation: Annotated[
        Literal["pointy", "flat"], Field(description="Hexes with a corner on top (pointy) or an edge on top (flat).")
    ] = "pointy"
    legend: Annotated[
        dict[Symbol, KindText],
        Field(min_length=1, max_length=60, json_schema_extra={"additionalProperties": False}),
        Field(
            description="What each symbol of the picture means: nothing, plain, start, alien, upgrade, treasure, "
            "decorative, or a world such as world 10/5, worth 10 to the first player there and 5 to later ones."
        ),
    ]
    rows: Annotated[
        PictureText,
        Field(
            description="The picture of the sheet, a block with '|'. Pointy: symbols are 2 characters apart and every "
            "other row is shifted by 1. Flat: 4 apart, shifted by 2."
        ),
    ]


class LayoutFile(GridPart):
    """A cosmos sheet of Distant Suns."""

    model_config = ConfigDict(title="Distant Suns layout")

    name: Annotated[LineWords, Field(description="The name of the sheet: a text, or one for each language.")]
    author: Annotated[Line, Field(description="Who made the sheet; kept in the description of the PDF.")] = ""
    notes: Annotated[
        ProseWords, Field(description="What is special about the sheet: a text, or one for each language.")
    ] = ""
    hex_size: Annotated[
        float,
        Field(ge=8, le=40, allow_inf_nan=False),
        Field(description="Width of a hex in mm, flat to flat; 15 or more is easy to draw in."),
    ] = 17.0


class BlackHoleEntry(FileModel):
    """The shape of the black hole, which is in play in every game."""

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


class Bonuses(FileModel):
    """Points besides the missions."""

    treasure: Annotated[Points, Field(description="Points for each treasure whose adjacent sectors are all covered.")]
    alien: Annotated[Points, Field(description="Points for each alien sector left uncovered; below 0.")]


class MissionsFile(FileModel):
    """The missions of Distant Suns and their points."""

    model_config = ConfigDict(title="Distant Suns missions")

    missions: Annotated[
        tuple[MissionId, ...],
        AS_LIST,
        Field(min_length=5, max_length=5),
        Field(description="The five missions, in the order in which they are printed."),
    ]
    points: Annotated[
        tuple[Points, ...],
        AS_LIST,
        Field(min_length=2, max_length=12),
        Field(description="Points for a count of 0, 1, 2 and so on."),
    ]
    each_further: Annotated[Points, Field(description="Points for each count beyond the table.")]
    bonuses: Annotated[Bonuses, Field(description="Points besides the missions.")]


Pair: TypeAlias = Annotated[tuple[int, ...], AS_LIST, Field(min_length=2, max_length=2)]


class ControlBoardPart(FileModel):
    """The control board: slots for tiles in a row, then the black hole; notches face each of these zones."""

    slots: Annotated[
        int, Field(ge=5, le=5), Field(description="Slots for exploration tiles, as many as there are missions.")
    ]
    sides: Annotated[int, Field(ge=1, le=2), Field(description="Long sides with notches.")]
    modules: Annotated[int, Field(ge=1, le=8), Field(description="Modules in the stack.")]
    rounds: Annotated[int, Field(ge=1, le=6), Field(description="Rounds in a game.")]


class MissionCounts(FileModel):
    """The count that each mission should be able to reach with any shape."""

    alien: Annotated[int, Field(ge=0, le=20), Field(description="Alien sectors covered by the shape.")]
    upgrade: Annotated[int, Field(ge=0, le=20), Field(description="Upgrade sectors covered by the shape.")]
    treasure: Annotated[int, Field(ge=0, le=20), Field(description="Treasures touched by the shape.")]
    cluster: Annotated[int, Field(ge=0, le=20), Field(description="Shapes that hang together.")]
    black_hole: Annotated[
        int, Field(ge=0, le=20, alias="black-hole"), Field(description="Shapes next to a black hole.")
    ]


class DemandsPart(FileModel):
    """What a layout must offer; pairs are the least and the most that is fine."""

    turns_per_round: Annotated[Pair, Field(description="Turns in a round.")]
    shape_sizes: Annotated[Pair, Field(description="Hexes of a shape.")]
    opening_choices: Annotated[
        int, Field(ge=1, le=50), Field(description="First drawings that every shape should have.")
    ]
    mission_counts: Annotated[
        MissionCounts, Field(description="The count that each mission should be able to reach with any shape.")
    ]
    world_turns: Annotated[Pair, Field(description="The earliest turn in which a distant world can be reached.")]
    coverage: Annotated[
        float,
        Field(ge=0, le=1, allow_inf_nan=False),
        Field(description="Share of the sectors that can be covered in one game."),
    ]


class PlayFile(FileModel):
    """How Distant Suns is played, and what a layout must offer."""

    model_config = ConfigDict(title="Distant Suns play")

    control_board: Annotated[ControlBoardPart, Field(description="The board that gives the shapes.")]
    demands: Annotated[DemandsPart, Field(description="What every layout is checked against.")]


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


FILES: dict[str, type[FileModel]] = {
    "layout": LayoutFile,
    "shapes": ShapesFile,
    "missions": MissionsFile,
    "play": PlayFile,
    "game": GameFile,
}
