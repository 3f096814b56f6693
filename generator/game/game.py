"""The game: one value at the foot of its package, found by discovery."""

from collections.abc import Callable
from functools import cached_property
from pathlib import Path
from typing import Any
from typing import Generic
from typing import TypeVar

from generator.data import Shelf
from generator.data import Source
from generator.data import Written
from generator.data import shelf_of
from generator.findings import Finding
from generator.game.content import Content
from generator.load import Loaded
from generator.load.file_text import read_text
from generator.values import dataclass

C = TypeVar("C", bound=Content)

MOST_KEPT = 100  # layouts, however long a program runs


def nothing_shared(shelf: Shelf) -> Loaded[Any]:
    """For games whose layouts are played with nothing that others are played with."""
    return Loaded(())


@dataclass(frozen=True)
class Game(Generic[C]):
    """One game: where its layouts lie, which of them is the default, and how the YAML becomes content.

        GAME = Game(
            id="polaris",
            initials="PO",
            players=(1, 4),
            default_layout="winter",
            shown_by="board",
            load_content=load_content,
            load_shared=load_shared,
        )

    The codes of its set-ups begin with its initials; `players` are the fewest and the most it is for; `shown_by` is the
    component that shows a layout. `load_shared` reads what all layouts are played with, once for each value of a game;
    whoever wants to see what has changed since makes a new one with `replace`.

    Layouts lie in `folder`; projects may also have them in folders of former names. Whoever has a project folder gets
    the game with `own` set: what lies there goes before what we ship, and before that go `texts` that are no files yet.
    An example is for developers: it can be named like any other game, but nobody is offered it.
    """

    id: str
    initials: str
    players: tuple[int, int]
    default_layout: str
    shown_by: str
    load_content: Callable[[Loaded[Any], Source], Loaded[C]]
    load_shared: Callable[[Shelf], Loaded[Any]] = nothing_shared
    folder: str = "layouts"
    former_folders: tuple[str, ...] = ()
    own: Path | None = None
    texts: tuple[Written, ...] = ()
    is_example: bool = False

    @property
    def shelf(self) -> Shelf:
        return shelf_of(self.id, self.own, self.texts)

    @property
    def layouts(self) -> dict[str, Path]:
        """The files of its layouts by id, people's own among them."""
        return self.shelf.files(self.folder, *self.former_folders)

    @property
    def shipped_layouts(self) -> dict[str, Path]:
        return self.shelf.shipped_files(self.folder)

    @property
    def kits(self) -> dict[str, Path]:
        """The files of its kits by id, people's own among them."""
        return self.shelf.files("kits")

    def load(self, layout: Source) -> Loaded[C]:
        """The content of one layout, with all that it is played with; a text that was read is not read again."""
        text = read_text(layout)
        if isinstance(text, Finding):
            return self.load_content(self.shared, layout)
        written = Written(str(layout), text)
        if written not in self._read:
            if len(self._read) == MOST_KEPT:
                self._read.clear()
            self._read[written] = self.load_content(self.shared, written)
        return self._read[written]

    @cached_property
    def _read(self) -> dict[Written, Loaded[C]]:
        return {}

    @cached_property
    def shared(self) -> Loaded[Any]:
        """What all layouts are played with; what is wrong with it is wrong with each of them."""
        return self.load_shared(self.shelf)
