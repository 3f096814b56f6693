"""Enlarge: a drawing at another scale, with its lines, letters and boxes."""

from dataclasses import replace

from generator.draw.scene import Group
from generator.draw.scene import Item
from generator.draw.scene import Path
from generator.draw.scene import Style
from generator.draw.scene import Text
from generator.draw.scene import Use
from generator.geometry.path import placed
from generator.geometry.point import ORIGIN


def enlarged(item: Item, factor: float) -> Item:
    """The item so many times as large around the origin; blocks stay blocks."""
    match item:
        case Path(segments, style):
            return Path(placed(segments, ORIGIN, factor), _style(style, factor))
        case Text():
            return replace(
                item,
                at=item.at * factor,
                size_pt=item.size_pt * factor,
                width=item.width * factor,
                box=item.box.scaled(factor),
            )
        case Group(items, at, name, box):
            inner = tuple(enlarged(each, factor) for each in items)
            return Group(inner, at * factor, name, box.scaled(factor) if box else None)
        case Use(_, at, scale):
            return replace(item, at=at * factor, scale=scale * factor)


def _style(style: Style, factor: float) -> Style:
    return replace(style, width=style.width * factor, dash=tuple(part * factor for part in style.dash))
