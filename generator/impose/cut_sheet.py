"""Cut sheets: pieces laid out on the material of a machine, with their outlines grown by half of what it cuts away."""

from collections.abc import Iterator
from collections.abc import Sequence
from dataclasses import dataclass

from generator.draw.scene import Cut
from generator.draw.scene import Scene
from generator.errors import FindingsError
from generator.findings import Finding
from generator.geometry.flatten import flattened
from generator.geometry.flatten import signed_area
from generator.geometry.offset import grown
from generator.geometry.path import Segments
from generator.geometry.point import Box
from generator.geometry.point import Point
from generator.geometry.point import Size
from generator.geometry.pose import Pose
from generator.impose.nest import NestSpot
from generator.impose.nest import nest


@dataclass(frozen=True, slots=True)
class Bed:
    """The material to lay pieces on: its size, what stays free around it and between them."""

    size: Size
    margin: float
    gap: float

    @property
    def room(self) -> Size:
        return Size(self.size.width - 2 * self.margin, self.size.height - 2 * self.margin)


@dataclass(frozen=True, slots=True)
class Laid:
    """A piece on a sheet: turned clockwise around the origin of its scene, then moved; `cut` is the way of the tool."""

    scene: Scene
    cut: Cut
    angle: float
    at: Point

    def put(self, segments: Segments) -> Segments:
        return Pose(self.at, turn=self.angle).put_path(segments)


@dataclass(frozen=True, slots=True)
class CutSheet:
    """Pieces on material of that size."""

    size: Size
    pieces: tuple[Laid, ...]

    @property
    def art(self) -> Size:
        """What the pieces take up together, as programs that cut show it: they do not know the material around it."""
        return Box.around(
            [point for piece in self.pieces for point in next(flattened(piece.put(piece.cut.outline)))]
        ).size


def lay_out(scenes: Sequence[Scene], copies: int, bed: Bed, kerf: float) -> tuple[CutSheet, ...]:
    """All copies of all scenes that have a cut, on as few sheets as we can; FindingsError if one cannot be cut."""
    pieces = [(scene, _compensated(scene.cut, kerf)) for scene in scenes if scene.cut]
    outlines = [next(flattened(cut.outline)) for _, cut in pieces]
    spots = nest(outlines * copies, bed.room, bed.gap)
    missing = set(range(len(pieces))) - {spot.piece % len(pieces) for spot in spots}
    faults = [_too_large([pieces[index][0] for index in sorted(missing)], bed)] if missing else []
    faults += [fault for scene, cut in pieces for fault in _closed_holes(scene, cut, kerf)]
    if faults:
        raise FindingsError(tuple(faults))
    sheets = range(max(spot.sheet for spot in spots) + 1)
    return tuple(CutSheet(bed.size, tuple(_laid(pieces, spots, sheet, bed.margin))) for sheet in sheets)


def _compensated(cut: Cut, kerf: float) -> Cut:
    """Outlines grow and holes shrink by half a kerf, so that what is left after cutting has its true size."""
    return Cut(grown(cut.outline, kerf / 2), tuple(grown(hole, -kerf / 2) for hole in cut.holes), cut.scores)


def _laid(pieces: Sequence[tuple[Scene, Cut]], spots: Sequence[NestSpot], sheet: int, margin: float) -> Iterator[Laid]:
    for spot in spots:
        if spot.sheet == sheet:
            scene, cut = pieces[spot.piece % len(pieces)]
            yield Laid(scene, cut, spot.angle, spot.at + Point(margin, margin))


def _too_large(scenes: Sequence[Scene], bed: Bed) -> Finding:
    largest = max(scenes, key=lambda scene: scene.size.width * scene.size.height)
    size, room = largest.size, bed.room
    others = f", and {len(scenes) - 1} more are too" if len(scenes) > 1 else ""
    return Finding(
        "PC341",
        f"the piece {largest.caption!r} is larger than the sheet: it is {size.width:.0f} × {size.height:.0f} mm, the "
        f"sheet has room for {max(room.width, 0):.0f} × {max(room.height, 0):.0f} mm{others}",
        help="give the size of a larger sheet, such as --sheet 600x400, or use smaller hexes",
    )


def _closed_holes(scene: Scene, cut: Cut, kerf: float) -> Iterator[Finding]:
    """A hole that is narrower than the kerf turns inside out when it shrinks."""
    for before, after in zip(scene.cut.holes if scene.cut else (), cut.holes, strict=True):
        areas = [signed_area(next(flattened(hole))) for hole in (before, after)]
        size = Box.around(next(flattened(before)))
        if areas[0] * areas[1] <= 0 or min(size.width, size.height) <= kerf:
            message = f"a hole of {scene.caption!r} is narrower than the kerf of {kerf:g} mm"
            yield Finding("PC342", message, help="give the --kerf of a finer tool")
            return
