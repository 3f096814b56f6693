"""Printers: which profile is meant, and what changes when somebody has measured their printer."""

from pathlib import Path
from typing import TYPE_CHECKING

from generator.desk.names import unknown
from generator.desk.places import home
from generator.errors import FindingsError
from generator.errors import UsageError
from generator.load.suggest import same_name
from generator.printer import FILE
from generator.values import dataclass

if TYPE_CHECKING:  # most people never measure their printer: they should not wait for what is theirs who did
    from generator.printer.profile import Measure
    from generator.printer.profile import Profile
    from generator.printer.store import Printers

KIND = "printer profile"
NO_PROFILE = "none"
HINT = "--printer none prints without a profile."
LONGEST_NAME = 40


@dataclass(frozen=True, slots=True)
class PrinterWish:
    """What was read off the calibration page of the printer `name`, in mm; and which profile to prefer or to forget."""

    name: str | None = None
    width: float | None = None
    height: float | None = None
    left: float | None = None
    right: float | None = None
    up: float | None = None
    down: float | None = None
    default: str | None = None
    forget: str | None = None


@dataclass(frozen=True)
class ChangedPrinters:
    """All profiles as they are to be, whether that is new, and those that the wish was about."""

    printers: "Printers"
    is_new: bool
    shown: "tuple[Profile, ...]"


def kept_printers(hint: str = "") -> "Printers":
    from generator.printer.store import read_printers

    loaded = read_printers(home())
    if loaded.value is None:
        raise FindingsError(loaded.findings, hint)
    return loaded.value


def printer_names() -> tuple[str, ...]:
    """All that can be chosen; a faulty file is nobody's business here."""
    try:
        return (*kept_printers().profiles, NO_PROFILE)
    except FindingsError:
        return (NO_PROFILE,)


def chosen_profile(name: str) -> "Profile | None":
    """The profile of that name, without a name the default one; None for `none`, or if there is no default."""
    if name.lower() == NO_PROFILE or not (name or (home() / FILE).exists()):
        return None
    printers = kept_printers(HINT)
    wanted = same_name(name, printers.profiles) if name else printers.default
    if name and wanted is None:
        raise unknown(KIND, name, (*printers.profiles, NO_PROFILE))
    return printers.profiles[wanted] if wanted else None


def changed_printers(wish: PrinterWish) -> ChangedPrinters:
    """What becomes of the profiles; FindingsError if those that are kept cannot be read. Nothing is kept yet."""
    readings, name = _readings(wish), wish.name
    if name is None and any(value is not None for value in readings):
        raise UsageError("say which printer this is: papercosmos printer NAME …")
    before = changed = kept_printers()
    if wish.forget is not None:
        changed = changed.forgotten(_kept(wish.forget, changed))
    if name is not None and any(value is not None for value in readings):
        name = same_name(name, changed.profiles) or _fit_for_a_name(name)
        changed = changed.kept(_with_readings(changed, name, readings))
    if wish.default is not None:
        changed = changed.preferring(None if wish.default.lower() == NO_PROFILE else _kept(wish.default, changed))
    shown = changed.profiles.values() if name is None else [changed.profiles[_kept(name, changed)]]
    return ChangedPrinters(changed, changed != before, tuple(shown))


def keep_printers(printers: "Printers") -> Path:
    from generator.printer.store import write_printers

    return write_printers(home(), printers)


Readings = tuple["Measure | None", "Measure | None", float | None, float | None]  # width, height; right, down


def _readings(wish: PrinterWish) -> Readings:
    """None where nothing was read."""
    width, height = _measured("width", wish.width), _measured("height", wish.height)
    across = _drifted(("left", wish.left), ("right", wish.right))
    return width, height, across, _drifted(("up", wish.up), ("down", wish.down))


def _with_readings(printers: "Printers", name: str, readings: Readings) -> "Profile":
    """The profile with what was read now; what was not keeps its value."""
    from generator.printer.profile import Drift
    from generator.printer.profile import Profile

    width, height, right, down = readings
    before = printers.profiles.get(name) or Profile(name)
    drift = Drift(before.drift.right if right is None else right, before.drift.down if down is None else down)
    return Profile(name, width or before.width, height or before.height, drift)


def _measured(field: str, value: float | None) -> "Measure | None":
    if value is None:
        return None
    from generator.printer.profile import MOST_OFF
    from generator.printer.reading import measured_ruler

    measure = measured_ruler(value)
    if measure.is_credible:
        return measure
    raise UsageError(
        f"{value:g} mm is off by more than {MOST_OFF:.0%} for a ruler of {measure.printed:g} mm. Print the page at "
        "100 % (“actual size”), and measure in millimetres from the first tick to the last",
        field,
    )


def _drifted(against: tuple[str, float | None], along: tuple[str, float | None]) -> float | None:
    """One of two readings that mean opposite ways, as a number that is positive along."""
    if against[1] is not None and along[1] is not None:
        raise UsageError(f"a back lies one way or the other: give --{against[0]} or --{along[0]}, not both")
    from generator.printer.profile import MOST_DRIFT

    for (field, value), sign in ((against, -1), (along, 1)):
        if value is not None and not abs(value) <= MOST_DRIFT:
            raise UsageError(
                f"{value:g} mm is more than the {MOST_DRIFT:g} mm a profile can mend; "
                "look whether the sheet was turned on its long edge, and whether the paper lies straight in the tray",
                field,
            )
        if value is not None:
            return sign * value or 0.0
    return None


def _fit_for_a_name(name: str) -> str:
    is_fit = 0 < len(name) <= LONGEST_NAME and all(char.isalnum() or char in "-_." for char in name)
    if not is_fit or name == NO_PROFILE:
        raise UsageError(
            f"{name!r} cannot be the name of a printer; use letters, digits and dashes, and not {NO_PROFILE!r}"
        )
    return name


def _kept(name: str, printers: "Printers") -> str:
    found = same_name(name, printers.profiles)
    if found is not None:
        return found
    if printers.profiles:
        raise unknown(KIND, name, printers.profiles)
    raise UsageError(f"there is no {KIND} {name!r}; none is kept yet")
