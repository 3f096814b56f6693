"""The scoring of the leaflet: what each line counts, and beside it what the finished sheet of the example earns."""

from collections.abc import Iterator

from generator.draw.enlarge import enlarged
from generator.draw.furniture.bands import BandPlace
from generator.draw.furniture.example import ring_around
from generator.draw.furniture.pen import Pen
from generator.draw.furniture.score_table import MARK
from generator.draw.furniture.score_table import ScoredLine
from generator.draw.furniture.score_table import ScoreWords
from generator.draw.furniture.score_table import score_table
from generator.draw.minus import signed
from generator.draw.prose import Passage
from generator.games.distant_suns.content import Content
from generator.games.distant_suns.draw.leaflet_parts.examples import finished_example
from generator.games.distant_suns.draw.leaflet_parts.examples import finished_score
from generator.games.distant_suns.draw.pieces.shapes import shape_mark
from generator.games.distant_suns.draw.sheet_parts.score import draw_points_table
from generator.games.distant_suns.rules.score import Score
from generator.geometry.point import Box
from generator.geometry.point import Point

POINTS_TABLE, LARGER = 11.0, 9 / 8


def finished_scores(content: Content, pen: Pen, width: float) -> Passage:
    """Missions, worlds, treasures, aliens and the total, in the order in which one scores."""
    score = finished_score(content)
    words = ScoreWords(*(pen.look.words(f"sheet.{key}") for key in ("count-heading", "points", "total")))
    return score_table((*_missions(score, pen), *_bonuses(score, content, pen)), score.total, words, pen, width)


def _missions(score: Score, pen: Pen) -> Iterator[ScoredLine]:
    shapes = finished_example().board.shapes
    for line in score.missions:
        mark = shape_mark(shapes[line.shape], pen.look, Point(MARK / 2, MARK / 2), MARK - 1)
        words = _named(pen, f"mission.{line.mission}", f"mission-{line.mission}")
        yield ScoredLine(line.mission, words, mark, str(line.count), line.points)


def _bonuses(score: Score, content: Content, pen: Pen) -> Iterator[ScoredLine]:
    """What is added; rings tell which treasures and aliens of the picture are meant."""
    middle = Point(MARK / 2, MARK / 2)
    surrounded, left_over = (ring_around(middle, MARK / 3, is_right, pen.look) for is_right in (True, False))
    worlds = " + ".join(str(value) for value in score.worlds if value)
    treasures = f"{score.treasures} × {content.scoring.treasure}"
    aliens = f"{score.aliens} × {signed(content.scoring.alien)}"
    yield ScoredLine("world", _named(pen, "sheet.worlds", "score-worlds"), None, worlds, sum(score.worlds))
    yield ScoredLine(
        "treasure", _named(pen, "sheet.treasures", "score-treasures"), surrounded, treasures, score.treasure_points
    )
    yield ScoredLine("alien", _named(pen, "sheet.aliens", "score-aliens"), left_over, aliens, score.alien_points)


def points_table(content: Content, pen: Pen, width: float) -> Passage:
    """What a count is worth, as on the sheet but a little larger."""
    place = BandPlace(None, (Box.at(0, 0, width / LARGER, POINTS_TABLE),))
    return Passage(
        POINTS_TABLE * LARGER,
        lambda: (enlarged(item, LARGER) for item in draw_points_table(content, pen.look, place)),
    )


def _named(pen: Pen, name: str, key: str) -> str:
    return pen.line(pen.look.words(name), pen.words(key))
