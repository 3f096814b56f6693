"""missions.yaml: the missions and what everything is worth."""

from typing import Annotated
from typing import TypeAlias

from pydantic import ConfigDict
from pydantic import Field

from generator.game.file_kind import FileKind
from generator.games.distant_suns.load.ids import MissionId
from generator.load.models import AS_LIST
from generator.load.models import FileModel

Points: TypeAlias = Annotated[int, Field(ge=-999, le=999)]


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


FILE = FileKind(MissionsFile)
