"""The contract every game fulfils: what its YAML says, and how it is loaded. Its components are its drawers."""

from collections.abc import Callable
from pathlib import Path
from typing import Generic
from typing import Protocol
from typing import TypeVar

from generator.load import Loaded
from generator.load.words import Wording
from generator.values import dataclass


class Content(Protocol):
    """What the YAML of one game says, typed; whatever else it holds, it answers these questions."""

    @property
    def variant(self) -> str:
        """A short id for file names, such as the layout's."""

    @property
    def code(self) -> str:
        """Tells two variants apart at the table."""

    @property
    def author(self) -> str: ...

    def title(self, language: str) -> str: ...

    def summary(self, language: str) -> str:
        """What is special about this variant, in a sentence; may be empty."""

    def printed(self, language: str) -> tuple[Wording, ...]:
        """The texts of the content that will be printed in that language."""


C = TypeVar("C", bound=Content)


@dataclass(frozen=True)
class Game(Generic[C]):
    """One game: the folder and default of its variants, and how the YAML of both becomes content.

    The codes of its set-ups begin with its initials; `players` are the fewest and the most it is for.
    """

    id: str
    initials: str
    players: tuple[int, int]
    variants: str
    default_variant: str
    load_content: Callable[[Path, Path], Loaded[C]]
