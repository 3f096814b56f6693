"""Axes: what is drawn across the page and down the page alike is written once.

*Along* is the way the axis runs; *aside* is to the right of an axis that runs down, below one that runs across.
"""

from enum import StrEnum

from generator.draw.scene import Path
from generator.draw.scene import Style
from generator.geometry.path import polyline
from generator.geometry.point import Box
from generator.geometry.point import Point


class Axis(StrEnum):
    ACROSS = "across"
    DOWN = "down"

    def point(self, along: float, aside: float) -> Point:
        return Point(along, aside) if self is Axis.ACROSS else Point(aside, along)

    def box(self, along: tuple[float, float], aside: tuple[float, float]) -> Box:
        return Box.around((self.point(along[0], aside[0]), self.point(along[1], aside[1])))

    def line(self, along: tuple[float, float], aside: float, style: Style) -> Path:
        """A line that runs with the axis."""
        return Path(polyline(self.point(end, aside) for end in along), style)

    def tick(self, along: float, aside: tuple[float, float], style: Style) -> Path:
        """A line that crosses the axis."""
        return Path(polyline(self.point(along, end) for end in aside), style)
