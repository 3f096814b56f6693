"""The scoring as a table: what each line counts, and beside it what the finished sheet of the example earns."""

from collections.abc import Iterator

from generator.draw.lines import rule
from generator.draw.prose import Passage
from generator.draw.prose import below
from generator.draw.prose import beside
from generator.draw.prose import paragraph
from generator.draw.scene import Anchor
from generator.draw.scene import Item
from generator.draw.scene import Path
from generator.draw.text import set_text
from generator.games.distant_suns.content import Content
from generator.games.distant_suns.leaflet.examples import finished_example
from generator.games.distant_suns.leaflet.examples import finished_score
from generator.games.distant_suns.leaflet.pen import ICON
from generator.games.distant_suns.leaflet.pen import UNIT
from generator.games.distant_suns.leaflet.pen import Pen
from generator.games.distant_suns.pieces.shapes import shape_mark
from generator.games.distant_suns.sheet.bands import Place
from generator.games.distant_suns.sheet.score import draw_points_table
from generator.geometry.path import rounded
from generator.geometry.point import Box
from generator.geometry.point import Point

MARK, COUNT, POINTS = 8.0, 12.0, 12.0  # widths of the columns at the right
ROW_PAD = 1.6
POINTS_TABLE = 13.0
TOTAL = 8.0
MINUS = "−"


def score_table(content: Content, pen: Pen, width: float) -> Passage:
    """Missions, worlds, treasures, aliens and the total, in the order in which one scores."""
    score = finished_score(content)
    shapes = finished_example().board.shapes
    rows = [_heading(pen, width)]
    for line in score.missions:
        words = f"*{pen.look.words(f'mission.{line.mission}')}* {pen.words(f'mission-{line.mission}')}"
        mark = shape_mark(shapes[line.shape], pen.look, Point(MARK / 2, MARK / 2), MARK - 1)
        rows.append(_row(pen, width, line.mission, words, (mark,), str(line.count), line.points))
    worlds = " + ".join(str(value) for value in score.worlds if value)
    alien = f"{score.aliens} × {signed(content.scoring.alien)}"
    treasure = f"{score.treasures} × {content.scoring.treasure}"
    rows += [
        _row(pen, width, "world", _named(pen, "worlds"), (), worlds, sum(score.worlds)),
        _row(pen, width, "treasure", _named(pen, "treasures"), (), treasure, score.treasure_points),
        _row(pen, width, "alien", _named(pen, "aliens"), (), alien, score.alien_points),
        _total(pen, width, score.total),
    ]
    return below(rows)


def points_table(content: Content, pen: Pen, width: float) -> Passage:
    """What a count is worth, as on the sheet."""
    place = Place(None, (Box.at(0, 0, width, POINTS_TABLE),))
    return Passage(tuple(draw_points_table(content, pen.look, place)), POINTS_TABLE)


def signed(points: int) -> str:
    return str(points).replace("-", MINUS)


def _named(pen: Pen, key: str) -> str:
    return f"*{pen.look.words(f'sheet.{key}')}:* {pen.words(f'score-{key}')}"


def _heading(pen: Pen, width: float) -> Passage:
    """The names of the two columns with the figures of the example."""
    points = Box(width - POINTS - 2, 0, width, UNIT)
    count = Box(points.left - COUNT - 4, 0, points.left, UNIT)
    items = [
        *set_text(pen.look.words("sheet.count"), count, pen.look.type("small"), Anchor.MIDDLE),
        *set_text(pen.look.words("sheet.points"), points, pen.look.type("small"), Anchor.END),
    ]
    return Passage(tuple(items), UNIT + 1)


def _row(
    pen: Pen, width: float, symbol: str, words: str, mark: tuple[Item, ...], count: str, points: int
) -> Passage:
    """Symbol, what is counted, and of the example the mark of the shape, the count and the points."""
    room = width - ICON - 2 - MARK - COUNT - POINTS
    text = pen.with_symbol(symbol, paragraph(words, room - 2, pen.setting))
    height = max(text.height, MARK) + ROW_PAD
    told = beside(Passage((), height), text.moved(Point(0, (height - text.height) / 2)), 0)
    left = ICON + 2 + room
    middle = height / 2
    figures = (
        *(_lifted(mark, left, middle)),
        *set_text(count, Box(left if not mark else left + MARK, 0, width - POINTS, height), pen.look.type("label"), Anchor.MIDDLE),
        *set_text(signed(points), Box(width - POINTS, 0, width, height), pen.look.type("figure"), Anchor.END),
        rule(0, width, 0, pen.look.style("rule")),
    )
    return Passage((*told.items, *figures), height)


def _lifted(mark: tuple[Item, ...], left: float, middle: float) -> Iterator[Item]:
    yield from Passage(mark, 0).moved(Point(left, middle - MARK / 2)).items if mark else ()


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
