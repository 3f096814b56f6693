"""Printer profiles on the command line: where they are kept, which one is meant, and how it is used and told."""

import os
from pathlib import Path
from typing import TYPE_CHECKING

import typer

from generator.cli.report import show_findings
from generator.cli.say import say
from generator.errors import FindingsError
from generator.impose.page import Document
from generator.load.suggest import did_you_mean
from generator.load.suggest import same_name
from generator.printer import FILE

if TYPE_CHECKING:  # most people never measure their printer: they should not wait for what is theirs who did
    from generator.printer.profile import Drift
    from generator.printer.profile import Profile
    from generator.printer.store import Printers

HOME = "PAPERCOSMOS_HOME"
NO_PROFILE = "none"
HINT = "--printer none prints without a profile."


def home() -> Path:
    """The folder of what belongs to one person, not to one project."""
    chosen = os.environ.get(HOME)
    return Path(chosen).expanduser() if chosen else Path(typer.get_app_dir("papercosmos"))


def kept_printers(hint: str = "") -> "Printers":
    from generator.printer.store import read_printers

    loaded = read_printers(home())
    if loaded.value is None:
        raise FindingsError(loaded.findings, hint)
    return loaded.value


def printer_names() -> tuple[str, ...]:
    """For completion, so a faulty file is nobody's business here."""
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
        known = (*printers.profiles, NO_PROFILE)
        raise typer.BadParameter(f"there is no printer profile {name!r}; {did_you_mean(name, known)}")
    return printers.profiles[wanted] if wanted else None


def for_printer(document: Document, profile: "Profile | None") -> Document:
    """The document as the printer needs it, with what people should know about it."""
    if profile is None:
        return document
    from generator.printer.adjust import adjusted
    from generator.printer.adjust import near_the_edge

    show_findings(near_the_edge(document, profile))
    say(f"Printer profile ‘{profile.name}’: {effect_on(document, profile)}")
    return adjusted(document, profile)


def effect_on(document: Document, profile: "Profile") -> str:
    """What the profile changes in this document, in words."""
    return f"{scale_of(profile)}, {_moved(profile.drift)}" if document.has_backs else scale_of(profile)


def scale_of(profile: "Profile") -> str:
    return f"scale {profile.width.factor:.1%} × {profile.height.factor:.1%}".replace("%", " %")


def _moved(drift: "Drift") -> str:
    """Against the drift, and like it told as seen from the front."""
    ways = [*_way(drift.right, "left", "right"), *_way(drift.down, "up", "down")]
    return f"backs moved {' and '.join(ways)}, seen from the front" if ways else "backs stay where they are"


def _way(drift: float, against: str, along: str) -> list[str]:
    return [f"{abs(drift):g} mm {against if drift > 0 else along}"] if drift else []
