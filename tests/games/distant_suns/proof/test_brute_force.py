"""Brute force itself, against an even plainer search: one order of tiles at a time, with the reference's own rules."""

from itertools import islice
from itertools import permutations
from random import Random

import pytest
import reference
from brute import FIRST
from brute import earliest
from brute import next_controls
from contents import TILES
from contents import goals_of
from contents import random_small

from generator.games.distant_suns.content import Content

Modules = frozenset[reference.Module]


def plainly_covered(content: Content, tiles: tuple[str, ...]) -> dict[frozenset[reference.Cell], int]:
    """The sets of sectors one can have covered, with the earliest turn; nothing is shared, nothing is cut short."""
    cosmos = reference.cosmos_of(content.layout)
    forms = {shape.id: tuple(shape.cells) for shape in (*content.shapes, content.black_hole)}
    found: dict[frozenset[reference.Cell], int] = {}
    known: dict[tuple[str, frozenset[reference.Drawn]], list[frozenset[reference.Drawn]]] = {}

    def after(shape: str, drawn: frozenset[reference.Drawn]) -> list[frozenset[reference.Drawn]]:
        if (shape, drawn) not in known:
            earlier = list(drawn)
            legal = reference.legal_drawings(cosmos, forms[shape], shape, earlier)
            passing = [drawn] if reference.may_pass(cosmos, forms[shape], shape, earlier) else []
            known[shape, drawn] = [drawn | {drawing} for drawing in legal] + passing
        return known[shape, drawn]

    layer: set[tuple[int, Modules, frozenset[reference.Drawn]]] = {(1, frozenset(), frozenset())}
    turn = 0
    while layer:
        turn += 1
        following = set()
        for number, modules, drawn in layer:
            for module in reference.module_places(list(modules)):
                placed = modules | {module}
                is_over = not reference.module_places(list(placed))
                shape = reference.shape_to_draw(tiles, module, is_active=True)
                for then in after(shape, drawn):
                    found.setdefault(frozenset(reference.covered_by(list(then))), turn)
                    if number + is_over <= content.control.rounds:
                        following.add((number + is_over, frozenset() if is_over else placed, then))
        layer = following
    return found


@pytest.mark.slow
@pytest.mark.parametrize(
    ("rounds", "sectors", "seed"),
    [*((1, 8, seed) for seed in range(10)), *((2, 7, seed) for seed in (3, 4, 5, 10, 11, 13, 15))],
)
def test_brute_force_finds_what_a_plainer_search_finds(rounds, sectors, seed):
    """Larger sheets and longer games would take the plain search minutes."""
    content = random_small(seed, rounds, sectors)
    tiles = next(islice(permutations(TILES), Random(seed).randrange(120), None))
    plain = plainly_covered(content, tiles)
    goals = set(dict(goals_of(content)).values())
    expected = {
        goal: min(turn for covered, turn in plain.items() if goal.holds(covered))
        for goal in goals
        if any(goal.holds(covered) for covered in plain)
    }
    assert earliest(content, goals, orders=[tiles]) == expected


def test_a_round_has_four_or_five_turns_whatever_is_placed():
    """The controls of brute force, walked through until the second round begins."""
    layer, ends = {FIRST}, set()
    for turn in range(1, 6):
        following = {after for control in layer for afters in next_controls(control).values() for after in afters}
        if (2, FIRST[1]) in following:
            ends.add(turn)
        layer = {control for control in following if control[0] == 1}
    assert ends == {4, 5}
    assert not layer
