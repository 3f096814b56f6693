"""Board: the lines of a grid on paper, and how large it can be there with the strong line around it."""

from collections.abc import Iterator

from generator.draw.look import Look
from generator.draw.scene import Path
from generator.geometry.grid import Cell
from generator.geometry.grid import Grid
from generator.geometry.near import whole
from generator.geometry.outline import outlines
from generator.geometry.outline import seams
from generator.geometry.point import Box
from generator.geometry.point import Size


def board_box(grid: Grid[Cell], look: Look) -> Box:
    """What the grid takes up, its strong outline included."""
    return grid.box.grown(look.style("outline").width / 2)


def largest_size(grid: Grid[Cell], room: Size, look: Look) -> float:
    """The largest size, in steps of 0.1 mm, at which the grid fits the room."""
    line = look.style("outline").width
    unit = grid.resized(1.0).box
    return whole(10 * min((room.width - line) / unit.width, (room.height - line) / unit.height)) / 10


def board_lines(grid: Grid[Cell], look: Look) -> Iterator[Path]:
    """The lines between cells, each once, and a strong one around the region and each hole."""
    between = tuple(part for seam in seams(grid) for part in seam)
    if between:
        yield Path(between, look.style("grid"))
    yield from (Path(line, look.style("outline")) for line in outlines(grid))
