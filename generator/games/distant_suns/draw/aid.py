"""The player aid: a card with the flow of a turn and the whole scoring; all shapes with their symbols on its back."""

from collections.abc import Callable
from collections.abc import Iterable
from collections.abc import Iterator
from functools import partial
from math import ceil

from generator.draw.enlarge import enlarged
from generator.draw.fit import largest_scale
from generator.draw.lines import rule
from generator.draw.look import Look
from generator.draw.minus import signed
from generator.draw.planets import draw_planets
from generator.draw.prose import Passage
from generator.draw.prose import below
from generator.draw.prose import beside
from generator.draw.prose import column
from generator.draw.prose import column_height
from generator.draw.prose import paragraph
from generator.draw.scene import Anchor
from generator.draw.scene import Cut
from generator.draw.scene import Group
from generator.draw.scene import Item
from generator.draw.scene import Path
from generator.draw.scene import Scene
from generator.draw.scene import Style
from generator.draw.text import cut_to
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
from generator.games.distant_suns.draw.leaflet_parts.pen import Pen
from generator.games.distant_suns.draw.leaflet_parts.score_table import points_table
from generator.games.distant_suns.draw.leaflet_parts.table_picture import draw_written
from generator.games.distant_suns.draw.pieces.module_geometry import octagon_around
from generator.games.distant_suns.draw.pieces.shapes import draw_shape
from generator.games.distant_suns.draw.pieces.shapes import largest_hex
from generator.games.distant_suns.draw.pieces.shapes import shape_mark
from generator.games.distant_suns.draw.pieces.shapes import shape_name
from generator.geometry.path import Segments
from generator.geometry.path import circle
from generator.geometry.path import rectangle
from generator.geometry.point import Box
from generator.geometry.point import Point
from generator.geometry.point import Size

SIZE = Size(92.0, 124.0)  # four fit a page of A4 or Letter, or two with their backs beyond a fold
SAFE = 3.6  # from the cut to the nearest ink
GAPS = 1.2, 5.0  # between the parts: at least, at most
ROW_GAP = 0.5
HEADING = 6.0
FRONT_TITLE, TITLE = 9.0, 12.0  # heights on the front and on the back
PLANETS = 7.0
ICON = 5.2
LARGEST = 0.9  # text of 8.1 pt
SHAPE_COLUMNS = 3
UNCOVERABLE = ("start", "treasure", "world", "far-world")
TREASURE_SHARE = 0.48  # of the width of a row that aliens share
MARK = 7.6
RULE_GAP = 2.4  # around the line above who begins
LARGEST_HEX = 7.0


def draw_aid(content: Content, look: Look, frame: Frame) -> tuple[Scene, ...]:
    room = Size(SIZE.width - 2 * SAFE, SIZE.height - 2 * SAFE)
    pen, means = Pen(look, facts(content), "aid"), means_of(frame.companions)
    scale = largest_scale(lambda width: column_height(_front(content, pen, means, width), GAPS[0]), room, LARGEST)
    box = Box.at(0, 0, room.width / scale, room.height / scale)
    parts = _unnamed(column(_front(content, pen, means, box.width), box, GAPS))
    front, back = (_face(Group(tuple(items)), scale) for items in (parts, _back(content, pen, box.size)))
    caption = look.words("aid.caption", game=look.words("game.title"), component=look.words("component.aid"))
    cut = Cut(rectangle(Box.at(0, 0, SIZE.width, SIZE.height)))
    return (Scene(SIZE, (front,), caption, cut, back=(back,)),)


def _face(items: Group, scale: float) -> Group:
    """One block as large as the card, its ink kept from the cut."""
    inner = Group((enlarged(items, scale),), at=Point(SAFE, SAFE))
    return Group((inner,), name="aid", box=Box.at(0, 0, SIZE.width, SIZE.height))


def _unnamed(blocks: Iterable[Group]) -> Iterator[Group]:
    """The blocks of the column without their names: a card is one block."""
    return (Group(part.items, part.at) for part in blocks)


