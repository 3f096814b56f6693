"""Make a preview of a layout each time you save it, and say what is wrong with it; Ctrl-C ends."""

from functools import partial
from pathlib import Path
from typing import Annotated

import typer

from generator.cli.command import Command
from generator.cli.kinds import LAYOUT
from generator.cli.kinds import refuse_other_kinds
from generator.cli.offers import components
from generator.cli.offers import layouts
from generator.cli.offers import offered_of_game
from generator.cli.options import CodeOption
from generator.cli.options import DataOption
from generator.cli.options import GameOption
from generator.cli.options import LanguageOption
from generator.cli.options import OpenOption
from generator.cli.options import OutOption
from generator.cli.options import PaperOption
from generator.cli.options import ThemeOption
from generator.cli.options import game_of
from generator.cli.options import layout_file
from generator.cli.options import named_layout
from generator.cli.order import Choice
from generator.cli.order import launch
from generator.cli.order import order_for
from generator.cli.preview import make_preview
from generator.cli.preview import show_preview
from generator.cli.preview import with_any_setup
from generator.cli.report import people_see_messages
from generator.cli.saves import saves
from generator.cli.say import say
from generator.cli.values import choice
from generator.discover import AnyGame
from generator.errors import FindingsError
from generator.findings import Finding
from generator.load.file_text import read_text
from generator.names import joined
from generator.names import name_part
from generator.pipeline.order import Order
from generator.project.begin import common_files
from generator.project.find import MARKER
from generator.write import Format
from generator.write import Target

EXAMPLES = """Examples:

papercosmos watch my-layouts/comet.yaml

papercosmos watch twins --component templates --format svg --theme mono"""


def watch(
    file: Annotated[
        str,
        typer.Argument(
            metavar="NAME|FILE.yaml",
            help="A layout, or another file of the project such as shapes.yaml.",
            autocompletion=offered_of_game(layouts),
            show_default=False,
        ),
    ],
    component: Annotated[
        str,
        typer.Option(
            help="What to show; the sheet, if not said.", autocompletion=offered_of_game(components), show_default=False
        ),
    ] = "",
    format: Annotated[Format, choice(Format, "Of the preview.")] = Format.PNG,
    game: GameOption = "",
    paper: PaperOption = "",
    theme: ThemeOption = "",
    language: LanguageOption = "",
    code: CodeOption = "",
    data: DataOption = None,
    out: OutOption = Path("output"),
    open_: OpenOption = False,
) -> None:
    try:
        with people_see_messages("watched"):
            found = game_of(game, data)
            layout = _layout(found, file)
            chosen = Choice(str(layout), paper, theme, language, data=data)
            ordered = partial(_ordered, found.id, component or found.shown_by, chosen, code)
            shown = ordered().component.id  # wrong names are told before anything is watched
        target = Target(out, joined(found.id, shown, name_part(layout.stem), "preview"), format)
        _watch(ordered, target, _watched(found, layout), open_)
    except KeyboardInterrupt:
        say("", "Stopped.")


def _watch(ordered: "partial[Order]", target: Target, files: tuple[Path, ...], open_: bool) -> None:
    say(f"Watching {', '.join(str(file) for file in files if file.is_file())}; Ctrl-C ends.")
    last: tuple[Path, ...] = ()
    for _ in saves(files):
        preview = make_preview(ordered, target, last)
        show_preview(preview)
        if open_ and preview.files and not last:
            launch(preview.files[0])
        last = preview.files


def _ordered(game: str, component: str, choice: Choice, code: str) -> Order:
    return with_any_setup(order_for(game, component, choice), code)


def _layout(game: AnyGame, given: str) -> Path:
    """The layout to show: the one given, or the usual one if another file of the project is."""
    file = named_layout(game, given)
    if game.own and file.resolve() in [other.resolve() for other in _others(game)]:
        return layout_file(game, "")
    trouble = read_text(refuse_other_kinds(game, file, LAYOUT))
    if isinstance(trouble, Finding):
        raise FindingsError((trouble,))
    return file


def _watched(game: AnyGame, layout: Path) -> tuple[Path, ...]:
    return (layout, *_others(game))


def _others(game: AnyGame) -> tuple[Path, ...]:
    """What a project may have beside its layouts, whether it is there or not."""
    names = [MARKER, *(f"{name}.yaml" for name in common_files(game))]
    return tuple(game.own / name for name in names) if game.own else ()


COMMAND = Command(watch, EXAMPLES)
