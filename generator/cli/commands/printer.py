"""Keep what you read off the calibration page as a printer profile; without readings, show the profiles."""

from collections.abc import Collection
from typing import Annotated

import typer

from generator.cli.command import Command
from generator.cli.profiles import scale_of
from generator.cli.report import people_see_messages
from generator.cli.say import say
from generator.desk.limits import number_in
from generator.desk.printers import PrinterWish
from generator.desk.printers import changed_printers
from generator.desk.printers import keep_printers
from generator.desk.printers import printer_names
from generator.printer.profile import Drift
from generator.printer.profile import Profile

EXAMPLES = """Examples:

papercosmos printer study --width 149.6 --height 250.3 --right 1.2 --up 0.4

papercosmos printer

papercosmos printer --default none"""


def _length(text: str) -> float:
    number = number_in(text)
    if number is None:
        raise typer.BadParameter(f"{text!r} is not a number of millimetres")
    return number


def _offer(incomplete: str) -> list[str]:
    return [name for name in printer_names() if name.startswith(incomplete)]


def _reading(help: str) -> object:
    return typer.Option(metavar="MM", help=help, parser=_length, show_default=False)


Name = Annotated[str | None, typer.Argument(help="The printer, as you call it.", autocompletion=_offer)]
Width = Annotated[float | None, _reading("How long the ruler across the page came out.")]
Height = Annotated[float | None, _reading("How long the ruler down the page came out.")]
Left = Annotated[float | None, _reading("How far the back lies to the left, seen from the front.")]
Right = Annotated[float | None, _reading("… to the right.")]
Up = Annotated[float | None, _reading("… too high.")]
Down = Annotated[float | None, _reading("… too low.")]
Default = Annotated[
    str | None, typer.Option(metavar="NAME|none", help="Use this profile from now on.", autocompletion=_offer)
]
Forget = Annotated[str | None, typer.Option(metavar="NAME", help="Remove this profile.", autocompletion=_offer)]


def printer(
    name: Name = None,
    width: Width = None,
    height: Height = None,
    left: Left = None,
    right: Right = None,
    up: Up = None,
    down: Down = None,
    default: Default = None,
    forget: Forget = None,
) -> None:
    with people_see_messages("changed"):
        changed = changed_printers(PrinterWish(name, width, height, left, right, up, down, default, forget))
        if changed.is_new:
            say(f"Wrote {keep_printers(changed.printers)}")
        _show(changed.shown, changed.printers.default)


def _show(profiles: Collection[Profile], default: str | None) -> None:
    for profile in profiles:
        mark = " (default)" if profile.name == default else ""
        say(f"{profile.name}{mark}: {scale_of(profile)}, {_said(profile.drift)}")
    if not profiles:
        say("No printer profiles yet. papercosmos calibrate prints the page to measure one with.")


def _said(drift: Drift) -> str:
    across = f"{abs(drift.right):g} mm to the {'left' if drift.right < 0 else 'right'}"
    down = f"{abs(drift.down):g} mm too {'high' if drift.down < 0 else 'low'}"
    ways = [*([across] if drift.right else []), *([down] if drift.down else [])]
    return f"backs lie {' and '.join(ways)}" if ways else "backs lie true"


COMMAND = Command(printer, EXAMPLES)
