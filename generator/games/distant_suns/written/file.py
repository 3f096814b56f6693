"""Transcript file: a written game from its YAML file, and the content it was played with."""

from dataclasses import dataclass
from pathlib import Path

from generator.data import ENDINGS
from generator.data import Source
from generator.findings import Finding
from generator.findings import has_errors
from generator.game.game import Game
from generator.games.distant_suns.content import Content
from generator.games.distant_suns.written.file_game import GameFile
from generator.load import Loaded
from generator.load.document import YamlDocument
from generator.load.file_text import read_text
from generator.load.file_text import shown
from generator.load.suggest import did_you_mean
from generator.load.suggest import same_name
from generator.load.typed import typed
from generator.load.typed import without_repeats
from generator.load.yaml_reader import read_yaml


@dataclass(frozen=True, slots=True)
class ReadTranscript:
    """A transcript as far as it could be read, with the content of the layout it names and that layout's file."""

    document: YamlDocument
    file: GameFile
    content: Content
    layout: Path
    layout_document: YamlDocument

    @property
    def has_history(self) -> bool:
        return "turns" in self.file.model_fields_set


def load_file(written: Source) -> Loaded[GameFile]:
    """As `load`, but digits may be signs without quotes: they stand for themselves and are no numbers."""
    text = read_text(written)
    if isinstance(text, Finding):
        return Loaded(None, (text,))
    document, findings = read_yaml(text, shown(written))
    if document is None:
        return Loaded(None, findings)
    signs = {place.key for location, place in document.places.items() if "drawn" in location[2:3]}
    findings = tuple(each for each in findings if each.code != "PC120" or each.span not in signs)
    value, faults = typed(document, GameFile)
    findings = without_repeats(findings, faults)
    return Loaded(None if has_errors(findings) else value, findings, document)


def load_source(game: Game[Content], written: Source) -> Loaded[ReadTranscript]:
    """The transcript with its layout; what is wrong in either of them."""
    loaded = load_file(written)
    file, document = loaded.value, loaded.document
    if file is None or document is None:
        return Loaded(None, loaded.findings, document)
    layout = _layout(game, written, file.layout)
    if layout is None:
        return Loaded(None, (*loaded.findings, _no_layout(game, document, file.layout)), document)
    content = game.load(layout)
    findings = (*loaded.findings, *(each for each in content.findings if content.value is None))
    if content.value is None or content.document is None:
        return Loaded(None, findings, document)
    return Loaded(ReadTranscript(document, file, content.value, layout, content.document), findings, document)


def _layout(game: Game[Content], written: Source, name: str) -> Path | None:
    """The layout of that name, or the file as seen from that of the game; None if there is neither."""
    named = game.layouts
    found = same_name(name, named)
    if found:
        return named[found]
    if not isinstance(written, Path):
        return None
    path = written.parent / name
    try:
        return path if path.suffix.lower() in ENDINGS and path.is_file() else None
    except (OSError, ValueError):  # a name that no file can have
        return None


def _no_layout(game: Game[Content], document: YamlDocument, name: str) -> Finding:
    is_file = name.lower().endswith(ENDINGS)
    fix = f"{did_you_mean(name, game.layouts)}, or the path of a .yaml file"
    return Finding(
        "DS401",
        f"there is no {'file' if is_file else 'layout'} {name[:60]!r}",
        document.span(("layout",)),
        help="the path leads from this file to the layout" if is_file else fix,
    )
