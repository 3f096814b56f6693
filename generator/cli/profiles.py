"""Printer profiles in words: what one changes in a document, and what was measured."""

from typing import TYPE_CHECKING

from generator.cli.report import show_findings
from generator.cli.say import say
from generator.desk.ready import ReadyPages
from generator.impose.page import Document

if TYPE_CHECKING:  # most people never measure their printer: they should not wait for what is theirs who did
    from generator.printer.profile import Drift
    from generator.printer.profile import Profile


def show_profile(pages: ReadyPages) -> None:
    """What people should know about the printer that pages are for, if they are for one."""
    if pages.profile:
        show_findings(pages.findings)
        say(f"Printer profile ‘{pages.profile.name}’: {_effect(pages.document, pages.profile)}")


def _effect(document: Document, profile: "Profile") -> str:
    return f"{scale_of(profile)}, {_moved(profile.drift)}" if document.has_backs else scale_of(profile)


def scale_of(profile: "Profile") -> str:
    return f"scale {profile.width.factor:.1%} × {profile.height.factor:.1%}".replace("%", " %")


def _moved(drift: "Drift") -> str:
    """Against the drift, and like it told as seen from the front."""
    ways = [*_way(drift.right, "left", "right"), *_way(drift.down, "up", "down")]
    return f"backs moved {' and '.join(ways)}, seen from the front" if ways else "backs stay where they are"


def _way(drift: float, against: str, along: str) -> list[str]:
    return [f"{abs(drift):g} mm {against if drift > 0 else along}"] if drift else []
