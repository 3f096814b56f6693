"""Impose an order: its scenes on pages."""

from collections.abc import Callable

from generator.draw.look import Look
from generator.draw.scene import Scene
from generator.geometry.point import Size
from generator.impose import impose
from generator.impose.page import Page
from generator.impose.paper import plan_page
from generator.impose.run import PrintRun
from generator.pipeline.order import Order
from generator.pipeline.values import Drawn
from generator.pipeline.values import Section


def room_of(run: PrintRun) -> Size:
    """What a page has for one copy."""
    return plan_page(run.paper, run.per_page, run.is_portrait).slots[0].size


def paged(draw: Callable[[Size], tuple[Scene, ...]], run: PrintRun, look: Look, name: str = "page") -> tuple[Page, ...]:
    """What is drawn for the room of a page, on pages; what they share is called after `name`."""
    return impose(draw(room_of(run)), run, look, name)


def impose_order(order: Order, drawn: Drawn, name: str) -> Section:
    pages = impose(drawn.scenes, order.run, drawn.look, name)
    return Section(order, drawn.content, drawn.look, drawn.scenes, pages, drawn.findings)
