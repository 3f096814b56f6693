"""Content: what the YAML of one layout says, with all that it is played with."""

from typing import Protocol

from generator.draw.look import Look
from generator.load.words import Wording


class Content(Protocol):
    """What the YAML of one game says, typed; whatever else it holds, it answers these questions.

    @dataclass(frozen=True, slots=True)
    class Card:
        layout_id: str
        author: str
        name: Words

        def title(self, language: str) -> str:
            return self.name.in_language(language)
    """

    @property
    def layout_id(self) -> str:
        """A short id of the layout, for file names."""

    @property
    def code(self) -> str:
        """Tells two layouts apart at the table."""

    @property
    def author(self) -> str: ...

    def title(self, language: str) -> str: ...

    def summary(self, language: str) -> str:
        """What is special about this layout, in a sentence; may be empty."""

    @property
    def places(self) -> int:
        """How many there are to fill, such as sectors; 0 where nobody counts them."""

    def printed(self, language: str) -> tuple[Wording, ...]:
        """The texts of the content that will be printed in that language."""

    def worded(self, look: Look) -> Look:
        """The look with words for what the content brings along, such as names of shapes that people made."""
