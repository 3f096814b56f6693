"""The hex grid of a cosmos sheet: sectors as symbols, grid lines each once, a strong line around the region."""

from collections.abc import Iterator
from collections.abc import Sequence
from functools import cache

from generator.draw.furniture.board import board_box
from generator.draw.furniture.board import board_lines
from generator.draw.hatch import Hatch
from generator.draw.hatch import hatched
from generator.draw.look import Look
from generator.draw.minus import signed
from generator.draw.scene import Anchor
from generator.draw.scene import Group
from generator.draw.scene import Item
from generator.draw.scene import Path
from generator.draw.scene import Symbol
from generator.draw.scene import Text
from generator.draw.scene import Use
from generator.draw.scene import symbol
from generator.draw.text import set_text
from generator.games.distant_suns.content import Layout
from generator.games.distant_suns.content import Scoring
from generator.games.distant_suns.content import Sector
from generator.games.distant_suns.content import SectorKind
from generator.games.distant_suns.draw.sheet_parts.pencil import Pencil
from generator.geometry.hex_grid import HexGrid
from generator.geometry.hex_grid import Orientation
from generator.geometry.hex_grid import corners
from generator.geometry.holes import holes
from generator.geometry.path import Segments
from generator.geometry.path import circle
from generator.geometry.path import polygon
from generator.geometry.point import ORIGIN
from generator.geometry.point import Box
from generator.geometry.point import Point

# Pattern and spacing, the latter as a share of the hex size.
HATCHES = {
    "start": (Hatch.HORIZONTAL, 0.095),
    "alien": (Hatch.DIAGONAL, 0.095),
    "upgrade": (Hatch.DOTS, 0.08),
    "treasure": (Hatch.CROSS, 0.095),
    "world": (Hatch.RINGS, 0.042),
    "far-world": (Hatch.VERTICAL, 0.095),
    "void": (Hatch.COUNTER_DIAGONAL, 0.14),
}
ROMAN = ("I", "II", "III", "IV", "V", "VI", "VII", "VIII")

# Shares of the hex size.
CENTRE = 0.8  # the white hexagon in the middle; what it leaves of the hatch is a rim
SYMBOL = 0.46
LABELLED_SYMBOL = 0.35
LABEL_OFFSET = 0.24  # from the middle of the hex to the middle of a label
VALUES_OFFSET = 0.225  # and to the values and the numeral of a world, which are wider
NUMERAL_OFFSET, NUMBERED_LIFT = 0.17, 0.1  # of the numeral below a symbol, and of that symbol above the middle

LEAST_LABELLED = 14.0  # mm
LEAST_VALUED = 17.0  # mm: a smaller world has its numeral only
LEAST_NUMBERED = 10.0  # mm: in a smaller world the numeral stands alone
LEAST_NUMERAL = 6.5  # mm: in a still smaller one it has no room
LABEL_HEIGHT = 3.0  # mm: lettering does not shrink with the hexes
SPECK = 0.35  # mm
HOLE_MARK = 2.3  # mm, the size of the little hole in the explanation
HOLE_MARK_HATCH = 5.0  # mm, the size of hexes whose hatch it has


def draw_grid(
    layout: Layout, grid: HexGrid, scoring: Scoring, look: Look, at: Point, pencil: Pencil | None = None
) -> Group:
    """The grid with its upper left corner at the given point, blank or with what a pencil has drawn in it."""
    box = board_box(grid, look)
    sectors = _Sectors(layout, grid, scoring, look)
    items: tuple[Item, ...] = (
        *_voids(grid, look),
        *(Use(sectors.of(sector), grid.centre(sector.cell)) for sector in layout.sectors),
        *board_lines(grid, look),
        *_numerals(layout, grid, look),
        *(pencil.over_sectors(grid, look) if pencil else ()),
    )
    return Group(items, at=at - box.top_left, name="grid", box=box)


def _voids(grid: HexGrid, look: Look) -> Iterator[Path]:
    """Holes in the region, hatched all over so that nobody draws in them."""
    for cell in holes(grid):
        yield from draw_hole(grid.corners(cell), grid.size, look)


def draw_hole(outline: Sequence[Point], hex_size: float, look: Look) -> Iterator[Path]:
    pattern, spacing = HATCHES["void"]
    yield Path(polygon(outline), look.style("void-tint"))
    yield Path(hatched(pattern, outline, spacing * hex_size), look.style("void-hatch"))


def has_holes(layout: Layout) -> bool:
    return len(holes(layout.grid)) > 0


def hole_mark(middle: Point, look: Look) -> Iterator[Path]:
    """A little hole, for the word that explains it."""
    outline = tuple(middle + corner for corner in corners(HOLE_MARK, Orientation.POINTY))
    yield from draw_hole(outline, HOLE_MARK_HATCH, look)
    yield Path(polygon(outline), look.style("write-on"))


