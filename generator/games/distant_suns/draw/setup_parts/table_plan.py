"""The plan of the no-cut table: where its parts lie on a page of any size.

From top to bottom: title, the notches of all rounds on the far side, missions, tiles, missions again, the notches on
the near side, and what people need to read. Everything of one zone stands in one column.
"""

from generator.games.distant_suns.rules.control import ControlBoard
from generator.geometry.point import Box
from generator.geometry.point import Size
from generator.values import dataclass

WIDTH = 262.0  # where all measures are as they are written here; on larger pages they grow
LARGEST, LEAST = 1.6, 0.9  # how much larger and smaller they get
SHRUNK = 0.65  # and how small the whole drawing, on a shared page

TITLE, TITLE_GAP = 12.0, 2.0
ROUND = 11.0
MISSION = 12.5
TILE = 43.0
FOOT_GAP, FOOT = 4.0, 32.0
LEFT, RIGHT = 39.0, 31.0  # beside the columns


@dataclass(frozen=True, slots=True)
class PlanColumn:
    """One zone: its tile between the missions of the two sides, which are of one size in all columns."""

    mission: Size
    far_mission: Box
    tile: Box
    near_mission: Box


@dataclass(frozen=True, slots=True)
class TablePlan:
    """`far` and `near` are the rows of notches by round, the first round next to the tiles on both sides."""

    scale: float
    title: Box
    turns: Box
    columns: tuple[PlanColumn, ...]
    begins: Box
    far: tuple[Box, ...]
    near: tuple[Box, ...]
    foot: Box

    @property
    def zones(self) -> Box:
        """All columns together."""
        first, last = self.columns[0].far_mission, self.columns[-1].near_mission
        return Box(first.left, first.top, last.right, last.bottom)


def plan_table(control: ControlBoard, size: Size) -> TablePlan:
    scale = table_scale(control, size)
    width, rounds = size.width, control.rounds
    far_top = (TITLE + TITLE_GAP) * scale
    far = _rows(far_top, width, rounds if control.sides > 1 else 0, ROUND * scale)
    zones_top = far_top + len(far) * ROUND * scale
    near_top = zones_top + (2 * MISSION + TILE) * scale
    foot_top = near_top + (rounds * ROUND + FOOT_GAP) * scale
    left, right = LEFT * scale, width - RIGHT * scale
    return TablePlan(
        scale,
        title=Box(0, 0, width, TITLE * scale),
        turns=Box(0, zones_top, left, near_top),
        columns=_columns(Box(left, zones_top, right, near_top), control.zones, MISSION * scale),
        begins=Box(right, zones_top, width, near_top),
        far=tuple(reversed(far)),
        near=_rows(near_top, width, rounds, ROUND * scale),
        foot=Box(0, foot_top, width, size.height),
    )


def table_scale(control: ControlBoard, size: Size) -> float:
    """How much larger than designed the table can be on a page of that size."""
    rows = control.sides * control.rounds * ROUND
    height = TITLE + TITLE_GAP + rows + 2 * MISSION + TILE + FOOT_GAP + FOOT
    return min(size.width / WIDTH, size.height / height, LARGEST)


def _rows(top: float, width: float, count: int, height: float) -> tuple[Box, ...]:
    return tuple(Box.at(0, top + index * height, width, height) for index in range(count))


def _columns(box: Box, count: int, height: float) -> tuple[PlanColumn, ...]:
    mission = Size(box.width / count, height)
    lefts = (box.left + index * mission.width for index in range(count))
    return tuple(_column(Box.at(left, box.top, mission.width, box.height), mission) for left in lefts)


def _column(box: Box, mission: Size) -> PlanColumn:
    far = Box(box.left, box.top, box.right, box.top + mission.height)
    near = Box(box.left, box.bottom - mission.height, box.right, box.bottom)
    return PlanColumn(mission, far, Box(box.left, far.bottom, box.right, near.top), near)
