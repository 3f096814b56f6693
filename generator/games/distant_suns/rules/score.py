"""Score: what a sheet is worth, line by line as on its panel."""

from collections.abc import Callable
from collections.abc import Mapping
from dataclasses import dataclass

from generator.games.distant_suns.content import Scoring
from generator.games.distant_suns.rules.board import Board
from generator.games.distant_suns.rules.setup import Setup
from generator.games.distant_suns.rules.sheet import Sheet


@dataclass(frozen=True, slots=True)
class MissionScore:
    mission: str
    shape: str
    count: int
    points: int


@dataclass(frozen=True, slots=True)
class Score:
    """The lines of the score panel; `treasures` are those surrounded, `aliens` those left uncovered."""

    missions: tuple[MissionScore, ...]
    worlds: tuple[int, ...]
    treasures: int
    treasure_points: int
    aliens: int
    alien_points: int

    @property
    def total(self) -> int:
        missions = sum(line.points for line in self.missions)
        return missions + sum(self.worlds) + self.treasure_points + self.alien_points


def points(scoring: Scoring, count: int) -> int:
    """What a mission earns for its count."""
    last = len(scoring.points) - 1
    return scoring.points[min(count, last)] + scoring.each_further * max(0, count - last)


def score(board: Board, setup: Setup, scoring: Scoring, sheet: Sheet) -> Score:
    treasures = sum(spot.is_open and not spot.around & ~sheet.covered for spot in board.treasures)
    aliens = (board.aliens & ~sheet.covered).bit_count()
    return Score(
        missions=tuple(_mission(board, setup, scoring, sheet, mission) for mission in setup.missions),
        worlds=sheet.worlds,
        treasures=treasures,
        treasure_points=treasures * scoring.treasure,
        aliens=aliens,
        alien_points=aliens * scoring.alien,
    )


def _mission(board: Board, setup: Setup, scoring: Scoring, sheet: Sheet, mission: str) -> MissionScore:
    shape = setup.shape_of(mission)
    count = COUNTS[mission](board, sheet, shape)
    return MissionScore(mission, shape, count, points(scoring, count))


def masks_of(sheet: Sheet, shape: str) -> list[int]:
    return [drawing.mask for drawing in sheet.drawings if drawing.shape == shape]


def _covered_by(sheet: Sheet, shape: str) -> int:
    return sum(masks_of(sheet, shape))  # drawings never overlap


def _aliens(board: Board, sheet: Sheet, shape: str) -> int:
    return (_covered_by(sheet, shape) & board.aliens).bit_count()


def _upgrades(board: Board, sheet: Sheet, shape: str) -> int:
    return (_covered_by(sheet, shape) & board.upgrades).bit_count()


def _treasures(board: Board, sheet: Sheet, shape: str) -> int:
    covered = _covered_by(sheet, shape)
    return sum(bool(spot.around & covered) for spot in board.treasures)


def _cluster(board: Board, sheet: Sheet, shape: str) -> int:
    """Drawings in the largest group that hangs together."""
    left, largest = masks_of(sheet, shape), 0
    while left:
        group, size = left.pop(), 1
        while joined := [mask for mask in left if board.around(group) & mask]:
            left = [mask for mask in left if mask not in joined]
            group |= sum(joined)
            size += len(joined)
        largest = max(largest, size)
    return largest


def _near_black_holes(board: Board, sheet: Sheet, shape: str) -> int:
    around = board.around(_covered_by(sheet, BLACK_HOLE))
    return sum(bool(mask & around) for mask in masks_of(sheet, shape))


BLACK_HOLE = "black-hole"
COUNTS: Mapping[str, Callable[[Board, Sheet, str], int]] = {
    "alien": _aliens,
    "upgrade": _upgrades,
    "treasure": _treasures,
    "cluster": _cluster,
    "black-hole": _near_black_holes,
}
