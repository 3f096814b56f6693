"""Heat maps: how often something happens in each cell of a board, as a shade and a figure on the board itself."""

from collections.abc import Callable
from collections.abc import Iterator
from collections.abc import Mapping
from dataclasses import dataclass
from dataclasses import field
from typing import Generic

from generator.draw.furniture.board import board_box
from generator.draw.furniture.board import largest_size
from generator.draw.look import Look
from generator.draw.scene import Anchor
from generator.draw.scene import Item
from generator.draw.scene import Path
from generator.draw.text import set_text
from generator.geometry.flatten import flattened
from generator.geometry.grid import Cell
from generator.geometry.grid import Grid
from generator.geometry.inset import inset
from generator.geometry.outline import outline_of
from generator.geometry.path import polygon
from generator.geometry.path import rectangle
from generator.geometry.point import Box
from generator.geometry.point import Point
from generator.geometry.point import Size

STEPS = 8  # shades
HEADING = 9.0
LEGEND = 12.0  # height of the line below
SWATCH = 16.0

# Shares of the size of the grid.
INSIDE = 0.03  # what a shade keeps off the lines of its cell
SYMBOL = 0.34
LIFT, DROP = 0.17, 0.2  # of a symbol above the middle, and of the figure below it
WIDTH = 0.84  # of a figure


@dataclass(frozen=True)
class HeatMap(Generic[Cell]):
    """Shares are 0 to 1; `draw_board` draws the board at a size of its grid, from an upper left corner.

    What stands in a cell on the board would hide its shade: such cells have symbols here, drawn over it once more.
    """

    title: str
    grid: Grid[Cell]
    shares: Mapping[Cell, float]
    draw_board: Callable[[float, Point], Item]
    symbols: Mapping[Cell, str] = field(default_factory=dict)


def draw_heat_map(map: HeatMap[Cell], look: Look, size: Size) -> Iterator[Item]:
    """The title, the board as large as there is room, and what the shades mean."""
    yield from set_text(map.title, Box(0, 0, size.width, HEADING), look.type("total"), level=0)
    room = Box(0, HEADING, size.width, size.height - LEGEND)
    grid = map.grid.resized(largest_size(map.grid, room.size, look))
    box = board_box(grid, look)
    corner = room.corner_of(box.size)
    heat = _Heat(map, grid, corner - box.top_left, look)
    yield from (heat.shade(cell) for cell in map.shares)
    yield map.draw_board(grid.size, corner)
    for cell in map.shares:
        yield from heat.figure(cell)
    yield from _legend(look, size)


@dataclass(frozen=True)
class _Heat(Generic[Cell]):
    """The map with its grid as large as it is drawn, and how far it is moved."""

    map: HeatMap[Cell]
    grid: Grid[Cell]
    move: Point
    look: Look

    def shade(self, cell: Cell) -> Path:
        (corners,) = flattened(outline_of(self.grid, cell))
        inside = inset([corner + self.move for corner in corners], INSIDE * self.grid.size)
        return Path(polygon(inside), self.look.style(f"heat-{min(STEPS - 1, int(self.map.shares[cell] * STEPS))}"))

    def figure(self, cell: Cell) -> Iterator[Item]:
        """The share in percent; below a symbol, if there is one."""
        middle, size, drop = self.grid.centre(cell) + self.move, self.grid.size, 0.0
        if symbol := self.map.symbols.get(cell):
            yield self.shade(cell)
            yield self.look.symbol(symbol, middle - Point(0, LIFT * size), SYMBOL * size)
            drop = DROP * size
        box = Box.at(middle.x - size * WIDTH / 2, middle.y + drop - 2, size * WIDTH, 4)
        yield from set_text(f"{100 * self.map.shares[cell]:.0f}", box, self.look.type("cell"), Anchor.MIDDLE)


def _legend(look: Look, size: Size) -> Iterator[Item]:
    top, left = size.height - LEGEND + 4, (size.width - STEPS * SWATCH) / 2
    for step in range(STEPS):
        box = Box.at(left + step * SWATCH, top, SWATCH, 4)
        yield Path(rectangle(box), look.style(f"heat-{step}"))
        low, high = 100 * step / STEPS, 100 * (step + 1) / STEPS
        words = f"{low:.0f} – {high:.0f} %"
        yield from set_text(words, Box.at(box.left, top + 4, SWATCH, 4), look.type("small"), Anchor.MIDDLE)
