"""The pipeline: load, check, arrange, draw, impose, write, in this order.

What somebody wants is an order; each stage takes what the one before it made. Set-ups come with the order, already
arranged, and whoever has the document writes it.
"""

from generator.pipeline.document import bind
from generator.pipeline.draw import draw
from generator.pipeline.impose import impose_order
from generator.pipeline.impose import room_of
from generator.pipeline.order import Order
from generator.pipeline.order import file_name
from generator.pipeline.prepare import prepare
from generator.pipeline.values import Made
from generator.pipeline.values import Prepared
from generator.pipeline.values import Section


def make(order: Order) -> Made:
    """The document of an order; FindingsError if what it is made from has errors."""
    section = make_section(order, prepare(order))
    document = bind(section.content, section.look, section.pages, order.paper)
    return Made(document, section, file_name(order, section.content), section.findings)


def make_section(order: Order, prepared: Prepared, name: str = "page") -> Section:
    """From content to pages, which get their numbers when they are bound; what they share is called after `name`."""
    drawn = draw(order, prepared, room_of(order.run))
    return impose_order(order, drawn, name)
