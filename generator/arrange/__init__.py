"""Arrange: one code makes one set-up of the content, the same on every machine."""

from dataclasses import dataclass
from typing import Generic
from typing import TypeVar

C = TypeVar("C")
S = TypeVar("S")


@dataclass(frozen=True)
class Arranged(Generic[C, S]):
    """Content with one set-up of it. The code needs the same content to give it again; the description names it all."""

    content: C
    setup: S
    code: str
    description: str
