"""Outline: where a sheet has sectors: the start, worlds at the ends of corridors, walls and gaps."""

from collections.abc import Iterator
from collections.abc import Sequence
from itertools import chain
from itertools import combinations
from itertools import product

from generator.arrange.stream import Stream
from generator.arrange.stream import shuffled
from generator.game.inventor import Difficulty
from generator.game.inventor import LayoutWishes
from generator.game.inventor import Symmetry
from generator.games.distant_suns.invent.page import PLACES
from generator.games.distant_suns.invent.page import ROWS
from generator.games.distant_suns.invent.page import at
from generator.games.distant_suns.invent.page import image
from generator.games.distant_suns.invent.page import near
from generator.games.distant_suns.invent.page import page
from generator.geometry.hex_grid import DIRECTIONS
from generator.geometry.hex_grid import Hex
from generator.geometry.hex_grid import around
from generator.geometry.hex_grid import distance
from generator.geometry.pieces import is_connected
from generator.values import dataclass

# How long the one-wide way to a world is: each is drawn as often as it stands here. With 1 nearly everybody gets there.
WAYS = {
    None: (2, 2, 3),
    Difficulty.EASY: (2,),
    Difficulty.NORMAL: (2, 2, 2, 3),
    Difficulty.HARD: (2, 3, 3),
}
CALM = 2  # steps around the start without walls
WORLDS = 4
APART = 4  # steps between two worlds
CORNER = 2  # steps from a corner that belong to it
FAR = 5  # steps from the start
FURTHER_SITES = 6
LARGEST_GAP = 4
TRIES = 200


@dataclass(frozen=True, slots=True)
class Outline:
    """The sectors, and which of them are the start, worlds and the ways to them."""

    cells: frozenset[Hex]
    start: Hex
    worlds: tuple[Hex, ...]
    ways: frozenset[Hex]


@dataclass(frozen=True, slots=True)
class Approach:
    """A world with its way, the first hex of the field it leads to, and the places that must be left empty."""

    world: Hex
    way: tuple[Hex, ...]
    mouth: Hex
    walls: frozenset[Hex]

    @property
    def kept(self) -> frozenset[Hex]:
        return frozenset((self.world, *self.way, self.mouth))


def draw_outline(wishes: LayoutWishes, chance: Stream) -> Outline | None:
    """None if walls and ways got into each other's way."""
    cells = page(wishes.symmetry)
    start = at(chance.below(2), ROWS - 1 - chance.below(3))
    calm = near(start, CALM, cells)
    approaches = _approaches(wishes, cells, start, calm, chance)
    if approaches is None:
        return None
    kept = calm.union(*(each.kept for each in approaches))
    walls = frozenset[Hex]().union(*(each.walls for each in approaches))
    left = _with_gaps(cells - walls, kept, wishes, chance)
    if left is None or not is_connected(left, around):
        return None
    worlds = tuple(each.world for each in approaches)
    return Outline(left, start, worlds, frozenset(cell for each in approaches for cell in each.way))


def _approaches(
    wishes: LayoutWishes, cells: frozenset[Hex], start: Hex, calm: frozenset[Hex], chance: Stream
) -> list[Approach] | None:
    """One after another, each with its images; they keep off each other and off the start."""
    found: list[Approach] = []
    for site in _sites(cells, start, chance):
        lengths = WAYS[wishes.difficulty]
        length = lengths[chance.below(len(lengths))]
        ways = (_approach(world, turn, length, cells) for world in site for turn in range(len(DIRECTIONS)))
        options = [(way, *_image_of(way, wishes.symmetry)) for way in ways if way]
        options = [option for option in options if _are_free(option, found, calm)]
        if options:
            found += options[chance.below(len(options))]
        if len(found) == WORLDS:
            return found
    return None


def _sites(cells: frozenset[Hex], start: Hex, chance: Stream) -> Iterator[list[Hex]]:
    """Regions in which a world may lie: the far corners first, then anywhere on the rim, or inside."""
    corners = [at(0, 0), at(PLACES - 1, 0), at(PLACES - 1, ROWS - 1)]
    for corner in shuffled(corners, chance):
        yield sorted(cell for cell in near(corner, CORNER, cells) if _is_rim(cell, cells))
    far = sorted(cell for cell in cells if distance(cell, start) >= FAR)
    rim = [cell for cell in far if _is_rim(cell, cells)]
    for _ in range(FURTHER_SITES):
        yield rim if chance.below(4) else far


def _image_of(one: Approach, symmetry: Symmetry) -> tuple[Approach, ...]:
    """The other one of a pair; none without symmetry."""
    if symmetry is Symmetry.NONE:
        return ()
    turned = image(symmetry)
    walls = frozenset(map(turned, one.walls))
    return (Approach(turned(one.world), tuple(map(turned, one.way)), turned(one.mouth), walls),)


def _is_rim(cell: Hex, cells: frozenset[Hex]) -> bool:
    return not all(other in cells for other in around(cell))


def _approach(world: Hex, direction: int, length: int, cells: frozenset[Hex]) -> Approach | None:
    """A straight way of that length from the field to the world; nothing beside it but at its mouth."""
    step = DIRECTIONS[direction]
    line = [world]
    for _ in range(length + 1):
        line.append(line[-1] + step)
    beside = {other for cell in line[:length] for other in around(cell)}
    sides = {line[length] + DIRECTIONS[(direction + turn) % 6] for turn in (2, 4)}
    walls = frozenset(beside | sides) - set(line)
    onwards = [line[-1], *(line[length] + DIRECTIONS[(direction + turn) % 6] for turn in (1, 5))]
    if not all(cell in cells for cell in line) or sum(cell in cells for cell in onwards) < 2:
        return None
    return Approach(world, tuple(line[1:-1]), line[-1], walls & cells)


def _are_free(option: Sequence[Approach], others: Sequence[Approach], calm: frozenset[Hex]) -> bool:
    """True if none of them touches the calm around the start or another one, and there is room for all."""
    if len(option) + len(others) > WORLDS or any((each.kept | each.walls) & calm for each in option):
        return False
    pairs = combinations(option, 2), product(option, others)
    return not any(_collide(one, other) for one, other in chain(*pairs))


def _collide(one: Approach, other: Approach) -> bool:
    is_near = distance(one.world, other.world) < APART
    return is_near or bool(one.kept & other.walls or one.walls & other.kept)


def _with_gaps(
    cells: frozenset[Hex], kept: frozenset[Hex], wishes: LayoutWishes, chance: Stream
) -> frozenset[Hex] | None:
    """With holes and bites until so many sectors are left; nothing is cut off by them."""
    least, most = wishes.sectors
    if len(cells) < least:
        return None
    wanted = least + chance.below(min(most, len(cells)) - least + 1)
    turned = image(wishes.symmetry)
    for _ in range(TRIES):
        if len(cells) <= wanted:
            return cells
        gap = _gap(cells, min(LARGEST_GAP, len(cells) - wanted), chance)
        gap |= {turned(cell) for cell in gap}
        left = cells - gap
        if not gap & kept and len(left) >= least and is_connected(left, around):
            cells = left
    return cells if len(cells) <= most else None


def _gap(cells: frozenset[Hex], most: int, chance: Stream) -> frozenset[Hex]:
    """A few places side by side."""
    order = sorted(cells)
    gap = [order[chance.below(len(order))]]
    for _ in range(chance.below(most)):
        beside = [cell for cell in around(gap[-1]) if cell in cells and cell not in gap]
        if beside:
            gap.append(beside[chance.below(len(beside))])
    return frozenset(gap)
