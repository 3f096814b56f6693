"""Playtest: what lets bots play a game by the thousand."""

from collections.abc import Callable
from collections.abc import Mapping
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any
from typing import ClassVar
from typing import Generic
from typing import TypeVar

from generator.draw.look import Look
from generator.draw.scene import Scene
from generator.findings import Span
from generator.game.content import Content
from generator.game.metric import Metrics
from generator.game.metric import Tallies
from generator.game.role import Role
from generator.game.study import Block
from generator.game.study import Series
from generator.game.study import Study
from generator.geometry.point import Size

C = TypeVar("C", bound=Content)


@dataclass(frozen=True, slots=True)
class Heat:
    """How much of a series happened where: shares by the number of the place, such as a sector's."""

    series: str
    shares: Mapping[int, float]
    caption: str


@dataclass(frozen=True)
class PlayMap(Generic[C]):
    """How heat is drawn: what the picture is called, and the metric whose details are shares of places."""

    metric: str
    title: str
    draw: Callable[[C, Heat, Look, Size], Scene]


@dataclass(frozen=True)
class Playtest(Generic[C]):
    """The games' side of a study; what people ask for wrongly raises UsageError.

    PLAYTEST = Playtest(
        players=(2, 3, 4),
        bots=("random", "greedy", "planner"),
        simple=("random", "greedy"),
        wise="planner",
        series=series,
        setup=setup,
        fingerprint=fingerprint,
        play_block=play_block,
        metrics=metrics,
        place=place,
        map=PlayMap("sectors", "How often each sector is covered", draw_map),
    )
    """

    ROLE: ClassVar = Role("playtest", ("play",), "has no bots that could play it")

    players: tuple[int, ...]
    bots: tuple[str, ...]  # that play if nobody asks for others
    simple: tuple[str, ...]  # of these the quick ones, whose games show at once what is wrong with a layout
    series: Callable[[Sequence[str], int], tuple[Series, ...]]  # for these bots and so many games
    setup: Callable[[C, str], str]  # a way to choose set-ups as a study writes it down
    fingerprint: Callable[[C], str]  # of all that matters for play
    play_block: Callable[[C, Study, Block], Tallies]
    metrics: Callable[[], Metrics]
    place: Callable[[C, int | None], Span | None]  # of a sector in the file, or of the layout
    map: PlayMap[C] | None = None
    one_idea: tuple[str, ...] = ()  # bots that play on their own among greedy ones
    wise: str = ""  # whose points tell how difficult a layout is; '' if nobody's do


AnyPlaytest = Playtest[Any]  # content types differ from game to game
