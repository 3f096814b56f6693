"""The form of a template: the outline of a shape's hexes less a clearance, a hole for the pencil in every hex."""

from dataclasses import dataclass
from functools import cached_property
from math import sqrt

from generator.draw.scene import Cut
from generator.geometry.flatten import signed_area
from generator.geometry.hex_grid import HexGrid
from generator.geometry.inset import inset
from generator.geometry.near import key
from generator.geometry.outline import corners_of_outlines
from generator.geometry.outline import seams
from generator.geometry.path import circle
from generator.geometry.path import points_of
from generator.geometry.path import polygon
from generator.geometry.point import ORIGIN
from generator.geometry.point import Box
from generator.geometry.point import Point

THINNEST = 1.0  # mm: what is thinner burns, tears or warps
HOLE_SHARE = 0.16  # of the hex size
HOLE_WIDTHS = (2.0, 3.2)  # mm: the point of a pencil goes through the least; through the most its wood does not slip
LINE_END = 0.5  # mm that an inner line keeps from the edge


@dataclass(frozen=True)
class TemplateForm:
    """The hexes of a shape where they lie on the honeycomb of the sheet, and what the template keeps from them."""

    grid: HexGrid
    clearance: float

    @property
    def hole(self) -> float:
        """The radius of the holes for the pencil."""
        least, most = HOLE_WIDTHS
        return min(max(HOLE_SHARE * self.grid.size, least), most) / 2

    @property
    def thinnest(self) -> float:
        """How thin its thinnest place is: between a hole and the edge, between holes, where two hexes meet."""
        size, hole = self.grid.size, self.hole
        beside_hole = size / 2 - self.clearance - hole
        if len(self.grid) == 1:
            return beside_hole
        return min(beside_hole, size - 2 * hole, (size - 4 * self.clearance) / sqrt(3))

    @property
    def most_clearance(self) -> float:
        """The largest clearance that leaves nothing too thin."""
        size = self.grid.size
        return min(size / 2 - self.hole - THINNEST, (size - THINNEST * sqrt(3)) / 4)

    @cached_property
    def loops(self) -> tuple[tuple[Point, ...], ...]:
        """The line around the hexes, then those around what they enclose; the hexes lie to the right of each."""
        return tuple(sorted(corners_of_outlines(self.grid), key=lambda loop: signed_area(loop) < 0))

    def inside(self, depth: float) -> tuple[tuple[Point, ...], ...]:
        """The loops, so far inside the line that is cut."""
        return tuple(inset(loop, self.clearance + depth) for loop in self.loops)

    @cached_property
    def box(self) -> Box:
        return Box.around(self.inside(0)[0])

    @property
    def middle(self) -> Point:
        """The centre of gravity of the hexes."""
        centres = [self.grid.centre(cell) for cell in self.grid]
        return sum(centres, ORIGIN) * (1 / len(centres))

    @property
    def cut(self) -> Cut:
        outline, *rings = map(polygon, self.inside(0))
        holes = (circle(self.grid.centre(cell), self.hole) for cell in self.grid)
        return Cut(outline, (*rings, *holes))

    @property
    def holes(self) -> tuple[Box, ...]:
        middles = map(self.grid.centre, self.grid)
        return tuple(Box(at.x, at.y, at.x, at.y).grown(self.hole) for at in middles)

    @property
    def inner_lines(self) -> tuple[tuple[Point, Point], ...]:
        """The edges between hexes, ending shortly before the line that is cut."""
        edge = {_rounded(corner) for loop in self.loops for corner in loop}
        keep = self.clearance * 2 / sqrt(3) + LINE_END
        return tuple(
            (_shortened(one, other, keep, edge), _shortened(other, one, keep, edge))
            for one, other in map(points_of, seams(self.grid))
        )


def _shortened(end: Point, other: Point, by: float, edge: set[tuple[float, float]]) -> Point:
    """The end of the line from the other one, less so much if it lies on the edge of the shape."""
    if _rounded(end) not in edge:
        return end
    length = sqrt((other.x - end.x) ** 2 + (other.y - end.y) ** 2)
    return end + (other - end) * (by / length)


def _rounded(point: Point) -> tuple[float, float]:
    return key(point.x), key(point.y)
