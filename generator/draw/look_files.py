"""Look files: styles, themes, lettering, symbols and words under templates/, read into a Look.

Each of their folders has a common file and, where a game needs more, one of its own, which goes before the common one.
"""

import pathlib
from collections.abc import Iterator
from collections.abc import Mapping
from dataclasses import replace
from itertools import chain
from typing import TypeVar

from generator.data import Folders
from generator.draw.fonts import Font
from generator.draw.look import SYMBOL_SQUARE
from generator.draw.look import Look
from generator.draw.look_models import GameThemeFile
from generator.draw.look_models import LanguageFile
from generator.draw.look_models import LetteringFile
from generator.draw.look_models import StylesFile
from generator.draw.look_models import SymbolFile
from generator.draw.look_models import SymbolsFile
from generator.draw.look_models import ThemeFile
from generator.draw.look_models import TypeFile
from generator.draw.painted import not_styles
from generator.draw.painted import painted
from generator.draw.scene import Path
from generator.draw.scene import Style
from generator.draw.scene import Symbol
from generator.draw.scene import symbol
from generator.draw.text import Type
from generator.findings import Finding
from generator.findings import has_errors
from generator.geometry.path import placed
from generator.geometry.path_data import read_path
from generator.geometry.point import Point
from generator.load import Loaded
from generator.load import load
from generator.load.document import YamlDocument

M = TypeVar("M", StylesFile, GameThemeFile, LetteringFile, SymbolsFile, LanguageFile)
COMMON = "common.yaml"
Templates = pathlib.Path | Folders


def about_theme(templates: Templates, theme: str) -> Loaded[str]:
    """What the theme is, in a few words."""
    loaded = load(templates / f"themes/{theme}/{COMMON}", ThemeFile)
    return Loaded(loaded.value.about if loaded.value else None, loaded.findings)


def name_of_language(templates: Templates, language: str) -> Loaded[str]:
    """What the language calls itself."""
    loaded = load(templates / f"languages/{language}/{COMMON}", LanguageFile)
    return Loaded(loaded.value.texts["language.name"] if loaded.value else None, loaded.findings)


def read_look(templates: Templates, theme: str, language: str, game: str | None = None) -> Loaded[Look]:
    """The look of one theme in one language: what all games have in common, and what one has of its own."""
    files = _Files(templates, game)
    likes = files.read("styles", StylesFile)
    themes = files.read(f"themes/{theme}", GameThemeFile, ThemeFile)
    lettering = files.read("lettering", LetteringFile)
    drawn = files.read("symbols", SymbolsFile)
    words = files.read(f"languages/{language}", LanguageFile, is_must=True)
    if has_errors(files.findings):
        return Loaded(None, tuple(files.findings))

    styles, faults = painted(likes, themes)
    inks = ((kind.ink, (role, "ink"), document) for file, document in lettering for role, kind in file.root.items())
    accents = (
        (each.accent, (name, "accent"), document) for file, document in drawn for name, each in file.root.items()
    )
    faults = faults or tuple(not_styles(chain(inks, accents), styles))
    if faults:
        return Loaded(None, (*files.findings, *faults))

    look = Look(
        theme=theme,
        language=language,
        texts={key: text for file, _ in words for key, text in file.texts.items()},
        styles=styles,
        types={role: _type(kind, styles) for file, _ in lettering for role, kind in file.root.items()},
        symbols=_Symbols({name: each for file, _ in drawn for name, each in file.root.items()}, styles),
    )
    return Loaded(look, tuple(files.findings))


class _Files:
    """The files that all games share and those of one, and what was found in them."""

    def __init__(self, templates: Templates, game: str | None) -> None:
        self._templates = templates
        self._game = game
        self.findings: list[Finding] = []

    def read(
        self, folder: str, model: type[M], common: type[M] | None = None, is_must: bool = False
    ) -> tuple[tuple[M, YamlDocument], ...]:
        """The common file of a folder, then that of the game if it is there or a must; those without errors."""
        loaded = [load(self._templates / f"{folder}/{COMMON}", common or model)]
        own = self._templates / f"{folder}/{self._game}.yaml"
        if self._game and (is_must or own.is_file()):
            loaded.append(load(own, model))
        self.findings += (finding for each in loaded for finding in each.findings)
        return tuple((each.value, each.document) for each in loaded if each.value and each.document)


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
