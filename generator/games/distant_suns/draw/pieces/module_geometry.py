"""A module in millimetres: an octagon joined to a circle by a neck, each with a tab that fits a notch of the board.

On the front the octagon is on the left. The *shoulder* is the line the tabs stand on: a module that is put in has it
a clearance off the edge of the board, and its tabs as far from the sides of their notches.
"""

from math import asin
from math import cos
from math import degrees
from math import hypot
from math import radians
from math import tan

from generator.games.distant_suns.draw.pieces.control_geometry import NOTCH_DEPTH
from generator.games.distant_suns.draw.pieces.control_geometry import NOTCH_HALF
from generator.games.distant_suns.draw.pieces.control_geometry import PITCH
from generator.games.distant_suns.draw.pieces.control_geometry import side_edge
from generator.games.distant_suns.draw.pieces.control_geometry import zone_centre
from generator.games.distant_suns.rules.control import ControlBoard
from generator.games.distant_suns.rules.control import Module
from generator.geometry.path import Close
from generator.geometry.path import Line
from generator.geometry.path import Segments
from generator.geometry.path import arc
from generator.geometry.path import mirrored
from generator.geometry.path import placed
from generator.geometry.path import points_of
from generator.geometry.path import polygon
from generator.geometry.path import polyline
from generator.geometry.point import Point
from generator.geometry.point import Size
from generator.geometry.point import at_clock
from generator.values import dataclass

APART = 5.6  # between two modules side by side; the neck is as long. Five modules fold on one page of A4
RADIUS = (PITCH - APART) / 2  # of the circle, and from the middle of the octagon to its sides
OCTAGON_SIDE = 2 * RADIUS * tan(radians(22.5))


@dataclass(frozen=True, slots=True)
class ModulePlan:
    """The measures of a module whose tabs keep the clearance on every side."""

    clearance: float

    @property
    def tab_height(self) -> float:
        """Above the shoulder; sides that keep the clearance meet before the tip of the notch."""
        return NOTCH_DEPTH + self.clearance - self.clearance * hypot(NOTCH_HALF, NOTCH_DEPTH) / NOTCH_HALF

    @property
    def tab_half(self) -> float:
        """Half the width of a tab at the shoulder."""
        return self.tab_height * NOTCH_HALF / NOTCH_DEPTH

    @property
    def size(self) -> Size:
        return Size(PITCH + 2 * RADIUS, self.tab_height + 2 * RADIUS)

    @property
    def octagon(self) -> Point:
        """Its middle on the front."""
        return Point(RADIUS, self.tab_height + RADIUS)

    @property
    def circle(self) -> Point:
        """Its middle on the front."""
        return self.octagon + Point(PITCH, 0)

    @property
    def front(self) -> Segments:
        """The outline, clockwise from the tab of the octagon; the origin is the upper left corner of its box."""
        middle, half = self.octagon, OCTAGON_SIDE / 2
        right, left = middle.x + RADIUS, middle.x - RADIUS
        upper, lower, foot = middle.y - half, middle.y + half, middle.y + RADIUS
        eight = (
            Point(middle.x + half, foot),
            Point(middle.x - half, foot),
            Point(left, lower),
            Point(left, upper),
            Point(middle.x - half, self.tab_height),
        )
        return (
            *polyline((*self._tab(middle), Point(middle.x + half, self.tab_height), Point(right, upper))),
            *self._round(),
            *map(Line, (Point(right, lower), *eight)),
            Close(),
        )

    @property
    def back(self) -> Segments:
        """The outline after turning the module over like a leaf: octagon and circle have changed places."""
        return mirrored(self.front, self.size.width / 2)

    def _tab(self, middle: Point) -> tuple[Point, Point, Point]:
        left, right = middle.x - self.tab_half, middle.x + self.tab_half
        return Point(left, self.tab_height), Point(middle.x, 0), Point(right, self.tab_height)

    def _round(self) -> Segments:
        """The circle from the upper end of the neck over its tab to the lower end.

        Its arcs end where it is widest, so that no handle of a curve lies outside the box of the module.
        """
        neck, tab = (degrees(asin(half / RADIUS)) for half in (OCTAGON_SIDE / 2, self.tab_half))
        before = self._arc(270 + neck, 360 - tab)
        after = (*self._arc(tab, 90), *self._arc(90, 180), *self._arc(180, 270 - neck))
        return (*before, *map(Line, self._tab(self.circle)), *after)

    def _arc(self, start: float, end: float) -> Segments:
        """Part of the circle as the next part of an outline: a line leads to where it begins."""
        first, *others = arc(self.circle, RADIUS, start, end)
        return (*(Line(point) for point in points_of((first,))), *others)


def octagon_around(middle: Point, radius: float) -> Segments:
    """With flat sides above and below; the radius is that of the circle inside it."""
    corner = radius / cos(radians(22.5))
    return polygon(middle + at_clock(corner, 22.5 + 45 * index) for index in range(8))


def inserted(control: ControlBoard, module: Module, clearance: float) -> Segments:
    """The outline of a module in its place on the board, whichever face is up."""
    plan = ModulePlan(clearance)
    octagon_is_left = (module.octagon < module.circle) != (module.side == 1)  # the far side is seen upside down
    outline = plan.front if octagon_is_left else plan.back
    at, scale = place_of(control, module, clearance)
    return placed(outline, at, scale)


def place_of(control: ControlBoard, module: Module, clearance: float) -> tuple[Point, float]:
    """Where the origin of the module lies on the board, and 1, or -1 where it is turned by half."""
    plan = ModulePlan(clearance)
    left = zone_centre(control, module.left).x - RADIUS
    shoulder = plan.tab_height - clearance
    if module.side == 1:
        return Point(left + plan.size.width, side_edge(control, 1) + shoulder), -1.0
    return Point(left, side_edge(control, 0) - shoulder), 1.0
