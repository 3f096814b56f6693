"""Content of the smallest game: what its YAML says, typed."""

from dataclasses import dataclass

from generator.draw.look import Look
from generator.games.smallest.load.file_layout import LayoutFile
from generator.load import Loaded
from generator.load import load
from generator.load.file_text import Source
from generator.load.models import words
from generator.load.words import Wording
from generator.load.words import Words
from generator.names import name_part


@dataclass(frozen=True, slots=True)
class Content:
    layout_id: str
    author: str
    name: Words
    text: Words
    code: str = ""
    places: int = 0

    def title(self, language: str) -> str:
        return self.name.in_language(language)

    def summary(self, language: str) -> str:
        return self.text.in_language(language)

    def printed(self, language: str) -> tuple[Wording, ...]:
        return (*self.name.chosen(language), *self.text.chosen(language))

    def worded(self, look: Look) -> Look:
        return look


def load_content(_: Loaded[object], card: Source) -> Loaded[Content]:
    """The card; there is nothing that cards share."""
    loaded = load(card, LayoutFile)
    file, document = loaded.value, loaded.document
    if file is None or document is None:
        return Loaded(None, loaded.findings, document)
    name, text = words(file.name, document, "name"), words(file.text, document, "text")
    return Loaded(Content(name_part(card.stem), file.author, name, text), loaded.findings, document)
