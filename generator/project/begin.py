"""Begin a project: the files of a new folder, made from the shipped ones, each ready to be changed."""

import re
from collections.abc import Iterable
from pathlib import Path

from generator import discover
from generator.data import layouts_of
from generator.discover import AnyGame
from generator.load.schema import schema_text
from generator.project.find import MARKER
from generator.values import dataclass

MODELINE = "# yaml-language-server: $schema="
AUTHOR = "Your name"
LONGEST_NAME = 24  # so that it fits the head of a sheet
README = """\
# {title}

A Papercosmos project for the game {game}. In this folder, and in all folders in it, `papercosmos` uses these files:

| file | what it is |
|---|---|
{table}

What to do next:

    papercosmos watch {layout}
    papercosmos check {name}
    papercosmos print {game} {component} --layout {name}
    papercosmos night --craft {name}

`watch` makes a preview each time you save, and says what is wrong; open the layout in your editor beside it. `check`
proves that the layout can be played. `night` makes one PDF for an evening, with what `{kit}` asks for. `papercosmos
list` shows what there is; `papercosmos explain CODE` tells more about a finding.

From another folder, say which project you mean: `papercosmos night --data DIR`.
"""


@dataclass(frozen=True, slots=True)
class Beginning:
    """What a new project is to hold: a layout and a kit `name`, begun as copies of others, and these further files."""

    game: AnyGame
    name: str
    like: str
    kit_like: str
    copied: tuple[str, ...] = ()

    @property
    def layout(self) -> str:
        return f"{self.game.folder}/{self.name}.yaml"

    @property
    def kit(self) -> str:
        return f"kits/{self.name}.yaml"


def own_name(folder: Path, game: AnyGame) -> str:
    """What the layout of a new project is called: like its folder, but like none of ours."""
    plain = re.sub(r"[^\w]+", "-", folder.resolve().name.lower()).strip("-_")[:LONGEST_NAME] or "mine"
    return f"my-{plain}" if plain in game.shipped_layouts else plain


def common_files(game: AnyGame) -> tuple[str, ...]:
    """The files that all layouts of a game are played with, such as shapes; each can be copied into a project."""
    return tuple(sorted(path.stem for path in layouts_of(game.id).glob("*.yaml")))


def files_of(beginning: Beginning) -> dict[str, str]:
    """All files of the project by their path in it."""
    game = beginning.game
    files = {
        MARKER: _marker(beginning),
        beginning.layout: _layout(beginning),
        beginning.kit: _kit(beginning),
        **{f"{name}.yaml": _text(layouts_of(game.id) / f"{name}.yaml") for name in beginning.copied},
    }
    schemas = {
        f"schema/{kind}.json": schema_text(discover.file_model(game.id, kind)) for kind in discover.file_kinds(game.id)
    }
    return {"README.md": _readme(beginning, files), **files, **schemas}


def _marker(beginning: Beginning) -> str:
    return f"""\
# This file makes the folder a Papercosmos project.
{MODELINE}schema/project.json

# The game that it is about.
game: {beginning.game.id}

# The layout that is taken where none is named.
layout: {_scalar(beginning.name)}
"""


def _layout(beginning: Beginning) -> str:
    """The copied layout under its new name, without what was said about the old one."""
    text = _text(beginning.game.shipped_layouts[beginning.like])
    text = _with_heading(text, f"# {_title(beginning.name)}, begun as a copy of {beginning.like}.")
    text = _with_value(text, "name", f"name: {_scalar(_title(beginning.name))}\n")
    text = _with_value(text, "author", f"author: {AUTHOR}\n")
    return _with_value(text, "notes", "# notes: What is special about it, in a sentence.\n")


def _kit(beginning: Beginning) -> str:
    """What a shipped kit holds, under a name and with a layout of its own."""
    _, _, parts = _text(beginning.game.shelf.shipped_files("kits")[beginning.kit_like]).partition("\nparts:\n")
    return f"""\
# What goes into the kit: papercosmos night --craft {beginning.name}
{MODELINE}../schema/kit.json
name: {_scalar(_title(beginning.name))}
layout: {_scalar(beginning.name)}

# Unless the command line says otherwise. Remove the # before what you want to settle.
# players: 4
# games: 1
# paper: a4
# theme: colour

# A part may also have copies, setups, per_page, paper, theme and layout.
parts:
{parts}"""


def _readme(beginning: Beginning, files: Iterable[str]) -> str:
    return README.format(
        title=_title(beginning.name),
        table="\n".join(f"| `{file}` | {_said(beginning, file)} |" for file in (*files, "schema/")),
        game=beginning.game.id,
        name=beginning.name,
        layout=beginning.layout,
        kit=beginning.kit,
        component=beginning.game.shown_by,
    )


def _said(beginning: Beginning, file: str) -> str:
    said = {
        MARKER: "makes the folder a project; names the game and the usual layout",
        beginning.layout: "the layout to change; more of them can lie beside it, and each name is found by `--layout`",
        beginning.kit: "what goes into a kit, how often and on which paper",
        "schema/": "lets editors complete and check keys while you type",
    }
    return said.get(file) or "used instead of the one that comes with the game; remove it to have that one back"


def _title(name: str) -> str:
    return name.replace("-", " ").replace("_", " ").capitalize()


def _scalar(text: str) -> str:
    """As YAML text; in quotes if it could be taken for a number or a truth value."""
    is_plain = text[0].isalpha() and text.lower() not in ("true", "false", "null")
    return text if is_plain else f'"{text}"'


def _text(file: Path) -> str:
    return file.read_text(encoding="utf-8")


def _with_heading(text: str, heading: str) -> str:
    """Another first comment; the line that names the schema stays."""
    return re.sub(r"\A(?:#(?! yaml-language-server).*\n)+", f"{heading}\n", text)


def _with_value(text: str, key: str, line: str) -> str:
    """Another value for a key, with all the lines of the old one gone; no change if there is no such key."""
    return re.sub(rf"^{key}:.*\n(?:[ ]+.*\n)*", lambda found: line, text, flags=re.MULTILINE)
