"""Wishes: what lines are played for, when a shortest chain is not the answer."""

from collections.abc import Iterable
from collections.abc import Sequence

from generator.games.distant_suns.proof.goal import Goal
from generator.games.distant_suns.rules.board import Board
from generator.games.distant_suns.rules.board import Spot
from generator.games.distant_suns.rules.board import bits_of
from generator.games.distant_suns.rules.score import BLACK_HOLE
from generator.games.distant_suns.rules.score import COUNTS
from generator.games.distant_suns.rules.sheet import Drawing
from generator.games.distant_suns.rules.sheet import Sheet


class Wholly:
    """What is wished for without spending, as long as anything whole fits."""

    is_spending = False


class Cover(Wholly):
    """Reach a goal: cover one of its sectors, or all of them."""

    def __init__(self, board: Board, goal: Goal) -> None:
        self._goal = goal
        self._covered = 0
        self._distances = distances(board, goal.sectors)

    @property
    def is_fulfilled(self) -> bool:
        return self._goal.holds(self._covered)

    def value(self, shape: str, mask: int) -> float:
        nearest = min(self._distances[bit] for bit in bits_of(mask))
        return 10 * (mask & self._goal.sectors).bit_count() - nearest

    def note(self, shape: str, mask: int) -> None:
        self._covered |= mask


class Savings:
    """Earn so many upgrades first, then reach a goal and spend them on the way; with preferred shapes if possible."""

    def __init__(self, board: Board, goal: Goal, preferred: Sequence[str], wanted: int) -> None:
        self._upgrades = board.upgrades
        self._goal = goal
        self._preferred = preferred
        self._to_earn = wanted
        self._covered = 0
        self._distances = distances(board, goal.sectors)
        self._to_upgrades = distances(board, board.upgrades)

    @property
    def is_fulfilled(self) -> bool:
        return self._goal.holds(self._covered)

    @property
    def is_spending(self) -> bool:
        return self._to_earn <= 0

    def value(self, shape: str, mask: int) -> float:
        dislike = 0 if shape in self._preferred else DISLIKE
        far = min([self._distances[bit] for bit in bits_of(mask)])
        if self.is_spending:
            return -2 * far - dislike
        detour = min([self._to_upgrades[bit] for bit in bits_of(mask)])
        return 10 * (mask & self._upgrades).bit_count() - detour - far / 4 - dislike

    def note(self, shape: str, mask: int) -> None:
        self._covered |= mask
        self._to_earn -= (mask & self._upgrades).bit_count()


DISLIKE = 50  # how much worse a shape is that is not preferred


def distances(board: Board, sectors: int) -> list[int]:
    """How many steps each sector is away from the nearest of these."""
    found, border, step = [len(board.cells)] * len(board.cells), sectors, 0
    seen = 0
    while border:
        for bit in bits_of(border):
            found[bit] = step
        seen |= border
        border, step = board.around(border) & board.coverable & ~seen, step + 1
    return found


class Widest(Wholly):
    """Cover as much as possible."""

    is_fulfilled = False

    def value(self, shape: str, mask: int) -> float:
        return mask.bit_count()

    def note(self, shape: str, mask: int) -> None:
        pass


class Count(Wholly):
    """Reach a count in one mission with one shape."""

    def __init__(self, board: Board, mission: str, shape: str, count: int) -> None:
        self._board = board
        self._mission = mission
        self._shape = shape
        self._wanted = count
        self._sheet = Sheet(worlds=())
        self._count = 0
        self._aims = _aims(board, mission)
        self._distances = distances(board, self._aims) if self._aims else []

    @property
    def is_fulfilled(self) -> bool:
        return self._count >= self._wanted

    def _counted(self, sheet: Sheet) -> int:
        return COUNTS[self._mission](self._board, sheet, self._shape)

    def value(self, shape: str, mask: int) -> float:
        gain = 0.0
        if shape in (self._shape, BLACK_HOLE):  # no other drawing changes a count
            gain = 10.0 * (self._counted(self._after(shape, mask)) - self._count)
        if shape != self._shape:
            gain -= 3 * (mask & self._aims).bit_count()
        if self._distances:
            gain -= min([self._distances[bit] for bit in bits_of(mask)])
        return gain

    def note(self, shape: str, mask: int) -> None:
        self._sheet = self._after(shape, mask)
        self._count = self._counted(self._sheet)

    def _after(self, shape: str, mask: int) -> Sheet:
        return Sheet(worlds=(), drawings=(*self._sheet.drawings, Drawing(shape, mask)))


def _aims(board: Board, mission: str) -> int:
    """The sectors a mission is about, which other shapes had better leave alone."""
    match mission:
        case "alien":
            return board.aliens
        case "upgrade":
            return board.upgrades
        case "treasure":
            return around_all(board.treasures)
        case _:
            return 0


def around_all(spots: Iterable[Spot]) -> int:
    found = 0
    for spot in spots:
        found |= spot.around
    return found


FIRST = 4  # how much more a pair is worth that is to come first


class AllMissions(Wholly):
    """Let each of the tiles count at least once in each mission, those of one pairing first if it is given.

    Each pair of a mission and a tile is a bit: thousands of drawings are weighed for one line.
    """

    def __init__(
        self, board: Board, tiles: Sequence[str], black_hole: str, first: Iterable[tuple[str, str]] = ()
    ) -> None:
        self._board = board
        self._black_hole = black_hole
        pairs = ((mission, tile) for mission in COUNTS for tile in tiles)
        self._bits = {pair: 1 << number for number, pair in enumerate(pairs)}
        self._masks: dict[str, int] = dict.fromkeys(tiles, 0)
        self._treasures = around_all(board.treasures)
        self._near_black_holes = 0
        self._scored = 0
        self._has_arrived = False
        self._far = distances(board, board.aliens | board.upgrades | self._treasures)
        self._first = sum(self._bits[pair] for pair in first)

    def has_scored(self, mission: str, tile: str) -> bool:
        return bool(self._scored & self._bits[mission, tile])

    @property
    def is_fulfilled(self) -> bool:
        return self._scored.bit_count() == len(self._bits)

    def value(self, shape: str, mask: int) -> float:
        new = self._pairs(shape, mask) & ~self._scored
        if not self._has_arrived:
            return new.bit_count() - min(self._far[bit] for bit in bits_of(mask))
        return new.bit_count() + FIRST * (new & self._first).bit_count()

    def note(self, shape: str, mask: int) -> None:
        self._scored |= self._pairs(shape, mask)
        self._has_arrived = self._has_arrived or not min(self._far[bit] for bit in bits_of(mask))
        if shape == self._black_hole:
            self._near_black_holes |= self._board.around(mask)
        else:
            self._masks[shape] |= mask

    def _pairs(self, shape: str, mask: int) -> int:
        """The pairs that this drawing makes score."""
        bits = self._bits
        if shape == self._black_hole:
            near = self._board.around(mask)
            return sum(bits["black-hole", tile] for tile, drawn in self._masks.items() if drawn & near)
        found = bits["cluster", shape]
        if mask & self._board.aliens:
            found |= bits["alien", shape]
        if mask & self._board.upgrades:
            found |= bits["upgrade", shape]
        if mask & self._treasures:
            found |= bits["treasure", shape]
        if mask & self._near_black_holes:
            found |= bits["black-hole", shape]
        return found


class OnePairing(AllMissions):
    """Let each mission count at least once with the tile it belongs to, and stop there."""

    @property
    def is_fulfilled(self) -> bool:
        return not self._first & ~self._scored
