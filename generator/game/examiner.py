"""Examiner: what the checks of a game are asked of, and how their answers are drawn."""

from collections.abc import Callable
from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar
from typing import Generic
from typing import Protocol
from typing import TypeVar

from generator.draw.look import Look
from generator.draw.scene import Scene
from generator.findings import Finding
from generator.game.answer import Answer
from generator.game.answer import Verdict
from generator.game.component import Frame
from generator.game.content import Content
from generator.game.role import Role

C = TypeVar("C", bound=Content)


class Studied(Protocol):
    """What the checks of a game are asked of: one layout under examination."""

    @property
    def was_stopped(self) -> bool:
        """Whether the clock ended a search: then the verdicts may be others on another machine."""

    def written(self, witness: object, layout: str, head: str) -> str:
        """The witness as a game written down, with a line above it; '' if it is too long to be written down."""


@dataclass(frozen=True, slots=True)
class Examined:
    """One check with its answers."""

    code: str
    title: str
    answers: tuple[Answer, ...]

    @property
    def findings(self) -> tuple[Finding, ...]:
        return tuple(finding for answer in self.answers if (finding := answer.finding))

    def count(self, verdict: Verdict) -> int:
        return sum(answer.verdict is verdict for answer in self.answers)


@dataclass(frozen=True)
class Examiner(Generic[C]):
    """`study` takes the content, a budget in million positions and a number of seconds; without a budget only what
    needs no search is told. `draw` shows what came of it.

        EXAMINER = Examiner(Study, draw_examination)
    """

    ROLE: ClassVar = Role("examiner", ("check",), "has nothing that could be checked")

    study: Callable[[C, float, float], Studied]
    draw: Callable[[C, Sequence[Examined], Look, Frame], tuple[Scene, ...]]
