"""What an order becomes on its way through the pipeline: prepared, drawn, a section of pages, made."""

from generator.draw.look import Look
from generator.draw.scene import Scene
from generator.findings import Finding
from generator.game.content import Content
from generator.impose.page import Document
from generator.impose.page import Page
from generator.impose.run import Sides
from generator.pipeline.order import Order
from generator.values import dataclass


@dataclass(frozen=True)
class Prepared:
    """Content that can be played, or is to be printed anyway; with the warnings met on the way."""

    content: Content
    findings: tuple[Finding, ...]


@dataclass(frozen=True)
class Drawn:
    """The scenes of an order, what they were drawn from, and the warnings met on the way."""

    content: Content
    look: Look
    scenes: tuple[Scene, ...]
    findings: tuple[Finding, ...]


@dataclass(frozen=True)
class Section:
    """An order carried out as far as its pages, which have no numbers yet; with the warnings met on the way."""

    order: Order
    content: Content
    look: Look
    scenes: tuple[Scene, ...]
    pages: tuple[Page, ...]
    findings: tuple[Finding, ...]

    @property
    def pieces(self) -> int:
        """How many are to be cut out."""
        return sum(scene.cut is not None for scene in self.scenes) * self.order.copies

    @property
    def sides(self) -> Sides:
        """What becomes of the backs; where there are none, only fronts are printed."""
        return self.order.sides if any(scene.back for scene in self.scenes) else Sides.FRONT

    @property
    def sheets(self) -> int:
        """Sheets of paper: two pages are on one where both sides are printed."""
        return sum(not page.is_back for page in self.pages)


@dataclass(frozen=True)
class Made:
    """A document ready to be written, what it was made of, what its files are called after, and the warnings met."""

    document: Document
    section: Section
    name: str
    findings: tuple[Finding, ...]
