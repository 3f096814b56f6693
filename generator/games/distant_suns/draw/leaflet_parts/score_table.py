"""The scoring as a table: what each line counts, and beside it what the finished sheet of the example earns."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial

from generator.draw.enlarge import enlarged
from generator.draw.furniture.bands import BandPlace
from generator.draw.lines import rule
from generator.draw.minus import signed
from generator.draw.prose import Passage
from generator.draw.prose import below
from generator.draw.prose import paragraph
from generator.draw.scene import Anchor
from generator.draw.scene import Group
from generator.draw.scene import Item
from generator.draw.scene import Path
from generator.draw.text import set_text
from generator.games.distant_suns.content import Content
from generator.games.distant_suns.draw.leaflet_parts.examples import finished_example
from generator.games.distant_suns.draw.leaflet_parts.examples import finished_score
from generator.games.distant_suns.draw.leaflet_parts.pen import ICON
from generator.games.distant_suns.draw.leaflet_parts.pen import UNIT
from generator.games.distant_suns.draw.leaflet_parts.pen import Pen
from generator.games.distant_suns.draw.leaflet_parts.pictures import ring_around
from generator.games.distant_suns.draw.pieces.shapes import shape_mark
from generator.games.distant_suns.draw.sheet_parts.score import draw_points_table
from generator.games.distant_suns.rules.score import Score
from generator.geometry.path import rounded
from generator.geometry.point import Box
from generator.geometry.point import Point

MARK, COUNT, POINTS = 7.6, 12.0, 10.0  # widths of the columns at the right
ROW_PAD = 1.6
POINTS_TABLE, LARGER = 11.0, 9 / 8
TOTAL = 8.0


@dataclass(frozen=True, slots=True)
class _Line:
    """A line of the table: what is counted, and of the example a mark, the count and the points."""

    symbol: str
    words: str
    mark: Item | None
    count: str
    points: int


def score_table(content: Content, pen: Pen, width: float) -> Passage:
    """Missions, worlds, treasures, aliens and the total, in the order in which one scores."""
    score = finished_score(content)
    rows = (_row(pen, width, line) for line in (*_missions(score, pen), *_bonuses(score, content, pen)))
    heading = Passage(UNIT + 1, partial(_heading, pen, width))
    return below((heading, *rows, Passage(TOTAL + 1, partial(_total, pen, width, score.total))))


def _missions(score: Score, pen: Pen) -> Iterator[_Line]:
    shapes = finished_example().board.shapes
    for line in score.missions:
        mark = shape_mark(shapes[line.shape], pen.look, Point(MARK / 2, MARK / 2), MARK - 1)
        words = _named(pen, f"mission.{line.mission}", f"mission-{line.mission}")
        yield _Line(line.mission, words, mark, str(line.count), line.points)


def _bonuses(score: Score, content: Content, pen: Pen) -> Iterator[_Line]:
    """What is added; rings tell which treasures and aliens of the picture are meant."""
    middle = Point(MARK / 2, MARK / 2)
    surrounded, left_over = (ring_around(middle, MARK / 3, is_right, pen.look) for is_right in (True, False))
    worlds = " + ".join(str(value) for value in score.worlds if value)
    treasures = f"{score.treasures} × {content.scoring.treasure}"
    aliens = f"{score.aliens} × {signed(content.scoring.alien)}"
    yield _Line("world", _named(pen, "sheet.worlds", "score-worlds"), None, worlds, sum(score.worlds))
    yield _Line(
        "treasure", _named(pen, "sheet.treasures", "score-treasures"), surrounded, treasures, score.treasure_points
    )
    yield _Line("alien", _named(pen, "sheet.aliens", "score-aliens"), left_over, aliens, score.alien_points)


def points_table(content: Content, pen: Pen, width: float) -> Passage:
    """What a count is worth, as on the sheet but a little larger."""
    place = BandPlace(None, (Box.at(0, 0, width / LARGER, POINTS_TABLE),))
    return Passage(
        POINTS_TABLE * LARGER,
        lambda: (enlarged(item, LARGER) for item in draw_points_table(content, pen.look, place)),
    )


def _named(pen: Pen, name: str, key: str) -> str:
    return pen.look.words("leaflet.line", name=pen.look.words(name), words=pen.words(key))


def _heading(pen: Pen, width: float) -> Iterator[Item]:
    """The names of the two columns with the figures of the example; to the left there is room for a longer one."""
    count, points, kind = pen.look.words("sheet.count-heading"), pen.look.words("sheet.points"), pen.look.type("prose")
    cell, right = _count_box(width, UNIT), Box(width - POINTS - 2, 0, width, UNIT)
    left = min(cell.left, cell.right - kind.font.width(count, kind.size_pt))
    yield from set_text(count, Box(left, 0, cell.right, UNIT), kind, Anchor.MIDDLE)
    yield from set_text(points, right, kind, Anchor.END)


def _count_box(width: float, height: float) -> Box:
    """Counts stand under each other; the room for a mark is theirs too where there is none."""
    right = width - POINTS - 1
    return Box(right - COUNT, 0, right, height)


def _row(pen: Pen, width: float, line: _Line) -> Passage:
    marked = width - POINTS - 1 - COUNT - MARK
    text = pen.with_symbol(line.symbol, paragraph(line.words, marked - ICON - 3, pen.setting))
    height = max(text.height, MARK) + ROW_PAD

    def cells() -> Iterator[Item]:
        right = Box(width - POINTS, 0, width, height)
        yield rule(0, width, 0, pen.look.style("rule"))
        yield Group(text.items, at=Point(0, (height - text.height) / 2))
        yield from set_text(line.count, _count_box(width, height), pen.look.type("label"), Anchor.MIDDLE)
        yield from set_text(signed(line.points), right, pen.look.type("figure"), Anchor.END)
        if line.mark:
            yield Group((line.mark,), at=Point(marked, (height - MARK) / 2))

    return Passage(height, cells)


def _total(pen: Pen, width: float, total: int) -> Iterator[Item]:
    box, kind = Box.at(0, 1, width, TOTAL), pen.look.type("total")
    name = Box(4, box.top, width - POINTS - 4, box.bottom)
    yield Path(rounded(box.grown(-0.2), 1.2), pen.look.style("band"))
    yield from set_text(pen.look.words("sheet.total"), name, kind, Anchor.END)
    yield from set_text(str(total), Box(name.right, box.top, width - 2, box.bottom), kind, Anchor.END)
