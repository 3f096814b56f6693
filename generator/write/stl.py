"""STL: pieces as bodies for 3D printers, in millimetres, lying on the plate; their form only, without lettering."""

from collections.abc import Iterator
from itertools import pairwise
from math import hypot
from struct import Struct

from generator.geometry.flatten import flattened
from generator.geometry.flatten import signed_area
from generator.geometry.path import Segments
from generator.geometry.point import Point
from generator.geometry.triangulate import triangulated
from generator.impose.cut_sheet import CutSheet
from generator.impose.cut_sheet import Laid
from generator.write.number import FACTOR_DECIMALS
from generator.write.number import settled

Spot = tuple[float, float, float]
Facet = tuple[Spot, Spot, Spot]

UNIT = 0.001  # mm: corners are whole numbers of it, so that neighbours meet exactly
CHORD_ERROR = 0.009  # mm; with the rounding of corners it stays below a hundredth
FACET = Struct("<12fH")
COUNT = Struct("<I")
HEADER = b"papercosmos, millimetres".ljust(80)


def stl(sheet: CutSheet, thickness: float) -> bytes:
    """All pieces of a sheet in one binary file, each a closed body of that thickness."""
    facets = [facet for piece in sheet.pieces for facet in _body(piece, sheet.size.height, thickness)]
    return HEADER + COUNT.pack(len(facets)) + b"".join(map(_packed, facets))


def _body(piece: Laid, height: float, thickness: float) -> Iterator[Facet]:
    """Top, foot and walls; y is turned upwards here, which makes clockwise corners run the other way round."""
    loops = _loops(piece)
    for one, two, three in triangulated(loops[0], loops[1:]):
        yield _at(three, height, thickness), _at(two, height, thickness), _at(one, height, thickness)
        yield _at(one, height, 0), _at(two, height, 0), _at(three, height, 0)
    for loop in loops:
        for one, other in pairwise((*loop, loop[0])):
            below = _at(one, height, 0), _at(other, height, 0)
            above = _at(one, height, thickness), _at(other, height, thickness)
            yield below[0], above[0], above[1]
            yield below[0], above[1], below[1]


def _loops(piece: Laid) -> tuple[tuple[Point, ...], ...]:
    """The outline clockwise on paper, the holes the other way, in whole units."""
    outline, *holes = (_units(piece.put(segments)) for segments in (piece.cut.outline, *piece.cut.holes))
    inner = (hole if signed_area(hole) < 0 else hole[::-1] for hole in holes)
    return (outline if signed_area(outline) > 0 else outline[::-1], *inner)


def _units(segments: Segments) -> tuple[Point, ...]:
    """The corners in whole units, without those that lie in the middle of a straight line."""
    (corners,) = flattened(segments, CHORD_ERROR)
    whole = list(dict.fromkeys(Point(_in_units(corner.x), _in_units(corner.y)) for corner in corners))
    return tuple(
        here
        for before, here, after in zip((whole[-1], *whole), whole, (*whole[1:], whole[0]), strict=False)
        if (here.x - before.x) * (after.y - here.y) != (here.y - before.y) * (after.x - here.x)
    )


def _in_units(length: float) -> int:
    return round(settled(length) / UNIT)


def _at(corner: Point, height: float, z: float) -> Spot:
    return corner.x * UNIT, height - corner.y * UNIT, z


def _packed(facet: Facet) -> bytes:
    (ax, ay, az), (bx, by, bz), (cx, cy, cz) = facet
    across = bx - ax, by - ay, bz - az
    along = cx - ax, cy - ay, cz - az
    normal = (
        across[1] * along[2] - across[2] * along[1],
        across[2] * along[0] - across[0] * along[2],
        across[0] * along[1] - across[1] * along[0],
    )
    length = hypot(*normal) or 1.0
    return FACET.pack(
        *(settled(part / length, FACTOR_DECIMALS) for part in normal), ax, ay, az, bx, by, bz, cx, cy, cz, 0
    )
