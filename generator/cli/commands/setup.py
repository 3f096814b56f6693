"""Choose set-ups by chance or by code, say them in words, and print a card for each."""

from dataclasses import replace
from pathlib import Path
from typing import Annotated

import typer

from generator import discover
from generator.cli.command import Command
from generator.cli.options import AnywayOption
from generator.cli.options import CodeOption
from generator.cli.options import DataOption
from generator.cli.options import FormatOption
from generator.cli.options import GameArgument
from generator.cli.options import LanguageOption
from generator.cli.options import LayoutOption
from generator.cli.options import OpenOption
from generator.cli.options import OutOption
from generator.cli.options import PaperOption
from generator.cli.options import PrinterOption
from generator.cli.options import ThemeOption
from generator.cli.options import known_game
from generator.cli.order import Choice
from generator.cli.order import order_for
from generator.cli.order import run
from generator.cli.order import with_setups
from generator.cli.report import people_see_messages
from generator.cli.say import say
from generator.cli.values import choice
from generator.cli.values import whole
from generator.impose.run import Sides
from generator.pipeline.order import Order
from generator.pipeline.setups import told
from generator.write import Format
from generator.write import Target

CARD = "setup-card"
MOST = 500

EXAMPLES = """Examples:

papercosmos setup distant-suns

papercosmos setup distant-suns --count 9 --paper letter --lang fr

papercosmos setup distant-suns --code DS-7KQ2-MK"""


def setup(
    game: GameArgument,
    count: Annotated[int, whole(1, MOST, "How many set-ups, all different.")] = 1,
    code: CodeOption = "",
    layout: LayoutOption = "",
    paper: PaperOption = "",
    theme: ThemeOption = "",
    language: LanguageOption = "",
    sides: Annotated[Sides, choice(Sides, "Backs: none, on the other side, or folded behind.")] = Sides.FRONT,
    format: FormatOption = Format.PDF,
    anyway: AnywayOption = False,
    printer: PrinterOption = "",
    data: DataOption = None,
    out: OutOption = Path("output"),
    open_: OpenOption = False,
) -> None:
    if CARD not in discover.component_ids(known_game(game)):
        raise typer.BadParameter(f"the game {game!r} has no set-ups")
    with people_see_messages():
        order = order_for(game, CARD, Choice(layout, paper, theme, language, anyway, data))
        order = replace(with_setups(order, code, count), sides=sides)
        for each, words in told(order):
            say(f"{each}  {words}")
        run(order, Target(out, CARD, format), printer, open_)
    say(f"The same again: {_again(order, layout, data)}")


def _again(order: Order, layout: str, data: Path | None) -> str:
    """The command that makes the same cards; the layout matters, for its set-ups are chosen to be playable on it."""
    code = order.setups[0].code
    count = f" --count {len(order.setups)}" if len(order.setups) > 1 else ""
    chosen = f" --layout {layout}" if layout else ""
    project = f" --data {data}" if data else ""
    return f"papercosmos setup {order.game.id} --code {code}{count}{chosen}{project}"


COMMAND = Command(setup, EXAMPLES)
