"""Reference: the rules of Distant Suns once more, written for the tests from the rules page alone, plainly and slowly.

A *cell* is (q, r), a sheet is a dictionary of cells, a drawing is a set of cells; there are no bits and no tables made
beforehand. Nothing is kept that can be worked out: a game is the list of its turns, and whose turn it is, what is
covered and who was first at a world are found by going through that list. Of the engine only the content is imported.
"""

from collections.abc import Collection
from collections.abc import Iterable
from collections.abc import Iterator
from collections.abc import Mapping
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations
from itertools import permutations
from typing import NamedTuple

from generator.games.distant_suns.content import Layout
from generator.games.distant_suns.content import SectorKind

Cell = tuple[int, int]
Form = Sequence[Cell]
NEIGHBOURS = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
CAN_BE_COVERED = (SectorKind.PLAIN, SectorKind.ALIEN, SectorKind.UPGRADE)
SIDES = (0, 1)
ZONES = (0, 1, 2, 3, 4, 5)
MODULES = 5
ROUNDS = 3
BLACK_HOLE = "black-hole"
TABLE = {0: 0, 1: 3, 2: 6, 3: 10, 4: 15, 5: 20}


class Drawn(NamedTuple):
    """One drawing: the shape, the sectors it covers, how many of its hexes were left out by spending upgrades."""

    shape: str
    cells: frozenset[Cell]
    left_out: int = 0


class Module(NamedTuple):
    """A module on the control board: its side and the two zones it points at."""

    side: int
    circle: int
    octagon: int


class Turn(NamedTuple):
    """What happened in a turn: the module placed, and by seat what was drawn, None for nothing."""

    module: Module
    drawings: tuple[Drawn | None, ...]


@dataclass(frozen=True)
class Cosmos:
    """A sheet: the kind of each sector, and what each world is worth to the first and to later players."""

    kinds: Mapping[Cell, SectorKind]
    worlds: Mapping[Cell, tuple[int, int]]

    def of_kind(self, kind: SectorKind) -> list[Cell]:
        return [cell for cell in self.kinds if self.kinds[cell] is kind]

    def around(self, cell: Cell) -> list[Cell]:
        """The adjacent sectors: those off the grid do not exist."""
        return [there for there in adjacent(cell) if there in self.kinds]


def cosmos_of(layout: Layout) -> Cosmos:
    kinds = {(sector.cell.q, sector.cell.r): sector.kind for sector in layout.sectors}
    worlds = {
        (sector.cell.q, sector.cell.r): (sector.first, sector.later)
        for sector in layout.sectors
        if sector.kind is SectorKind.WORLD
    }
    return Cosmos(kinds, worlds)


def adjacent(cell: Cell) -> list[Cell]:
    return [(cell[0] + q, cell[1] + r) for q, r in NEIGHBOURS]


def is_connected(cells: Collection[Cell]) -> bool:
    """True for one connected group; no cells at all are none."""
    if not cells:
        return False
    group = {next(iter(cells))}
    waiting = list(group)
    while waiting:
        for there in adjacent(waiting.pop()):
            if there in cells and there not in group:
                group.add(there)
                waiting.append(there)
    return len(group) == len(cells)


def orientations(form: Form) -> set[Form]:
    """The form turned and mirrored in all ways, each moved so that its first cell is (0, 0).

    With a third coordinate s = -q - r the twelve symmetries of a hexagon are the six orders of the three coordinates,
    with and without all signs changed.
    """
    found = set()
    for order in permutations((0, 1, 2)):
        for sign in (1, -1):
            cells = ((q, r, -q - r) for q, r in form)
            turned = sorted((sign * cell[order[0]], sign * cell[order[1]]) for cell in cells)
            found.add(tuple((q - turned[0][0], r - turned[0][1]) for q, r in turned))
    return found


# Drawing


def covered_by(drawings: Sequence[Drawn]) -> set[Cell]:
    return {cell for drawing in drawings for cell in drawing.cells}


