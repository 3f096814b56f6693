"""Make a preview of a layout each time you save it, and say what is wrong with it; Ctrl-C ends."""

from pathlib import Path
from time import perf_counter
from time import strftime
from typing import Annotated

import typer

from generator.cli.command import Command
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
from generator.cli.report import counted
from generator.cli.report import people_see_messages
from generator.cli.report import show_findings
from generator.cli.say import say
from generator.cli.values import choice
from generator.cli.writing import launch
from generator.desk.places import OUTPUT
from generator.desk.places import put
from generator.desk.previews import PreviewPlan
from generator.desk.previews import PreviewWish
from generator.desk.previews import preview
from generator.desk.previews import preview_plan
from generator.desk.saves import saves
from generator.errors import OutputError
from generator.findings import Finding
from generator.findings import Severity
from generator.write import Form
from generator.write import Format

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
    out: OutOption = OUTPUT,
    open_: OpenOption = False,
) -> None:
    try:
        with people_see_messages("watched"):  # wrong names are told before anything is watched
            plan = preview_plan(PreviewWish(file, component, game, paper, theme, language, code, data))
        say(f"Watching {', '.join(str(source) for source in plan.sources if source.is_file())}; Ctrl-C ends.")
        last: tuple[Path, ...] = ()
        for _ in saves(plan.sources):
            files = _shown(plan, Form(format), out, last)
            if open_ and files and not last:
                launch(files[0])
            last = files
    except KeyboardInterrupt:
        say("", "Stopped.")


def _shown(plan: PreviewPlan, form: Form, out: Path, last: tuple[Path, ...]) -> tuple[Path, ...]:
    """The files of the preview as it is now; those of the last one if there is trouble, which is told."""
    started, trouble, files = perf_counter(), "", last
    made = preview(plan, form)
    if not made.files:
        trouble = "the preview stays as it was" if last else "no preview yet"
    else:
        try:
            files = put(out, made.files, last)
        except OutputError as stop:
            trouble = str(stop)
    _show(made.findings, trouble, files, perf_counter() - started)
    return files


def _show(findings: tuple[Finding, ...], trouble: str, files: tuple[Path, ...], seconds: float) -> None:
    """The findings, and one line."""
    show_findings(findings)
    errors = sum(finding.severity is Severity.ERROR for finding in findings)
    warnings = len(findings) - errors
    said = [counted(count, thing) for count, thing in ((errors, "error"), (warnings, "warning")) if count]
    what = trouble or f"{files[0]}" + (f" to {files[-1].name}" if len(files) > 1 else "")
    colour = typer.colors.RED if errors or trouble else None
    say(f"{strftime('%H:%M:%S')}  {', '.join((*said, what))} ({seconds:.2f} s)", fg=colour)


COMMAND = Command(watch, EXAMPLES)
