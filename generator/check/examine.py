"""Examine: all checks of a game asked of one layout."""

from collections.abc import Callable
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from generator.check.answer import Answer
from generator.check.answer import Verdict
from generator.check.registry import Check
from generator.findings import Finding

Asking = Callable[[str], None]  # told the title of each check before it is asked


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


def examine(checks: Sequence[Check[object]], study: object, asking: Asking) -> tuple[Examined, ...]:
    examined = []
    for each in checks:
        asking(each.title)
        examined.append(Examined(each.code, each.title, tuple(each.answers(study))))
    return tuple(examined)


def refuted_quickly(checks: Sequence[Check[object]], study: object) -> tuple[Finding, ...]:
    """What the quick checks refute; a study without a budget leaves everything else open."""
    answers = (answer for each in checks if each.is_quick for answer in each.answers(study))
    return tuple(answer.finding for answer in answers if answer.verdict is Verdict.REFUTED and answer.finding)
