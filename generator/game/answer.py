"""Answers: what a check found out, as a claim with its verdict.

A *claim* is what one would like to be true of a layout. It is proved (by *witnesses*, games that were played and
replayed, or by counting), refuted (with the reason), or unknown within the budget. Whatever is not proved becomes a
finding.
"""

from dataclasses import dataclass
from enum import StrEnum

from generator.findings import Finding
from generator.findings import Severity
from generator.findings import Span


class Verdict(StrEnum):
    PROVED = "proved"
    REFUTED = "refuted"
    UNKNOWN = "unknown"


@dataclass(frozen=True, slots=True)
class Answer:
    """`because` is the figure or reason behind the verdict; `denial` says the opposite of the claim."""

    code: str
    claim: str
    denial: str
    verdict: Verdict
    because: str
    span: Span | None
    help: str = ""
    severity: Severity = Severity.ERROR
    witnesses: tuple[object, ...] = ()

    @property
    def witness(self) -> object:
        """The one game that shows the claim; None if there is none, or if it takes several."""
        return self.witnesses[0] if len(self.witnesses) == 1 else None

    @property
    def finding(self) -> Finding | None:
        match self.verdict:
            case Verdict.PROVED:
                return None
            case Verdict.REFUTED:
                return self._finding(self.denial, self.severity)
            case Verdict.UNKNOWN:
                return self._finding(f"nobody knows whether {self.claim}", Severity.WARNING)

    def _finding(self, message: str, severity: Severity) -> Finding:
        proof = f"{self.verdict}, {self.because}" if self.because else str(self.verdict)
        return Finding(self.code, message, self.span, help=self.help, severity=severity, proof=proof)
