"""Look models: what may stand in the files of styles, themes, lettering, symbols and languages under templates/."""

from typing import Annotated
from typing import Literal

from pydantic import Field

from generator.load.models import AS_LIST
from generator.load.models import FileModel
from generator.load.models import TableFile

Colour = Annotated[str, Field(description="A colour by its name under `colours`, or as '#rrggbb'.")]
Palette = dict[str, Annotated[str, Field(pattern="^#[0-9a-f]{6}$")]]


class StylesFile(TableFile[str]):
    """Styles by role, such as `grid`, each with the one it is painted like in a theme that does not give it."""


class StyleFile(FileModel):
    fill: Colour | None = None
    stroke: Colour | None = None
    width: float = Field(default=0.0, ge=0, description="Line width in mm; for symbol parts in units of their square.")
    dash: Annotated[tuple[float, ...], AS_LIST] = ()


class GameThemeFile(FileModel):
    """What one theme gives one game; the colours of the theme have their names here, too."""

    colours: Palette = Field(default={}, description="Names for colours.")
    styles: dict[str, StyleFile]


class ThemeFile(GameThemeFile):
    """How things are inked in all games."""

    about: str = Field(description="What it is, in a few words, for those who choose.")


class TypeFile(FileModel):
    font: Literal["text", "strong", "title"]
    size: float = Field(description="Size in points.")
    smallest: float = Field(description="How far a text may be shrunk to fit its box, in points.")
    ink: str = Field(default="ink", description="The style of the theme whose fill colours the letters.")


class LetteringFile(TableFile[TypeFile]):
    """Kinds of lettering by role."""


class SymbolPartFile(FileModel):
    """One part of a symbol: path data on the 24-unit square; exactly one of the four ways to ink it."""

    line: str | None = Field(default=None, description="Stroked only.")
    body: str | None = Field(default=None, description="Filled with the symbol's accent and stroked.")
    paper: str | None = Field(default=None, description="Filled with white and stroked.")
    solid: str | None = Field(default=None, description="Filled with ink.")


class SymbolFile(FileModel):
    accent: str = Field(description="The style of the theme that fills the body, for example `body-1`.")
    parts: Annotated[tuple[SymbolPartFile, ...], AS_LIST]


class SymbolsFile(TableFile[SymbolFile]):
    """Symbols by name, drawn as one family."""


class LanguageFile(TableFile[dict[str, str]]):
    """Texts in sections; {braces} are filled in when the text is used."""

    @property
    def texts(self) -> dict[str, str]:
        return {f"{section}.{key}": text for section, texts in self.root.items() for key, text in texts.items()}
