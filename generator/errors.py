"""Exceptions: our own mistakes and the machine's, never people's (those are findings).

GeneratorError
├── FindingsError     what people gave cannot be used; carries the findings to show them
├── IllegalMoveError  a move against the rules of a game; defined with them
├── OutputError       a file or folder that cannot be written
├── ProcessError      processes that work for us die again and again
└── UsageError        something was asked for that there is not, or that does not go together
    └── UnknownNameError  there is nothing of that name; carries the names there are
"""

from generator.findings import Finding
from generator.findings import has_errors


class GeneratorError(Exception):
    """Base of everything this package raises on purpose."""


class FindingsError(GeneratorError):
    """Work stopped because of findings; the command line shows them, then `hint`, and exits with 1."""

    def __init__(self, findings: tuple[Finding, ...], hint: str = "") -> None:
        super().__init__("; ".join(finding.message for finding in findings))
        self.findings = findings
        self.hint = hint


def passed(findings: tuple[Finding, ...]) -> tuple[Finding, ...]:
    """The findings, if there are no errors among them; else FindingsError."""
    if has_errors(findings):
        raise FindingsError(findings)
    return findings


class OutputError(GeneratorError):
    """A file or folder cannot be written; the message says which and why."""


class ProcessError(GeneratorError):
    """Processes that work for us die again and again; what they had finished is not lost."""

    def __init__(self) -> None:
        super().__init__("processes die again and again, perhaps for want of memory. Try fewer with --jobs.")


class UsageError(GeneratorError):
    """Something was asked for that there is not, or that does not go together; the message says what does.

    `about` is the field of the wish that is wrong, where the message does not say so itself.
    """

    def __init__(self, message: str, about: str = "") -> None:
        super().__init__(message)
        self.about = about


class UnknownNameError(UsageError):
    """There is no such `kind` of thing as `name`; `choices` are those there are, `likely` is what was probably meant.

    The message tells it in a sentence, for those who cannot be shown a list.
    """

    def __init__(
        self, message: str, kind: str = "", name: str = "", choices: tuple[str, ...] = (), likely: str | None = None
    ) -> None:
        super().__init__(message)  # and nothing else, so that it comes through from another process
        self.kind = kind
        self.name = name
        self.choices = choices
        self.likely = likely
