"""play.yaml: the control board, and what a layout must offer."""

from typing import Annotated
from typing import TypeAlias

from pydantic import ConfigDict
from pydantic import Field

from generator.game.file_kind import FileKind
from generator.load.models import AS_LIST
from generator.load.models import FileModel

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


FILE = FileKind(PlayFile)
