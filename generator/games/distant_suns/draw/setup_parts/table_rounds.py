"""The notches of the no-cut table as circles to write in: a row for each round on either side of the tiles."""

from collections.abc import Iterator

from generator.draw.look import Look
from generator.draw.scene import Anchor
from generator.draw.scene import Item
from generator.draw.scene import Path
from generator.draw.scene import Use
from generator.draw.scene import symbol
from generator.draw.text import set_text
from generator.games.distant_suns.draw.setup_parts.table_plan import LEFT
from generator.games.distant_suns.draw.setup_parts.table_plan import ROUND
from generator.games.distant_suns.draw.setup_parts.table_plan import TablePlan
from generator.geometry.path import circle
from generator.geometry.path import polyline
from generator.geometry.path import rectangle
from generator.geometry.path import rounded
from generator.geometry.point import Box
from generator.geometry.point import Point

NOTCH = 4.6  # radius
TICK = 7.0
BAND_GAP = 0.5
LABEL = 3.0  # from the edge to the words
WORDS_GAP = 1.2  # from the line of words to the boxes below it


def draw_side(rows: tuple[Box, ...], plan: TablePlan, look: Look) -> Iterator[Item]:
    """All rounds of one side: a band each, with its number at both ends, for both sides of the table."""
    for number, row in enumerate(rows, start=1):
        yield Path(rounded(row.grown(-BAND_GAP), 1.5), look.style("round-band"))
        notches = [Point(column.tile.centre.x, row.centre.y) for column in plan.columns]
        yield Path(polyline((notches[0], notches[-1])), look.style("notch-link"))
        yield from (Path(circle(notch, NOTCH * plan.scale), look.style("notch")) for notch in notches)
        label = symbol(f"table-round-{number}", _label(number, look, plan.scale))
        yield Use(label, Point(row.left + LABEL, row.centre.y))
        yield Use(label, Point(row.right - LABEL, row.centre.y), turn=180)


def _label(number: int, look: Look, scale: float) -> tuple[Item, ...]:
    """It begins at the origin, so that turned it ends there."""
    box = Box(0, -ROUND * scale / 2, LEFT * scale - 2 * LABEL, ROUND * scale / 2)
    return set_text(look.words("table.round", number=number), box, look.type("total").scaled(scale))


def draw_turns(modules: int, rounds: int, plan: TablePlan, look: Look) -> Iterator[Item]:
    """For each round a box for each turn it may have: when they are full, or nothing fits any more, it is over."""
    box = Box(plan.turns.left, plan.turns.top + 2, plan.turns.right - 3, plan.turns.bottom - 2)
    height = box.height / rounds
    for index in range(rounds):
        row = Box.at(box.left, box.top + index * height, box.width, height)
        yield from _turns_of(index + 1, modules, row, look, plan.scale)


def _turns_of(number: int, modules: int, row: Box, look: Look, scale: float) -> Iterator[Item]:
    pitch = min(TICK * scale + 0.6, row.width / modules)
    size = pitch - 0.6
    gap = WORDS_GAP * scale
    words = Box(row.left + 0.5, row.top, row.right, row.bottom - size - 2 - gap)
    heading = f"{look.words('table.round', number=number)} · {look.words('table.turns')}"
    yield from set_text(heading, words, look.type("heading").scaled(scale), level=1)
    for index in range(modules):
        cell = Box.at(row.left + 0.3 + index * pitch, words.bottom + gap, size, size)
        yield Path(rectangle(cell), look.style("box"))
        corner = Box(cell.left + 0.5, cell.top + 0.4, cell.right - 0.5, cell.centre.y)
        yield from set_text(str(index + 1), corner, look.type("small"), Anchor.START, level=0)
