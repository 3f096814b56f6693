"""Drift scales: how far the back of a sheet lies from where it should, read against the light.

A *comb* is a vernier. Its front lines stand one *pitch* apart and are numbered; each back line stands so much before
its front line as the number says, so that the one pair whose number is the drift makes one straight line. Pairs
repeat every pitch: the *grid*, a cross of the back behind a small square of the front, tells roughly where to look.
"""

from collections.abc import Iterator
from dataclasses import replace

from generator.draw.look import Look
from generator.draw.scene import Anchor
from generator.draw.scene import Group
from generator.draw.scene import Item
from generator.draw.scene import Path
from generator.draw.text import set_text
from generator.geometry.path import polyline
from generator.geometry.path import rounded
from generator.geometry.point import Box
from generator.geometry.point import Point
from generator.impose.axis import Axis
from generator.impose.calibration_words import BADGE
from generator.impose.calibration_words import badge
from generator.values import dataclass

REACH = 5  # mm of drift that can be read, each way
STEPS = 5  # pairs for each mm
PITCH = 2.5
HALF = REACH * STEPS * PITCH  # from the middle of a comb to its last line
WORDS = 6.0  # room for the words at both ends
NUMBERS = 4.0
TICK = 8.0
OVERLAP = 3.0  # by how much back lines lie behind front ones, so that drift the other way does not part them
BACK = 12.0  # length of the back lines
DEPTH = WORDS + NUMBERS + TICK - OVERLAP + BACK + 0.5  # of the whole comb, aside, with the round ends of lines
LENGTH = {Axis.ACROSS: 2 * (HALF + 2), Axis.DOWN: 2 * (HALF + 2 + WORDS)}  # with what stands beyond the last lines
GRID = 6  # mm from the middle of the grid to its edge
ARM = 8.0  # of the cross behind it
GRID_ROOM = 12.0  # with numbers, and with the cross of the back as far off as can be read


