"""DXF: a sheet as AutoCAD R12 text, the version that every plotter and laser program reads.

A layer for each operation, in millimetres, y upwards; outlines are closed polylines, curves fine chords.
"""

from collections.abc import Iterable
from collections.abc import Iterator

from generator.geometry.flatten import flattened
from generator.geometry.flatten import is_closed
from generator.geometry.point import Point
from generator.impose.cut_sheet import CutSheet
from generator.impose.machine import Machine
from generator.impose.machine import Operation
from generator.write.cut_work import Work
from generator.write.cut_work import work_on
from generator.write.number import number

Tag = tuple[int, object]

MILLIMETRES = 4
CHORD_ERROR = 0.009  # mm; with the rounding of numbers it stays below a hundredth
# The colours R12 can name, by number; 7 is black on white and white on black.
PALETTE = {
    1: (255, 0, 0),
    2: (255, 255, 0),
    3: (0, 255, 0),
    4: (0, 255, 255),
    5: (0, 0, 255),
    6: (255, 0, 255),
    7: (0, 0, 0),
    8: (128, 128, 128),
}


def dxf(sheet: CutSheet, machine: Machine) -> bytes:
    """One sheet, its lower left corner at the origin."""
    tags = [
        *_section("HEADER", _header(sheet)),
        *_section("TABLES", (*_line_types(), *_layers(machine))),
        *_section("BLOCKS", ()),
        *_section("ENTITIES", _polylines(work_on(sheet, machine), sheet.size.height)),
        (0, "EOF"),
    ]
    return "".join(f"{code:>3}\r\n{value}\r\n" for code, value in tags).encode("ascii")


def _section(name: str, tags: Iterable[Tag]) -> list[Tag]:
    return [(0, "SECTION"), (2, name), *tags, (0, "ENDSEC")]


def _header(sheet: CutSheet) -> Iterator[Tag]:
    width, height = number(sheet.size.width), number(sheet.size.height)
    yield from ((9, "$ACADVER"), (1, "AC1009"))
    yield from ((9, "$INSUNITS"), (70, MILLIMETRES))
    yield from ((9, "$MEASUREMENT"), (70, 1))
    for name, x, y in (("$EXTMIN", "0", "0"), ("$EXTMAX", width, height)):
        yield from ((9, name), (10, x), (20, y), (30, "0"))
    for name, x, y in (("$LIMMIN", "0", "0"), ("$LIMMAX", width, height)):
        yield from ((9, name), (10, x), (20, y))


def _line_types() -> Iterator[Tag]:
    yield from ((0, "TABLE"), (2, "LTYPE"), (70, 1))
    yield from ((0, "LTYPE"), (2, "CONTINUOUS"), (70, 0), (3, "Solid line"), (72, 65), (73, 0), (40, "0"))
    yield (0, "ENDTAB")


def _layers(machine: Machine) -> Iterator[Tag]:
    yield from ((0, "TABLE"), (2, "LAYER"), (70, len(machine.colours) + 1))
    for name, colour in (("0", 7), *((_layer(operation), _nearest(at)) for operation, at in machine.colours.items())):
        yield from ((0, "LAYER"), (2, name), (70, 0), (62, colour), (6, "CONTINUOUS"))
    yield (0, "ENDTAB")


def _layer(operation: Operation) -> str:
    return operation.value.upper()


def _nearest(colour: str) -> int:
    """The number of the colour R12 has that is nearest to '#rrggbb'."""
    wanted = tuple(int(colour[start : start + 2], 16) for start in (1, 3, 5))
    return min(PALETTE, key=lambda key: sum((a - b) ** 2 for a, b in zip(PALETTE[key], wanted, strict=True)))


def _polylines(works: Iterable[Work], height: float) -> Iterator[Tag]:
    for work in works:
        for corners in flattened(work.segments, CHORD_ERROR):
            yield from _polyline(_layer(work.operation), corners, is_closed(work.segments), height)


def _polyline(layer: str, corners: Iterable[Point], closed: bool, height: float) -> Iterator[Tag]:
    yield from ((0, "POLYLINE"), (8, layer), (66, 1), (10, "0"), (20, "0"), (30, "0"), (70, int(closed)))
    for corner in corners:
        yield from ((0, "VERTEX"), (8, layer), (10, number(corner.x)), (20, number(height - corner.y)), (30, "0"))
    yield from ((0, "SEQEND"), (8, layer))
