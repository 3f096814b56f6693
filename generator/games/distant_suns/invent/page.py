"""Page: the places of the part of a page that a sheet may fill, ten in each of twelve rows, and their symmetries."""

from collections.abc import Callable

from generator.game.inventor import Symmetry
from generator.geometry.hex_grid import LATTICES
from generator.geometry.hex_grid import Hex
from generator.geometry.hex_grid import Orientation
from generator.geometry.hex_grid import distance

PLACES, ROWS = 10, 12  # hexes of 17 mm: 178.5 × 181.6 mm, the left part of a page

Image = Callable[[Hex], Hex]


def at(place: int, row: int) -> Hex:
    return LATTICES[Orientation.POINTY].cell(place, row)


def place_of(cell: Hex) -> int:
    return cell.q + cell.r // 2


def page(symmetry: Symmetry) -> frozenset[Hex]:
    """All places; a mirror needs rows whose middles lie above each other, so every other one is shorter."""
    is_mirrored = symmetry is Symmetry.MIRROR
    return frozenset(at(place, row) for row in range(ROWS) for place in range(PLACES - (row % 2 and is_mirrored)))


def image(symmetry: Symmetry) -> Image:
    """Where the symmetry takes a place."""
    match symmetry:
        case Symmetry.NONE:
            return lambda cell: cell
        case Symmetry.MIRROR:
            return lambda cell: at(PLACES - 1 - cell.r % 2 - place_of(cell), cell.r)
        case Symmetry.ROTATION:
            return lambda cell: at(PLACES - 1 - place_of(cell), ROWS - 1 - cell.r)


def near(cell: Hex, steps: int, cells: frozenset[Hex]) -> frozenset[Hex]:
    return frozenset(other for other in cells if distance(cell, other) <= steps)
