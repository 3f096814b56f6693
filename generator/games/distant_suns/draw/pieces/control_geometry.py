"""The control board in millimetres: a row of zones, with slots in it and notches along its long sides.

Zones are counted from the left, the last one is the black hole. Side 0 is the *near* one, at the foot of the drawing;
side 1 is the *far* one. A board too long for the paper is made of *parts*, each a run of zones; all but the last have a
*flag*, which is glued under the next part.
"""

from collections.abc import Iterator
from itertools import pairwise
from math import ceil

from generator.games.distant_suns.rules.control import ControlBoard
from generator.geometry.near import fits
from generator.geometry.point import Box
from generator.geometry.point import Point
from generator.geometry.point import Size

PITCH = 45.0  # from the middle of a zone to the middle of the next
END = 5.0  # what the board has left and right of its zones
NOTCH_HALF = 8.0  # half the width of a notch at the edge
NOTCH_DEPTH = 8.0
TILE = Size(38.0, 38.0)
MISSION = Size(38.0, 22.0)
SLOT_ROOM = 0.75  # what a slot is larger than its tile, on each side: nobody cuts to a tenth of a millimetre
RIM = NOTCH_DEPTH + 2.0  # from an edge with notches to the slots
EDGE = 6.0  # the same where there are no notches
SLOT_GAP = 2.5  # between a mission slot and the tile slot it faces
FLAG = 16.0
FLAG_TAPER = 4.0  # how much shorter its outer edge is, above and below


def board_size(control: ControlBoard) -> Size:
    return Size(2 * END + control.zones * PITCH, _far_depth(control) + _slot(TILE).height + _depth())


def zone_centre(control: ControlBoard, zone: int) -> Point:
    """The middle of a tile slot, or of the black hole."""
    return Point(END + (zone + 0.5) * PITCH, _far_depth(control) + _slot(TILE).height / 2)


def tile_slot(control: ControlBoard, zone: int) -> Box:
    return _around(zone_centre(control, zone), _slot(TILE))


def mission_slot(control: ControlBoard, side: int, zone: int) -> Box:
    """Between the tile slot of that zone and the notch facing it."""
    middle = zone_centre(control, zone)
    away = (_slot(TILE).height + _slot(MISSION).height) / 2 + SLOT_GAP
    return _around(Point(middle.x, middle.y + _outward(side) * away), _slot(MISSION))


def notch(control: ControlBoard, side: int, zone: int) -> tuple[Point, Point, Point]:
    """Its left end at the edge, its tip, its right end."""
    x, edge = zone_centre(control, zone).x, side_edge(control, side)
    tip = Point(x, edge - _outward(side) * NOTCH_DEPTH)
    return Point(x - NOTCH_HALF, edge), tip, Point(x + NOTCH_HALF, edge)


def side_edge(control: ControlBoard, side: int) -> float:
    """How far down the drawing that long side lies."""
    return 0.0 if side else board_size(control).height


def parts(control: ControlBoard, width: float) -> tuple[range, ...]:
    """The zones of each part: as few parts as fit the width, as equal as can be."""
    for count in range(1, control.zones + 1):
        ends = [ceil(control.zones * number / count) for number in range(count + 1)]
        found = tuple(range(start, end) for start, end in pairwise(ends))
        if all(fits(part_box(control, zones).width + flag_width(control, zones), width) for zones in found):
            break
    return found


def part_box(control: ControlBoard, zones: range) -> Box:
    """The place of the part on the board, without its flag."""
    right = board_size(control).width if zones.stop == control.zones else END + zones.stop * PITCH
    left = END + zones.start * PITCH if zones.start else 0.0
    return Box(left, 0, right, board_size(control).height)


def flag_width(control: ControlBoard, zones: range) -> float:
    return FLAG if zones.stop < control.zones else 0.0


def flag_box(control: ControlBoard, zones: range) -> Box:
    """To the right of the part, off the rims, where modules would push it."""
    seam = part_box(control, zones).right
    return Box(seam, EDGE if control.sides == 1 else RIM, seam + FLAG, board_size(control).height - RIM)


def part_outline(control: ControlBoard, zones: range) -> tuple[Point, ...]:
    """Clockwise around the part with its notches and its flag, on the board's own coordinates."""
    box = part_box(control, zones)
    far = [point for zone in zones for point in notch(control, 1, zone)] if control.sides > 1 else []
    near = [point for zone in reversed(zones) for point in reversed(notch(control, 0, zone))]
    flag = _flag(flag_box(control, zones)) if flag_width(control, zones) else ()
    corners = Point(box.left, box.top), Point(box.right, box.top), Point(box.right, box.bottom)
    return (corners[0], *far, corners[1], *flag, corners[2], *near, Point(box.left, box.bottom))


def board_outline(control: ControlBoard) -> tuple[Point, ...]:
    """Around the whole board once its parts are joined."""
    return part_outline(control, range(control.zones))


def seams(control: ControlBoard, found: tuple[range, ...]) -> Iterator[float]:
    """Where parts meet, from the left."""
    return (part_box(control, zones).right for zones in found[:-1])


def _flag(box: Box) -> tuple[Point, ...]:
    return (
        Point(box.left, box.top),
        Point(box.right, box.top + FLAG_TAPER),
        Point(box.right, box.bottom - FLAG_TAPER),
        Point(box.left, box.bottom),
    )


def _far_depth(control: ControlBoard) -> float:
    return _depth() if control.sides > 1 else EDGE


def _depth() -> float:
    """From a side with notches to the tile slots."""
    return RIM + _slot(MISSION).height + SLOT_GAP


def _outward(side: int) -> int:
    return -1 if side else 1


def _slot(tile: Size) -> Size:
    return Size(tile.width + 2 * SLOT_ROOM, tile.height + 2 * SLOT_ROOM)


def _around(middle: Point, size: Size) -> Box:
    return Box.at(middle.x - size.width / 2, middle.y - size.height / 2, size.width, size.height)
