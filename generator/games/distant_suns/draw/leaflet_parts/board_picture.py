"""The control board in a picture: tiles between two rows of missions, and a module in two notches of its upper side."""

from collections.abc import Iterator
from functools import partial

from generator.draw.furniture.example import WrongExampleError
from generator.draw.look import Look
from generator.draw.prose import Passage
from generator.draw.scene import Anchor
from generator.draw.scene import Item
from generator.draw.scene import Path
from generator.draw.text import set_text
from generator.games.distant_suns.content import Content
from generator.games.distant_suns.draw.pieces.module_geometry import octagon_around
from generator.games.distant_suns.draw.pieces.shapes import draw_shape
from generator.games.distant_suns.rules.control import Module
from generator.games.distant_suns.rules.control import can_be_placed
from generator.geometry.path import circle
from generator.geometry.path import polygon
from generator.geometry.path import polyline
from generator.geometry.path import rounded
from generator.geometry.point import Box
from generator.geometry.point import Point

MODULE = Module(side=0, circle=2, octagon=3)  # the one in the picture
MODULE_ROOM = 13.0  # above the board
HALF = 5.0  # radius of either half of a module, if there is room between zones
BETWEEN = 4.4  # room for the number of a module
PAD = 3.0
MISSION = 8.0
TILE = 12.0
ROW_GAP = 1.2
LARGEST_HEX = 3.8
SHAPE = ("shape-ground", "rule", "arrow")  # styles of ground, inner lines and outline
NOTCH = 2.0  # half its width, and its depth
ZONES = 2 * MISSION + TILE + 2 * ROW_GAP  # height
HEIGHT = MODULE_ROOM + 2 * PAD + ZONES + 0.4


def board_picture(content: Content, look: Look, width: float, active: str, others: str) -> Passage:
    """As wide as the column; `active` and `others` say what the circle and the octagon are for."""
    return Passage(HEIGHT, partial(_board, content, look, width, active, others))


def _board(content: Content, look: Look, width: float, active: str, others: str) -> Iterator[Item]:
    pitch = (width - 2 * PAD) / content.control.zones
    half = min(HALF, (pitch - BETWEEN) / 2)
    board = Box(0.4, MODULE_ROOM, width - 0.4, HEIGHT - 0.2)
    centres = [PAD + pitch * (zone + 0.5) for zone in range(content.control.zones)]
    yield Path(polygon(_outline(board, centres)), look.style("box"))
    yield from draw_zones(content, look, Box(0, board.top + PAD, width, board.bottom - PAD), centres)
    yield from _module(look, board, centres, half)
    yield from _labels(look, _beside_module(board, centres, half, width), active, others)


def _outline(board: Box, centres: list[float]) -> Iterator[Point]:
    """The board with a triangular notch facing each zone, on both long sides."""
    yield Point(board.left, board.top)
    for x in centres:
        yield from (Point(x - NOTCH, board.top), Point(x, board.top + NOTCH), Point(x + NOTCH, board.top))
    yield from (Point(board.right, board.top), Point(board.right, board.bottom))
    for x in reversed(centres):
        yield from (Point(x + NOTCH, board.bottom), Point(x, board.bottom - NOTCH), Point(x - NOTCH, board.bottom))
    yield Point(board.left, board.bottom)


def draw_zones(content: Content, look: Look, box: Box, centres: list[float]) -> Iterator[Item]:
    """Tiles between two rows of missions; a strong line around the two that were chosen."""
    if not can_be_placed(content.control, 0, MODULE):
        raise WrongExampleError("the zones in the picture cannot be chosen together")
    pitch = centres[1] - centres[0]
    shapes = (*content.shapes[: len(centres) - 1], content.black_hole)
    tile, mission = min(TILE, pitch - 1.2), min(MISSION, pitch - 1.2)
    for zone, (x, shape) in enumerate(zip(centres, shapes, strict=True)):
        square = _square(Point(x, box.centre.y), tile)
        is_chosen = zone in (MODULE.circle, MODULE.octagon)
        yield Path(rounded(square, 1.2), look.style("box-strong" if is_chosen else "box"))
        yield from draw_shape(shape, look, square.grown(-1.2), SHAPE, hex_size=LARGEST_HEX)
        if zone == len(content.missions):
            continue
        for y in (box.top + MISSION / 2, box.bottom - MISSION / 2):
            slot = _square(Point(x, y), mission - 0.6)
            yield Path(rounded(slot, 1.2), look.style("box"))
            yield look.symbol(content.missions[zone], slot.centre, slot.width - 1.6)


def _square(middle: Point, width: float) -> Box:
    return Box.at(middle.x - width / 2, middle.y - width / 2, width, width)


def _module(look: Look, board: Box, centres: list[float], half: float) -> Iterator[Item]:
    """Octagon and circle above the board, each with a tab that fills a notch; its number stands between them."""
    y = board.top - NOTCH - half
    ring, eight = Point(centres[MODULE.circle], y), Point(centres[MODULE.octagon], y)
    style = look.style("module")
    bar = Box(min(ring.x, eight.x), y - 2.2, max(ring.x, eight.x), y + 2.2)
    yield Path(rounded(bar, 0.5), style)
    for x in (ring.x, eight.x):
        tab = (
            Point(x - NOTCH, board.top - NOTCH),
            Point(x + NOTCH, board.top - NOTCH),
            Point(x, board.top + NOTCH - 0.4),
        )
        yield Path(polygon(tab), style)
    yield Path(circle(ring, half), style)
    yield Path(octagon_around(eight, half), style)
    yield from set_text("1", _square(Point(bar.centre.x, y), 4), look.type("figure"), Anchor.MIDDLE)
    for middle in (ring, eight):
        arrow = (Point(-1.4, 0.6), Point(0, 2.2), Point(1.4, 0.6))
        yield Path(polyline((middle + Point(0, -2.2), middle + Point(0, 2.2))), look.style("arrow"))
        yield Path(polyline(middle + point for point in arrow), look.style("arrow"))


def _beside_module(board: Box, centres: list[float], half: float, width: float) -> tuple[Box, Box]:
    """The room to the left and to the right of the module."""
    y = board.top - NOTCH - half
    ends = (min(centres[MODULE.circle], centres[MODULE.octagon]), max(centres[MODULE.circle], centres[MODULE.octagon]))
    return Box(0, y - 2, ends[0] - half - 1.6, y + 2), Box(ends[1] + half + 1.6, y - 2, width, y + 2)


def _labels(look: Look, sides: tuple[Box, Box], active: str, others: str) -> Iterator[Item]:
    left, right = (active, others) if MODULE.circle < MODULE.octagon else (others, active)
    yield from set_text(left, sides[0], look.type("stress"), Anchor.END)
    yield from set_text(right, sides[1], look.type("stress"))
