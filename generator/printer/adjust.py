"""Adjust: the pages of a document made ready for one printer, and what its owner should know about that."""

from collections.abc import Iterable
from collections.abc import Iterator
from dataclasses import replace

from generator.draw.scene import Group
from generator.draw.scene import Item
from generator.draw.scene import Path
from generator.draw.scene import Text
from generator.draw.scene import Use
from generator.draw.scene import bounds
from generator.draw.scene import walk
from generator.findings import Finding
from generator.findings import Severity
from generator.geometry.near import fits
from generator.geometry.point import Box
from generator.impose.page import Document
from generator.impose.page import Page
from generator.printer.profile import Profile

UNPRINTABLE = 4.0  # mm along the edge that most printers leave white


def adjusted(document: Document, profile: Profile) -> Document:
    """The document as this printer needs it to print it true; papers keep their size."""
    return replace(document, pages=tuple(replace(page, adjustment=profile.adjustment(page)) for page in document.pages))


def near_the_edge(document: Document, profile: Profile) -> Iterator[Finding]:
    """A warning if the adjustment brings ink where printers cannot print; the worst page speaks for all."""
    measured: dict[str, Box] = {}
    nearest, number = min(
        (_least_margin(page, profile, measured), number) for number, page in enumerate(document.pages, start=1)
    )
    if not fits(UNPRINTABLE, nearest):
        yield Finding(
            "PC332",
            f"with the printer profile {profile.name!r} ink comes within {max(nearest, 0):.1f} mm of the edge of page "
            f"{number}, where most printers leave {UNPRINTABLE:g} mm white",
            help="look at the edges of the first print; --printer none prints without the profile",
            severity=Severity.WARNING,
        )


def _least_margin(page: Page, profile: Profile, measured: dict[str, Box]) -> float:
    """How near ink comes to the edge; as good as endless if it came no further than it was drawn."""
    boxes = list(_ink(page.items, measured))
    if not boxes:
        return float("inf")
    ink = Box.union(boxes)
    before, after = _margin(ink, page), _margin(profile.adjustment(page).of(ink, page.size), page)
    return after if after < before else float("inf")


def _margin(ink: Box, page: Page) -> float:
    return min(ink.left, ink.top, page.size.width - ink.right, page.size.height - ink.bottom)


def _ink(items: Iterable[Item], measured: dict[str, Box]) -> Iterator[Box]:
    """The boxes of what is inked; a symbol's own box may be that of a whole page, so its items are measured, once."""
    for item in items:
        match item:
            case Path() | Text():
                yield bounds(item)
            case Group(inner, at):
                yield from (box.moved(at) for box in _ink(inner, measured))
            case Use() if not item.pose.is_upright:
                yield from (each.box for each in walk((item,)) if isinstance(each.item, Path | Text))
            case Use(symbol):
                if symbol.name not in measured:
                    measured[symbol.name] = Box.union([*_ink(symbol.items, measured)] or [symbol.box])
                yield item.pose.box(measured[symbol.name])