def upgrades_to_spend(cosmos: Cosmos, earlier: Sequence[Drawn]) -> int:
    """Those earned by drawings of earlier turns, less those spent."""
    earned = [cell for cell in covered_by(earlier) if cosmos.kinds[cell] is SectorKind.UPGRADE]
    return len(earned) - sum(drawing.left_out for drawing in earlier)


def whole_drawings(cosmos: Cosmos, form: Form, shape: str, earlier: Sequence[Drawn]) -> set[Drawn]:
    """All legal drawings of the whole shape for a player who made these drawings earlier."""
    return set(drawings(cosmos, form, shape, earlier, 0))


def legal_drawings(cosmos: Cosmos, form: Form, shape: str, earlier: Sequence[Drawn]) -> set[Drawn]:
    """All legal drawings: whole, and with one or two hexes left out if there are upgrades to spend."""
    most = min(2, upgrades_to_spend(cosmos, earlier))
    return {drawing for left_out in range(most + 1) for drawing in drawings(cosmos, form, shape, earlier, left_out)}


def may_pass(cosmos: Cosmos, form: Form, shape: str, earlier: Sequence[Drawn]) -> bool:
    """Passing is legal exactly when no drawing without upgrades is."""
    return not whole_drawings(cosmos, form, shape, earlier)


def drawings(
    cosmos: Cosmos, form: Form, shape: str, earlier: Sequence[Drawn], left_out: int, everywhere: bool = False
) -> Iterator[Drawn]:
    """All legal drawings with so many hexes left out; laid at free cells only, which saves time, or everywhere."""
    covered = covered_by(earlier)
    free = {cell for cell in cosmos.kinds if cosmos.kinds[cell] in CAN_BE_COVERED and cell not in covered}
    anchors = covered or set(cosmos.of_kind(SectorKind.START))
    for cells in placements(form, left_out, cosmos.kinds if everywhere else free, free):
        if _touches(cells, anchors):
            yield Drawn(shape, cells, left_out)


def placements(form: Form, left_out: int, places: Iterable[Cell], free: set[Cell]) -> Iterator[frozenset[Cell]]:
    """All ways to lay the shape on free cells, turned and mirrored, with so many hexes left out but in one piece."""
    for kept in combinations(form, len(form) - left_out) if left_out < len(form) else ():
        if not is_connected(kept):
            continue
        for turned in orientations(kept):
            for place in places:
                cells = frozenset((place[0] + q, place[1] + r) for q, r in turned)
                if cells <= free:
                    yield cells


def _touches(cells: Collection[Cell], others: Collection[Cell]) -> bool:
    return any(there in others for cell in cells for there in adjacent(cell))


# Modules and rounds


def module_places(in_round: Sequence[Module]) -> list[Module]:
    """All ways to place the next module in a round with these already on the board; none if that is impossible."""
    if len(in_round) == MODULES:
        return []
    filled = {(module.side, zone) for module in in_round for zone in (module.circle, module.octagon)}
    return [
        Module(side, circle, octagon)
        for side in SIDES
        for circle in ZONES
        for octagon in ZONES
        if abs(circle - octagon) == 1 and not filled & {(side, circle), (side, octagon)}
    ]


def complete_rounds(in_round: tuple[Module, ...] = ()) -> Iterator[tuple[Module, ...]]:
    """All sequences of modules with which a round can go on until it is over."""
    places = module_places(in_round)
    if not places:
        yield in_round
    for module in places:
        yield from complete_rounds((*in_round, module))


def rounds_of(turns: Sequence[Turn]) -> list[list[Turn]]:
    """The turns by round; the last round is the one in which the next module is to be placed."""
    rounds: list[list[Turn]] = [[]]
    for turn in turns:
        rounds[-1].append(turn)
        if not module_places([each.module for each in rounds[-1]]):
            rounds.append([])
    return rounds


def is_over(turns: Sequence[Turn]) -> bool:
    return len(rounds_of(turns)) > ROUNDS


def active_player(turns: Sequence[Turn], players: int) -> int:
    """Turn order runs on over the rounds; seat 0 begins."""
    return len(turns) % players


