"""Kit files: what goes into a kit, how often and on which paper, in YAML."""

from collections.abc import Iterable
from collections.abc import Iterator
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

from pydantic import Field

from generator.data import ENDINGS
from generator.findings import Finding
from generator.findings import Span
from generator.findings import has_errors
from generator.findings import in_order
from generator.game.file_kind import FileKind
from generator.impose.run import Sides
from generator.load import Loaded
from generator.load import load
from generator.load.document import Location
from generator.load.document import YamlDocument
from generator.load.models import AS_LIST
from generator.load.models import FileModel
from generator.load.models import LineWords
from generator.load.models import ProseWords
from generator.load.models import words
from generator.load.suggest import did_you_mean
from generator.load.suggest import same_name
from generator.load.words import Words
from generator.names import is_file_name

RANDOM = "random"  # the layout of those who leave it to chance
PARTS = ("parts",)
NOT_BOUND = {  # keys that a page of a booklet cannot have, and why
    "copies": "every player gets one booklet",
    "per_page": "a page of the booklet is half a page of paper",
    "sides": "a booklet is printed on both sides",
    "paper": "all pages of a booklet are on the same paper",
    "setups": "each stop has one set-up",
    "is_optional": "the booklet is printed as a whole",
}
MOVE = "put the layout beside the kit file, or into a project and name it without ending"

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
    is_bound: Annotated[bool, Field(description="A page of the booklet that every player gets.")] = False
    heading: Annotated[LineWords, Field(description="Opens a group in the booklet's list of stops.")] = ""


class KitFile(FileModel):
    """A kit: components and how they are printed; options of the command line go before what it says."""

    name: Annotated[LineWords, Field(description="What it is called, once or for each language.")]
    notes: Annotated[ProseWords, Field(description="What is special about it, for those who choose.")] = ""
    players: Players | None = None
    games: Games | None = None
    layout: Layout | None = None
    paper: Paper | None = None
    theme: Theme | None = None
    sides: AsSides | None = None
    parts: Annotated[tuple[PartFile, ...], AS_LIST, Field(min_length=1, max_length=50, description="What goes in.")]


@dataclass(frozen=True, slots=True)
class Kit:
    """A kit by its file's name, with its own in all languages, and where it lies.

    `layouts` has the file of each layout that it names, `beside` those of them that lie beside it. `headings` are those
    of the parts, empty where a part has none; `places` is where each part names its component.
    """

    path: Path
    name: Words
    notes: Words
    file: KitFile
    layouts: Mapping[str, Path]
    beside: tuple[Path, ...] = ()
    headings: tuple[Words, ...] = ()
    places: tuple[Span, ...] = ()

    @property
    def bound(self) -> tuple[PartFile, ...]:
        """The pages of the booklet, in the order of its stops."""
        return tuple(part for part in self.file.parts if part.is_bound)


def load_kit(path: Path, known: Mapping[str, Iterable[str]], layouts: Mapping[str, Path]) -> Loaded[Kit]:
    """The kit; `known` has the ids there are for each key that names something, `layouts` those by their name."""
    loaded = load(path, KitFile)
    document = loaded.document
    if loaded.value is None or document is None:
        return Loaded(None, loaded.findings, document)
    file = _as_we_write(loaded.value, {**known, "layout": (*layouts, RANDOM)})
    beside = {name: path.parent / name for name in _layout_files(file) if name not in layouts}
    wrong = (*_unknown(file, document, known), *_lost(file, document, layouts, beside), *_unbindable(file, document))
    findings = in_order((*loaded.findings, *wrong))
    headings = tuple(words(part.heading, document, *PARTS, at, "heading") for at, part in enumerate(file.parts))
    name, notes = words(file.name, document, "name"), words(file.notes, document, "notes")
    places = tuple(document.span((*PARTS, at, "component")) for at in range(len(file.parts)))
    kit = Kit(path, name, notes, file, {**layouts, **beside}, tuple(beside.values()), headings, places)
    return Loaded(None if has_errors(findings) else kit, findings, document)


def _as_we_write(file: KitFile, known: Mapping[str, Iterable[str]]) -> KitFile:
    """With the names of things as we write them, whatever their case in the file."""

    def named(place: KitFile | PartFile) -> dict[str, str]:
        given = {key: getattr(place, key, None) for key in known}
        return {key: same_name(name, known[key]) or name for key, name in given.items() if name is not None}

    parts = tuple(part.model_copy(update=named(part)) for part in file.parts)
    return file.model_copy(update={**named(file), "parts": parts})


def _unknown(kit: KitFile, document: YamlDocument, known: Mapping[str, Iterable[str]]) -> Iterator[Finding]:
    for place, location in _places(kit):
        for key, ids in known.items():
            name = getattr(place, key, None)
            if name is not None and name not in ids:
                message, span = f"there is no {key} {name!r}", document.span((*location, key))
                yield Finding("PC310", message, span, help=did_you_mean(name, ids))


def _places(kit: KitFile) -> Iterator[tuple[KitFile | PartFile, Location]]:
    """Where a kit may name something: the kit as a whole, and each part."""
    yield kit, ()
    yield from ((part, (*PARTS, index)) for index, part in enumerate(kit.parts))


def _layout_files(kit: KitFile) -> list[str]:
    """The layouts that are named as files, each once."""
    names = dict.fromkeys(place.layout for place, _ in _places(kit) if place.layout)
    return [name for name in names if name.lower().endswith(ENDINGS)]


def _lost(
    kit: KitFile, document: YamlDocument, layouts: Mapping[str, Path], beside: Mapping[str, Path]
) -> Iterator[Finding]:
    """Layouts that are nowhere: neither known by that name nor a file beside the kit."""
    for place, location in _places(kit):
        name, span = place.layout, document.span((*location, "layout"))
        if name is None or name in layouts or (name == RANDOM and place is kit):
            continue
        if name not in beside:
            yield Finding("PC310", f"there is no layout {name[:60]!r}", span, help=did_you_mean(name, layouts))
        elif not is_file_name(name):
            yield Finding("PC310", f"the layout {name[:60]!r} does not lie beside this file", span, help=MOVE)
        elif not beside[name].is_file():
            yield Finding("PC310", f"there is no file {name[:60]!r} beside this one", span, help=MOVE)


def _unbindable(kit: KitFile, document: YamlDocument) -> Iterator[Finding]:
    """Keys that mean nothing to a page of a booklet, and headings where there is none."""
    for index, part in enumerate(kit.parts):
        for key in NOT_BOUND if part.is_bound else ():
            if key in part.model_fields_set:
                message, span = f"a bound part has no {key!r} of its own", document.span((*PARTS, index, key))
                yield Finding("PC311", message, span, help=f"{NOT_BOUND[key]}; remove the line")
        if part.heading and not part.is_bound:
            span = document.span((*PARTS, index, "heading"))
            help = "add 'is_bound: true' to the part, or remove the line"
            yield Finding("PC312", "only parts of a booklet stand under a heading", span, help=help)


FILE = FileKind(KitFile)
