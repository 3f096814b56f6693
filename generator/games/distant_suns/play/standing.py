"""Standing: what a player has achieved so far, carried along from drawing to drawing.

It holds what the missions count for the shapes of this game, so that the worth of a further drawing is known without
looking at the whole sheet again.
"""

from dataclasses import dataclass
from dataclasses import replace
from functools import cache

from generator.games.distant_suns.content import Content
from generator.games.distant_suns.content import Scoring
from generator.games.distant_suns.play.ways import AllWays
from generator.games.distant_suns.rules.board import Board
from generator.games.distant_suns.rules.score import points
from generator.games.distant_suns.rules.setup import Setup
from generator.games.distant_suns.rules.sheet import Sheet

Group = tuple[int, ...]  # drawings of one shape that hang together, as masks


@dataclass(frozen=True, slots=True)
class Standing:
    """Counts of the missions by their ids; `distances` is how far from each world the nearest covered sector is."""

    covered: int = 0
    aliens: int = 0
    upgrades: int = 0
    treasures: int = 0  # those touched by the shape of the treasure mission, as bits by index
    groups: tuple[Group, ...] = ()
    holes: Group = ()
    near_holes: int = 0
    far_from_holes: Group = ()  # drawings of the black hole mission's shape that are beside no black hole
    distances: tuple[int, ...] = ()

    @property
    def cluster(self) -> int:
        return max(map(len, self.groups), default=0)


class Table:
    """One game on one board with one set-up: what all its players share."""

    def __init__(self, content: Content, board: Board, setup: Setup, all_ways: AllWays) -> None:
        self.content = content
        self.board = board
        self.setup = setup
        self.ways = all_ways
        self.mission_of = dict(zip(setup.tiles, setup.missions, strict=True))
        self.points = _points(content.scoring, 2 * len(board.cells))  # further than any count, and any thought of one
        self.rings = all_ways.rings
        self.blank = Standing(distances=tuple(_distance(rings, board.opening) + 1 for rings in self.rings))
        self._seen: dict[int, tuple[int, Standing]] = {}

    def standing(self, seat: int, sheet: Sheet) -> Standing:
        """How a player of this game stands; only what was drawn since the last question is looked at."""
        count, standing = self._seen.get(seat, (0, self.blank))
        if count < len(sheet.drawings):
            for drawing in sheet.drawings[count:]:
                standing = self.after(standing, drawing.shape, drawing.mask)
            self._seen[seat] = len(sheet.drawings), standing
        return standing

    def after(self, standing: Standing, shape: str, mask: int) -> Standing:
        """The standing after a drawing."""
        changes: dict[str, object] = {}
        match self.mission_of.get(shape):
            case "alien":
                changes["aliens"] = standing.aliens + (mask & self.board.aliens).bit_count()
            case "upgrade":
                changes["upgrades"] = standing.upgrades + (mask & self.board.upgrades).bit_count()
            case "treasure":
                touched = (bool(spot.around & mask) << index for index, spot in enumerate(self.board.treasures))
                changes["treasures"] = standing.treasures | sum(touched)
            case "cluster":
                changes["groups"] = self._joined(standing.groups, mask)
            case "black-hole":
                near = any(self._touch(mask, hole) for hole in standing.holes)
                changes["near_holes"] = standing.near_holes + near
                if not near:
                    changes["far_from_holes"] = (*standing.far_from_holes, mask)
        if shape == self.setup.black_hole:
            far = tuple(other for other in standing.far_from_holes if not self._touch(other, mask))
            changes["holes"] = (*standing.holes, mask)
            changes["near_holes"] = standing.near_holes + len(standing.far_from_holes) - len(far)
            changes["far_from_holes"] = far
        covered = standing.covered | mask
        distances = tuple(map(_nearer, self.rings, standing.distances, (mask,) * len(self.rings)))
        return replace(standing, covered=covered, distances=distances, **changes)  # type: ignore[arg-type]

    def total(self, standing: Standing, worlds: tuple[int, ...]) -> int:
        """The score of a player who stands like this and has earned so much for each world."""
        scoring, board, points = self.content.scoring, self.board, self.points
        counts = (standing.aliens, standing.upgrades, standing.treasures.bit_count(), standing.cluster)
        missions = sum(points[count] for count in (*counts, standing.near_holes))
        surrounded = sum(spot.is_open and not spot.around & ~standing.covered for spot in board.treasures)
        left = (board.aliens & ~standing.covered).bit_count()
        return missions + sum(worlds) + surrounded * scoring.treasure + left * scoring.alien

    def _joined(self, groups: tuple[Group, ...], mask: int) -> tuple[Group, ...]:
        """The groups with one more drawing, which may join several of them."""
        joined: Group = (mask,)
        apart = []
        for group in groups:
            if any(self._touch(other, mask) for other in group):
                joined += group
            else:
                apart.append(group)
        return (joined, *apart)

    def _touch(self, one: int, other: int) -> bool:
        return bool(self.board.around(one) & other)


@cache
def _points(scoring: Scoring, most: int) -> tuple[int, ...]:
    """What a mission earns for each count."""
    return tuple(points(scoring, count) for count in range(most + 1))


def _distance(rings: tuple[int, ...], sectors: int) -> int:
    """How many steps from the sectors to where a world is reached; as many as there are rings if there is no way."""
    return next((step for step, ring in enumerate(rings) if ring & sectors), len(rings))


def _nearer(rings: tuple[int, ...], distance: int, mask: int) -> int:
    while distance and rings[min(distance, len(rings)) - 1] & mask:
        distance -= 1
    return distance
