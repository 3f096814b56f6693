"""The player aid: a card with the flow of a turn and the whole scoring; all shapes with their symbols on its back."""

from collections.abc import Callable
from collections.abc import Iterable
from collections.abc import Iterator
from functools import partial

from generator.draw.furniture.columns_card import card_heading
from generator.draw.furniture.columns_card import card_title
from generator.draw.furniture.columns_card import cells_in
from generator.draw.furniture.columns_card import columns_card
from generator.draw.furniture.pen import Chapter
from generator.draw.furniture.pen import Pen
from generator.draw.furniture.piece import named_mark
from generator.draw.lines import rule
from generator.draw.look import Look
from generator.draw.minus import signed
from generator.draw.prose import Passage
from generator.draw.prose import below
from generator.draw.prose import beside
from generator.draw.prose import paragraph
from generator.draw.scene import Group
from generator.draw.scene import Item
from generator.draw.scene import Path
from generator.draw.scene import Scene
from generator.draw.scene import Style
from generator.draw.text import set_text
from generator.game.component import Component
from generator.game.component import Frame
from generator.game.component import Per
from generator.games.distant_suns.content import Content
from generator.games.distant_suns.content import Shape
from generator.games.distant_suns.draw.leaflet_parts.facts import facts
from generator.games.distant_suns.draw.leaflet_parts.means import BOARD
from generator.games.distant_suns.draw.leaflet_parts.means import TABLE
from generator.games.distant_suns.draw.leaflet_parts.means import means_of
from generator.games.distant_suns.draw.leaflet_parts.score_table import points_table
from generator.games.distant_suns.draw.leaflet_parts.table_picture import draw_written
from generator.games.distant_suns.draw.pieces.module_geometry import octagon_around
from generator.games.distant_suns.draw.pieces.shapes import draw_shape
from generator.games.distant_suns.draw.pieces.shapes import largest_hex
from generator.games.distant_suns.draw.pieces.shapes import shape_mark
from generator.games.distant_suns.draw.pieces.shapes import shape_name
from generator.geometry.path import Segments
from generator.geometry.path import circle
from generator.geometry.point import Box
from generator.geometry.point import Point
from generator.geometry.point import Size

ROW_GAP = 0.5
ICON = 5.2
BACK_TITLE = 12.0  # height
SHAPE_COLUMNS = 3
UNCOVERABLE = ("start", "treasure", "world", "far-world")
TREASURE_SHARE = 0.48  # of the width of a row that aliens share
MARK = 7.6
NAME_EDGE = 0.5  # from the names of shapes to the edges of their cells
RULE_GAP = 2.4  # around the line above who begins
LARGEST_HEX = 7.0


def draw_aid(content: Content, look: Look, frame: Frame) -> tuple[Scene, ...]:
    pen, means = Pen(look, facts(content), "aid"), means_of(frame.companions)
    return (columns_card("aid", look, partial(_front, content, pen, means), partial(_back, content, pen)),)


def _front(content: Content, pen: Pen, means: frozenset[str], width: float) -> tuple[tuple[Chapter, ...]]:
    """One column: how a turn goes, and below it what counts."""
    look = pen.look
    turn = (card_heading(pen.words("turn"), look, width), *_turn(pen, means, width))
    scoring = (
        card_heading(look.words("leaflet.scoring"), look, width),
        *_missions(content, pen, width),
        points_table(content, pen, width),
        *_bonuses(content, pen, width),
    )
    title = card_title(look.words("component.aid"), look, width)
    return ((("title", title), ("turn", below(turn, ROW_GAP)), ("scoring", below(scoring, ROW_GAP))),)


def _turn(pen: Pen, means: frozenset[str], width: float) -> Iterator[Passage]:
    """Who draws what, how, and what is never covered."""
    for key, icon in _who(pen.look, means):
        yield pen.with_icon(Passage(ICON, icon), pen.text(key, width - ICON - 2), ICON)
    yield pen.bullets(("touch", "whole", "must"), width)
    yield Passage(ICON, partial(_never, pen, width))
    yield _with_icon(pen, "upgrade", pen.text("upgrade", width - ICON - 2))


