"""Lines that YAML understands otherwise than they were meant: indented too far, a colon in a text, # for a symbol."""

import re
from collections.abc import Iterator
from collections.abc import Sequence
from itertools import count

from generator.findings import Finding
from generator.findings import Span
from generator.values import dataclass

KEY = re.compile(r"""( *)((?:- +)*)(?:"[^"]*"|'[^']*'|[^\s#'"][^:]*?) *:(?: |$)""")
TEXT_WITH_COLON = re.compile(r"( *(?:- +)*[^\s#:'\"][^:]*: +)([^\s\"'|>\[{&*!].*:(?: .*|$))")
COMMENTED_ENTRY = re.compile(r"( +)#( *:.*\S)")
UNREADABLE = "PC110"
LONGEST = 300  # characters of a line that somebody may have typed
NEAR = 5  # lines with keys, up to the one that cannot be read
MOST_INDENTS = 5  # that are tried


@dataclass(frozen=True, slots=True)
class Mended:
    """Some lines from the one with this number on, counted from 1, as they were probably meant."""

    number: int
    lines: tuple[str, ...]
    finding: Finding


def mended_lines(file: str, lines: Sequence[str], findings: Sequence[Finding]) -> Iterator[Mended]:
    """All that is worth a try."""
    yield from _commented_entries(file, lines)
    unreadable = next((each.span for each in findings if each.code == UNREADABLE and each.span), None)
    if unreadable:
        yield from _text_with_colon(unreadable)
        yield from _indents(file, lines, unreadable.line)


def _commented_entries(file: str, lines: Sequence[str]) -> Iterator[Mended]:
    for number, line in enumerate(lines, start=1):
        if len(line) <= LONGEST and (found := COMMENTED_ENTRY.fullmatch(line)):
            text = f'{found[1]}"#"{found[2]}'
            place = Span(file, number, len(found[1]) + 1, text=line)
            message = "'#' begins a comment, so this line says nothing"
            yield Mended(number, (text,), Finding("PC125", message, place, help=f"write {text.strip()}"))


def _text_with_colon(place: Span) -> Iterator[Mended]:
    if len(place.text) <= LONGEST and (found := TEXT_WITH_COLON.fullmatch(place.text.rstrip())):
        text = found[1] + _quoted(found[2])
        help = f"put quotes around it: {text.strip()}"
        yield Mended(place.line, (text,), Finding(UNREADABLE, "a text with a ':' in it needs quotes", place, help=help))


def _quoted(text: str) -> str:
    if '"' not in text and "\\" not in text:
        return f'"{text}"'
    return "'" + text.replace("'", "''") + "'"


def _indents(file: str, lines: Sequence[str], unreadable: int) -> Iterator[Mended]:
    """The line that cannot be read, or one shortly above it, alone or with those below it, indented like others."""
    typed = ((number, line) for number, line in enumerate(lines, start=1) if len(line) <= LONGEST)
    keys = {number: found for number, line in typed if (found := KEY.match(line))}
    indents = {len(indent) for found in keys.values() for indent in (found[1], found[1] + found[2])}
    for number in reversed([number for number in keys if number <= unreadable][-NEAR:]):
        here = len(keys[number][1])
        end = next(each for each in count(number) if each not in keys or len(keys[each][1]) != here)
        together = lines[number - 1 : end - 1]
        for meant in sorted(indents - {here}, key=lambda indent: abs(indent - here))[:MOST_INDENTS]:
            for moved in dict.fromkeys((1, len(together))):
                yield _indented(file, number, together[:moved], here, meant)


def _indented(file: str, number: int, lines: Sequence[str], here: int, meant: int) -> Mended:
    change, more = abs(here - meant), len(lines) - 1
    spaces = f"{change} space{'s' if change > 1 else ''}"
    place = Span(file, number, 1, max(1, here), lines[0])
    message = f"this line is indented by {here}, where {meant} would fit the lines around it"
    label = f"and the {more} below it" if more else ""
    each = "each" if more else "it"
    help = f"remove {spaces} before {each}" if here > meant else f"put {spaces} before {each}"
    mended = tuple(" " * meant + line[here:] for line in lines)
    return Mended(number, mended, Finding(UNREADABLE, message, place, label, help))
