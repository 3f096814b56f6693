"""YAML reader: text from strangers to a document, one parser event at a time.

PyYAML only cuts the text into events; limits are kept before any tree is built, and what a word means is
decided in scalars.py. A *breach* is a fault after which reading on makes no sense.
"""

from collections.abc import Iterator
from types import MappingProxyType
from typing import Any

import yaml
from yaml.events import AliasEvent
from yaml.events import DocumentStartEvent
from yaml.events import Event
from yaml.events import MappingEndEvent
from yaml.events import MappingStartEvent
from yaml.events import ScalarEvent
from yaml.events import SequenceEndEvent
from yaml.events import SequenceStartEvent

from generator.findings import Finding
from generator.findings import Span
from generator.load.document import Location
from generator.load.document import Place
from generator.load.document import Value
from generator.load.document import YamlDocument
from generator.load.file_text import FORBIDDEN
from generator.load.file_text import forbidden_character
from generator.load.file_text import lines_of
from generator.load.scalars import is_too_long
from generator.load.scalars import resolved
from generator.load.syntax import syntax_finding

DEEPEST = 32
MOST_VALUES = 10_000
MOST_FAULTS = 50

# The parser written in C where PyYAML has it: the same events, ten times faster.
LOADER: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)


ONE_DOCUMENT = "keep one document in each file: remove the line '---' and what follows it"
EMPTY = "copy an example from the documentation to begin"
ALIAS = "write the values out; text that begins with & or * needs quotes"
TAG = "remove it; text that begins with ! needs quotes"
DEEP = "no file of this program needs that many; is it the right file?"
KEY = "write 'key: value'"
DIGITS = "write a number that fits on paper, or put quotes around it if it is text"


class Breach(Exception):  # noqa: N818 (it is no error of ours and never leaves this file)
    """Stops reading with one finding."""

    def __init__(self, finding: Finding) -> None:
        super().__init__(finding.message)
        self.finding = finding


def read_yaml(text: str, file: str) -> tuple[YamlDocument | None, tuple[Finding, ...]]:
    """The document, or None after a breach, and all that was found on the way."""
    if forbidden := forbidden_character(text, file):
        return None, (forbidden,)
    lines = lines_of(text)
    reader = _Reader(file, lines)
    try:
        data = reader.read(yaml.parse(text, Loader=LOADER))
    except Breach as breach:
        return None, (*reader.findings, breach.finding)
    except yaml.YAMLError as error:
        return None, (*reader.findings, syntax_finding(file, lines, error))
    return YamlDocument(file, lines, data, MappingProxyType(reader.places)), tuple(reader.findings)


