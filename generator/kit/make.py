"""Make a kit: all its parts and, before them, the plan, bound into one document."""

from dataclasses import dataclass

from generator import discover
from generator.draw.component import Frame
from generator.draw.component import Per
from generator.findings import Finding
from generator.findings import in_order
from generator.impose import impose
from generator.impose.page import Document
from generator.impose.page import Page
from generator.impose.paper import plan_page
from generator.impose.run import PrintRun
from generator.kit.on_table import Table
from generator.kit.order import KitOrder
from generator.kit.order import orders_of
from generator.kit.plan import Entry
from generator.kit.plan import Heading
from generator.kit.plan import draw_plan
from generator.kit.plan import entries_of
from generator.pipeline import bind
from generator.pipeline import make_section
from generator.pipeline import prepare


@dataclass(frozen=True)
class MadeKit:
    """A kit ready to be written, what its file is called after, its entries, and the warnings met on the way."""

    document: Document
    name: str
    entries: tuple[Entry, ...]
    findings: tuple[Finding, ...]


def make_kit(order: KitOrder) -> MadeKit:
    """FindingsError if what the kit is made from has errors."""
    orders = orders_of(order)
    ready = {layout: prepare(part) for layout, part in {part.layout: part for part in orders}.items()}
    sections = tuple(make_section(part, part.component.id, ready[part.layout]) for part in orders)
    entries = entries_of(sections, [part.is_optional for part in order.kit.file.parts])
    content, look = sections[0].content, sections[0].look
    pages = (*_plan(order, entries), *(page for section in sections for page in section.pages))
    name = "-".join([content.variant, order.language, order.theme, order.paper.id])
    findings = in_order(finding for section in sections for finding in section.findings)
    return MadeKit(bind(content, look, pages, order.paper), name, entries, findings)


def _plan(order: KitOrder, entries: tuple[Entry, ...]) -> tuple[Page, ...]:
    look = entries[0].section.look
    frame = Frame(plan_page(order.paper, 1, is_portrait=True).slots[0].size)
    scene = draw_plan(_heading(order, entries[0]), entries, _table(order, entries), look, frame)
    return impose((scene,), PrintRun(order.paper, is_portrait=True), look, "plan")


def _heading(order: KitOrder, entry: Entry) -> Heading:
    content, look = entry.section.content, entry.section.look
    details = look.words(
        "plan.details",
        players=order.players,
        games=order.games,
        layout=f"{content.title(order.language)} {content.code}".strip(),
    )
    setups = look.words("plan.setups", codes=", ".join(order.codes[: order.games])) if order.codes else ""
    return Heading(order.kit.name.in_language(order.language), " · ".join(filter(None, (details, setups))))


def _table(order: KitOrder, entries: tuple[Entry, ...]) -> Table:
    """The pieces put together, if they are in the kit, else the page of a set-up among the sheets."""
    pages = {entry.section.order.component.per: entry.section.pages[0] for entry in entries if not entry.section.pieces}
    assembly, section = discover.assembly(order.game.id), entries[0].section
    has_pieces = assembly is not None and any(part.component == assembly.component for part in order.kit.file.parts)
    pieces = assembly.draw(section.content, section.look) if assembly and has_pieces else None
    return Table(pieces, None, 0) if pieces else Table(pages.get(Per.SETUP), pages.get(Per.PLAY), order.players)
