"""The no-cut table in a picture: the zones between the circles of all rounds, and a turn written in two of them."""

from collections.abc import Iterable
from collections.abc import Iterator
from collections.abc import Mapping
from functools import partial

from generator.draw.look import Look
from generator.draw.prose import Passage
from generator.draw.scene import Item
from generator.draw.scene import Path
from generator.draw.text import set_text
from generator.games.distant_suns.content import Content
from generator.games.distant_suns.draw.leaflet_parts.board_picture import MODULE
from generator.games.distant_suns.draw.leaflet_parts.board_picture import ZONES
from generator.games.distant_suns.draw.leaflet_parts.board_picture import draw_zones
from generator.games.distant_suns.draw.setup_parts.table_words import CROSS
from generator.games.distant_suns.draw.setup_parts.table_words import INITIAL
from generator.games.distant_suns.draw.setup_parts.table_words import TICKED
from generator.games.distant_suns.rules.control import ControlBoard
from generator.geometry.path import circle
from generator.geometry.path import polyline
from generator.geometry.path import rectangle
from generator.geometry.path import rounded
from generator.geometry.point import Box
from generator.geometry.point import Point

ROUND = 6.0
GAP = 0.35  # above and below a round
LEFT, RIGHT = 17.0, 2.0  # beside the circles
LABEL = 2.0  # from the edge to the words
NOTCH = 2.4  # radius
MARGIN = 0.6  # between the zones and the rounds
TICK = 2.6

Strokes = Iterable[Iterable[tuple[float, float]]]
WRITTEN: Mapping[str, Strokes] = {"initial": INITIAL, "cross": CROSS}


def table_picture(content: Content, look: Look, width: float) -> Passage:
    """As wide as the column; the first turn of the first round is written on the near side."""
    height = ZONES + 2 * MARGIN + content.control.sides * content.control.rounds * ROUND
    return Passage(height, partial(_table, content, look, width))


def _table(content: Content, look: Look, width: float) -> Iterator[Item]:
    control = content.control
    far = control.rounds * ROUND if control.sides > 1 else 0.0  # where the circles of the far side end
    near = far + ZONES + 2 * MARGIN
    pitch = (width - LEFT - RIGHT) / control.zones
    centres = [LEFT + pitch * (zone + 0.5) for zone in range(control.zones)]
    for index in range(control.rounds):
        if far:
            yield from _round(index + 1, far - (index + 1) * ROUND, centres, width, look)
        yield from _round(index + 1, near + index * ROUND, centres, width, look)
    yield from draw_zones(content, look, Box(LEFT, far + MARGIN, width - RIGHT, near - MARGIN), centres)
    yield from _turns(control, Box(0, far, LEFT, near), look)
    y = near + ROUND / 2
    for what, zone in (("initial", MODULE.circle), ("cross", MODULE.octagon)):
        yield from _pencilled(WRITTEN[what], Point(centres[zone], y), NOTCH, look)


def _round(number: int, top: float, centres: list[float], width: float, look: Look) -> Iterator[Item]:
    row = Box.at(0, top, width, ROUND)
    yield Path(rounded(Box(0.2, row.top + GAP, width - 0.2, row.bottom - GAP), 1.0), look.style("round-band"))
    words = Box(LABEL, row.top, LEFT, row.bottom)
    yield from set_text(look.words("table.round", number=number), words, look.type("prose"))
    notches = [Point(x, row.centre.y) for x in centres]
    yield Path(polyline((notches[0], notches[-1])), look.style("notch-link"))
    yield from (Path(circle(notch, NOTCH), look.style("notch")) for notch in notches)


def _turns(control: ControlBoard, box: Box, look: Look) -> Iterator[Item]:
    """The boxes of all turns, a row for each round; the first is ticked."""
    pitch = min(TICK + 0.4, (box.width - LABEL) / control.modules)
    for number in range(control.rounds):
        y = box.top + box.height * (number + 0.5) / control.rounds
        for turn in range(control.modules):
            cell = Box.at(box.left + 0.3 + turn * pitch, y - TICK / 2, pitch - 0.4, TICK)
            yield Path(rectangle(cell), look.style("box"))
            if (number, turn) == (0, 0):
                yield from _pencilled((TICKED,), cell.centre, TICK / 2 + 0.3, look)


def draw_written(what: str, middle: Point, radius: float, look: Look) -> Iterator[Path]:
    """A circle of the table with an initial or a cross in it."""
    yield Path(circle(middle, radius), look.style("notch"))
    yield from _pencilled(WRITTEN[what], middle, radius, look)


def _pencilled(strokes: Strokes, middle: Point, size: float, look: Look) -> Iterator[Path]:
    yield from (Path(polyline(middle + Point(x, y) * size for x, y in each), look.style("pencil")) for each in strokes)
