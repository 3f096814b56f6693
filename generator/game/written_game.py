"""Written games: games that were played and written down afterwards; who can read such files can score them too."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from typing import ClassVar
from typing import Protocol

from generator.data import Source
from generator.draw.look import Look
from generator.draw.scene import Scene
from generator.findings import Finding
from generator.game.component import Frame
from generator.game.content import Content
from generator.game.game import Game
from generator.game.role import Role


@dataclass(frozen=True, slots=True)
class ScoreLine:
    """A line of a score: what it is about, of what, how many, and what they are worth."""

    name: str
    detail: str
    count: str
    points: int


@dataclass(frozen=True, slots=True)
class PlayerScore:
    """What one player scored, in the order of the score panel; the last line is the total."""

    name: str
    lines: tuple[ScoreLine, ...]


@dataclass(frozen=True, slots=True)
class ScoreTable:
    """All scores in words; `headings` are for the four fields of a line, `verdict` says who has won, if anybody."""

    title: str
    headings: tuple[str, str, str, str]
    players: tuple[PlayerScore, ...]
    verdict: str


class WrittenGame(Content, Protocol):
    """A written game, replayed: the content it was played with, and what came of it."""

    def scores(self, look: Look) -> ScoreTable: ...

    def draw(self, look: Look, frame: Frame) -> tuple[Scene, ...]:
        """The finished sheets, in the order of the players."""


class PlayedContent:
    """What a written game answers as the content that it was played with does; `name` is what the file is called."""

    __slots__ = ()

    content: Content
    name: str

    @property
    def layout_id(self) -> str:
        return self.name

    @property
    def code(self) -> str:
        return self.content.code

    @property
    def author(self) -> str:
        return self.content.author

    @property
    def places(self) -> int:
        return self.content.places

    def title(self, language: str) -> str:
        return self.content.title(language)

    def worded(self, look: Look) -> Look:
        return self.content.worded(look)


@dataclass(frozen=True, slots=True)
class Scored:
    """A written game and what is wrong with it; None if it cannot be scored at all, not just because of errors."""

    game: WrittenGame | None
    layout: Path | None
    findings: tuple[Finding, ...]


@dataclass(frozen=True, slots=True)
class Scorer:
    """Reads a written game, with the layouts of the game.

    def score_written(game: Game[Content], written: Source) -> Scored: ...

    SCORER = Scorer(score_written)
    """

    ROLE: ClassVar = Role("scorer", ("written",), "has no written games that could be scored")

    score: Callable[[Game[Any], Source], Scored]
