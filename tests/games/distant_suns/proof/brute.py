"""Brute force: everything that one player can do in a game, tried out with plain sets of hexes.

It goes turn by turn. A *place* is what a player's sheet looks like. A *control* is the round and the filled notches of
the two sides, in either order: how many modules are in follows from it. All orders of the tiles are played at once:
with each place and control goes the set of orders with which one can be there, as bits. Where nobody can draw any more
nothing new can come, and the place is left.
"""

from collections.abc import Collection
from collections.abc import Iterable
from collections.abc import Iterator
from collections.abc import Mapping
from dataclasses import dataclass
from dataclasses import field
from functools import cache
from functools import cached_property
from itertools import combinations
from itertools import permutations
from typing import NamedTuple

import reference
from reference import Cell

from generator.games.distant_suns.content import Content

Cells = frozenset[Cell]
Side = tuple[int, ...]  # filled notches
Control = tuple[int, tuple[Side, Side]]
Drawings = frozenset[tuple[str, Cells]]
Controls = Mapping[Control, int]  # the orders with which each of them is possible, as bits

FIRST: Control = (1, ((), ()))


class Place(NamedTuple):
    covered: Cells = frozenset()
    upgrades: int = 0
    drawings: Drawings = frozenset()  # empty if they are not kept


@dataclass(frozen=True)
class Liberties:
    """What the player may do; all of it is the game, less tells what a goal depends on."""

    upgrades: bool = True
    passes: bool = True
    is_free_to_pass: bool = False  # as if nobody had to draw
    any_zone: bool = False  # as if every module could point at every zone
    keeps_drawings: bool = False  # whether it matters which shape covers what


GAME = Liberties()


@cache
def next_controls(control: Control) -> Mapping[int, tuple[Control, ...]]:
    """By zone that the next module gives to the player, the controls after it."""
    number, sides = control
    found: dict[int, set[Control]] = {}
    for side in (0, 1):
        for left in range(5):
            if left in sides[side] or left + 1 in sides[side]:
                continue
            filled = tuple(sorted((*sides[side], left, left + 1)))
            after = _settled(number, filled, sides[1 - side])
            for zone in (left, left + 1):
                found.setdefault(zone, set()).add(after)
    return {zone: tuple(sorted(controls)) for zone, controls in found.items()}


def _settled(number: int, one: Side, other: Side) -> Control:
    """The control as it is for the next module: emptied if the round is over."""
    fits = any(left not in side and left + 1 not in side for side in (one, other) for left in range(5))
    is_over = len(one) + len(other) == 2 * reference.MODULES or not fits
    return (number + 1, ((), ())) if is_over else (number, (min(one, other), max(one, other)))


class Sheet:
    """One sheet: where shapes can lie on it, by hexes left out, and what is next to what."""

    def __init__(self, content: Content) -> None:
        self.cosmos = reference.cosmos_of(content.layout)
        self.shapes = {shape.id: tuple(shape.cells) for shape in (*content.shapes, content.black_hole)}
        self.free = frozenset(cell for cell, kind in self.cosmos.kinds.items() if kind in reference.CAN_BE_COVERED)
        self.upgrades = frozenset(self.cosmos.of_kind(reference.SectorKind.UPGRADE))
        self.start = frozenset(self.cosmos.of_kind(reference.SectorKind.START))
        self.lying = {
            (shape, left_out): frozenset(self._lying(form, left_out))
            for shape, form in self.shapes.items()
            for left_out in (0, 1, 2)
        }
        self._known: dict[tuple[str, Cells, int], list[Cells]] = {}

    def _lying(self, form: Collection[Cell], left_out: int) -> Iterator[Cells]:
        for kept in combinations(form, max(0, len(form) - left_out)):
            if not reference.is_connected(kept):
                continue
            for turned in reference.orientations(kept):
                for place in self.free:
                    cells = frozenset((place[0] + q, place[1] + r) for q, r in turned)
                    if cells <= self.free:
                        yield cells

    def drawings(self, shape: str, covered: Cells, left_out: int) -> list[Cells]:
        """All legal drawings with so many hexes left out."""
        key = (shape, covered, left_out)
        if key not in self._known:
            anchors = halo(covered or self.start)
            lying = self.lying[shape, left_out]
            self._known[key] = [cells for cells in lying if cells.isdisjoint(covered) and not cells.isdisjoint(anchors)]
        return self._known[key]

    def after(self, shape: str, place: Place, liberties: Liberties) -> Iterator[Place]:
        """The places to which a turn with this shape leads."""
        if liberties.is_free_to_pass or (liberties.passes and not self.drawings(shape, place.covered, 0)):
            yield place
        most = min(2, place.upgrades) if liberties.upgrades else 0
        for left_out in range(most + 1):
            for cells in self.drawings(shape, place.covered, left_out):
                upgrades = place.upgrades - left_out + len(cells & self.upgrades)
                drawings = place.drawings | {(shape, cells)} if liberties.keeps_drawings else place.drawings
                yield Place(place.covered | cells, upgrades, drawings)

    def is_stuck(self, place: Place) -> bool:
        """True if no shape can be drawn any more, whole or reduced."""
        return not any(
            self.drawings(shape, place.covered, left_out)
            for shape in self.shapes
            for left_out in range(min(2, place.upgrades) + 1)
        )


