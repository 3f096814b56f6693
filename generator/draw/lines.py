"""Lines: horizontal ones, whose round ends stay between the points they join."""

from generator.draw.scene import Path
from generator.draw.scene import Style
from generator.geometry.path import polyline
from generator.geometry.point import Point


def rule(left: float, right: float, y: float, style: Style) -> Path:
    end = style.width / 2
    return Path(polyline((Point(left + end, y), Point(right - end, y))), style)
