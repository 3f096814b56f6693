"""Long rulers: lines of a known length with a tick every 10 mm, to lay a ruler against.

Their lengths are multiples of 50 mm, so that what somebody measures tells which ruler it was.
"""

from collections.abc import Iterator

from generator.draw.look import Look
from generator.draw.scene import Anchor
from generator.draw.scene import Group
from generator.draw.scene import Item
from generator.draw.text import set_text
from generator.geometry.near import whole
from generator.geometry.point import Box
from generator.geometry.point import Point
from generator.impose.axis import Axis
from generator.impose.calibration_words import BADGE
from generator.impose.calibration_words import badge

STEP = 50.0  # lengths are multiples of this
LONGEST = 250.0  # what a common ruler of 300 mm measures at ease
ROOM = 15.0  # how much a ruler takes up aside
TICK = 3.0
END_TICK = 7.0
NUMBER = Point(8.0, 3.0)  # the box of a number


def ruler_length(room: float) -> float:
    """The longest ruler that fits."""
    return min(LONGEST, whole(room / STEP) * STEP)


def long_ruler(axis: Axis, start: Point, length: float, name: str, look: Look) -> Group:
    """A ruler from the start on, with its numbers and the name of what is measured with it."""
    first, aside = (start.x, start.y) if axis is Axis.ACROSS else (start.y, start.x)
    style = look.style("scale")
    items: list[Item] = [axis.line((first, first + length), aside, style)]
    for at in range(0, round(length) + 1, 10):
        reach = END_TICK if at in (0, length) else TICK * (1.6 if at % 50 == 0 else 1)
        items.append(axis.tick(first + at, (aside, aside + reach), style))
    items += _numbers(axis, Point(first, aside), length, look)
    items += _name(axis, Point(first, aside), name, look)
    box = axis.box((first, first + length), (aside, aside + ROOM)).grown(style.width / 2)
    return Group(tuple(items), name=f"ruler-{axis}", box=box)


def _numbers(axis: Axis, start: Point, length: float, look: Look) -> Iterator[Item]:
    """Beside the long ticks, before the last one, after all others."""
    for at in range(0, round(length) + 1, 50):
        is_last = at == length
        along, aside = start.x + at, start.y + TICK * 1.6 + 0.4
        if axis is Axis.ACROSS:
            left = along - NUMBER.x - 1 if is_last else along + 1
            box = Box.at(left, aside - 0.6, NUMBER.x, NUMBER.y)
        else:
            top = along - NUMBER.y - 0.6 if is_last else along + 0.6
            box = Box.at(aside - 0.6, top, ROOM - aside + start.y + 0.6, NUMBER.y)
        anchor = Anchor.END if is_last and axis is Axis.ACROSS else Anchor.START
        yield from set_text(str(at), box, look.type("small"), anchor)


def _name(axis: Axis, start: Point, name: str, look: Look) -> tuple[Item, ...]:
    """What is measured, beside the ticks, with the number of the step that says how."""
    corner = axis.point(start.x + 12, start.y + 5.5) if axis is Axis.ACROSS else Point(start.y + 4, start.x + 22)
    middle = corner + Point(BADGE, BADGE)
    words = Point(2 * BADGE + 2, 0) if axis is Axis.ACROSS else Point(0, 2 * BADGE + 1)
    box = Box.at(corner.x + words.x, corner.y + words.y, 60 if axis is Axis.ACROSS else ROOM - 4, 2 * BADGE)
    return (*badge("measure", middle, look), *set_text(look.words(f"calibration.{name}"), box, look.type("heading")))