class _Reader:
    """Builds plain values from events and notes the place of each."""

    def __init__(self, file: str, lines: tuple[str, ...]) -> None:
        self.file = file
        self.lines = lines
        self.places: dict[Location, Place] = {}
        self.findings: list[Finding] = []
        self.count = 0

    def read(self, events: Iterator[Event]) -> Value:
        self.events = events
        data: Value = None
        documents = 0
        for event in events:
            if not isinstance(event, DocumentStartEvent):
                continue
            documents += 1
            if documents > 1:
                raise self._breach("PC118", "a second document begins here", event, ONE_DOCUMENT)
            data = self._node(next(events), (), None)
        if data is None:
            raise Breach(Finding("PC122", "the file is empty", Span(self.file, 1, 1, text=self.lines[0]), help=EMPTY))
        return data

    def _node(self, event: Event, location: Location, key: Span | None) -> Value:
        self._keep_limits(event, location)
        # The first of two equal keys keeps its place, as it keeps its value.
        self.places.setdefault(location, Place(self._value_span(event, key), key, self._block_indent(event)))
        if isinstance(event, MappingStartEvent):
            return self._mapping(location)
        if isinstance(event, SequenceStartEvent):
            return self._sequence(location)
        return self._scalar(event) if isinstance(event, ScalarEvent) else None

    def _keep_limits(self, event: Event, location: Location) -> None:
        self.count += 1
        if isinstance(event, AliasEvent) or getattr(event, "anchor", None) is not None:
            raise self._breach("PC115", "anchors (&) and aliases (*) are not used here", event, ALIAS)
        if getattr(event, "tag", None) is not None:
            raise self._breach("PC117", "tags (!) are not used here", event, TAG)
        if len(location) >= DEEPEST and not isinstance(event, ScalarEvent):
            raise self._breach("PC114", f"more than {DEEPEST} levels inside each other", event, DEEP)
        if self.count > MOST_VALUES:
            raise self._breach("PC123", f"more than {MOST_VALUES} values in one file", event, DEEP)

    def _breach(self, code: str, message: str, event: Event, fix: str) -> Breach:
        return Breach(Finding(code, message, self._span(event), help=fix))

    def _report(self, code: str, message: str, event: Event, fix: str, label: str = "") -> None:
        if len(self.findings) >= MOST_FAULTS:
            raise self._breach("PC124", "too many faults, the rest is not read", event, "mend those above first")
        self.findings.append(Finding(code, message, self._span(event), label, fix))

    def _mapping(self, location: Location) -> dict[str, Value]:
        values: dict[str, Value] = {}
        for event in self.events:
            if isinstance(event, MappingEndEvent):
                break
            key = self._key(event, location)
            value = self._node(next(self.events), (*location, key), self._span(event))
            if key in values:
                self._duplicate(event, (*location, key))
            values.setdefault(key, value)
        return values

    def _key(self, event: Event, location: Location) -> str:
        """The key as text; whatever is no text gets a finding and stands as it is written."""
        if not isinstance(event, ScalarEvent):
            self._node(event, (*location, "?"), None)
            self._report("PC120", "a key must be one word of text", event, KEY)
            return "?"
        self._keep_limits(event, location)
        if not event.style and event.value == "<<":
            raise self._breach("PC116", "merge keys (<<) are not used here", event, ALIAS)
        if not isinstance(self._scalar(event), str):
            self._odd_key(event)
        return str(event.value)

    def _odd_key(self, event: ScalarEvent) -> None:
        if event.value:
            self._report("PC120", f"the key {event.value} is not text", event, f'put quotes around it: "{event.value}"')
        else:
            self._report("PC120", "a key is missing before the ':'", event, KEY)

    def _duplicate(self, event: Event, location: Location) -> None:
        first = self.places[location].key
        label = f"first used in line {first.line}" if first else ""
        message = f"the key {str(location[-1])[:40]!r} is used twice"
        self._report("PC119", message, event, "remove one of the two", label)

    def _sequence(self, location: Location) -> list[Value]:
        values: list[Value] = []
        for event in self.events:
            if isinstance(event, SequenceEndEvent):
                break
            values.append(self._node(event, (*location, len(values)), None))
        return values

    def _scalar(self, event: ScalarEvent) -> Value:
        text: str = event.value
        if FORBIDDEN.search(text):  # smuggled in by an escape such as "\x07"
            self.findings.append(
                Finding("PC106", "this text holds a character that cannot be printed", self._span(event))
            )
        if event.style:
            return text
        if is_too_long(text):
            self._report("PC121", "this number has too many digits", event, DIGITS)
        return resolved(text)

    def _block_indent(self, event: Event) -> int | None:
        """How far the rows of a literal block are indented: what the file has more than the value."""
        if not isinstance(event, ScalarEvent) or event.style != "|":
            return None
        first = self._span(event).line  # the block begins on the line after its `|`
        rows = enumerate(event.value.split("\n"), start=first)
        return next((len(self.lines[number]) - len(row) for number, row in rows if row), 0)

    def _value_span(self, event: Event, key: Span | None) -> Span:
        """An empty value has no place of its own, so its key stands for it."""
        is_empty = isinstance(event, ScalarEvent) and not event.style and not event.value
        return key if is_empty and key else self._span(event)

    def _span(self, event: Event) -> Span:
        start: Any = event.start_mark
        end: Any = event.end_mark
        line = min(start.line, len(self.lines) - 1)
        text = self.lines[line]
        column = start.column if line == start.line else len(text)
        stop = end.column if end.line == line else len(text)
        return Span(self.file, line + 1, column + 1, max(1, stop - column), text)