def shape_to_draw(tiles: Sequence[str], module: Module, is_active: bool) -> str:
    """The active player draws what the circle points at, everybody else what the octagon points at."""
    zone = module.circle if is_active else module.octagon
    return (*tiles, BLACK_HOLE)[zone]


def drawings_of(turns: Sequence[Turn], seat: int) -> list[Drawn]:
    return [drawing for turn in turns if (drawing := turn.drawings[seat]) is not None]


# Scoring


class Line(NamedTuple):
    mission: str
    shape: str
    count: int
    points: int


class Result(NamedTuple):
    """A scored sheet, line by line; worlds in the order of the sheet."""

    missions: tuple[Line, ...]
    worlds: tuple[int, ...]
    treasures: int
    treasure_points: int
    aliens: int
    alien_points: int
    total: int


def score(
    cosmos: Cosmos, tiles: Sequence[str], missions: Sequence[str], drawings: Sequence[Drawn], worlds: tuple[int, ...]
) -> Result:
    lines = []
    for shape, mission in zip(tiles, missions, strict=True):
        count = mission_count(cosmos, mission, [drawing for drawing in drawings if drawing.shape == shape], drawings)
        lines.append(Line(mission, shape, count, points(count)))
    covered = covered_by(drawings)
    treasures = [cell for cell in cosmos.of_kind(SectorKind.TREASURE) if set(cosmos.around(cell)) <= covered]
    aliens = [cell for cell in cosmos.of_kind(SectorKind.ALIEN) if cell not in covered]
    bonus, penalty = 10 * len(treasures), -5 * len(aliens)
    total = sum(line.points for line in lines) + sum(worlds) + bonus + penalty
    return Result(tuple(lines), worlds, len(treasures), bonus, len(aliens), penalty, total)


def points(count: int) -> int:
    return TABLE[count] if count <= 5 else TABLE[5] + 5 * (count - 5)


def mission_count(cosmos: Cosmos, mission: str, own: Sequence[Drawn], drawings: Sequence[Drawn]) -> int:
    """What a mission counts; `own` are the drawings of the shape it belongs to."""
    covered = covered_by(own)
    if mission == "alien":
        return len([cell for cell in cosmos.of_kind(SectorKind.ALIEN) if cell in covered])
    if mission == "upgrade":
        return len([cell for cell in cosmos.of_kind(SectorKind.UPGRADE) if cell in covered])
    if mission == "treasure":
        return len([cell for cell in cosmos.of_kind(SectorKind.TREASURE) if _touches([cell], covered)])
    if mission == "cluster":
        return max((len(_group_of(drawing, own)) for drawing in own), default=0)
    black_holes = covered_by([drawing for drawing in drawings if drawing.shape == BLACK_HOLE])
    return len([drawing for drawing in own if _touches(drawing.cells, black_holes)])


def _group_of(drawing: Drawn, own: Sequence[Drawn]) -> list[Drawn]:
    """All drawings of the kind that hang together with this one, itself among them."""
    group = [drawing]
    for member in group:
        group += [other for other in own if other not in group and _touches(member.cells, other.cells)]
    return group


def world_points(cosmos: Cosmos, turns: Sequence[Turn], seat: int) -> tuple[int, ...]:
    """By world what this player earned: the high value if nobody was there in an earlier turn, else the low one."""
    earned = []
    for world, (high, low) in cosmos.worlds.items():
        arrivals = [_arrival(turns, player, world) for player in range(len(turns[0].drawings) if turns else 0)]
        there = [arrival for arrival in arrivals if arrival is not None]
        own = arrivals[seat] if arrivals else None
        earned.append(0 if own is None else high if own == min(there) else low)
    return tuple(earned)


def _arrival(turns: Sequence[Turn], seat: int, world: Cell) -> int | None:
    """The number of the turn in which this player first covered a sector adjacent to the world."""
    for number, turn in enumerate(turns):
        drawing = turn.drawings[seat]
        if drawing is not None and _touches([world], drawing.cells):
            return number
    return None
