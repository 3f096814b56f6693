"""Load content: the card; there is nothing that cards share."""

from generator.data import Source
from generator.games.smallest.content import Content
from generator.games.smallest.load.file_layout import LayoutFile
from generator.load import Loaded
from generator.load import load
from generator.load.models import words
from generator.names import name_part


def load_content(_: Loaded[object], card: Source) -> Loaded[Content]:
    loaded = load(card, LayoutFile)
    file, document = loaded.value, loaded.document
    if file is None or document is None:
        return Loaded(None, loaded.findings, document)
    content = Content(
        name_part(card.stem),
        file.author,
        words(file.name, document, "name"),
        words(file.text, document, "text"),
        file.goal,
        document.span(("goal",)),
    )
    return Loaded(content, loaded.findings, document)
