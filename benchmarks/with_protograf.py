"""protograf: the same grid, icons, boxes and texts by protograf's own calls, from the dump of our page (page_dump.py).

Written as its manual teaches: `Hexagons` for the grid with the gaps of the layout hidden and a dot in each, `Hexagon`
with `hatches` for the marked sectors, `Circle`, `Rectangle`, `Line`, `Bezier`, `Polyline` and `Polyshape` for icons and
panel, `Text` for lettering in the same fonts. Where it differs from our page, protograf has less to do:

- a hatch is one property of a hexagon, in one of the three directions that a pointy hexagon knows;
- the dotted hatch (91 dots on each of eight sectors) is left out: there is no such hatch;
- outlines of several curves become polygons with a few points to a curve: `Bezier` can be neither joined nor filled.

It has no form objects, so every use of an icon and every further page is drawn anew.

    python with_protograf.py page.marshal out.pdf 1
"""

import marshal
import sys
from collections.abc import Iterator
from itertools import pairwise
from math import hypot
from pathlib import Path

from protograf import Bezier
from protograf import Circle
from protograf import Create
from protograf import Hexagon
from protograf import Hexagons
from protograf import Line
from protograf import PageBreak
from protograf import Polyline
from protograf import Polyshape
from protograf import Rectangle
from protograf import Save
from protograf import Text

MM = 72 / 25.4  # points
HEX_SIZE = 17.0  # flat to flat
ROWS, COLUMNS = 12, 10
FONTS = {
    "FiraSans-Regular": "Fira Sans",
    "FiraSans-SemiBold": "Fira Sans SemiBold",
    "RussoOne-Regular": "Russo One",
}
HATCHES = {
    "sector-alien": "ne",
    "sector-treasure": "ne se",
    "sector-start": "n",
    "sector-world-15-8": "n",
}
VOID_HATCH = "se"
CURVE_POINTS = 4  # straight pieces for each curve of an outline

XY = tuple[float, float]
Items = tuple[tuple, ...]

dump = marshal.loads(Path(sys.argv[1]).read_bytes())


class Pen:
    """Draws items with their origin at one place of the page, scaled."""

    def __init__(self, x: float, y: float, scale: float) -> None:
        self.x = x
        self.y = y
        self.scale = scale

    def draw(self, items: Items) -> None:
        for kind, *what in items:
            if kind == "path":
                self.path(*what)
            elif kind == "text":
                self.text(*what)
            elif kind == "group":
                self.group(*what)
            else:
                name, x, y, scale = what
                self.moved(x, y, scale).draw(dump["symbols"][name])

    def moved(self, x: float, y: float, scale: float = 1.0) -> "Pen":
        return Pen(self.x + x * self.scale, self.y + y * self.scale, self.scale * scale)

    def group(self, x: float, y: float, items: Items) -> None:
        inner = self.moved(x, y)
        if not any(item[0] == "use" and item[1] == "sector-plain" for item in items):
            inner.draw(items)
            return
        draw_grid(inner, items)

    def text(self, left: float, baseline: float, words: str, font: str, size: float, colour: str) -> None:
        x, y = self.at((left, baseline))
        Text(x=x, y=y, text=words, font_name=FONTS[font], font_size=size, stroke=colour, align="left")

    def at(self, point: XY) -> XY:
        return self.x + point[0] * self.scale, self.y + point[1] * self.scale

    def path(self, fill: str, stroke: str, width: float, dash: tuple, segments: Items) -> None:
        look = ink(fill, stroke, width * self.scale)
        for part in parts(segments):
            self.part(part, look)

    def part(self, part: list[tuple], look: dict) -> None:
        """One outline, by the call made for its kind."""
        kinds = "".join(segment[0] for segment in part)
        if kinds == "ml":
            (x, y), (x1, y1) = (self.at(segment[1:]) for segment in part)
            Line(x=x, y=y, x1=x1, y1=y1, **look)
        elif kinds == "mc":
            self.curve(part, look)
        elif kinds == "mccccz" and is_round(part):
            self.circle(part, look)
        elif kinds in ("mlllz", "mclclclcz"):
            self.box(part, look)
        elif kinds.endswith("z"):
            Polyshape(points=[self.at(point) for point in flat(part)], **look)
        else:
            Polyline(points=[self.at(point) for point in flat(part)], **look)

    def curve(self, part: list[tuple], look: dict) -> None:
        numbers = part[1][1:]
        (x, y), (x1, y1) = self.at(part[0][1:]), self.at(numbers[:2])
        (x2, y2), (x3, y3) = self.at(numbers[2:4]), self.at(numbers[4:])
        Bezier(x=x, y=y, x1=x1, y1=y1, x2=x2, y2=y2, x3=x3, y3=y3, **look)

    def circle(self, part: list[tuple], look: dict) -> None:
        left, top, right, bottom = extent(part)
        x, y = self.at(((left + right) / 2, (top + bottom) / 2))
        Circle(cx=x, cy=y, radius=(right - left) / 2 * self.scale, **look)

    def box(self, part: list[tuple], look: dict) -> None:
        left, top, right, bottom = extent(part)
        x, y = self.at((left, top))
        width, height = (right - left) * self.scale, (bottom - top) * self.scale
        rounding = {"rounding": (right - part[0][1]) * self.scale} if len(part) == 9 else {}
        Rectangle(x=x, y=y, width=width, height=height, **rounding, **look)


