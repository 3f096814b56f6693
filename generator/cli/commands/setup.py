"""Choose set-ups by chance or by code, say them in words, and print a card for each."""

from typing import Annotated

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
from generator.cli.report import people_see_messages
from generator.cli.say import say
from generator.cli.values import choice
from generator.cli.values import whole
from generator.cli.writing import launch
from generator.cli.writing import print_order
from generator.desk.places import OUTPUT
from generator.desk.setups import LIMITS
from generator.desk.setups import ChosenSetups
from generator.desk.setups import SetupWish
from generator.desk.setups import setups_for
from generator.impose.run import Sides
from generator.write import Form
from generator.write import Format

EXAMPLES = """Examples:

papercosmos setup distant-suns

papercosmos setup distant-suns --count 9 --paper letter --lang fr

papercosmos setup distant-suns --code DS-7KQ2-MK"""


def setup(
    game: GameArgument,
    count: Annotated[int, whole(LIMITS["count"], "How many set-ups, all different.")] = 1,
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
    out: OutOption = OUTPUT,
    open_: OpenOption = False,
) -> None:
    wish = SetupWish(game, count, code, layout, paper, theme, language, sides, anyway, data)
    with people_see_messages():
        chosen = setups_for(wish)
        for setup, words in zip(chosen.setups, chosen.words, strict=True):
            say(f"{setup.code}  {words}")
        file = print_order(chosen.order, printer, Form(format), out) if chosen.order else None
    if file and open_:
        launch(file)
    say(f"The same again: {_again(wish, chosen)}")


def _again(wish: SetupWish, chosen: ChosenSetups) -> str:
    """The command that makes the same cards; the layout matters, for its set-ups are chosen to be playable on it."""
    count = f" --count {wish.count}" if wish.count > 1 else ""
    layout = f" --layout {wish.layout}" if wish.layout else ""
    project = f" --data {wish.data}" if wish.data else ""
    return f"papercosmos setup {chosen.game.id} --code {chosen.setups[0].code}{count}{layout}{project}"


COMMAND = Command(setup, EXAMPLES)
