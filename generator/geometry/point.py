"""Points and boxes."""

from collections.abc import Iterable
from math import atan2
from math import cos
from math import degrees
from math import radians
from math import sin

from generator.geometry.near import NEAR
from generator.values import dataclass


@dataclass(frozen=True, slots=True, order=True)
class Point:
    x: float
    y: float

    def __add__(self, other: "Point") -> "Point":
        return Point(self.x + other.x, self.y + other.y)

    def __sub__(self, other: "Point") -> "Point":
        return Point(self.x - other.x, self.y - other.y)

    def __mul__(self, factor: float) -> "Point":
        return Point(self.x * factor, self.y * factor)


ORIGIN = Point(0.0, 0.0)


def at_clock(radius: float, angle: float) -> Point:
    """The point at that distance from the origin, the angle clockwise from 12 o'clock."""
    return Point(radius * sin(radians(angle)), -radius * cos(radians(angle)))


def clock_angle(point: Point) -> float:
    """The direction of the point seen from the origin, 0 to 360 clockwise from 12 o'clock."""
    return degrees(atan2(point.x, -point.y)) % 360


@dataclass(frozen=True, slots=True)
class Size:
    width: float
    height: float

    @property
    def turned(self) -> "Size":
        return Size(self.height, self.width)


@dataclass(frozen=True, slots=True)
class Box:
    """An upright rectangle; left ≤ right and top ≤ bottom."""

    left: float
    top: float
    right: float
    bottom: float

    @classmethod
    def at(cls, left: float, top: float, width: float, height: float) -> "Box":
        return cls(left, top, left + width, top + height)

    @classmethod
    def around(cls, points: Iterable[Point]) -> "Box":
        points = list(points)
        xs = [point.x for point in points]
        ys = [point.y for point in points]
        return cls(min(xs), min(ys), max(xs), max(ys))

    @classmethod
    def union(cls, boxes: Iterable["Box"]) -> "Box":
        boxes = list(boxes)
        return cls(
            min(box.left for box in boxes),
            min(box.top for box in boxes),
            max(box.right for box in boxes),
            max(box.bottom for box in boxes),
        )

    @property
    def width(self) -> float:
        return self.right - self.left

    @property
    def height(self) -> float:
        return self.bottom - self.top

    @property
    def centre(self) -> Point:
        return Point((self.left + self.right) / 2, (self.top + self.bottom) / 2)

    @property
    def top_left(self) -> Point:
        return Point(self.left, self.top)

    @property
    def corners(self) -> tuple[Point, Point, Point, Point]:
        """Clockwise from the upper left one."""
        return (
            Point(self.left, self.top),
            Point(self.right, self.top),
            Point(self.right, self.bottom),
            Point(self.left, self.bottom),
        )

    @property
    def size(self) -> Size:
        return Size(self.width, self.height)

    def corner_of(self, size: Size) -> Point:
        """The upper left corner of something of that size in the middle of the box."""
        return Point(self.left + (self.width - size.width) / 2, self.top + (self.height - size.height) / 2)

    def moved(self, by: Point) -> "Box":
        return Box(self.left + by.x, self.top + by.y, self.right + by.x, self.bottom + by.y)

    def scaled(self, factor: float) -> "Box":
        """Around the origin."""
        return Box(self.left * factor, self.top * factor, self.right * factor, self.bottom * factor)

    def grown(self, by: float) -> "Box":
        """Larger by that much on each side; smaller if negative."""
        return Box(self.left - by, self.top - by, self.right + by, self.bottom + by)

    def grown_across(self, by: float) -> "Box":
        """Wider by that much to the left and to the right."""
        return Box(self.left - by, self.top, self.right + by, self.bottom)

    def grown_down(self, by: float) -> "Box":
        """Higher by that much above and below; lower if negative."""
        return Box(self.left, self.top - by, self.right, self.bottom + by)

    def holds(self, other: "Box", slack: float = NEAR) -> bool:
        outer = self.grown(slack)
        return (
            outer.left <= other.left
            and outer.top <= other.top
            and other.right <= outer.right
            and other.bottom <= outer.bottom
        )

    def overlaps(self, other: "Box", slack: float = NEAR) -> bool:
        """True where more than `slack` of the two is common, across and down."""
        return (
            min(self.right, other.right) - max(self.left, other.left) > slack
            and min(self.bottom, other.bottom) - max(self.top, other.top) > slack
        )
