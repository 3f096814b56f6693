"""Keep what you read off the calibration page as a printer profile; without readings, show the profiles."""

from collections.abc import Collection
from dataclasses import dataclass
from typing import Annotated

import typer

from generator.cli.command import Command
from generator.cli.profiles import NO_PROFILE
from generator.cli.profiles import home
from generator.cli.profiles import kept_printers
from generator.cli.profiles import printer_names
from generator.cli.profiles import scale_of
from generator.cli.report import people_see_messages
from generator.cli.say import say
from generator.cli.values import number_in
from generator.load.suggest import did_you_mean
from generator.load.suggest import same_name
from generator.printer.profile import MOST_DRIFT
from generator.printer.profile import MOST_OFF
from generator.printer.profile import Drift
from generator.printer.profile import Measure
from generator.printer.profile import Profile
from generator.printer.reading import measured_ruler
from generator.printer.store import Printers
from generator.printer.store import write_printers

EXAMPLES = """Examples:

papercosmos printer study --width 149.6 --height 250.3 --right 1.2 --up 0.4

papercosmos printer

papercosmos printer --default none"""

LONGEST_NAME = 40


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


@dataclass(frozen=True, slots=True)
class Readings:
    """What was read off one calibration page; None where nothing was."""

    width: Measure | None
    height: Measure | None
    right: float | None
    down: float | None

    @property
    def is_empty(self) -> bool:
        return (self.width, self.height, self.right, self.down) == (None, None, None, None)

    def added_to(self, profile: Profile) -> Profile:
        """The profile with what was read now; what was not keeps its value."""
        right = profile.drift.right if self.right is None else self.right
        down = profile.drift.down if self.down is None else self.down
        return Profile(profile.name, self.width or profile.width, self.height or profile.height, Drift(right, down))


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
    readings = Readings(
        _measured("--width", width),
        _measured("--height", height),
        _drifted(("--left", left), ("--right", right)),
        _drifted(("--up", up), ("--down", down)),
    )
    if name is None and not readings.is_empty:
        raise typer.BadParameter("say which printer this is: papercosmos printer NAME …")
    with people_see_messages("changed"):
        printers = changed = kept_printers()
        if forget is not None:
            changed = changed.forgotten(_kept(forget, changed))
        if name is not None and not readings.is_empty:
            name = same_name(name, changed.profiles) or _fit_for_a_name(name)
            profile = readings.added_to(changed.profiles.get(name) or Profile(name))
            changed = changed.kept(profile)
        if default is not None:
            changed = changed.preferring(None if default.lower() == NO_PROFILE else _kept(default, changed))
        if changed != printers:
            say(f"Wrote {write_printers(home(), changed)}")
        shown = changed.profiles.values() if name is None else [changed.profiles[_kept(name, changed)]]
        _show(shown, changed.default)


def _measured(option: str, value: float | None) -> Measure | None:
    if value is None:
        return None
    measure = measured_ruler(value)
    if measure.is_credible:
        return measure
    raise typer.BadParameter(
        f"{value:g} mm is off by more than {MOST_OFF:.0%} for a ruler of {measure.printed:g} mm. Print the page at "
        "100 % (“actual size”), and measure in millimetres from the first tick to the last",
        param_hint=option,
    )


def _drifted(against: tuple[str, float | None], along: tuple[str, float | None]) -> float | None:
    """One of two options that mean opposite ways, as a number that is positive along."""
    if against[1] is not None and along[1] is not None:
        raise typer.BadParameter(f"a back lies one way or the other: give {against[0]} or {along[0]}, not both")
    for (option, value), sign in ((against, -1), (along, 1)):
        if value is not None and not abs(value) <= MOST_DRIFT:
            raise typer.BadParameter(
                f"{value:g} mm is more than the {MOST_DRIFT:g} mm a profile can mend; "
                "look whether the sheet was turned on its long edge, and whether the paper lies straight in the tray",
                param_hint=option,
            )
        if value is not None:
            return sign * value or 0.0
    return None


def _fit_for_a_name(name: str) -> str:
    is_fit = 0 < len(name) <= LONGEST_NAME and all(char.isalnum() or char in "-_." for char in name)
    if not is_fit or name == NO_PROFILE:
        raise typer.BadParameter(
            f"{name!r} cannot be the name of a printer; use letters, digits and dashes, and not {NO_PROFILE!r}"
        )
    return name


def _kept(name: str, printers: Printers) -> str:
    found = same_name(name, printers.profiles)
    if found is not None:
        return found
    known = did_you_mean(name, printers.profiles) if printers.profiles else "none is kept yet"
    raise typer.BadParameter(f"there is no printer profile {name!r}; {known}")


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
