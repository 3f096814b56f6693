"""Content of the smallest game: what its YAML says, typed."""

from generator.draw.look import Look
from generator.findings import Span
from generator.load.words import Wording
from generator.load.words import Words
from generator.values import dataclass


@dataclass(frozen=True, slots=True)
class Content:
    """A card; `span` is the place of its goal in the file."""

    layout_id: str
    author: str
    name: Words
    text: Words
    goal: int
    span: Span | None = None

    @property
    def code(self) -> str:
        return f"G{self.goal}"

    @property
    def places(self) -> int:
        return self.goal

    def title(self, language: str) -> str:
        return self.name.in_language(language)

    def summary(self, language: str) -> str:
        return self.text.in_language(language)

    def printed(self, language: str) -> tuple[Wording, ...]:
        return (*self.name.chosen(language), *self.text.chosen(language))

    def worded(self, look: Look) -> Look:
        return look
