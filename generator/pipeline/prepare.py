"""Prepare: the content of an order, loaded and known to be playable."""

from math import inf

from generator import discover
from generator.data import Source
from generator.discover import AnyGame
from generator.errors import FindingsError
from generator.findings import Finding
from generator.findings import has_errors
from generator.game.content import Content
from generator.pipeline.order import Order
from generator.pipeline.values import Prepared


def prepare(order: Order) -> Prepared:
    """The content of the order's layout; FindingsError if it has errors or cannot be played."""
    loaded = order.game.load(order.layout)
    content = loaded.usable()
    return Prepared(content, (*loaded.findings, *_playable(order, content)))


def _playable(order: Order, content: Content) -> tuple[Finding, ...]:
    """What the quick checks refute of somebody's own layout; those we ship are proved by our tests."""
    checks = () if is_shipped(order.game, order.layout) else discover.checks(order.game.id)
    if not checks:
        return ()
    from generator.check.examine import refuted_quickly
    from generator.game.examiner import Examiner

    findings = refuted_quickly(checks, discover.needed(order.game.id, Examiner).study(content, 0, inf))
    if has_errors(findings) and not order.anyway:
        raise FindingsError(findings, f"`papercosmos check {order.layout}` tells more; --anyway prints it still.")
    return findings


def is_shipped(game: AnyGame, layout: Source) -> bool:
    """True if the layout and all it is played with are ours."""
    return layout in game.shipped_layouts.values() and not game.shelf.replaced()
