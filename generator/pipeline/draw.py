"""Draw an order: from content to scenes, looked over before they go on paper."""

from functools import cache

from generator.check import check
from generator.check import check_scenes
from generator.data import templates
from generator.discover import AnyGame
from generator.draw.look import Look
from generator.draw.look_files import read_look
from generator.draw.scene import Scene
from generator.errors import passed
from generator.findings import Finding
from generator.game.component import Frame
from generator.game.content import Content
from generator.geometry.point import Size
from generator.pipeline.order import Order
from generator.pipeline.order import fit_of
from generator.pipeline.values import Drawn
from generator.pipeline.values import Prepared


def draw(order: Order, prepared: Prepared, room: Size) -> Drawn:
    """From content to scenes, each in at most so much room; FindingsError if something cannot be drawn."""
    content = prepared.content
    look = content.worded(look_for(order.game, order.theme, order.language))
    warnings = passed(check(content, look))
    scenes = _scenes(order, content, look, room)
    warnings += passed((*_ill_fitting(order, scenes), *check_scenes(scenes, content, look)))
    return Drawn(content, look, scenes, (*prepared.findings, *warnings))


def _scenes(order: Order, content: Content, look: Look, room: Size) -> tuple[Scene, ...]:
    """One copy of the component, or one for each set-up that it shows."""
    frame = Frame(room, order.per_page > 1 or order.is_bound, order.clearance, order.cell_size, order.companions)
    if not order.shown:
        return order.component.draw(content, look, frame)
    setups = (setup.on(content) for setup in order.shown)
    return tuple(scene for setup in setups for scene in order.component.draw(setup, look, frame))


def _ill_fitting(order: Order, scenes: tuple[Scene, ...]) -> tuple[Finding, ...]:
    """Measures are for what is cut out, two to a page for what is not; neither is ignored in silence."""
    is_cut_out = any(scene.cut for scene in scenes)
    if fit_of(order) and not is_cut_out:
        message = f"{order.component.id!r} is not cut out, so --hex and --clearance mean nothing to it"
        return (Finding("PC345", message, help="leave them out"),)
    if order.per_page > 1 and is_cut_out:
        message = f"{order.component.id!r} is cut out, and as many pieces as fit share a page anyway"
        return (Finding("PC307", message, help="leave --per-page out"),)
    return ()


def look_for(game: AnyGame, theme: str, language: str) -> Look:
    return _look(game.id, theme, language)


@cache
def _look(game: str, theme: str, language: str) -> Look:
    """Read once: the parts of a kit share it, and so do the previews of an evening."""
    return read_look(templates(), theme, language, game).usable()
