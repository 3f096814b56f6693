"""Print a component of a game, such as the cosmos sheet of Distant Suns, or make the files that cut it out."""

from pathlib import Path
from typing import Annotated

import typer

from generator.cli.command import Command
from generator.cli.cut_options import ClearanceOption
from generator.cli.cut_options import ForOption
from generator.cli.cut_options import HexOption
from generator.cli.cut_options import KerfOption
from generator.cli.cut_options import MaterialOption
from generator.cli.cut_options import PieceOption
from generator.cli.cut_options import SheetOption
from generator.cli.cut_options import ThicknessOption
from generator.cli.offers import kits
from generator.cli.offers import offered_of_game
from generator.cli.options import AnywayOption
from generator.cli.options import CodeOption
from generator.cli.options import ComponentArgument
from generator.cli.options import DataOption
from generator.cli.options import FormatOption
from generator.cli.options import GameArgument
from generator.cli.options import LanguageOption
from generator.cli.options import LayoutOption
from generator.cli.options import LongMarksOption
from generator.cli.options import OpenOption
from generator.cli.options import OutOption
from generator.cli.options import PaperOption
from generator.cli.options import PrinterOption
from generator.cli.options import SidesOption
from generator.cli.options import ThemeOption
from generator.cli.report import people_see_messages
from generator.cli.say import say
from generator.cli.values import whole
from generator.cli.writing import launch
from generator.cli.writing import print_order
from generator.desk.cuts import CutWish
from generator.desk.cuts import cut_order
from generator.desk.cuts import machine_for
from generator.desk.places import OUTPUT
from generator.desk.prints import LIMITS
from generator.desk.prints import PrintWish
from generator.desk.prints import order_for
from generator.desk.ready import form_of
from generator.pipeline.order import Order
from generator.write import Form
from generator.write import Format

EXAMPLES = """Examples:

papercosmos print distant-suns sheet --copies 4

papercosmos print distant-suns sheet --layout spiral --paper letter --theme mono --lang uk

papercosmos print distant-suns table --code DS-7KQ2-MK

papercosmos print distant-suns leaflet --craft none

papercosmos print distant-suns sheet --layout my-layouts/comet.yaml --format svg --outlines

papercosmos print distant-suns templates --for laser --material plywood"""


def print_component(
    game: GameArgument,
    component: ComponentArgument,
    layout: LayoutOption = "",
    copies: Annotated[int, whole(LIMITS["copies"], "How many copies.")] = 1,
    per_page: Annotated[int, whole(LIMITS["per_page"], "Copies on a page; two are smaller and save paper.")] = 1,
    paper: PaperOption = "",
    theme: ThemeOption = "",
    language: LanguageOption = "",
    code: CodeOption = "",
    craft: Annotated[
        str,
        typer.Option(
            metavar="none|light|full|tour|NAME|FILE.yaml",
            help="Rules and aids for those who play with that kit; without it, for all ways to play.",
            autocompletion=offered_of_game(kits),
            show_default=False,
        ),
    ] = "",
    sides: SidesOption = None,
    long_marks: LongMarksOption = False,
    format: FormatOption = Format.PDF,
    outlines: Annotated[
        bool, typer.Option("--outlines", help="SVG with letters as outlines, no fonts needed.")
    ] = False,
    for_: ForOption = "",
    hex_: HexOption = None,
    clearance: ClearanceOption = None,
    kerf: KerfOption = None,
    material: MaterialOption = "",
    thickness: ThicknessOption = None,
    sheet: SheetOption = "",
    piece: PieceOption = "",
    anyway: AnywayOption = False,
    printer: PrinterOption = "",
    data: DataOption = None,
    out: OutOption = OUTPUT,
    open_: OpenOption = False,
) -> None:
    form = form_of(format, outlines)
    cutting = CutWish(for_, kerf, material, thickness, sheet, piece)
    wish = PrintWish(
        game,
        component,
        layout,
        copies,
        per_page,
        paper,
        theme,
        language,
        code,
        craft,
        sides,
        has_long_marks=long_marks,
        cell_size=hex_,
        clearance=clearance,
        anyway=anyway,
        data=data,
    )
    with people_see_messages():
        order = order_for(wish)
        cut_by_hand = cutting == CutWish()
        file = print_order(order, printer, form, out) if cut_by_hand else _cut(order, cutting, printer, form, out)
    if open_:
        launch(file)


def _cut(order: Order, wish: CutWish, printer: str, form: Form, out: Path) -> Path:
    """Pages for those who cut by hand, cut files for those who let a machine do it."""
    machine = machine_for(wish)
    if machine.is_printer:
        file = print_order(order, printer, form, out)
        say(machine.advice)
        return file
    from generator.cli.cut import write_cut  # what printing does without

    return write_cut(cut_order(order, wish, form), out)


COMMAND = Command(print_component, EXAMPLES)
