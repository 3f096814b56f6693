"""Sets of missions, told apart without colour: each has its own hatch and so many *pips*, seen from both sides."""

from collections.abc import Iterator

from generator.draw.hatch import Hatch
from generator.draw.hatch import hatched
from generator.draw.look import Look
from generator.draw.scene import Path
from generator.draw.scene import Symbol
from generator.draw.scene import symbol
from generator.geometry.path import circle
from generator.geometry.path import placed
from generator.geometry.path import rectangle
from generator.geometry.point import ORIGIN
from generator.geometry.point import Box
from generator.geometry.point import Point

HATCHES = ((Hatch.DIAGONAL, 1.8), (Hatch.DOTS, 2.2))  # the pattern, and how far apart its lines or dots are
PIP = 1.0  # mm, radius
PIP_STEP = 3.2


def set_ground(number: int, look: Look, box: Box) -> Symbol:
    """The ground of a set, counted from 0: its tint and its hatch, drawn once for all its missions."""
    pattern, spacing = HATCHES[number]
    style = look.style(f"set-{number + 1}-hatch")
    inner = box.grown(-style.width / 2).moved(ORIGIN - box.centre)
    corners = (
        Point(inner.left, inner.top),
        Point(inner.right, inner.top),
        Point(inner.right, inner.bottom),
        Point(inner.left, inner.bottom),
    )
    tint = Path(rectangle(box), look.style(f"set-{number + 1}-ground"))
    hatch = Path(placed(hatched(pattern, corners, spacing), box.centre), style)
    return symbol(f"mission-set-{number + 1}", (tint, hatch))


def pips(number: int, look: Look, middle: Point) -> Iterator[Path]:
    """One above the other: one for the first set, two for the second."""
    for index in range(number + 1):
        offset = (index - number / 2) * PIP_STEP
        yield Path(circle(middle + Point(0, offset), PIP), look.style("ink"))