def _front(content: Content, pen: Pen, means: frozenset[str], width: float) -> tuple[tuple[str, Passage], ...]:
    look = pen.look
    headings = (
        Passage(HEADING, partial(_heading, look, words, width))
        for words in (pen.words("turn"), look.words("leaflet.scoring"))
    )
    scoring = (*_missions(content, pen, width), points_table(content, pen, width), *_bonuses(content, pen, width))
    return (
        ("title", Passage(FRONT_TITLE, partial(_title, look, width, "component.aid"))),
        ("turn", below((next(headings), *_turn(pen, means, width)), ROW_GAP)),
        ("scoring", below((next(headings), *scoring), ROW_GAP)),
    )


def _title(look: Look, width: float, key: str) -> Iterator[Item]:
    yield from set_text(look.words("game.title"), Box(0, 0, width * 0.6, 5), look.type("section"))
    yield from set_text(look.words(key), Box(width * 0.6, 0, width, 5), look.type("aside"), Anchor.END)
    yield from draw_planets(0, width, PLANETS, look)


def _heading(look: Look, words: str, width: float) -> Iterator[Item]:
    yield from set_text(words, Box(0, 0, width, HEADING - 1.8), look.type("total"))
    yield rule(0, width, HEADING - 1.0, look.style("rule"))


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
    told = pen.look.words("leaflet.line", name=pen.look.words(name), words=words)
    return _with_icon(pen, symbol, paragraph(told, width - ICON - 2, pen.setting))


def _back(content: Content, pen: Pen, room: Size) -> Iterator[Item]:
    """All shapes, three to a row: the hexes, the symbol and the name. Below them, who begins."""
    look, shapes = pen.look, (*content.shapes, content.black_hole)
    begins = pen.text("begins", room.width)
    rows = ceil(len(shapes) / SHAPE_COLUMNS)
    cell = Size(room.width / SHAPE_COLUMNS, (room.height - TITLE - begins.height - RULE_GAP) / rows)
    line = look.style("shape-outline").width
    hexes = _hexes(Box.at(0, 0, cell.width, cell.height)).grown(-line / 2)
    hex_size = min(LARGEST_HEX, *(largest_hex(shape, hexes) for shape in shapes))
    yield from _title(look, room.width, "aid.shapes")
    yield rule(0, room.width, room.height - begins.height - RULE_GAP / 2, look.style("rule"))
    yield Group(begins.items, at=Point(0, room.height - begins.height))
    for number, shape in enumerate(shapes):
        row, place = divmod(number, SHAPE_COLUMNS)
        in_row = min(SHAPE_COLUMNS, len(shapes) - row * SHAPE_COLUMNS)
        left = (room.width - in_row * cell.width) / 2 + place * cell.width
        yield from _shape(shape, look, Box.at(left, TITLE + row * cell.height, cell.width, cell.height), hex_size)


def _hexes(cell: Box) -> Box:
    """The room for the hexes in the cell of a shape."""
    return Box(cell.left + 1, cell.top, cell.right - 1, cell.bottom - MARK - 2)


def _shape(shape: Shape, look: Look, cell: Box, hex_size: float) -> Iterator[Item]:
    foot = Box(cell.left, cell.bottom - MARK - 1, cell.right, cell.bottom - 1)
    yield from draw_shape(shape, look, _hexes(cell), hex_size=hex_size)
    kind = look.type("label")
    room = cell.width - MARK - 2
    name = cut_to(shape_name(shape.id, look), kind, room)
    width = min(room, kind.font.width(name, kind.size_pt))
    left = cell.centre.x - (width + MARK + 1) / 2
    yield shape_mark(shape, look, Point(left + MARK / 2, foot.centre.y), MARK)
    yield from set_text(name, Box(left + MARK + 1, foot.top, left + MARK + 1 + width + 0.01, foot.bottom), kind)


COMPONENT = Component("aid", draw_aid, Per.PLAYER, depends_on=frozenset({BOARD, TABLE}))
