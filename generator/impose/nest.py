"""Nesting: pieces of any form packed on as few and as short sheets as we can, never nearer to each other than a gap.

A sheet is a raster of small squares, held in one large integer with a bit for every square. All the places where a
piece would overlap others are found at once by shifting and joining such integers, so every piece is tried in twelve
directions at every place. A square is covered if a piece only touches it: what fits on the raster fits in truth.
"""

from collections.abc import Callable
from collections.abc import Iterator
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from functools import cached_property
from itertools import islice
from itertools import pairwise
from math import cos
from math import hypot
from math import radians
from math import sin

from generator.geometry.flatten import signed_area
from generator.geometry.near import covering
from generator.geometry.near import fits
from generator.geometry.near import key
from generator.geometry.near import whole
from generator.geometry.point import Box
from generator.geometry.point import Point
from generator.geometry.point import Size

SQUARE = 0.5  # mm
ANGLES = tuple(range(0, 360, 30))  # polyhexes like sixths of a turn, rectangles quarters
MANY = 24  # pieces: with more of them one order is as good as another

Corners = tuple[Point, ...]


@dataclass(frozen=True, slots=True)
class NestSpot:
    """Where a piece goes: on which sheet, turned clockwise around its origin and then moved."""

    piece: int
    sheet: int
    angle: int
    at: Point


@dataclass(frozen=True, eq=False)
class Raster:
    """The squares a turned piece touches, as runs (row, first, beyond the last), and where its origin is."""

    columns: int
    rows: int
    runs: tuple[tuple[int, int, int], ...]
    origin: Point

    @cached_property
    def weight_row(self) -> int:
        """The row of its centre of gravity."""
        return sum(row * (beyond - first) for row, first, beyond in self.runs) // sum(
            beyond - first for _, first, beyond in self.runs
        )


class MaterialSheet:
    """The squares taken so far: row after row in one integer, the first square in the lowest bit."""

    def __init__(self, columns: int, rows: int) -> None:
        self.columns, self.rows = columns, rows
        self.taken = 0
        self._smeared: list[int] = []
        self._too_full_for: set[Raster] = set()

    def first_free(self, raster: Raster) -> int | None:
        """The square for the upper left corner of the piece, highest and then leftmost; None if there is none."""
        if raster.columns > self.columns or raster.rows > self.rows or raster in self._too_full_for:
            return None
        blocked = 0
        for row, first, beyond in raster.runs:
            blocked |= self._blocking(beyond - first) >> (row * self.columns + first)
        free = _corners(self.columns, self.columns - raster.columns + 1, self.rows - raster.rows + 1) & ~blocked
        if not free:
            self._too_full_for.add(raster)  # a sheet only gets fuller
        return (free & -free).bit_length() - 1 if free else None

    def _blocking(self, length: int) -> int:
        """The squares where a run of that length would meet something taken."""
        power = length.bit_length() - 1
        if not self._smeared:
            self._smeared = [self.taken]
        while len(self._smeared) <= power:
            last = self._smeared[-1]
            self._smeared.append(last | last >> (1 << len(self._smeared) - 1))
        smeared = self._smeared[power]
        return smeared | smeared >> (length - (1 << power))

    def take(self, raster: Raster, corner: int, around: tuple[tuple[int, int], ...]) -> None:
        """Marks the squares of the piece, and those around them where no other piece may be."""
        y, x = divmod(corner, self.columns)
        for row, first, beyond in raster.runs:
            for down, across in around:
                there = y + row + down
                if 0 <= there < self.rows:
                    left, right = max(0, x + first - across), min(self.columns, x + beyond + across)
                    self.taken |= ((1 << right - left) - 1) << (there * self.columns + left)
        self._smeared = []


def nest(pieces: Sequence[Corners], room: Size, gap: float) -> tuple[NestSpot, ...]:
    """A spot for each piece in turn, the best of a few orders; pieces larger than the room get none."""
    around = _around(gap)
    orders = islice(_orders(pieces), 1 if len(pieces) > MANY else None)
    tries = [_packed(pieces, order, room, around) for order in orders]
    best, _ = min(tries, key=lambda found: found[1])
    return tuple(sorted(best, key=lambda spot: spot.piece))


def _orders(pieces: Sequence[Corners]) -> Iterator[list[int]]:
    """Large pieces first, by what makes a piece large; equal ones stay in their order."""
    measures: tuple[Callable[[Corners], float], ...] = (
        lambda corners: abs(signed_area(corners)),
        lambda corners: max(Box.around(corners).width, Box.around(corners).height),
        lambda corners: Box.around(corners).width * Box.around(corners).height,
    )
    for measure in measures:
        yield sorted(range(len(pieces)), key=lambda index: (-key(measure(pieces[index])), index))


