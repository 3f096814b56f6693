"""Pose: how a drawing lies in another one: scaled around its origin, turned clockwise, then moved."""

from math import cos
from math import radians
from math import sin

from generator.geometry.path import Segments
from generator.geometry.path import mapped
from generator.geometry.point import ORIGIN
from generator.geometry.point import Box
from generator.geometry.point import Point
from generator.values import dataclass

QUARTERS = ((1.0, 0.0), (0.0, 1.0), (-1.0, 0.0), (0.0, -1.0))  # cosine and sine, without what sines leave over


@dataclass(frozen=True, slots=True)
class Pose:
    """A scale is larger than nothing; a turn is in degrees."""

    at: Point = ORIGIN
    scale: float = 1.0
    turn: float = 0.0

    @property
    def is_upright(self) -> bool:
        """True if an upright box stays one of the same form: turned not at all, or by half a circle."""
        return self.turn % 180 == 0

    @property
    def direction(self) -> tuple[float, float]:
        """Cosine and sine of the turn; those of quarters are exact."""
        quarters, rest = divmod(self.turn % 360, 90)
        return (cos(radians(self.turn)), sin(radians(self.turn))) if rest else QUARTERS[int(quarters) % 4]

    def put(self, point: Point) -> Point:
        """Where a point of the drawing comes to lie."""
        if not self.turn:
            return point * self.scale + self.at
        cosine, sine = self.direction
        turned = Point(point.x * cosine - point.y * sine, point.x * sine + point.y * cosine)
        return turned * self.scale + self.at

    def put_path(self, segments: Segments) -> Segments:
        return mapped(segments, self.put)

    def box(self, box: Box) -> Box:
        """The upright box around a box of the drawing."""
        return Box.around(map(self.put, box.corners)) if self.turn else box.scaled(self.scale).moved(self.at)

    def inside(self, outer: "Pose") -> "Pose":
        """The pose as it is seen where the outer one lies."""
        return Pose(outer.put(self.at), self.scale * outer.scale, (self.turn + outer.turn) % 360)


AS_IT_IS = Pose()