def draw_grid(pen: Pen, items: Items) -> None:
    """The whole grid by one call, the marked sectors over it, then the strong outline and the numerals."""
    sectors = [item for item in items if item[0] == "use"]
    draw_hexagons(pen, sectors, next(item for item in items if is_grid(item)))
    for item in items:
        kind, *what = item
        if kind == "use" and what[0] != "sector-plain":
            name, x, y, _ = what
            draw_sector(pen.moved(x, y), dump["symbols"][name], HATCHES.get(name, ""))
        elif kind == "path" and what[0]:
            left, top, right, bottom = extent(what[4])
            tint, hatch = item, items[items.index(item) + 1]
            draw_sector(pen.moved((left + right) / 2, (top + bottom) / 2), (tint, hatch), VOID_HATCH)
        elif (kind == "path" and what[4][-1] == ("z",)) or kind == "text":
            pen.draw((item,))


def is_grid(item: tuple) -> bool:
    """True for our path of all inner edges: many pieces, none of them closed."""
    return item[0] == "path" and len(item[5]) > 100 and item[5][-1] != ("z",)


def draw_hexagons(pen: Pen, sectors: list[tuple], grid: tuple) -> None:
    pitch = HEX_SIZE * 3**0.5 / 2
    there = {(round(y / pitch) + 1, int(x // HEX_SIZE) + 1) for _, _, x, y, _ in sectors}
    cells = ((row, column) for row in range(1, ROWS + 1) for column in range(1, COLUMNS + 1))
    _, _, stroke, width, *_ = grid
    speck = dump["symbols"]["sector-plain"][0]
    Hexagons(
        rows=ROWS,
        cols=COLUMNS,
        x=pen.x - HEX_SIZE / 2,
        y=pen.y - HEX_SIZE / 3**0.5,
        height=HEX_SIZE,
        orientation="pointy",
        hex_offset="even",
        hidden=[cell for cell in cells if cell not in there],
        dot=0.35,
        dot_stroke=speck[1],
        **ink("", stroke, width),
    )


def draw_sector(pen: Pen, items: Items, hatches: str) -> None:
    """A tinted and hatched hexagon; the white one in its middle, if any, and what stands in it."""
    (_, tint, *_), (_, _, colour, width, _, hatch), *others = items
    hatched = {}
    if hatches:
        hatched = {
            "hatches": hatches,
            "hatches_count": 11,
            "hatches_stroke": colour,
            "hatches_stroke_width": width * MM,
        }
    Hexagon(cx=pen.x, cy=pen.y, height=HEX_SIZE, orientation="pointy", **ink(tint, "", 0), **hatched)
    if hatch[-1] == ("z",) and colour:
        draw_hexagon_parts(pen, hatch, ink("", colour, width))
    if others:
        _, fill, stroke, width, _, centre = others[0]
        draw_hexagon_parts(pen, centre, ink(fill, stroke, width))
        pen.draw(others[1:])


def draw_hexagon_parts(pen: Pen, segments: Items, look: dict) -> None:
    for part in parts(segments):
        left, _, right, _ = extent(part)
        Hexagon(cx=pen.x, cy=pen.y, height=right - left, orientation="pointy", **look)


def ink(fill: str | None, stroke: str | None, width: float) -> dict:
    line = {"stroke": stroke, "stroke_width": width * MM, "stroke_ends": "rounded"} if stroke else {"stroke": None}
    return {"fill": fill or None, **line}


def parts(segments: Items) -> Iterator[list[tuple]]:
    """The outlines of a path, each from its move to before the next."""
    part: list[tuple] = []
    for segment in segments:
        if segment[0] == "m" and part:
            yield part
            part = []
        part.append(segment)
    yield part


def flat(part: list[tuple]) -> list[XY]:
    points: list[XY] = [part[0][1:]]
    for kind, *numbers in part[1:]:
        if kind == "l":
            points.append((numbers[0], numbers[1]))
        elif kind == "c":
            points += on_curve(points[-1], numbers)
    return points


def on_curve(start: XY, numbers: list[float]) -> list[XY]:
    points = [start, *zip(numbers[::2], numbers[1::2], strict=True)]
    shares = [index / CURVE_POINTS for index in range(1, CURVE_POINTS + 1)]
    return [(bezier([x for x, _ in points], share), bezier([y for _, y in points], share)) for share in shares]


def bezier(values: list[float], share: float) -> float:
    """De Casteljau: halves between halves, until one value is left."""
    while len(values) > 1:
        values = [one + (other - one) * share for one, other in pairwise(values)]
    return values[0]


def extent(part: Items | list[tuple]) -> tuple[float, float, float, float]:
    xs = [segment[-2] for segment in part if len(segment) > 1]
    ys = [segment[-1] for segment in part if len(segment) > 1]
    return min(xs), min(ys), max(xs), max(ys)


def is_round(part: list[tuple]) -> bool:
    left, top, right, bottom = extent(part)
    radius = (right - left) / 2
    points = flat(part)
    return all(abs(hypot(x - (left + right) / 2, y - (top + bottom) / 2) - radius) < radius / 100 for x, y in points)


def main() -> None:
    out, pages = Path(sys.argv[2]), int(sys.argv[3])
    del sys.argv[1:]  # protograf reads the command line itself
    Create(filename=out.name, paper="A4-l", units="mm", margin=0)
    for index in range(pages):
        if index:
            PageBreak()
        Pen(0.0, 0.0, 1.0).draw(dump["pages"][0][2])
    Save(directory=str(out.parent))


main()
