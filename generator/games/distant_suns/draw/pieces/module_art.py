"""What is printed on a module: who each half is for, as symbol and word, and the number of the module on the neck."""

from collections.abc import Iterator

from generator.draw.furniture.piece import BLEED
from generator.draw.furniture.piece import SAFE
from generator.draw.look import Look
from generator.draw.scene import Anchor
from generator.draw.scene import Item
from generator.draw.scene import Path
from generator.draw.text import set_text
from generator.games.distant_suns.draw.pieces.module_geometry import OCTAGON_SIDE
from generator.games.distant_suns.draw.pieces.module_geometry import RADIUS
from generator.games.distant_suns.draw.pieces.module_geometry import ModulePlan
from generator.games.distant_suns.draw.pieces.module_geometry import octagon_around
from generator.geometry.path import Segments
from generator.geometry.path import circle
from generator.geometry.path import polygon
from generator.geometry.path import polyline
from generator.geometry.path import rectangle
from generator.geometry.point import Box
from generator.geometry.point import Point

BADGE = 5.0  # mm, radius of what the number stands on
SYMBOL = 15.0
SYMBOL_LIFT = 4.5  # from the middle of a half up to the middle of its symbol
WORDS = Box(-12.0, 4.4, 12.0, 12.0)  # from the middle of a half
ARROW = Point(2.6, 2.6)  # half its width, and its height


def module_face(plan: ModulePlan, number: int, look: Look, is_back: bool) -> Iterator[Item]:
    """One side of a module; on the back octagon and circle have changed places."""
    octagon, round_ = (plan.circle, plan.octagon) if is_back else (plan.octagon, plan.circle)
    neck = (octagon + round_) * 0.5
    yield from _ground(plan, octagon, round_, look)
    yield from _half("others", octagon_around(octagon, RADIUS - SAFE), octagon, plan, look)
    yield from _half("player", circle(round_, RADIUS - SAFE), round_, plan, look)
    yield Path(circle(neck, BADGE), look.style("module-badge"))
    badge = Box(neck.x - BADGE, neck.y - BADGE, neck.x + BADGE, neck.y + BADGE)
    yield from set_text(str(number), badge.grown(-1), look.type("module"), Anchor.MIDDLE)


def _ground(plan: ModulePlan, octagon: Point, round_: Point, look: Look) -> Iterator[Path]:
    """Both halves in their own tint, tabs and neck included, all reaching over the cut."""
    for role, half, outline in (
        ("player-ground", round_, circle(round_, RADIUS + BLEED)),
        ("others-ground", octagon, octagon_around(octagon, RADIUS + BLEED)),
    ):
        style, neck = look.style(role), (octagon + round_) * 0.5
        height = OCTAGON_SIDE / 2 + BLEED
        bridge = Box(min(half.x, neck.x), half.y - height, max(half.x, neck.x), half.y + height)
        for area in (outline, rectangle(bridge), _tab_ground(plan, half)):
            yield Path(area, style)


def _tab_ground(plan: ModulePlan, half: Point) -> Segments:
    """A tab and what its ground reaches beyond it, cut off above where the bleed ends."""
    wide = plan.tab_half + BLEED
    foot = plan.tab_height + RADIUS / 2
    return polygon(
        (
            Point(half.x - BLEED, -BLEED),
            Point(half.x + BLEED, -BLEED),
            Point(half.x + wide, plan.tab_height - BLEED / 2),
            Point(half.x + wide, foot),
            Point(half.x - wide, foot),
            Point(half.x - wide, plan.tab_height - BLEED / 2),
        )
    )


def _half(who: str, outline: Segments, middle: Point, plan: ModulePlan, look: Look) -> Iterator[Item]:
    yield Path(outline, look.style("module-panel"))
    yield Path(_arrow(Point(middle.x, plan.tab_height - ARROW.y)), look.style("module-arrow"))
    yield look.symbol(who, middle - Point(0, SYMBOL_LIFT), SYMBOL)
    yield from set_text(look.words(f"module.{who}"), WORDS.moved(middle), look.type("tile"), Anchor.MIDDLE, lines=2)


def _arrow(tip: Point) -> Segments:
    return polyline((tip + Point(-ARROW.x, ARROW.y), tip, tip + ARROW))
