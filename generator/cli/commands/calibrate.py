"""Print the calibration page, front and back of one sheet; with --printer, to see whether a profile is right."""

from pathlib import Path

from generator.cli.command import Command
from generator.cli.options import FormatOption
from generator.cli.options import LanguageOption
from generator.cli.options import OpenOption
from generator.cli.options import OutOption
from generator.cli.options import PaperOption
from generator.cli.options import PrinterOption
from generator.cli.options import ThemeOption
from generator.cli.options import language_for
from generator.cli.options import paper_for
from generator.cli.options import theme_for
from generator.cli.order import launch
from generator.cli.profiles import NO_PROFILE
from generator.cli.profiles import chosen_profile
from generator.cli.profiles import for_printer
from generator.cli.progress import progress_bar
from generator.cli.report import counted
from generator.cli.report import people_see_messages
from generator.cli.say import say
from generator.printer.calibrate import calibrate as calibration_sheet
from generator.write import Format
from generator.write import Target
from generator.write import write

EXAMPLES = """Examples:

papercosmos calibrate

papercosmos calibrate --paper letter --lang uk --theme mono"""


def calibrate(
    paper: PaperOption = "",
    theme: ThemeOption = "",
    language: LanguageOption = "",
    printer: PrinterOption = NO_PROFILE,
    format: FormatOption = Format.PDF,
    out: OutOption = Path("output"),
    open_: OpenOption = False,
) -> None:
    chosen, theme, language = paper_for(paper), theme_for(theme), language_for(language)
    with people_see_messages():
        document = calibration_sheet(chosen, theme, language)
        document = for_printer(document, chosen_profile(printer))
        name = f"calibration-{language}-{theme}-{chosen.id}"
        with progress_bar("Writing pages") as progress:
            files = write(document, Target(out, name, format), progress)
    last = f" to {files[-1].name}" if len(files) > 1 else ""
    say(f"Wrote {files[0]}{last} ({counted(len(document.pages), 'page')})")
    say(f"Print both pages on one sheet of {chosen.name}, at 100 % (“actual size”), turned on the long edge.")
    if open_:
        launch(files[0])


COMMAND = Command(calibrate, EXAMPLES)
