"""Shelves: boxes put side by side in rows, row below row, onto as few areas as this simple way allows."""

from collections.abc import Sequence

from generator.geometry.near import fits
from generator.geometry.near import key
from generator.geometry.point import Box
from generator.geometry.point import Size
from generator.values import dataclass

SLACK = 1e-6  # mm: what rounding may take


@dataclass(frozen=True, slots=True)
class ShelfSpot:
    """Where one of the boxes lies: its number and its place on the area."""

    index: int
    box: Box


def shelve(sizes: Sequence[Size], room: Size, gap: float) -> tuple[tuple[ShelfSpot, ...], ...] | None:
    """The spots on each area, the higher boxes first, equal ones in their order; None if one does not fit at all."""
    if not all(fits(size.width, room.width) and fits(size.height, room.height) for size in sizes):
        return None
    order = sorted(range(len(sizes)), key=lambda index: (-key(sizes[index].height), -key(sizes[index].width), index))
    areas: list[list[list[int]]] = []
    for row in _rows(order, sizes, room.width, gap):
        needed = sum(sizes[other[0]].height + gap for other in areas[-1]) if areas else 0.0
        if not areas or not fits(needed + sizes[row[0]].height, room.height):
            areas.append([])
        areas[-1].append(row)
    return tuple(tuple(_spots(rows, sizes, room, gap)) for rows in areas)


def _rows(order: list[int], sizes: Sequence[Size], width: float, gap: float) -> list[list[int]]:
    rows: list[list[int]] = []
    left = 0.0
    for index in order:
        if not rows or not fits(left + sizes[index].width, width):
            rows.append([])
            left = 0.0
        rows[-1].append(index)
        left += sizes[index].width + gap
    return rows


def _spots(rows: list[list[int]], sizes: Sequence[Size], room: Size, gap: float) -> list[ShelfSpot]:
    """All rows begin at the same left edge; together they stand in the middle of the area."""
    widths = [sum(sizes[index].width for index in row) + gap * (len(row) - 1) for row in rows]
    height = sum(sizes[row[0]].height for row in rows) + gap * (len(rows) - 1)
    left, top = (room.width - max(widths)) / 2, (room.height - height) / 2
    spots = []
    for row in rows:
        x = left
        for index in row:
            spots.append(ShelfSpot(index, Box.at(x, top, sizes[index].width, sizes[index].height)))
            x += sizes[index].width + gap
        top += sizes[row[0]].height + gap
    return spots
