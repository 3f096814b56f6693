"""Examine: all checks of a game asked of one layout."""

from collections.abc import Callable
from collections.abc import Sequence

from generator.findings import Finding
from generator.game.answer import Verdict
from generator.game.check import Check
from generator.game.examiner import Examined

Asking = Callable[[str], None]  # told the title of each check before it is asked


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
