"""Content of the smallest game: what its YAML says, typed."""

from dataclasses import dataclass
from pathlib import Path

from generator.data import Folder
from generator.draw.look import Look
from generator.games.smallest.file_card import CardFile
from generator.load import Loaded
from generator.load import load
from generator.load.models import words
from generator.load.words import Wording
from generator.load.words import Words
from generator.names import name_part


@dataclass(frozen=True, slots=True)
class Content:
    variant: str
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


def load_content(folder: Folder, card: Path) -> Loaded[Content]:
    """The card; this game needs nothing else from its folder."""
    loaded = load(card, CardFile)
    file, document = loaded.value, loaded.document
    if file is None or document is None:
        return Loaded(None, loaded.findings, document)
    name, text = words(file.name, document, "name"), words(file.text, document, "text")
    return Loaded(Content(name_part(card.stem), file.author, name, text), loaded.findings, document)
