"""Painted: every style of a look in one theme.

A theme *gives* styles. One that it does not give is painted *like* another, which the files of styles name; so a new
theme needs to give but a few, and no file for each game.
"""

import re
from collections.abc import Collection
from collections.abc import Iterable
from collections.abc import Iterator
from collections.abc import Mapping
from collections.abc import Sequence

from generator.draw.look_models import GameThemeFile
from generator.draw.look_models import StyleFile
from generator.draw.look_models import StylesFile
from generator.draw.scene import Style
from generator.findings import Finding
from generator.load.document import Location
from generator.load.document import YamlDocument
from generator.load.suggest import closest
from generator.load.suggest import did_you_mean

LITERAL = re.compile("#[0-9a-f]{6}")

Styles = dict[str, Style]
Likes = Sequence[tuple[StylesFile, YamlDocument]]  # the common file first, then that of the game
Themes = Sequence[tuple[GameThemeFile, YamlDocument]]


def painted(likes: Likes, themes: Themes) -> tuple[Styles, tuple[Finding, ...]]:
    """All styles by role, and what is wrong with the files."""
    styles: Styles = {}
    colours: dict[str, str] = {}
    known = {role for file, _ in likes for role in file.root}
    findings: list[Finding] = []
    for theme, document in themes:
        colours |= theme.colours
        findings += _unknown_styles(theme, document, known)
        findings += _unknown_colours(theme, document, colours)
        styles |= {role: _style(style, colours) for role, style in theme.styles.items()}
    findings += _paint_others(styles, likes, themes[0][1])
    return styles, tuple(findings)


def not_styles(named: Iterable[tuple[str, Location, YamlDocument]], styles: Collection[str]) -> Iterator[Finding]:
    """What to say of names in files, each with its place, that should be styles and are not."""
    for name, location, document in named:
        if name not in styles:
            message = f"{location[-1]} cannot be {name!r}"
            yield Finding("PC205", message, document.span(location), help=_meant(name, styles))


def _style(file: StyleFile, colours: Mapping[str, str]) -> Style:
    def colour(name: str | None) -> str | None:
        return colours.get(name, name) if name else None

    return Style(colour(file.fill), colour(file.stroke), file.width, file.dash)


def _paint_others(styles: Styles, likes: Likes, theme: YamlDocument) -> Iterator[Finding]:
    """Adds what the theme does not give."""
    above = set[str]()
    for file, document in likes:
        for role, like in file.root.items():
            if role not in styles and like == role:
                help = f"add a line '{role}: ...'"
                yield Finding("PC202", f"styles has no key {role!r}", theme.key_span(("styles",)), help=help)
            elif like != role and like not in above:
                yield from not_styles([(like, (role,), document)], above)
            elif like in styles:  # else it was told above that there is none
                styles.setdefault(role, styles[like])
            above.add(role)


def _unknown_styles(theme: GameThemeFile, document: YamlDocument, known: set[str]) -> Iterator[Finding]:
    for role in theme.styles:
        if role not in known:
            place = document.key_span(("styles", role))
            yield Finding("PC201", f"there is no style {role!r}", place, help=_meant(role, known))


def _unknown_colours(theme: GameThemeFile, document: YamlDocument, colours: Mapping[str, str]) -> Iterator[Finding]:
    for role, style in theme.styles.items():
        for key, colour in (("fill", style.fill), ("stroke", style.stroke)):
            if colour and colour not in colours and not LITERAL.fullmatch(colour):
                help = f"{did_you_mean(colour, colours)}, or '#rrggbb'"
                yield Finding("PC205", f"{key} cannot be {colour!r}", document.span(("styles", role, key)), help=help)


def _meant(word: str, known: Iterable[str]) -> str:
    match = closest(word, known)
    return f"did you mean {match!r}?" if match else "the files under templates/styles list all there are"
