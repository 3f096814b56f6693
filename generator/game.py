"""The contract every game fulfils: what its YAML says, and how it is loaded. Its components are its drawers."""

from collections.abc import Callable
from pathlib import Path
from typing import Generic
from typing import Protocol
from typing import TypeVar

from generator.data import Folder
from generator.data import Shelf
from generator.data import shelf_of
from generator.draw.look import Look
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

    @property
    def places(self) -> int:
        """How many there are to fill, such as sectors; 0 where nobody counts them."""

    def printed(self, language: str) -> tuple[Wording, ...]:
        """The texts of the content that will be printed in that language."""

    def worded(self, look: Look) -> Look:
        """The look with words for what the content brings along, such as names of shapes that people made."""


C = TypeVar("C", bound=Content)


@dataclass(frozen=True)
class Game(Generic[C]):
    """One game: the folder and default of its variants, and how the YAML of both becomes content.

    The codes of its set-ups begin with its initials; `players` are the fewest and the most it is for. Whoever has a
    project folder gets the game with `own` set: what lies there goes before what we ship. An example is for developers:
    it can be named like any other game, but nobody is offered it.
    """

    id: str
    initials: str
    players: tuple[int, int]
    variants: str
    default_variant: str
    load_content: Callable[[Folder, Path], Loaded[C]]
    own: Path | None = None
    is_example: bool = False

    @property
    def shown_by(self) -> str:
        """The component that shows a variant: the folder of the variants has its name, in the plural."""
        return self.variants.removesuffix("s")

    @property
    def shelf(self) -> Shelf:
        return shelf_of(self.id, self.own)

    def load(self, variant: Path) -> Loaded[C]:
        """The content of one variant, with everything else from the shelf."""
        return self.load_content(self.shelf, variant)