def _packed(
    pieces: Sequence[Corners], order: list[int], room: Size, around: tuple[tuple[int, int], ...]
) -> tuple[list[NestSpot], tuple[int, int]]:
    """The spots, and how much they need: sheets, and rows of the last one."""
    columns, rows = whole(room.width / SQUARE), whole(room.height / SQUARE)
    sheets: list[MaterialSheet] = []
    spots: list[NestSpot] = []
    ends: list[int] = []
    for index in order:
        rasters = [rasterised(pieces[index], angle) for angle in ANGLES]
        if not any(raster.columns <= columns and raster.rows <= rows for raster in rasters):
            continue
        number, angle, corner = next(found for found in _places(rasters, sheets, (columns, rows)) if found)
        raster, (y, x) = rasters[angle], divmod(corner, columns)
        sheets[number].take(raster, corner, around)
        ends = [*ends, *[0] * (len(sheets) - len(ends))]
        ends[number] = max(ends[number], y + raster.rows)
        spots.append(NestSpot(index, number, ANGLES[angle], Point(x * SQUARE, y * SQUARE) + raster.origin))
    return spots, (len(sheets), ends[-1] if ends else 0)


def _places(
    rasters: list[Raster], sheets: list[MaterialSheet], size: tuple[int, int]
) -> Iterator[tuple[int, int, int] | None]:
    """Sheet, direction and corner square on the first sheet with room; a new sheet is begun after the last one."""
    for number in range(len(sheets) + 1):
        if number == len(sheets):
            sheets.append(MaterialSheet(*size))
        yield _best_on(sheets[number], number, rasters)


def _best_on(sheet: MaterialSheet, number: int, rasters: list[Raster]) -> tuple[int, int, int] | None:
    """The direction in which the end and the weight of the piece are highest on the sheet: so it fills hollows."""
    best: tuple[tuple[int, int, int], int] | None = None
    for angle, raster in enumerate(rasters):
        corner = sheet.first_free(raster)
        if corner is not None:
            y, x = divmod(corner, sheet.columns)
            rank = (2 * y + raster.rows + raster.weight_row, x + raster.columns, angle)
            best = min(best, (rank, corner)) if best else (rank, corner)
    return (number, best[0][2], best[1]) if best else None


@cache
def _corners(columns: int, across: int, down: int) -> int:
    """The squares where a corner may lie: the first so many of each of the first rows."""
    every_row = ((1 << columns * down) - 1) // ((1 << columns) - 1)
    return every_row * ((1 << across) - 1)


@cache
def _around(gap: float) -> tuple[tuple[int, int], ...]:
    """For each row up and down, how many squares across are nearer than the gap to a square of this one."""
    reach = covering(gap / SQUARE)
    found = []
    for down in range(-reach, reach + 1):
        away = max(abs(down) - 1, 0) * SQUARE
        if not fits(gap, away):
            # So many squares across that the nearest sides of the next one are a gap apart.
            across = next(n for n in range(reach + 2) if fits(gap, hypot(n * SQUARE, away)))
            found.append((down, across))
    return tuple(found)


@cache
def rasterised(corners: Corners, angle: int) -> Raster:
    """The turned piece on its squares, its box pushed into the upper left corner."""
    turned = [_turned(corner, angle) for corner in corners]
    box = Box.around(turned)
    moved = [corner - box.top_left for corner in turned]
    rows = max(1, covering(box.height / SQUARE))
    runs = tuple((row, *run) for row in range(rows) for run in _merged(_touched(moved, row)))
    return Raster(max(beyond for _, _, beyond in runs), rows, runs, Point(0, 0) - box.top_left)


def _turned(point: Point, angle: int) -> Point:
    cosine, sine = cos(radians(angle)), sin(radians(angle))
    return Point(point.x * cosine - point.y * sine, point.x * sine + point.y * cosine)


def _touched(corners: list[Point], row: int) -> Iterator[tuple[int, int]]:
    """Stretches of squares that hold the inside at the top of the row, or an edge anywhere in it."""
    top, bottom = row * SQUARE, (row + 1) * SQUARE
    crossings = []
    for one, other in pairwise((*corners, corners[0])):
        low, high = (one, other) if one.y <= other.y else (other, one)
        if low.y <= top < high.y:
            crossings.append(_x_at(low, high, top))
        if fits(top, high.y) and fits(low.y, bottom):
            is_level = fits(high.y, low.y)
            begin, end = (low.y, high.y) if is_level else (max(top, low.y), min(bottom, high.y))
            yield _squares(_x_at(low, high, begin), high.x if is_level else _x_at(low, high, end))
    crossings.sort()
    for enter, leave in zip(crossings[::2], crossings[1::2], strict=True):
        yield _squares(enter, leave)


def _x_at(low: Point, high: Point, y: float) -> float:
    share = (y - low.y) / (high.y - low.y) if high.y > low.y else 0.0
    return low.x + (high.x - low.x) * min(max(share, 0.0), 1.0)


def _squares(one: float, other: float) -> tuple[int, int]:
    left, right = sorted((one, other))
    first = whole(left / SQUARE)
    return first, max(covering(right / SQUARE), first + 1)


def _merged(stretches: Iterator[tuple[int, int]]) -> Iterator[tuple[int, int]]:
    """Stretches that touch or overlap, as one."""
    begin = end = -1
    for first, beyond in sorted(stretches):
        if first > end:
            if end > begin:
                yield begin, end
            begin = first
        end = max(end, beyond)
    if end > begin:
        yield begin, end
