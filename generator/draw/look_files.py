"""Look files: themes, lettering, symbols and languages under templates/, read into a Look."""

import pathlib
from collections.abc import Iterator
from collections.abc import Mapping
from dataclasses import replace
from typing import Annotated
from typing import Literal

from pydantic import Field

from generator.draw.fonts import Font
from generator.draw.look import SYMBOL_SQUARE
from generator.draw.look import Look
from generator.draw.scene import Path
from generator.draw.scene import Style
from generator.draw.scene import Symbol
from generator.draw.scene import symbol
from generator.draw.text import Type
from generator.geometry.path import placed
from generator.geometry.path_data import read_path
from generator.geometry.point import Point
from generator.load import Loaded
from generator.load import load
from generator.load.models import AS_LIST
from generator.load.models import FileModel
from generator.load.models import TableFile

Colour = Annotated[str, Field(description="A colour by its name under `colours`, or as '#rrggbb'.")]


class StyleFile(FileModel):
    fill: Colour | None = None
    stroke: Colour | None = None
    width: float = Field(default=0.0, ge=0, description="Line width in mm; for symbol parts in units of their square.")
    dash: Annotated[tuple[float, ...], AS_LIST] = ()


class ThemeFile(FileModel):
    """How things are inked: roles such as `grid` or `alien-tint`, each with fill, stroke and width."""

    about: str = Field(description="What it is, in a few words, for those who choose.")
    colours: dict[str, Annotated[str, Field(pattern="^#[0-9a-f]{6}$")]]
    styles: dict[str, StyleFile]


class TypeFile(FileModel):
    font: Literal["text", "strong", "title"]
    size: float = Field(description="Size in points.")
    smallest: float = Field(description="How far a text may be shrunk to fit its box, in points.")
    ink: str = Field(default="text", description="The style of the theme whose fill colours the letters.")


class LetteringFile(TableFile[TypeFile]):
    """Kinds of lettering by role."""


class PartFile(FileModel):
    """One part of a symbol: path data on the 24-unit square; exactly one of the four ways to ink it."""

    line: str | None = Field(default=None, description="Stroked only.")
    body: str | None = Field(default=None, description="Filled with the symbol's accent and stroked.")
    paper: str | None = Field(default=None, description="Filled with white and stroked.")
    solid: str | None = Field(default=None, description="Filled with ink.")


class SymbolFile(FileModel):
    accent: str = Field(description="The style of the theme that fills the body, for example `alien-body`.")
    parts: Annotated[tuple[PartFile, ...], AS_LIST]


class SymbolsFile(TableFile[SymbolFile]):
    """All symbols, drawn as one family."""


class LanguageFile(TableFile[dict[str, str]]):
    """Texts in sections; {braces} are filled in when the text is used."""

    @property
    def texts(self) -> dict[str, str]:
        return {f"{section}.{key}": text for section, texts in self.root.items() for key, text in texts.items()}


def about_theme(templates: pathlib.Path, theme: str) -> Loaded[str]:
    """What the theme is, in a few words."""
    loaded = load(templates / "themes" / f"{theme}.yaml", ThemeFile)
    return Loaded(loaded.value.about if loaded.value else None, loaded.findings)


def name_of_language(templates: pathlib.Path, language: str) -> Loaded[str]:
    """What the language calls itself."""
    loaded = load(templates / "languages" / language / "common.yaml", LanguageFile)
    return Loaded(loaded.value.texts["language.name"] if loaded.value else None, loaded.findings)


def read_look(templates: pathlib.Path, theme: str, language: str, game: str | None = None) -> Loaded[Look]:
    """The look of one theme in one language, with the words common to all games and those of one, if any."""
    themed = load(templates / "themes" / f"{theme}.yaml", ThemeFile)
    lettering = load(templates / "lettering.yaml", LetteringFile)
    drawn = load(templates / "symbols.yaml", SymbolsFile)
    common = load(templates / "languages" / language / "common.yaml", LanguageFile)
    own = load(templates / "languages" / language / f"{game}.yaml", LanguageFile) if game else common
    findings = tuple(finding for part in (themed, lettering, drawn, common, own) for finding in part.findings)
    if not (themed.value and lettering.value and drawn.value and common.value and own.value):
        return Loaded(None, findings)
    styles = _styles(themed.value)
    look = Look(
        theme=theme,
        language=language,
        texts=common.value.texts | own.value.texts,
        styles=styles,
        types={role: _type(kind, styles) for role, kind in lettering.value.root.items()},
        symbols=_Symbols(drawn.value.root, styles),
    )
    return Loaded(look, findings)


def _styles(theme: ThemeFile) -> dict[str, Style]:
    def colour(name: str | None) -> str | None:
        return theme.colours.get(name, name) if name else None

    return {
        role: Style(colour(style.fill), colour(style.stroke), style.width, style.dash)
        for role, style in theme.styles.items()
    }


def _type(kind: TypeFile, styles: Mapping[str, Style]) -> Type:
    return Type(Font[kind.font.upper()], kind.size, kind.smallest, styles[kind.ink].fill or "#000000")


class _Symbols(Mapping[str, Symbol]):
    """Symbols by name, each drawn when somebody asks for it: no page needs them all."""

    def __init__(self, files: Mapping[str, SymbolFile], styles: Mapping[str, Style]) -> None:
        self._files = files
        self._styles = styles
        self._drawn: dict[str, Symbol] = {}

    def __getitem__(self, name: str) -> Symbol:
        if name not in self._drawn:
            self._drawn[name] = _symbol(name, self._files[name], self._styles)
        return self._drawn[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._files)

    def __len__(self) -> int:
        return len(self._files)


def _symbol(name: str, file: SymbolFile, styles: Mapping[str, Style]) -> Symbol:
    """The symbol around its middle, inked for one theme."""
    line, paper = styles["symbol-line"], styles["symbol-paper"]
    inks = {
        "line": line,
        "body": replace(line, fill=styles[file.accent].fill),
        "paper": replace(line, fill=paper.fill),
        "solid": styles["symbol-solid"],
    }
    middle = Point(-SYMBOL_SQUARE / 2, -SYMBOL_SQUARE / 2)
    parts = ((way, data) for part in file.parts for way, data in part.model_dump(exclude_none=True).items())
    return symbol(f"symbol-{name}", (Path(placed(read_path(data), middle), inks[way]) for way, data in parts))
