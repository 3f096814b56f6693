"""Make a kit: all its parts and, before them, the plan, bound into one document."""

from collections.abc import Iterator
from collections.abc import Sequence
from dataclasses import dataclass
from dataclasses import replace
from typing import TYPE_CHECKING

from generator import discover
from generator.findings import Finding
from generator.findings import in_order
from generator.game.assembly import Assembly
from generator.game.component import Frame
from generator.game.component import Per
from generator.impose.page import Document
from generator.impose.page import Page
from generator.impose.run import PrintRun
from generator.kit.kit_order import KitOrder
from generator.kit.kit_order import orders_of
from generator.kit.on_table import LaidTable
from generator.kit.plan import Entry
from generator.kit.plan import Heading
from generator.kit.plan import draw_plan
from generator.kit.plan import entries_of
from generator.pipeline import make_section
from generator.pipeline.document import bind
from generator.pipeline.impose import impose_order
from generator.pipeline.impose import paged
from generator.pipeline.order import Order
from generator.pipeline.prepare import prepare
from generator.pipeline.values import Drawn
from generator.pipeline.values import Prepared
from generator.pipeline.values import Section

if TYPE_CHECKING:
    from generator.kit.booklet.stop import Stop


@dataclass(frozen=True)
class MadeKit:
    """A kit ready to be written, its entries, and the warnings met on the way."""

    document: Document
    entries: tuple[Entry, ...]
    findings: tuple[Finding, ...]


def make_kit(order: KitOrder) -> MadeKit:
    """FindingsError if what the kit is made from has errors."""
    sections, optional = zip(*_sections(order), strict=True)
    entries = entries_of(sections, optional)
    content, look = sections[0].content, sections[0].look
    pages = (*_plan(order, entries), *(page for section in sections for page in section.pages))
    findings = in_order(finding for section in sections for finding in section.findings)
    return MadeKit(bind(content, look, pages, order.paper), entries, findings)


def _sections(order: KitOrder) -> Iterator[tuple[Section, bool]]:
    """Each part, and whether one can do without it; the booklet stands where its first page does."""
    orders, parts = orders_of(order), order.kit.file.parts
    ready = {layout: prepare(part) for layout, part in {part.layout: part for part in orders}.items()}
    bound = [(each, ready[each.layout]) for each, part in zip(orders, parts, strict=True) if part.is_bound]
    booklet, stops = _booklet(order, bound)
    for each, part in zip(orders, parts, strict=True):
        if not part.is_bound:
            yield _section(each, ready[each.layout], stops), part.is_optional
        elif booklet:
            yield booklet, False
            booklet = None


def _booklet(order: KitOrder, bound: Sequence[tuple[Order, Prepared]]) -> "tuple[Section | None, tuple[Stop, ...]]":
    if not bound:
        return None, ()
    from generator.kit.booklet.bind import bind_booklet  # what other kits do without

    return bind_booklet(order, bound)


def _section(order: Order, prepared: Prepared, stops: "Sequence[Stop]") -> Section:
    """What shows the set-ups of a season says for which stop each is."""
    made = make_section(order, prepared, order.component.id)
    if order.component.per is not Per.SETUP or made.pieces or len(made.scenes) > len(stops):
        return made
    pairs = zip(made.scenes, stops, strict=False)
    scenes = tuple(
        replace(scene, caption=f"{scene.caption} · {stop.named(made.look)} · {stop.title}") for scene, stop in pairs
    )
    return impose_order(order, Drawn(made.content, made.look, scenes, made.findings), order.component.id)


def _plan(order: KitOrder, entries: tuple[Entry, ...]) -> tuple[Page, ...]:
    look = entries[0].section.look
    heading, table = _heading(order, entries[0]), _table(order, entries)
    run = PrintRun(order.paper, is_portrait=True)
    return paged(lambda room: (draw_plan(heading, entries, table, look, Frame(room)),), run, look, "plan")


def _heading(order: KitOrder, entry: Entry) -> Heading:
    content, look = entry.section.content, entry.section.look
    if order.kit.bound:
        details = look.words("plan.season", players=order.players, stops=len(order.kit.bound))
        return Heading(order.kit.name.in_language(order.language), details)
    details = look.words(
        "plan.details",
        players=order.players,
        games=order.games,
        layout=f"{content.title(order.language)} {content.code}".strip(),
    )
    setups = look.words("plan.setups", codes=", ".join(order.codes[: order.games])) if order.codes else ""
    return Heading(order.kit.name.in_language(order.language), " · ".join(filter(None, (details, setups))))


def _table(order: KitOrder, entries: tuple[Entry, ...]) -> LaidTable:
    """The pieces put together, if they are in the kit, else the page of a set-up among the sheets."""
    pages = {entry.section.order.component.per: entry.lying for entry in entries if not entry.section.pieces}
    assembly, section = discover.answer(order.game.id, Assembly), entries[0].section
    has_pieces = assembly is not None and any(part.component == assembly.component for part in order.kit.file.parts)
    pieces = assembly.draw(section.content, section.look) if assembly and has_pieces else None
    return LaidTable(pieces, None, 0) if pieces else LaidTable(pages.get(Per.SETUP), pages.get(Per.PLAY), order.players)
