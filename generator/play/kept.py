"""Kept: what a study leaves in its folder, as models with bounds, since strangers may have changed it."""

from typing import Annotated

from pydantic import AfterValidator
from pydantic import Field

from generator.game.study import FORMAT
from generator.game.study import MOST_GAMES
from generator.game.study import Series
from generator.game.study import SeriesKind
from generator.game.study import StudiedLayout
from generator.game.study import Study
from generator.load.models import AS_LIST
from generator.load.models import FileModel
from generator.load.models import misfit

Short = Annotated[str, Field(max_length=200)]
Named = Annotated[str, Field(pattern=r"^[^/\\\x00-\x1f]{1,200}$")]  # never a path
Count = Annotated[int, Field(ge=-(10**15), le=10**15)]


class StudiedLayoutFile(FileModel):
    name: Named
    fingerprint: Short


class SeriesFile(FileModel):
    kind: Annotated[SeriesKind, Field(strict=False)]
    bots: Annotated[tuple[Short, ...], AS_LIST]
    games: Annotated[int, Field(ge=1, le=MOST_GAMES)]
    block: Annotated[int, Field(ge=1, le=MOST_GAMES)]


def _has_its_bots(series: SeriesFile) -> SeriesFile:
    needed = 1 if series.kind is SeriesKind.ALIKE else 2
    if len(series.bots) != needed:
        raise misfit(f"has {len(series.bots)} bots instead of {needed}", "")
    return series


class StudyFile(FileModel):
    """study.json"""

    format: Annotated[int, Field(ge=FORMAT, le=FORMAT)]
    game: Named
    version: Short
    sheets: Annotated[tuple[StudiedLayoutFile, ...], AS_LIST, Field(min_length=1, max_length=100)]
    players: Annotated[int, Field(ge=1, le=100)]
    setup: Annotated[str, Field(max_length=2000)]
    seed: Short
    series: Annotated[
        tuple[Annotated[SeriesFile, AfterValidator(_has_its_bots)], ...], AS_LIST, Field(min_length=1, max_length=200)
    ]

    def study(self) -> Study:
        return Study(
            game=self.game,
            version=self.version,
            layouts=tuple(StudiedLayout(each.name, each.fingerprint) for each in self.sheets),
            players=self.players,
            setup=self.setup,
            seed=self.seed,
            series=tuple(Series(each.kind, each.bots, each.games, each.block) for each in self.series),
        )


class BlockLine(FileModel):
    """A line of blocks.jsonl, behind its checksum."""

    block: Annotated[int, Field(ge=0, le=10**12)]
    tallies: Annotated[dict[Short, Annotated[dict[Short, Count], Field(max_length=10_000)]], Field(max_length=200)]
