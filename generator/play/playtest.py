"""Playtest: what a game must offer so that it can be played by the thousand."""

from collections.abc import Callable
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any
from typing import Generic
from typing import TypeVar

from generator.draw.look import Look
from generator.draw.scene import Scene
from generator.findings import Span
from generator.game import Content
from generator.geometry.point import Size
from generator.play.metric import Metrics
from generator.play.report import SeriesReport
from generator.play.study import Block
from generator.play.study import Series
from generator.play.study import Study
from generator.play.tally import Tallies

C = TypeVar("C", bound=Content)


@dataclass(frozen=True)
class Playtest(Generic[C]):
    """The games' side of a study; what people ask for wrongly raises UsageError."""

    players: tuple[int, ...]
    bots: tuple[str, ...]  # that play if nobody asks for others
    series: Callable[[Sequence[str], int], tuple[Series, ...]]  # for these bots and so many games
    setup: Callable[[C, str], str]  # a way to choose set-ups as a study writes it down
    fingerprint: Callable[[C], str]  # of all that matters for play
    play_block: Callable[[C, Study, Block], Tallies]
    metrics: Callable[[], Metrics]
    place: Callable[[C, int | None], Span | None]  # of a sector in the file, or of the layout
    map: Callable[[C, SeriesReport, Look, Size, str], Scene | None]  # where on the sheet a series was played


AnyPlaytest = Playtest[Any]  # content types differ from game to game
