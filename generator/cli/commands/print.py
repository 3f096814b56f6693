"""Print a component of a game, such as the cosmos sheet of Distant Suns, or make the files that cut it out."""

from dataclasses import replace
from pathlib import Path
from typing import Annotated

import typer

from generator.cli.command import Command
from generator.cli.cut_options import ClearanceOption
from generator.cli.cut_options import CutWishes
from generator.cli.cut_options import ForOption
from generator.cli.cut_options import HexOption
from generator.cli.cut_options import KerfOption
from generator.cli.cut_options import MaterialOption
from generator.cli.cut_options import PieceOption
from generator.cli.cut_options import SheetOption
from generator.cli.cut_options import ThicknessOption
from generator.cli.cut_options import fitted
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
from generator.cli.order import MOST_COPIES
from generator.cli.order import Choice
from generator.cli.order import order_for
from generator.cli.order import run
from generator.cli.order import with_kit
from generator.cli.order import with_setups
from generator.cli.report import people_see_messages
from generator.cli.values import whole
from generator.impose.run import Sides
from generator.write import Format
from generator.write import Target

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
    copies: Annotated[int, whole(1, MOST_COPIES, "How many copies.")] = 1,
    per_page: Annotated[int, whole(1, 2, "Copies on a page; two are smaller and save paper.")] = 1,
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
    out: OutOption = Path("output"),
    open_: OpenOption = False,
) -> None:
    if outlines and format is not Format.SVG:
        raise typer.BadParameter("--outlines is for --format svg")
    wishes = CutWishes(for_, kerf, material, thickness, sheet, piece)
    choice = Choice(layout, paper, theme, language, anyway, data)
    with people_see_messages():
        order = replace(
            with_kit(with_setups(order_for(game, component, choice), code), craft),
            copies=copies,
            per_page=per_page,
            sides=sides or Sides.FOLD,
            has_long_marks=long_marks,
        )
        order = fitted(order, layout, hex_, clearance)
        target = Target(out, order.component.id, format, outlines)
        if wishes == CutWishes():
            run(order, target, printer, open_)
            return
        from generator.cli.cut import run_for

        run_for(order, wishes, target, printer, open_)


COMMAND = Command(print_component, EXAMPLES)
