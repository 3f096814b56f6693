"""Kit files: what goes into a kit, how often and on which paper, in YAML."""

from collections.abc import Iterable
from collections.abc import Iterator
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

from pydantic import Field

from generator.findings import Finding
from generator.findings import has_errors
from generator.findings import in_order
from generator.impose.run import Sides
from generator.load import Loaded
from generator.load import load
from generator.load.document import Document
from generator.load.document import Location
from generator.load.models import AS_LIST
from generator.load.models import FileModel
from generator.load.models import LineWords
from generator.load.models import words
from generator.load.suggest import did_you_mean
from generator.load.words import Words

Count = Annotated[int, Field(ge=1, le=1000)]
Players = Annotated[int, Field(ge=1, le=100, description="For how many people.")]
Games = Annotated[int, Field(ge=1, le=100, description="For how many games.")]
Paper = Annotated[str, Field(description="A paper by its id, such as a4 or letter.")]
Theme = Annotated[str, Field(description="A theme by its id, such as colour or mono.")]
Layout = Annotated[str, Field(description="A layout by its name, or a file beside the kit file.")]
AsSides = Annotated[Sides, Field(strict=False, description="Backs: fold, duplex or front (left out).")]


class PartFile(FileModel):
    """One component of a kit; what is not said follows from the kit and from what the component is for."""

    component: Annotated[str, Field(description="What to print, such as sheet.")]
    copies: Annotated[Count | None, Field(description="How many copies, instead of what the players need.")] = None
    setups: Annotated[Count | None, Field(description="For how many set-ups, instead of one for each game.")] = None
    per_page: Annotated[int, Field(ge=1, le=2, description="Copies on a page.")] = 1
    sides: AsSides | None = None
    paper: Paper | None = None
    theme: Theme | None = None
    layout: Layout | None = None
    is_optional: Annotated[bool, Field(description="The plan says that one can do without it.")] = False


class KitFile(FileModel):
    """A kit: components and how they are printed; options of the command line go before what it says."""

    name: Annotated[LineWords, Field(description="What it is called, once or for each language.")]
    players: Players | None = None
    games: Games | None = None
    layout: Layout | None = None
    paper: Paper | None = None
    theme: Theme | None = None
    sides: AsSides | None = None
    parts: Annotated[tuple[PartFile, ...], AS_LIST, Field(min_length=1, max_length=50, description="What goes in.")]


@dataclass(frozen=True, slots=True)
class Kit:
    """A kit by its file's name, with its own in all languages, and where it lies."""

    path: Path
    name: Words
    file: KitFile


def load_kit(path: Path, known: Mapping[str, Iterable[str]]) -> Loaded[Kit]:
    """The kit; `known` has the ids there are for each key that names something."""
    loaded = load(path, KitFile)
    file, document = loaded.value, loaded.document
    if file is None or document is None:
        return Loaded(None, loaded.findings, document)
    findings = in_order((*loaded.findings, *_unknown(file, document, known)))
    kit = Kit(path, words(file.name, document, "name"), file)
    return Loaded(None if has_errors(findings) else kit, findings, document)


def _unknown(kit: KitFile, document: Document, known: Mapping[str, Iterable[str]]) -> Iterator[Finding]:
    places: list[tuple[FileModel, Location]] = [(kit, ())]
    places += [(part, ("parts", index)) for index, part in enumerate(kit.parts)]
    for place, location in places:
        for key, ids in known.items():
            name = getattr(place, key, None)
            if name is not None and name not in ids:
                message, span = f"there is no {key} {name!r}", document.span((*location, key))
                yield Finding("PC310", message, span, help=did_you_mean(name, ids))