def _numerals(layout: Layout, grid: HexGrid, look: Look) -> Iterator[Text]:
    """The number of each world, by which the score panel calls it."""
    if grid.size < LEAST_NUMERAL:
        return
    for numeral, world in zip(ROMAN, layout.of_kind(SectorKind.WORLD), strict=False):
        yield from _label(numeral, grid.centre(world.cell) + Point(0, _numeral_down(grid.size)), grid.size, look)


def _numeral_down(hex_size: float) -> float:
    """From the middle of a world to its numeral: above the symbol if the values are below, else there, else alone."""
    if hex_size < LEAST_NUMBERED:
        return 0.0
    return hex_size * (-VALUES_OFFSET if hex_size >= LEAST_VALUED else NUMERAL_OFFSET)


def _label(words: str, middle: Point, hex_size: float, look: Look) -> tuple[Text, ...]:
    box = Box.at(middle.x - hex_size * 0.4, middle.y - LABEL_HEIGHT / 2, hex_size * 0.8, LABEL_HEIGHT)
    return set_text(words, box, look.type("cell"), Anchor.MIDDLE)


@cache
def _hatch(pattern: Hatch, outline: tuple[Point, ...], spacing: float) -> Segments:
    """Kept, as a leaflet or a kit has many sheets with hexes of one size."""
    return hatched(pattern, outline, spacing)


class _Sectors:
    """The symbols of all kinds of sector for one grid, each made once."""

    def __init__(self, layout: Layout, grid: HexGrid, scoring: Scoring, look: Look) -> None:
        self._layout = layout
        self._size = grid.size
        self._corners = corners(grid.size, grid.orientation)
        self._scoring = scoring
        self._look = look
        self._made: dict[str, Symbol] = {}

    def of(self, sector: Sector) -> Symbol:
        is_world = sector.kind is SectorKind.WORLD
        kind = f"world-{sector.first}-{sector.later}" if is_world else sector.kind.value
        name = f"sector-{kind}-{self._size:g}"
        if name not in self._made:
            self._made[name] = symbol(name, self._items(sector))
        return self._made[name]

    def _items(self, sector: Sector) -> tuple[Item, ...]:
        size = self._size
        match sector.kind:
            case SectorKind.PLAIN:  # a speck to aim a template at, and a star to draw over
                return (Path(circle(ORIGIN, SPECK), self._look.style("speck")),)
            case SectorKind.START:
                return self._marked("start", "fence", SYMBOL * size)
            case SectorKind.UPGRADE:
                return self._marked("upgrade", "badge", SYMBOL * size)
            case SectorKind.ALIEN:
                return self._labelled("alien", "badge", signed(-abs(self._scoring.alien)))
            case SectorKind.TREASURE:
                return self._labelled("treasure", "fence", str(self._scoring.treasure))
            case SectorKind.WORLD:
                return self._world(sector)
            case SectorKind.DECORATIVE:  # fenced, as all that is never covered; hatching is for holes
                return (Path(polygon(self._corners), self._look.style("void-tint")), self._centre("fence"))

    def _labelled(self, kind: str, centre: str, words: str) -> tuple[Item, ...]:
        """Symbol and label together stand in the middle, so both move up a little; small hexes have no room for it."""
        if self._size < LEAST_LABELLED:
            return self._marked(kind, centre, SYMBOL * self._size)
        lift = 0.05 * self._size
        label = self._below(words, LABEL_OFFSET * self._size - lift)
        return (*self._marked(kind, centre, LABELLED_SYMBOL * self._size, lift), *label)

    def _world(self, sector: Sector) -> tuple[Item, ...]:
        """Symbol in the middle with the values below; its numeral stands above, or below if there are no values."""
        kind, size = self._layout.look_of(sector), LABELLED_SYMBOL * self._size
        if self._size < LEAST_NUMERAL:
            return self._marked(kind, "fence", SYMBOL * self._size)
        if self._size < LEAST_NUMBERED:
            return self._centred(kind, "fence")
        if self._size < LEAST_VALUED:
            return self._marked(kind, "fence", size, NUMBERED_LIFT * self._size)
        return (
            *self._marked(kind, "fence", size),
            *self._below(f"{sector.first}/{sector.later}", VALUES_OFFSET * self._size),
        )

    def _below(self, words: str, down: float) -> tuple[Text, ...]:
        return _label(words, Point(0, down), self._size, self._look)

    def _marked(self, kind: str, centre: str, symbol_size: float, lift: float = 0.0) -> tuple[Item, ...]:
        return (*self._centred(kind, centre), self._look.symbol(kind, Point(0, -lift), symbol_size))

    def _centred(self, kind: str, centre: str) -> tuple[Path, ...]:
        return (*self._ground(kind), self._centre(centre))

    def _centre(self, centre: str) -> Path:
        return Path(polygon(corner * CENTRE for corner in self._corners), self._look.style(centre))

    def _ground(self, kind: str) -> tuple[Path, ...]:
        pattern, spacing = HATCHES[kind]
        return (
            Path(polygon(self._corners), self._look.style(f"{kind}-tint")),
            Path(_hatch(pattern, self._corners, spacing * self._size), self._look.style(f"{kind}-hatch")),
        )
