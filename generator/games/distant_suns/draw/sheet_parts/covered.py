"""Covered: what has been drawn over sectors is a strong line around white; only holes are hatched."""

from collections.abc import Iterable
from collections.abc import Iterator

from generator.draw.look import Look
from generator.draw.scene import Path
from generator.geometry.hex_grid import Hex
from generator.geometry.hex_grid import HexGrid
from generator.geometry.inset import inset
from generator.geometry.outline import corners_of_outlines
from generator.geometry.path import polygon

INSET = 0.07  # of the line from the edge of the sectors, as a share of the hex size


def draw_covered(cells: Iterable[Hex], grid: HexGrid, look: Look) -> Iterator[Path]:
    """The ground and the line of one drawing, to lie over the sectors; around a hole of it runs a line, too."""
    lines = [inset(line, INSET * grid.size) for line in corners_of_outlines(grid.only(*cells))]
    yield Path(tuple(part for line in lines for part in polygon(line)), look.style("pencil-cover"))
