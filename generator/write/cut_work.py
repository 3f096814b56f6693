"""Cut work: what a machine does on a sheet, line by line in the order of doing; letters are outlines by now."""

from collections.abc import Iterator
from dataclasses import dataclass

from generator.draw.scene import Path
from generator.draw.scene import Text
from generator.draw.scene import walk
from generator.geometry.path import Segments
from generator.geometry.path import points_of
from generator.geometry.point import Box
from generator.impose.cut_sheet import CutSheet
from generator.impose.cut_sheet import Laid
from generator.impose.machine import Machine
from generator.impose.machine import Operation

# Of full light: what is darker is engraved, what is lighter stays as the material is. Bright lettering on a dark
# ground is engraved in its place, and the ground becomes its outline.
DARK = 0.5
SLACK = 0.05  # mm


@dataclass(frozen=True, slots=True)
class Work:
    """One outline to follow, or to fill if it is an area."""

    operation: Operation
    segments: Segments
    is_area: bool = False


def work_on(sheet: CutSheet, machine: Machine) -> tuple[Work, ...]:
    """All work on a sheet: marks first, then holes, then the outlines, after which pieces may move."""
    found = [
        *(work for piece in sheet.pieces for work in _marks(piece, machine)),
        *(Work(Operation.SCORE, piece.put(line)) for piece in sheet.pieces for line in piece.cut.scores),
        *(Work(Operation.CUT, piece.put(hole)) for piece in sheet.pieces for hole in piece.cut.holes),
        *(Work(Operation.CUT, piece.put(piece.cut.outline)) for piece in sheet.pieces),
    ]
    order = list(Operation)
    known = (work for work in found if work.operation in machine.colours)
    return tuple(sorted(known, key=lambda work: order.index(work.operation)))


def _marks(piece: Laid, machine: Machine) -> Iterator[Work]:
    """The ink of the piece as lines and areas; grounds that reach over its edge are not worth a machine's time."""
    edge = Box.at(0, 0, piece.scene.size.width, piece.scene.size.height).grown(SLACK)
    spots = list(walk(piece.scene.items))
    bright = [spot.box for spot in spots if isinstance(spot.item, Text) and _light(spot.item.colour) >= DARK]
    for spot in spots:
        match spot.item:
            case Path(segments, style):
                is_dark = style.fill is not None and _light(style.fill) < DARK
                is_area = is_dark and not any(spot.box.holds(box) for box in bright)
                operation = machine.areas if is_area else machine.lines if style.stroke or is_dark else None
            case Text():
                from generator.write.glyphs import outlined  # only where there is lettering: it opens the fonts

                segments, is_area, operation = outlined(spot.item).segments, True, machine.areas
            case _:
                continue
        there = spot.pose.put_path(segments)
        if operation and there and edge.holds(Box.around(points_of(there))):
            yield Work(operation, piece.put(there), is_area and operation is Operation.ENGRAVE)


def _light(colour: str) -> float:
    """How light a colour looks, 0 to 1."""
    red, green, blue = (int(colour[start : start + 2], 16) / 255 for start in (1, 3, 5))
    return 0.3 * red + 0.59 * green + 0.11 * blue