@cache
def halo(cells: Cells) -> Cells:
    """All hexes next to one of these."""
    return frozenset(there for cell in cells for there in reference.adjacent(cell))


@dataclass
class Orders:
    """The orders of the tiles, as bits, and what each module gives with them."""

    orders: list[tuple[str, ...]]
    black_hole: str
    _known: dict[tuple[str, frozenset[tuple[Control, int]]], Controls] = field(default_factory=dict)

    @property
    def all(self) -> int:
        return (1 << len(self.orders)) - 1

    @cached_property
    def _there(self) -> dict[tuple[str, int], int]:
        """By shape and zone the orders that have this shape there."""
        found: dict[tuple[str, int], int] = {}
        for number, tiles in enumerate(self.orders):
            for zone, shape in enumerate((*tiles, self.black_hole)):
                found[shape, zone] = found.get((shape, zone), 0) | 1 << number
        return found

    def given(self, shape: str, controls: Controls) -> Controls:
        """The controls after a turn in which the player is given this shape."""
        key = (shape, frozenset(controls.items()))
        if key not in self._known:
            found: dict[Control, int] = {}
            for control, orders in controls.items():
                for zone, following in next_controls(control).items():
                    left = orders & self._there.get((shape, zone), 0)
                    if left:
                        _add(found, dict.fromkeys(following, left))
            self._known[key] = found
        return self._known[key]

    def given_freely(self, shape: str, controls: Controls) -> Controls:
        """The same if any zone could be had in any turn."""
        found: dict[Control, int] = {}
        for control, orders in controls.items():
            for following in next_controls(control).values():
                _add(found, dict.fromkeys(following, orders))
        return found


def turns(
    content: Content, liberties: Liberties = GAME, orders: Iterable[tuple[str, ...]] | None = None
) -> Iterator[set[Place]]:
    """For each turn the places where one can be after it and could not be after an earlier one."""
    sheet = Sheet(content)
    tiles = [shape.id for shape in content.shapes]
    possible = Orders(list(orders or permutations(tiles, 5)), content.black_hole.id)
    given = possible.given_freely if liberties.any_zone else possible.given
    layer: dict[Place, Controls] = {Place(): {FIRST: possible.all}}
    seen: dict[Place, dict[Control, int]] = {}
    visited = {Place()}
    while layer:
        following: dict[Place, dict[Control, int]] = {}
        for place, controls in layer.items():
            for shape in sheet.shapes:
                moved = given(shape, controls)
                for after in sheet.after(shape, place, liberties) if moved else ():
                    _add(following.setdefault(after, {}), moved)
        yield following.keys() - visited
        visited |= following.keys()
        going_on = {place: _within(content.control.rounds, controls) for place, controls in following.items()}
        layer = {place: new for place, controls in going_on.items() if (new := _news(seen, sheet, place, controls))}


def _add(controls: dict[Control, int], more: Controls) -> None:
    for control, orders in more.items():
        controls[control] = controls.get(control, 0) | orders


def _within(rounds: int, controls: Controls) -> Controls:
    return {control: orders for control, orders in controls.items() if control[0] <= rounds}


def _news(seen: dict[Place, dict[Control, int]], sheet: Sheet, place: Place, controls: Controls) -> Controls:
    """What was not known of this place after an earlier turn; nothing if nobody can draw there any more."""
    if sheet.is_stuck(place):
        return {}
    known = seen.setdefault(place, {})
    new = {
        control: orders & ~known.get(control, 0)
        for control, orders in controls.items()
        if orders & ~known.get(control, 0)
    }
    _add(known, new)
    return new


@dataclass(frozen=True)
class Wanted:
    """Sectors of which one, or all, are to be covered."""

    sectors: Cells
    needs_all: bool = False

    def holds(self, covered: Cells) -> bool:
        return self.sectors <= covered if self.needs_all else not self.sectors.isdisjoint(covered)


def earliest(
    content: Content, wanted: Iterable[Wanted], liberties: Liberties = GAME, orders: list[tuple[str, ...]] | None = None
) -> dict[Wanted, int]:
    """The first turn in which each of these can be reached; those that never can are left out."""
    found: dict[Wanted, int] = {}
    missing = set(wanted)
    for number, layer in enumerate(turns(content, liberties, orders), start=1):
        for covered in {place.covered for place in layer}:
            reached = {each for each in missing if each.holds(covered)}
            found.update(dict.fromkeys(reached, number))
            missing -= reached
        if not missing:
            break
    return found
