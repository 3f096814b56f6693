"""Sheets made up at random: layouts of Distant Suns as their authors would write them."""

from random import Random

from generator.geometry.hex_grid import DIRECTIONS
from generator.geometry.hex_grid import Hex
from generator.geometry.hex_grid import Orientation

LEGEND = """
legend:
  "-": nothing
  ".": plain
  S: start
  A: alien
  U: upgrade
  T: treasure
  W: world 10/5
  X: world 99/98
"""
MOST = {"U": 24, "W": 5, "X": 3, "A": 30, "T": 12}


def random_sheet(count: int, spread: float, orientation: Orientation, hex_size: float, seed: int) -> str:
    """A layout with so many sectors; the larger the spread, the more its outline frays."""
    chance = Random(seed)
    name = chance.choice(("X", "Ліхтар", "Gossamer Wilds", "Щасливі джунглі"))
    rows = _picture(_kinds(_region(count, spread, chance), chance), orientation)
    head = f"name: {name}\nhex_size: {hex_size}\norientation: {orientation.value}\n"
    return f"{head}{LEGEND}\nrows: |\n" + "".join(f"  {row}\n" for row in rows)


def _region(count: int, spread: float, chance: Random) -> list[Hex]:
    """Grown hex by hex from the middle, always among the nearest ones."""
    cells = {Hex(0, 0)}
    border = set(DIRECTIONS)
    while len(cells) < count:
        ranked = sorted(border, key=lambda cell: (abs(cell.q + cell.r / 2) + abs(cell.r), cell))
        added = ranked[chance.randrange(max(1, int(len(ranked) * spread)))]
        cells.add(added)
        border = (border | {added + step for step in DIRECTIONS}) - cells
    return sorted(cells)


def _kinds(cells: list[Hex], chance: Random) -> dict[Hex, str]:
    """Kinds strewn at random: one start, and of the others as many as the panel has room for."""
    free = chance.sample(cells, len(cells))
    kinds = dict.fromkeys(cells, ".") | {free.pop(): "S"}
    for kind, most in MOST.items():
        kinds |= {free.pop(): kind for _ in range(min(chance.randint(0, most), len(free)))}
    return kinds


def _picture(kinds: dict[Hex, str], orientation: Orientation) -> list[str]:
    """Rows of text, with two characters to half a hex width and a first place in each row."""
    spots = {_spot(cell, orientation): kind for cell, kind in kinds.items()}
    left = min(column for column, _ in spots) // 2 * 2
    top = min(row for _, row in spots) // 2 * 2
    places = (max(column for column, _ in spots) - left) // 2 + 1
    pitch = 2 if orientation is Orientation.POINTY else 4
    rows = []
    for row in range(top, max(row for _, row in spots) + 1):
        symbols = (spots.get((left + 2 * place + row % 2, row), "-") for place in range(places))
        rows.append(" " * (pitch // 2 * (row % 2)) + (" " * (pitch - 1)).join(symbols))
    return rows


def _spot(cell: Hex, orientation: Orientation) -> tuple[int, int]:
    """Column in half places, and row."""
    return (2 * cell.q + cell.r, cell.r) if orientation is Orientation.POINTY else (cell.q, 2 * cell.r + cell.q)
