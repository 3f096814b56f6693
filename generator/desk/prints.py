"""Prints: a component of a game as pages, from names people give to a document."""

from dataclasses import replace
from pathlib import Path

from generator import discover
from generator.data import Written
from generator.desk.limits import Amount
from generator.desk.limits import Limits
from generator.desk.limits import Whole
from generator.desk.limits import hold
from generator.desk.names import game_of
from generator.desk.names import known
from generator.desk.names import language_for
from generator.desk.names import layout_of
from generator.desk.names import paper_for
from generator.desk.names import theme_for
from generator.desk.printers import chosen_profile
from generator.desk.ready import ReadyPages
from generator.desk.ready import ready_pages
from generator.errors import UsageError
from generator.findings import Finding
from generator.game.component import CLEARANCE
from generator.game.component import Per
from generator.impose.run import Sides
from generator.pipeline import make
from generator.pipeline.order import Order
from generator.pipeline.setups import choose
from generator.pipeline.values import Section
from generator.values import dataclass

LIMITS: Limits = {
    "copies": Whole(1, 1000),
    "per_page": Whole(1, 2),
    "cell_size": Amount(8, 40),
    "clearance": Amount(0, 10),
}


@dataclass(frozen=True, slots=True)
class PrintWish:
    """What somebody says of a print; '' or None where it is left to us.

    A `layout` is a name, the path of a file, or text; `kit` is what those have who play with it, `data` their project.
    """

    game: str
    component: str
    layout: str | Written = ""
    copies: int = 1
    per_page: int = 1
    paper: str = ""
    theme: str = ""
    language: str = ""
    code: str = ""
    kit: str = ""
    sides: Sides | None = None
    has_long_marks: bool = False
    cell_size: float | None = None
    clearance: float | None = None
    anyway: bool = False
    data: Path | None = None


@dataclass(frozen=True)
class Printed:
    """The pages of an order, ready to be written, the section they come from, and the warnings met on the way."""

    section: Section
    findings: tuple[Finding, ...]
    pages: ReadyPages


def order_for(wish: PrintWish) -> Order:
    """The wish with everything settled, and with a set-up if the component shows one."""
    order = with_setup(plain_order(wish), wish.code)
    return replace(order, companions=_companions(order, wish.kit)) if wish.kit else order


def plain_order(wish: PrintWish) -> Order:
    """The same without a set-up."""
    hold(wish, LIMITS)
    if wish.cell_size is not None and wish.layout:
        raise UsageError("--hex and --layout both say how large a hex is; give one of them")
    game = game_of(wish.game, wish.data)
    return Order(
        game=game,
        component=discover.component(game.id, known("component", wish.component, discover.component_ids(game.id))),
        layout=layout_of(game, wish.layout),
        paper=paper_for(wish.paper),
        theme=theme_for(wish.theme),
        language=language_for(wish.language),
        copies=wish.copies,
        per_page=wish.per_page,
        anyway=wish.anyway,
        sides=wish.sides or Sides.FOLD,
        has_long_marks=wish.has_long_marks,
        clearance=CLEARANCE if wish.clearance is None else wish.clearance,
        cell_size=wish.cell_size,
    )


def with_setup(order: Order, typed: str) -> Order:
    """With the set-up of a code, or a new one if the component is nothing without."""
    if order.component.per is Per.SETUP or (typed and order.component.takes_setup):
        return replace(order, setups=choose(order.game, (order.layout,), 1, typed, order.anyway))
    if typed:
        raise UsageError(f"--code is for components of a set-up; {order.component.id!r} is the same in all")
    return order


def printed(order: Order, printer: str = "") -> Printed:
    """Makes the pages; FindingsError if what they are made from has errors."""
    profile = chosen_profile(printer)
    made = make(order)
    name = f"{order.game.id}-{order.component.id}-{made.name}"
    return Printed(made.section, made.findings, ready_pages(made.document, name, profile))


def _companions(order: Order, kit: str) -> frozenset[str]:
    """What people have who have that kit, of all that the component depends on."""
    if not order.component.depends_on:
        raise UsageError(f"--craft is for what differs between kits; {order.component.id!r} is the same in all")
    from generator.desk.kits import kit_of  # what printing does without
    from generator.kit.kit_order import companions_of

    return companions_of(order.component, kit_of(order.game, kit))
