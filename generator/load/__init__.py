"""Load: a YAML file to typed values, with a finding and its line for whatever is wrong."""

from collections.abc import Callable
from functools import partial
from typing import Generic
from typing import TypeVar

from pydantic import BaseModel

from generator.data import Source
from generator.errors import FindingsError
from generator.findings import Finding
from generator.findings import has_errors
from generator.findings import in_order
from generator.load.document import YamlDocument
from generator.load.file_text import read_text
from generator.load.file_text import shown
from generator.load.slips import ReadOutcome
from generator.load.slips import with_slips
from generator.load.typed import typed
from generator.load.typed import without_repeats
from generator.load.yaml_reader import read_yaml
from generator.values import dataclass

T = TypeVar("T")
M = TypeVar("M", bound=BaseModel)


@dataclass(frozen=True, slots=True)
class Loaded(Generic[T]):
    """What came of a file: `value` is None exactly if there are errors among the findings."""

    value: T | None
    findings: tuple[Finding, ...] = ()
    document: YamlDocument | None = None

    def usable(self) -> T:
        """The value; FindingsError if there is none."""
        if self.value is None:
            raise FindingsError(self.findings)
        return self.value


def load(source: Source, model: type[M]) -> Loaded[M]:
    """Reads one file into its model; never raises for what people wrote in it."""
    return reading(source, partial(load_text, model))


def reading(source: Source, read: Callable[[str, str], Loaded[T]]) -> Loaded[T]:
    """What somebody makes of the text of a file and its name; errors that follow from a slip are told as that."""
    text = read_text(source)
    if isinstance(text, Finding):
        return Loaded(None, (text,))
    file = shown(source)
    loaded = read(text, file)
    if not has_errors(loaded.findings):
        return loaded

    findings = with_slips(text, file, _outcome(loaded), lambda mended: _outcome(read(mended, file)))
    return Loaded(None, findings, loaded.document)


def _outcome(loaded: Loaded[T]) -> ReadOutcome:
    return ReadOutcome(loaded.document, loaded.findings)


def load_text(model: type[M], text: str, file: str) -> Loaded[M]:
    """The same from the text of a file, slips and all."""
    document, findings = read_yaml(text, file)
    if document is None:
        return Loaded(None, in_order(findings))
    value, faults = typed(document, model)
    findings = in_order(without_repeats(findings, faults))
    return Loaded(None if has_errors(findings) else value, findings, document)
