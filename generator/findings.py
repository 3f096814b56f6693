"""Findings: what a person should know about their input, each with its place and a way out.

A *finding* has a stable code, a *span* (the place in a file, as people count: from 1) and, if we know
one, a help line. Checking goes on to the end, so findings come in tuples.
"""

from collections.abc import Iterable
from enum import StrEnum

from generator.values import dataclass


class Severity(StrEnum):
    ERROR = "error"
    WARNING = "warning"


@dataclass(frozen=True, slots=True)
class Span:
    """A stretch of one line of a file; line and column count from 1, `text` is the whole line."""

    file: str
    line: int
    column: int
    length: int = 1
    text: str = ""


@dataclass(frozen=True, slots=True)
class Finding:
    """One fact about the input: `label` stands beside the caret, `proof` says how we know, `help` the way out."""

    code: str
    message: str
    span: Span | None = None
    label: str = ""
    help: str = ""
    severity: Severity = Severity.ERROR
    proof: str = ""


def has_errors(findings: Iterable[Finding]) -> bool:
    return any(finding.severity is Severity.ERROR for finding in findings)


def in_order(findings: Iterable[Finding]) -> tuple[Finding, ...]:
    """Sorted by place, each finding once."""
    return tuple(sorted(dict.fromkeys(findings), key=_place))


def _place(finding: Finding) -> tuple[str, int, int, str]:
    span = finding.span
    return (span.file, span.line, span.column, finding.code) if span else ("", 0, 0, finding.code)


def as_text(finding: Finding) -> str:
    return "\n".join(as_lines(finding))


def as_lines(finding: Finding) -> tuple[str, ...]:
    """The finding as shown in a terminal: message, place, the line as written with a caret, help."""
    lines = [f"{finding.severity}[{finding.code}]: {finding.message}"]
    if finding.span:
        lines += _excerpt(finding.span, finding.label)
    if finding.proof:
        lines.append(f"{' ' * (len(str(finding.span.line)) + 1 if finding.span else 2)}= proof: {finding.proof}")
    if finding.help:
        lines.append(f"help: {finding.help}")
    return tuple(lines)


LONGEST_EXCERPT = 100  # characters of a source line worth showing


def _excerpt(span: Span, label: str) -> list[str]:
    place = f"  --> {span.file}:{span.line}:{span.column}"
    if not span.text.strip():
        return [place]
    text, column = _window(span.text, span.column)
    number = str(span.line)
    gutter = " " * len(number)
    carets = "^" * max(1, min(span.length, len(text) - column + 1))
    pointer = f"{gutter} | {' ' * (column - 1)}{carets} {label}".rstrip()
    return [place, f"{gutter} |", f"{number} | {text}", pointer]


def _window(text: str, column: int) -> tuple[str, int]:
    """The part of a long line around the column, and the column in it."""
    text = "".join(char if char.isprintable() else " " for char in text)
    if len(text) <= LONGEST_EXCERPT:
        return text, column
    start = max(0, min(column - 1 - LONGEST_EXCERPT // 2, len(text) - LONGEST_EXCERPT))
    return text[start : start + LONGEST_EXCERPT], column - start
