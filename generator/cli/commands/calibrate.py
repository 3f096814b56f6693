"""Print the calibration page, front and back of one sheet; with --printer, to see whether a profile is right."""

from generator.cli.command import Command
from generator.cli.options import FormatOption
from generator.cli.options import LanguageOption
from generator.cli.options import OpenOption
from generator.cli.options import OutOption
from generator.cli.options import PaperOption
from generator.cli.options import PrinterOption
from generator.cli.options import ThemeOption
from generator.cli.profiles import show_profile
from generator.cli.report import counted
from generator.cli.report import people_see_messages
from generator.cli.say import say
from generator.cli.writing import launch
from generator.cli.writing import write_pages
from generator.desk.calibrations import CalibrationWish
from generator.desk.calibrations import calibration_pages
from generator.desk.places import OUTPUT
from generator.desk.printers import NO_PROFILE
from generator.write import Form
from generator.write import Format

EXAMPLES = """Examples:

papercosmos calibrate

papercosmos calibrate --paper letter --lang uk --theme mono"""


def calibrate(
    paper: PaperOption = "",
    theme: ThemeOption = "",
    language: LanguageOption = "",
    printer: PrinterOption = NO_PROFILE,
    format: FormatOption = Format.PDF,
    out: OutOption = OUTPUT,
    open_: OpenOption = False,
) -> None:
    with people_see_messages():
        made = calibration_pages(CalibrationWish(paper, theme, language, printer))
        show_profile(made.pages)
        files = write_pages(made.pages, Form(format), out)
    last = f" to {files[-1].name}" if len(files) > 1 else ""
    say(f"Wrote {files[0]}{last} ({counted(len(made.pages.document.pages), 'page')})")
    say(f"Print both pages on one sheet of {made.paper.name}, at 100 % (“actual size”), turned on the long edge.")
    if open_:
        launch(files[0])


COMMAND = Command(calibrate, EXAMPLES)