@dataclass(frozen=True, slots=True)
class Comb:
    """`middle` is where the pair for no drift stands, on the edge where the words begin."""

    axis: Axis
    middle: Point

    @property
    def _along(self) -> float:
        return self.middle.x if self.axis is Axis.ACROSS else self.middle.y

    @property
    def _ticks(self) -> float:
        return (self.middle.y if self.axis is Axis.ACROSS else self.middle.x) + WORDS + NUMBERS

    @property
    def box(self) -> Box:
        top, half = self._ticks - WORDS - NUMBERS, LENGTH[self.axis] / 2
        return self.axis.box((self._along - half, self._along + half), (top, top + DEPTH))

    def front(self, ways: tuple[str, str], look: Look) -> Group:
        """Numbered lines; the ways say which way each half counts."""
        items: list[Item] = []
        for index in range(-REACH * STEPS, REACH * STEPS + 1):
            is_whole = index % STEPS == 0
            tick = self._ticks - (1.0 if is_whole else 0.0)
            at = self._along + index * PITCH
            items.append(self.axis.tick(at, (tick, self._ticks + TICK), look.style("hairline")))
            if is_whole:
                box = self.axis.box((at - 2, at + 2), (self._ticks - NUMBERS, self._ticks - 1.4))
                items += set_text(str(abs(index) // STEPS), box, look.type("small"), Anchor.MIDDLE)
        return Group((*items, *self._words(ways, look)), name=f"drift-{self.axis}", box=self.box)

    def _words(self, ways: tuple[str, str], look: Look) -> Iterator[Item]:
        """Above the two halves of a comb that runs across, beyond the ends of one that runs down."""
        box, middle = self.box, self.middle.x
        step = Point(middle, box.top + BADGE) if self.axis is Axis.ACROSS else Point(box.left + BADGE, self.middle.y)
        yield from badge("read", step, look)
        words = [look.words(f"calibration.{way}") for way in ways]
        if self.axis is Axis.ACROSS:
            first = Box(box.left, box.top, middle - 2 * BADGE, box.top + WORDS - 1)
            last = Box(middle + 2 * BADGE, box.top, box.right, first.bottom)
            yield from set_text(words[0], first, look.type("heading"))
            yield from set_text(words[1], last, look.type("heading"), Anchor.END)
        else:
            first = Box(box.left, box.top, box.right, box.top + WORDS - 1)
            last = Box(box.left, box.bottom - WORDS + 1, box.right, box.bottom)
            yield from set_text(words[0], first, look.type("heading"))
            yield from set_text(words[1], last, look.type("heading"))

    def back(self, look: Look) -> Iterator[Path]:
        """The lines of the back as they are seen through the paper."""
        start = self._ticks + TICK - OVERLAP
        for index in range(-REACH * STEPS, REACH * STEPS + 1):
            at = self._along + index * (PITCH - 1 / STEPS)
            yield self.axis.tick(at, (start, start + BACK), look.style("show-through"))


@dataclass(frozen=True, slots=True)
class DriftGrid:
    """A square with a tick every millimetre, open in the middle, where the cross of the back shines through."""

    middle: Point

    @property
    def box(self) -> Box:
        return Box.around((self.middle,)).grown(GRID_ROOM)

    @property
    def framed(self) -> Box:
        """With the number of its step above it."""
        return replace(self.box, top=self.box.top - 2 * BADGE)

    def front(self, look: Look) -> Group:
        items: list[Item] = []
        for axis in Axis:
            along, aside = (self.middle.x, self.middle.y) if axis is Axis.ACROSS else (self.middle.y, self.middle.x)
            for index in range(-GRID, GRID + 1):
                is_long = index in (-5, 0, 5)
                for edge, inwards in ((aside - GRID, 1), (aside + GRID, -1)):
                    tick = edge, edge + inwards * (2.4 if is_long else 1.2)
                    items.append(axis.tick(along + index, tick, look.style("scale" if is_long else "hairline")))
            items += (
                axis.line((along - GRID, along + GRID), aside + edge, look.style("scale")) for edge in (-GRID, GRID)
            )
            for index in (-5, 0, 5):
                box = axis.box((along + index - 2, along + index + 2), (aside - GRID - 4, aside - GRID - 1))
                items += set_text(str(abs(index)), box, look.type("small"), Anchor.MIDDLE)
        step = Point(self.middle.x, self.box.top - BADGE)
        return Group((*items, *badge("look", step, look)), name="drift-grid", box=self.framed)

    def back(self, look: Look) -> Iterator[Path]:
        """A cross, as it is seen through the paper."""
        for axis in Axis:
            along, aside = (self.middle.x, self.middle.y) if axis is Axis.ACROSS else (self.middle.y, self.middle.x)
            yield Path(polyline(axis.point(along + end, aside) for end in (-ARM, ARM)), look.style("show-through"))


def example(box: Box, look: Look) -> Group:
    """A piece of a comb, enlarged, whose lines meet at 1.2, and what is typed for it."""
    shown, meets = range(3, 13), 6  # lines are counted from 0; five make a millimetre
    pitch, enlarged = 7.0, 3.0
    left, top = box.left + 8, box.top + NUMBERS + 1
    items: list[Item] = []
    for index in shown:
        at, is_whole = left + (index - shown[0]) * pitch, index % STEPS == 0
        drifted = at + (meets - index) / STEPS * enlarged
        items.append(Axis.ACROSS.tick(at, (top - is_whole, top + TICK), look.style("hairline")))
        items.append(Axis.ACROSS.tick(drifted, (top + TICK - 2, top + TICK + 6), look.style("show-through")))
        if is_whole:
            number = Box.at(at - 2, top - NUMBERS - 1, 4, NUMBERS - 1)
            items += set_text(str(index // STEPS), number, look.type("small"), Anchor.MIDDLE)
    found = Box.at(left + (meets - shown[0]) * pitch, top, 0, TICK + 6).grown(1.6)
    items.append(Path(rounded(found, 1.6), look.style("witness")))
    items += badge("read", Point(box.right - 42, found.centre.y), look)
    words = Box(box.right - 37, top, box.right, top + TICK + 6)
    reading = f"{look.words('calibration.right')} 1.2"
    items += set_text(look.words("calibration.reads", reading=reading), words, look.type("label"), lines=3)
    return Group(tuple(items), name="example", box=box)
