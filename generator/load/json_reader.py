"""JSON reader: files that we wrote ourselves and that strangers may have changed, to a model with bounds.

The parser refuses what is nested too deeply and what is no text, the model whatever is too long, too large, endless
(NaN, Infinity) or of another type. So a model must say how much there may be of everything.
"""

from pathlib import Path
from typing import TypeVar

from pydantic import BaseModel
from pydantic import ValidationError

from generator.findings import Finding
from generator.load.file_text import read_bytes
from generator.load.file_text import shown
from generator.values import dataclass

M = TypeVar("M", bound=BaseModel)

LONGEST_PLACE = 80  # characters of the way to a fault


@dataclass(frozen=True, slots=True)
class JsonKind:
    """What a file should be and how large it may be; the codes of what cannot be read and of what is something else."""

    what: str
    largest_kib: int
    unreadable: str
    wrong: str
    help: str


def load_json(path: Path, model: type[M], kind: JsonKind) -> M | Finding:
    """Reads one file into its model; never raises for what is in it."""
    content = read_bytes(path, kind.largest_kib)
    if isinstance(content, Finding):
        return Finding(kind.unreadable, content.message, help=kind.help)
    value = typed_json(content, model)
    if isinstance(value, str):
        return Finding(kind.wrong, f"{shown(path)} is no {kind.what}: {value}", help=kind.help)
    return value


def typed_json(content: bytes, model: type[M]) -> M | str:
    """The typed value, or the first thing that is wrong with it, in words."""
    try:
        return model.model_validate_json(content)
    except ValidationError as trouble:
        first = trouble.errors(include_url=False, include_input=False)[0]
        place = ".".join(map(str, first["loc"]))[:LONGEST_PLACE] or "the file"
        return f"{place}: {first['msg']}"
