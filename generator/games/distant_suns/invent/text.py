"""Text: invented sheets and shapes as YAML files fit for editing."""

from collections.abc import Iterator

from generator.games.distant_suns.content import Content
from generator.games.distant_suns.content import Layout
from generator.games.distant_suns.content import Sector
from generator.games.distant_suns.content import SectorKind
from generator.games.distant_suns.content import Shape
from generator.games.distant_suns.invent.page import at
from generator.games.distant_suns.invent.page import place_of
from generator.games.distant_suns.rules.polyhex import orientations
from generator.games.distant_suns.rules.polyhex import settled
from generator.geometry.hex_grid import Hex

NOTHING = "-"
SYMBOLS = {
    SectorKind.PLAIN: ".",
    SectorKind.START: "S",
    SectorKind.ALIEN: "A",
    SectorKind.UPGRADE: "U",
    SectorKind.TREASURE: "T",
}
WORLDS = {"world": "W", "far-world": "X"}


def sheet_text(content: Content, notes: str) -> str:
    """The file with its legend; position in the picture is position on paper."""
    layout = content.layout
    legend = dict(_legend(layout))
    return f"""\
# Cosmos sheet {layout.name.in_language("en")!r} of Distant Suns: position in the picture is position on paper.
# yaml-language-server: $schema=../schema/layout.json

name: {layout.name.in_language("en")}
notes: {notes}

# Width of a hex in mm, flat to flat.
hex_size: {layout.hex_size:g}
orientation: {layout.orientation.value}

# What each symbol of the picture means; a world 10/5 is worth 10 to the first player there and 5 to later ones.
legend:
{_lines(f'"{symbol}": {meaning}' for symbol, meaning in legend.items())}

# Symbols stand two characters apart, and every other row is shifted by one.
rows: |
{_lines(_rows(layout))}
"""


def _lines(lines: Iterator[str]) -> str:
    return "\n".join(f"  {line}" for line in lines)


def _legend(layout: Layout) -> Iterator[tuple[str, str]]:
    yield NOTHING, "nothing"
    yield from ((symbol, kind.value) for kind, symbol in SYMBOLS.items() if layout.of_kind(kind))
    worlds = sorted(layout.of_kind(SectorKind.WORLD), key=lambda world: world.first)
    yield from ((_symbol(layout, world), f"world {world.first}/{world.later}") for world in worlds)


def _symbol(layout: Layout, sector: Sector) -> str:
    return WORLDS[layout.look_of(sector)] if sector.kind is SectorKind.WORLD else SYMBOLS[sector.kind]


def _rows(layout: Layout) -> Iterator[str]:
    """All rows equally long, from the first to the last that has sectors."""
    symbols = {sector.cell: _symbol(layout, sector) for sector in layout.sectors}
    rows = [cell.r for cell in symbols]
    width = 1 + max(map(place_of, symbols))
    for row in range(min(rows), max(rows) + 1):
        line = " ".join(symbols.get(at(place, row), NOTHING) for place in range(width))
        yield f" {line}" if row % 2 else line


def shapes_text(content: Content, notes: str) -> str:
    """The file of a set of shapes, to lie beside the sheets of a project."""
    entries = "\n".join(f"  - id: {shape.id}\n    cells: |\n{_picture(shape, 6)}\n" for shape in content.shapes)
    return f"""\
# {notes}
# Shapes of Distant Suns: o is a hex, - is nothing. The names are only names: call them what you see in them.
# Symbols are two characters apart and every other row is shifted by one, as on a grid of hexes with a corner on top.
# yaml-language-server: $schema=schema/shapes.json

shapes:
{entries}
# In play in every game.
black_hole:
  cells: |
{_picture(content.black_hole, 4)}
"""


def _picture(shape: Shape, indent: int) -> str:
    """The shape lying as flat as it can."""
    form = min(orientations(settled(shape.cells)), key=lambda cells: (len({cell.r for cell in cells}), cells))
    top = min(cell.r for cell in form)
    moved = {Hex(cell.q, cell.r - top) for cell in form}
    left = min(map(place_of, moved))
    width = max(map(place_of, moved)) - left + 1
    lines = []
    for row in range(1 + max(cell.r for cell in moved)):
        symbols = ("o" if at(left + place, row) in moved else NOTHING for place in range(width))
        lines.append(" " * (indent + row % 2) + " ".join(symbols))
    return "\n".join(lines)
