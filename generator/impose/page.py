"""Pages: one side of paper each, ready to be written; a document is pages with what a reader shows about them."""

from enum import StrEnum

from generator.draw.scene import Item
from generator.geometry.point import ORIGIN
from generator.geometry.point import Box
from generator.geometry.point import Point
from generator.geometry.point import Size
from generator.values import dataclass


@dataclass(frozen=True, slots=True)
class Adjustment:
    """What a printer needs to print true: the ink is scaled around the middle of the page, then shifted."""

    across: float = 1.0
    down: float = 1.0
    shift: Point = ORIGIN

    def offset(self, size: Size) -> Point:
        """Where the page's origin lands."""
        return Point(size.width / 2 * (1 - self.across), size.height / 2 * (1 - self.down)) + self.shift

    def of(self, box: Box, size: Size) -> Box:
        """Where a box of a page of that size lands."""
        scaled = Box(box.left * self.across, box.top * self.down, box.right * self.across, box.bottom * self.down)
        return scaled.moved(self.offset(size))


AS_DRAWN = Adjustment()


class Edge(StrEnum):
    """Along which edge of the paper one turns it over to see the back upright."""

    LONG = "long"
    SHORT = "short"


@dataclass(frozen=True, slots=True)
class Page:
    """`bookmark` is the entry of the outline that leads here, if any.

    A *back* lies on the other side of the page before it, and is upright for whoever turns the paper over on its long
    edge, or on the edge it says. Pages that are trimmed say where, and how far the ground reaches beyond. Those with
    numbers of their own, such as a booklet's, get none of the document's. Writers apply the adjustment; items, trim
    and bleed are as drawn.
    """

    size: Size
    items: tuple[Item, ...]
    bookmark: str = ""
    is_back: bool = False
    trim: Box | None = None
    bleed: Box | None = None
    adjustment: Adjustment = AS_DRAWN
    turned_on: Edge = Edge.LONG
    has_own_numbers: bool = False

    @property
    def is_landscape(self) -> bool:
        return self.size.width > self.size.height


@dataclass(frozen=True, slots=True)
class Document:
    title: str
    author: str
    subject: str
    keywords: tuple[str, ...]
    licence: str
    language: str
    pages: tuple[Page, ...]

    @property
    def has_backs(self) -> bool:
        return any(page.is_back for page in self.pages)

    @property
    def is_two_sided(self) -> bool:
        """Every page has its back, so all of it can be printed on both sides at once."""
        return all(page.is_back == bool(index % 2) for index, page in enumerate(self.pages)) and self.has_backs

    @property
    def turned_on(self) -> Edge | None:
        """The edge on which all of it is turned over; None if the pages differ, or are not two-sided."""
        edges = {page.turned_on for page in self.pages}
        return edges.pop() if self.is_two_sided and len(edges) == 1 else None
