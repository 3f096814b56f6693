"""The contract every game fulfils: what its YAML says, and how it is loaded. Its components are its drawers.

A *written game* is one that was played and written down afterwards; a game that can read such files also scores them.
"""

from collections.abc import Callable
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Generic
from typing import Protocol
from typing import TypeVar

from pydantic import BaseModel

from generator.draw.component import Frame
from generator.draw.look import Look
from generator.draw.scene import Scene
from generator.findings import Finding
from generator.load import Loaded
from generator.load.words import Wording


class Content(Protocol):
    """What the YAML of one game says, typed; whatever else it holds, it answers these questions."""

    @property
    def variant(self) -> str:
        """A short id for file names, such as the layout's."""

    @property
    def code(self) -> str:
        """Tells two variants apart at the table."""

    @property
    def author(self) -> str: ...

    def title(self, language: str) -> str: ...

    def summary(self, language: str) -> str:
        """What is special about this variant, in a sentence; may be empty."""

    def printed(self, language: str) -> tuple[Wording, ...]:
        """The texts of the content that will be printed in that language."""


C = TypeVar("C", bound=Content)


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


@dataclass(frozen=True, slots=True)
class Scored:
    """A written game and what is wrong with it; None if it cannot be scored at all, not just because of errors."""

    game: WrittenGame | None
    layout: Path | None
    findings: tuple[Finding, ...]


@dataclass(frozen=True)
class Game(Generic[C]):
    """One game: the kinds of YAML file it has, the folder and default of its variants, how both become content.

    The codes of its set-ups begin with its initials.
    """

    id: str
    initials: str
    files: Mapping[str, type[BaseModel]]
    variants: str
    default_variant: str
    load_content: Callable[[Path, Path], Loaded[C]]
