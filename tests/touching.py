"""Touching: letters that meet a line, an area or other letters, told from the order in which a page is painted.

What lies under a white or coloured ground is hidden by it; a ground that holds a letter altogether does not touch it.
A slanting text is looked at with the page turned until it is level, as its letters are boxes only then.
"""

from collections.abc import Iterator
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise
from itertools import product

from glyphs import letters

from generator.draw.scene import Path
from generator.draw.scene import Text
from generator.geometry.flatten import flattened
from generator.geometry.point import Box
from generator.geometry.point import Point
from generator.geometry.pose import Pose

CLEAR = 0.1  # mm, what letters keep from everything
PAPER = "#ffffff"
TILE = 12.0  # mm, of the squares in which neighbours are looked for


@dataclass(frozen=True)
class Inked:
    """A path or a text and how it lies on the page."""

    item: Path | Text
    pose: Pose

    @cached_property
    def letters(self) -> tuple[Box, ...]:
        assert isinstance(self.item, Text)
        return tuple(map(self.pose.box, letters(self.item)))

    @cached_property
    def outline(self) -> tuple[tuple[Point, ...], ...]:
        assert isinstance(self.item, Path)
        return tuple(tuple(map(self.pose.put, line)) for line in flattened(self.item.segments, 0.05))

    def levelled(self, other: "Inked") -> "Inked":
        """As it lies when the page is turned until the other one is level."""
        return self if other.pose.is_upright else Inked(self.item, self.pose.inside(Pose(turn=-other.pose.turn)))


def touched(inked: Sequence[tuple[Inked, Box]]) -> Iterator[str]:
    """A sentence for each text that touches something; only a single slanting stroke may, which strikes it out."""
    near = _neighbours(inked)
    for index, (drawn, _) in enumerate(inked):
        if not isinstance(drawn.item, Text) or not drawn.letters:
            continue
        found, text = "", drawn.levelled(drawn)
        for other in near[index]:
            ink = inked[other][0].levelled(drawn)
            if isinstance(ink.item, Text):
                found = found or (_letters_meet(drawn, inked[other][0]) if other > index else "")
                continue
            if ink.item.style.fill and all(_holds(ink.outline, box) for box in text.letters):
                if other > index:  # painted over altogether: nobody sees it
                    found = ""
                    break
                found = _line_meets(text, ink)
                continue
            found = found or _line_meets(text, ink) or _area_meets(text, ink)
        if found:
            yield f"the text {drawn.item.words!r} {found}"


def _neighbours(inked: Sequence[tuple[Inked, Box]]) -> dict[int, list[int]]:
    """For each text all that comes near it, in the order of painting."""
    squares: dict[tuple[int, int], list[int]] = {}
    near: dict[int, list[int]] = {}
    areas = {}
    for index, (ink, _) in enumerate(inked):
        if isinstance(ink.item, Text) and ink.letters:
            near[index], areas[index] = [], Box.union(ink.letters).grown(CLEAR)
            for square in _squares(areas[index]):
                squares.setdefault(square, []).append(index)
    for index, (_, box) in enumerate(inked):
        texts = {text for square in _squares(box) for text in squares.get(square, ())}
        for text in texts - {index}:
            if box.grown(1.0).overlaps(areas[text]):
                near[text].append(index)
    return near


def _squares(box: Box) -> list[tuple[int, int]]:
    columns = range(int(box.left // TILE), int(box.right // TILE) + 1)
    rows = range(int(box.top // TILE), int(box.bottom // TILE) + 1)
    return [(column, row) for column in columns for row in rows]


def _letters_meet(text: Inked, other: Inked) -> str:
    """Two boxes that slant differently meet if they do in both directions of looking at them."""
    views = [(one.levelled(level).letters, two.levelled(level).letters) for one, two, level in _views(text, other)]
    pairs = product(range(len(text.letters)), range(len(other.letters)))
    meets = any(all(ones[one].grown(CLEAR).overlaps(twos[two]) for ones, twos in views) for one, two in pairs)
    return f"touches {other.item.words!r}" if meets and isinstance(other.item, Text) else ""


def _views(text: Inked, other: Inked) -> list[tuple[Inked, Inked, Inked]]:
    both_ways = [(text, other, text), (text, other, other)]
    return both_ways[:1] if (text.pose.turn - other.pose.turn) % 180 == 0 else both_ways


def _line_meets(text: Inked, ink: Inked) -> str:
    assert isinstance(ink.item, Path)
    style = ink.item.style
    if not style.stroke or _strikes_out(ink.outline) or (style.stroke == PAPER and style.fill in (None, PAPER)):
        return ""
    reach = CLEAR + style.width * ink.pose.scale / 2
    for box in (letter.grown(reach) for letter in text.letters):
        for line in ink.outline:
            for start, end in pairwise(line):
                if _crosses(start, end, box):
                    return f"touches a line of {style.width:g} mm at {start.x:.1f}, {start.y:.1f}"
    return ""


def _strikes_out(outline: tuple[tuple[Point, ...], ...]) -> bool:
    if len(outline) != 1 or len(outline[0]) != 2:
        return False
    start, end = outline[0]
    return abs(start.x - end.x) > 1 and abs(start.y - end.y) > 1


def _area_meets(text: Inked, ink: Inked) -> str:
    """An area that holds some corners of a letter and not others."""
    assert isinstance(ink.item, Path)
    if ink.item.style.fill in (None, PAPER):
        return ""
    for letter in text.letters:
        inside = [_inside(corner, ink.outline) for corner in _corners(letter)]
        if any(inside) and not all(inside):
            return f"lies half on an area at {letter.left:.1f}, {letter.top:.1f}"
        if not any(inside) and any(
            letter.grown(-1e-6).holds(Box(p.x, p.y, p.x, p.y)) for line in ink.outline for p in line
        ):
            return f"lies over an area at {letter.left:.1f}, {letter.top:.1f}"
    return ""


def _holds(outline: tuple[tuple[Point, ...], ...], box: Box) -> bool:
    return all(_inside(corner, outline) for corner in _corners(box))


def _corners(box: Box) -> tuple[Point, ...]:
    return tuple(Point(x, y) for x in (box.left, box.right) for y in (box.top, box.bottom))


def _inside(point: Point, outline: tuple[tuple[Point, ...], ...]) -> bool:
    """True if an odd number of edges lies to the right of the point."""
    is_inside = False
    for line in outline:
        for start, end in zip(line, (*line[1:], line[0]), strict=True):
            if (start.y > point.y) != (end.y > point.y):
                x = start.x + (end.x - start.x) * (point.y - start.y) / (end.y - start.y)
                is_inside ^= x > point.x
    return is_inside


def _crosses(start: Point, end: Point, box: Box) -> bool:
    """True if the way from start to end leads through the box (Liang and Barsky)."""
    first, last = 0.0, 1.0
    for begin, step, low, high in (
        (start.x, end.x - start.x, box.left, box.right),
        (start.y, end.y - start.y, box.top, box.bottom),
    ):
        if abs(step) < 1e-12:
            if not low < begin < high:
                return False
            continue
        enter, leave = sorted(((low - begin) / step, (high - begin) / step))
        first, last = max(first, enter), min(last, leave)
        if first >= last:
            return False
    return True