def _who(look: Look, means: frozenset[str]) -> Iterator[tuple[str, Callable[[], Iterable[Path]]]]:
    """For the active player and for everybody else what tells them their shape: words, and how to draw it."""
    middle, radius = Point(ICON / 2, ICON / 2), ICON / 2 - 0.4
    if BOARD not in means:
        yield from ((what, partial(draw_written, what, middle, radius, look)) for what in ("initial", "cross"))
        return
    halves = {"circle": circle(middle, radius), "octagon": octagon_around(middle, radius - 0.1)}
    for what, outline in halves.items():
        key = f"{what}-either" if TABLE in means else what
        yield key, partial(_inked, outline, look.style("module"))


def _inked(outline: Segments, style: Style) -> tuple[Path]:
    return (Path(outline, style),)


def _never(pen: Pen, width: float) -> Iterator[Item]:
    """The words, then the symbols of what cannot be covered."""
    words, kind = pen.words("never"), pen.look.type("stress")
    yield from set_text(words, Box(0, 0, width, ICON), kind)
    left = kind.font.width(words, kind.size_pt) + 2
    for place, name in enumerate(UNCOVERABLE):
        yield pen.look.symbol(name, Point(left + (place + 0.5) * (ICON + 1.6), ICON / 2), ICON)


def _with_icon(pen: Pen, symbol: str, passage: Passage) -> Passage:
    return pen.with_symbol(symbol, passage, ICON)


def _missions(content: Content, pen: Pen, width: float) -> Iterator[Passage]:
    for mission in content.missions:
        words = pen.look.words(f"leaflet.mission-{mission}", **pen.facts)
        yield _line(pen, mission, f"mission.{mission}", words, width)


def _bonuses(content: Content, pen: Pen, width: float) -> Iterator[Passage]:
    """What is added to the missions: the worlds, and in one row the treasures and the aliens."""
    worlds = pen.look.words("leaflet.score-worlds", **pen.facts)
    yield _line(pen, "world", "sheet.worlds", worlds, width)
    treasures = _line(pen, "treasure", "sheet.treasures", f"+{content.scoring.treasure}", width * TREASURE_SHARE)
    aliens = _line(pen, "alien", "sheet.aliens", signed(content.scoring.alien), width * (1 - TREASURE_SHARE))
    yield beside(treasures, aliens, width * TREASURE_SHARE, level=0.5)


def _line(pen: Pen, symbol: str, name: str, words: str, width: float) -> Passage:
    told = pen.line(pen.look.words(name), words)
    return _with_icon(pen, symbol, paragraph(told, width - ICON - 2, pen.setting))


def _back(content: Content, pen: Pen, room: Size) -> Iterator[Item]:
    """All shapes, three to a row: the hexes, the symbol and the name. Below them, who begins."""
    look, shapes = pen.look, (*content.shapes, content.black_hole)
    begins = pen.text("begins", room.width)
    foot = room.height - begins.height - RULE_GAP
    cells = cells_in(Box(0, BACK_TITLE, room.width, foot), len(shapes), SHAPE_COLUMNS)
    line = look.style("shape-outline").width
    hex_size = min(LARGEST_HEX, *(largest_hex(shape, _hexes(cells[0]).grown(-line / 2)) for shape in shapes))
    yield from card_title(look.words("aid.shapes"), look, room.width).items
    yield rule(0, room.width, foot + RULE_GAP / 2, look.style("rule"))
    yield Group(begins.items, at=Point(0, room.height - begins.height))
    for shape, cell in zip(shapes, cells, strict=True):
        yield from _shape(shape, look, cell, hex_size)


def _hexes(cell: Box) -> Box:
    """The room for the hexes in the cell of a shape."""
    return Box(cell.left + 1, cell.top, cell.right - 1, cell.bottom - MARK - 2)


def _shape(shape: Shape, look: Look, cell: Box, hex_size: float) -> Iterator[Item]:
    strip = Box(cell.left, cell.bottom - MARK - 1, cell.right, cell.bottom - 1).grown_across(-NAME_EDGE)
    yield from draw_shape(shape, look, _hexes(cell), hex_size=hex_size)
    yield from named_mark(partial(shape_mark, shape, look), shape_name(shape.id, look), strip, look.type("label"))


COMPONENT = Component("aid", draw_aid, Per.PLAYER, depends_on=frozenset({BOARD, TABLE}))
