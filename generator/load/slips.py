"""Slips: what goes wrong while typing and is hard to see, found by trying what was probably meant.

A *slip* is a file with errors together with the same file mended in one respect: a plain space for one that only looks
so, one space less before a line, quotes around a text with a colon. If the mended file is better, the slip is what is
told, once, and all that only followed from it is not. So the way out that is told has been tried.
"""

from collections.abc import Callable
from collections.abc import Iterator
from dataclasses import replace

from generator.findings import Finding
from generator.findings import has_errors
from generator.findings import in_order
from generator.load.document import YamlDocument
from generator.load.file_text import lines_of
from generator.load.slip_characters import KINDS
from generator.load.slip_characters import Characters
from generator.load.slip_lines import Mended
from generator.load.slip_lines import mended_lines
from generator.values import dataclass

MOST_SLIPS = 5  # told of one file; who mends these comes back
MOST_LINES = 20  # that are tried one by one
LARGEST = 20_000  # characters of a file that is tried; nobody types more by hand

Lines = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class ReadOutcome:
    """What came of reading a file."""

    document: YamlDocument | None
    findings: tuple[Finding, ...]

    @property
    def badness(self) -> tuple[bool, int]:
        """A file that can be read is better than one that cannot, and one with fewer errors than one with more."""
        return self.document is None, sum(has_errors((finding,)) for finding in self.findings)


@dataclass(frozen=True, slots=True)
class Slip:
    """`moved` are the lines whose columns are no longer those of the file."""

    lines: Lines
    finding: Finding
    outcome: ReadOutcome
    moved: range = range(0)


def with_slips(text: str, file: str, now: ReadOutcome, look: Callable[[str], ReadOutcome]) -> tuple[Finding, ...]:
    """What is found in a file that was read with this outcome: slips instead of what follows from them."""
    lines = written = lines_of(text)
    told: list[Finding] = []
    moved: set[int] = set()
    while has_errors(now.findings) and len(told) < MOST_SLIPS and len(text) <= LARGEST:
        slips = [slip for slip in _Search(file, lines, now, look).slips() if slip.outcome.badness < now.badness]
        if not slips:
            break
        best = min(slips, key=lambda slip: slip.outcome.badness)
        told.append(_as_written(best.finding, written))
        lines, now = best.lines, best.outcome
        moved.update(best.moved)
    rest = (_as_written(each, written) for each in now.findings if not each.span or each.span.line not in moved)
    return in_order((*told, *rest)) if told else now.findings


def _as_written(finding: Finding, written: Lines) -> Finding:
    """With the line as it stands in the file, not as it was mended."""
    span = finding.span
    return replace(finding, span=replace(span, text=written[span.line - 1])) if span else finding


@dataclass(frozen=True, slots=True)
class _Search:
    """Looks for slips in lines that were read with an outcome."""

    file: str
    lines: Lines
    now: ReadOutcome
    look: Callable[[str], ReadOutcome]

    def slips(self) -> Iterator[Slip]:
        for kind in KINDS:
            yield from self._characters(kind)
        for mended in mended_lines(self.file, self.lines, self.now.findings):
            yield from self._lines(mended)

    def _lines(self, mended: Mended) -> Iterator[Slip]:
        """What begins with a key must still do so: text that goes on in the next line could swallow anything."""
        first, end = mended.number - 1, mended.number - 1 + len(mended.lines)
        lines = (*self.lines[:first], *mended.lines, *self.lines[end:])
        outcome = self.look("\n".join(lines))
        keys = outcome.document.places.values() if outcome.document else ()
        if any(place.key and place.key.line == mended.number for place in keys):
            yield Slip(lines, mended.finding, outcome, range(first + 1, end + 1))

    def _characters(self, kind: Characters) -> Iterator[Slip]:
        """Of the lines with such characters only those that matter: a text to be printed may well hold some."""
        numbers = [number for number, line in enumerate(self.lines) if kind.holds(line)]
        if not numbers:
            return
        best = self._mended(kind, numbers)
        if best.outcome.badness >= self.now.badness:
            return
        for number in numbers[:MOST_LINES]:
            others = [other for other in numbers if other != number]
            without = self._mended(kind, others) if others else best
            if others and without.outcome.badness <= best.outcome.badness:
                numbers, best = others, without
        yield best

    def _mended(self, kind: Characters, numbers: list[int]) -> Slip:
        """With the characters of these lines as they are meant."""
        lines = tuple(kind.mended(line) if number in numbers else line for number, line in enumerate(self.lines))
        return Slip(lines, kind.finding(self.file, self.lines, numbers), self.look("\n".join(lines)))
