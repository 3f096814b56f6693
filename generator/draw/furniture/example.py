"""Examples: pictures that show rules at work, each judged right or wrong, and confirmed before it is printed."""

from collections.abc import Callable
from collections.abc import Iterator
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import TypeVar

from generator.draw.enlarge import enlarged
from generator.draw.furniture.pen import UNIT
from generator.draw.furniture.pen import Pen
from generator.draw.look import Look
from generator.draw.prose import Passage
from generator.draw.prose import below
from generator.draw.prose import beside
from generator.draw.scene import Item
from generator.draw.scene import Path
from generator.errors import GeneratorError
from generator.geometry.path import circle
from generator.geometry.path import polyline
from generator.geometry.point import Point

GUTTER = 4.0  # between two pictures
BADGE = 1.9  # radius
BADGE_COLUMN = 6.0
TICK = ((-0.95, 0.05), (-0.25, 0.8), (1.0, -0.85))
CROSS = (((-0.75, -0.75), (0.75, 0.75)), ((0.75, -0.75), (-0.75, 0.75)))

E = TypeVar("E")


class WrongExampleError(GeneratorError):
    """An example is against the rules it explains: our own mistake."""


def confirmed(example: E, is_so: bool, claim: str) -> E:
    """The example, if what the rules say of it is what we claim."""
    if not is_so:
        raise WrongExampleError(f"an example claims that {claim}, which is not so")
    return example


@dataclass(frozen=True, slots=True)
class ExamplePicture:
    """A drawing that can be put on the page at any width; `width` and `height` are those it was drawn at."""

    item: Item
    width: float
    height: float

    def as_wide_as(self, width: float) -> Passage:
        factor = width / self.width
        return Passage(self.height * factor, lambda: (enlarged(self.item, factor),))


def in_a_row(pictures: Sequence[Callable[[float], Passage]], width: float) -> Passage:
    """Side by side, each as wide as its equal share."""
    each = (width - GUTTER * (len(pictures) - 1)) / len(pictures)
    row = Passage(0.0, tuple)
    for place, picture in enumerate(pictures):
        row = beside(row, picture(each), place * (each + GUTTER))
    return row


def judged(picture: ExamplePicture, is_right: bool, key: str, pen: Pen, width: float) -> Passage:
    """The picture over a tick or a cross and the reason."""
    badge = Passage(UNIT, partial(verdict_badge, is_right, Point(BADGE + 0.4, UNIT / 2), pen.look))
    reason = beside(badge, pen.text(key, width - BADGE_COLUMN), BADGE_COLUMN)
    return below((picture.as_wide_as(width), reason), 1.0)


def verdict_badge(is_right: bool, centre: Point, look: Look) -> Iterator[Path]:
    """A tick or a cross in a circle."""
    line = look.style("example-right-line" if is_right else "example-wrong-line")
    yield Path(circle(centre, BADGE), line)
    strokes = (TICK,) if is_right else CROSS
    for stroke in strokes:
        yield Path(polyline(centre + Point(x, y) for x, y in stroke), line)


def ring_around(centre: Point, radius: float, is_right: bool, look: Look) -> Path:
    """Shows which parts of a picture are meant."""
    return Path(circle(centre, radius), look.style("example-right" if is_right else "example-wrong"))
