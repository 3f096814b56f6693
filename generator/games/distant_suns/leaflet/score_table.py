"""The scoring as a table: what each line counts, and beside it what the finished sheet of the example earns."""

from generator.draw.enlarge import enlarged
from generator.draw.lines import rule
from generator.draw.prose import Passage
from generator.draw.prose import below
from generator.draw.prose import paragraph
from generator.draw.scene import Anchor
from generator.draw.scene import Group
from generator.draw.scene import Item
from generator.draw.scene import Path
from generator.draw.text import set_text
from generator.games.distant_suns.content import Content
from generator.games.distant_suns.leaflet.examples import finished_example
from generator.games.distant_suns.leaflet.examples import finished_score
from generator.games.distant_suns.leaflet.pen import ICON
from generator.games.distant_suns.leaflet.pen import UNIT
from generator.games.distant_suns.leaflet.pen import Pen
from generator.games.distant_suns.leaflet.pictures import ring_around
from generator.games.distant_suns.pieces.shapes import shape_mark
from generator.games.distant_suns.sheet.bands import Place
from generator.games.distant_suns.sheet.score import draw_points_table
from generator.geometry.path import rounded
from generator.geometry.point import Box
from generator.geometry.point import Point

MARK, COUNT, POINTS = 8.0, 13.0, 10.0  # widths of the columns at the right
ROW_PAD = 1.6
POINTS_TABLE, LARGER = 11.0, 9 / 8
TOTAL = 8.0
MINUS = "−"


def score_table(content: Content, pen: Pen, width: float) -> Passage:
    """Missions, worlds, treasures, aliens and the total, in the order in which one scores."""
    score = finished_score(content)
    shapes = finished_example().board.shapes
    rows = [_heading(pen, width)]
    for line in score.missions:
        mark = shape_mark(shapes[line.shape], pen.look, Point(MARK / 2, MARK / 2), MARK - 1)
        words = _named(pen, f"mission.{line.mission}", f"mission-{line.mission}")
        rows.append(_row(pen, width, line.mission, words, mark, str(line.count), line.points))
    worlds = " + ".join(str(value) for value in score.worlds if value)
    treasure = f"{score.treasures} × {content.scoring.treasure}"
    alien = f"{score.aliens} × {signed(content.scoring.alien)}"
    rings = (ring_around(Point(MARK / 2, MARK / 2), MARK / 3, is_right, pen.look) for is_right in (True, False))
    further = (
        ("world", "worlds", None, worlds, sum(score.worlds)),
        ("treasure", "treasures", next(rings), treasure, score.treasure_points),
        ("alien", "aliens", next(rings), alien, score.alien_points),
    )
    for symbol, key, ring, count, points in further:
        rows.append(_row(pen, width, symbol, _named(pen, f"sheet.{key}", f"score-{key}"), ring, count, points))
    return below((*rows, _total(pen, width, score.total)))


def points_table(content: Content, pen: Pen, width: float) -> Passage:
    """What a count is worth, as on the sheet but a little larger."""
    place = Place(None, (Box.at(0, 0, width / LARGER, POINTS_TABLE),))
    items = (enlarged(item, LARGER) for item in draw_points_table(content, pen.look, place))
    return Passage(tuple(items), POINTS_TABLE * LARGER)


def signed(points: int) -> str:
    return str(points).replace("-", MINUS)


def _named(pen: Pen, name: str, key: str) -> str:
    return pen.look.words("leaflet.line", name=pen.look.words(name), words=pen.words(key))


def _heading(pen: Pen, width: float) -> Passage:
    """The names of the two columns with the figures of the example."""
    words = pen.look.words
    items = (
        *set_text(words("sheet.count"), _count_box(width, UNIT), pen.look.type("prose"), Anchor.MIDDLE),
        *set_text(words("sheet.points"), Box(width - POINTS - 2, 0, width, UNIT), pen.look.type("prose"), Anchor.END),
    )
    return Passage(items, UNIT + 1)


def _count_box(width: float, height: float) -> Box:
    """Counts stand under each other; the room for a mark is theirs too where there is none."""
    right = width - POINTS - 1
    return Box(right - COUNT, 0, right, height)


def _row(pen: Pen, width: float, symbol: str, words: str, mark: Item | None, count: str, points: int) -> Passage:
    """Symbol, what is counted, and of the example the mark of the shape, the count and the points."""
    marked = width - POINTS - 1 - COUNT - MARK
    text = pen.with_symbol(symbol, paragraph(words, marked - ICON - 3, pen.setting))
    height = max(text.height, MARK) + ROW_PAD
    items: list[Item] = [
        rule(0, width, 0, pen.look.style("rule")),
        Group(text.items, at=Point(0, (height - text.height) / 2)),
        *set_text(count, _count_box(width, height), pen.look.type("label"), Anchor.MIDDLE),
        *set_text(signed(points), Box(width - POINTS, 0, width, height), pen.look.type("figure"), Anchor.END),
    ]
    if mark:
        items.append(Group((mark,), at=Point(marked, (height - MARK) / 2)))
    return Passage(tuple(items), height)


def _total(pen: Pen, width: float, total: int) -> Passage:
    box = Box.at(0, 1, width, TOTAL)
    items = (
        Path(rounded(box.grown(-0.2), 1.2), pen.look.style("band")),
        *set_text(
            pen.look.words("sheet.total"), Box(4, box.top, width - POINTS - 4, box.bottom), pen.look.type("total"), Anchor.END
        ),
        *set_text(str(total), Box(width - POINTS, box.top, width - 2, box.bottom), pen.look.type("total"), Anchor.END),
    )
    return Passage(items, TOTAL + 1)
