"""Orders: what somebody wants printed, with all names looked up."""

from generator.arrange.choose import as_file_name
from generator.data import Source
from generator.discover import AnyComponent
from generator.discover import AnyGame
from generator.game.arranger import AnySetup
from generator.game.component import CLEARANCE
from generator.game.component import Per
from generator.game.content import Content
from generator.impose.paper import Paper
from generator.impose.run import PrintRun
from generator.impose.run import Sides
from generator.names import joined
from generator.values import dataclass


@dataclass(frozen=True)
class Order:
    """What somebody wants printed; `layout` is a file, shipped or their own, or only its text.

    `anyway` prints even the unplayable. What is bound is a page of a booklet. There is a copy for each of the set-ups,
    if the component can show one.
    `companions` are what the component depends on and people have.
    """

    game: AnyGame
    component: AnyComponent
    layout: Source
    paper: Paper
    theme: str
    language: str
    copies: int = 1
    per_page: int = 1
    anyway: bool = False
    sides: Sides = Sides.FOLD
    has_long_marks: bool = False
    setups: tuple[AnySetup, ...] = ()
    clearance: float = CLEARANCE
    cell_size: float | None = None
    is_bound: bool = False
    companions: frozenset[str] = frozenset()

    @property
    def shown(self) -> tuple[AnySetup, ...]:
        """The set-ups that are shown; most components are the same in all of them."""
        return self.setups if self.component.per is Per.SETUP or self.component.takes_setup else ()

    @property
    def run(self) -> PrintRun:
        is_portrait = self.component.is_portrait
        return PrintRun(self.paper, self.copies, self.per_page, is_portrait, self.sides, self.has_long_marks)


def file_name(order: Order, content: Content) -> str:
    """All that tells one print of a component from another, so that none overwrites another."""
    parts = [content.layout_id, order.language, order.theme, order.paper.id, *fit_of(order)]
    if order.companions:
        parts += ["with", *sorted(order.companions)]
    if order.per_page > 1:
        parts.append(f"{order.per_page}up")
    if order.shown:
        parts.append(as_file_name(order.shown[0].code))
        parts += [f"and-{len(order.shown) - 1}"] if len(order.shown) > 1 else []
    return joined(*parts)


def fit_of(order: Order) -> list[str]:
    """What of an order makes its pieces larger or smaller than usual, as parts of a file's name."""
    size = [f"hex{order.cell_size:g}"] if order.cell_size else []
    return [*size, f"clearance{order.clearance:g}"] if order.clearance != CLEARANCE else size
