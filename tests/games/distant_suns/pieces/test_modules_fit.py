"""Tabs and notches: a module fits every two neighbouring notches, either face up, with the stated clearance."""

from itertools import combinations
from itertools import pairwise

import pytest
from areas import area
from hypothesis import given
from hypothesis import strategies
from shapely import LineString
from shapely import Point as Spot
from shapely.affinity import rotate
from shapely.affinity import scale
from shipped import content

from generator.game.component import CLEARANCE
from generator.games.distant_suns.draw.pieces.control_geometry import NOTCH_DEPTH
from generator.games.distant_suns.draw.pieces.control_geometry import board_outline
from generator.games.distant_suns.draw.pieces.control_geometry import zone_centre
from generator.games.distant_suns.draw.pieces.module_geometry import APART
from generator.games.distant_suns.draw.pieces.module_geometry import RADIUS
from generator.games.distant_suns.draw.pieces.module_geometry import ModulePlan
from generator.games.distant_suns.draw.pieces.module_geometry import inserted
from generator.games.distant_suns.draw.pieces.module_geometry import place_of
from generator.games.distant_suns.rules.control import ControlBoard
from generator.games.distant_suns.rules.control import Module
from generator.games.distant_suns.rules.control import notches
from generator.games.distant_suns.rules.control import places
from generator.geometry.path import points_of
from generator.geometry.path import polygon
from generator.geometry.point import Box

CONTROL = content().control
PLACES = places(CONTROL, 0)
TOLERANCE = 0.005  # mm
BOARD = area(polygon(board_outline(CONTROL)))


def test_there_are_ten_pairs_of_notches_and_two_faces() -> None:
    assert len(PLACES) == 20


@pytest.mark.parametrize("clearance", [0.0, 0.1, CLEARANCE, 0.5])
@pytest.mark.parametrize("module", PLACES, ids=str)
def test_a_module_keeps_exactly_the_clearance(module: Module, clearance: float) -> None:
    piece = area(inserted(CONTROL, module, clearance))
    assert piece.distance(BOARD) == pytest.approx(clearance, abs=TOLERANCE)
    assert piece.intersection(BOARD).area < 1e-6


@pytest.mark.parametrize("module", PLACES, ids=str)
def test_all_four_sides_of_both_tabs_keep_the_clearance(module: Module) -> None:
    """Each side of a notch has the module along it, at the clearance: nothing wobbles and nothing jams."""
    piece = area(inserted(CONTROL, module, CLEARANCE))
    outline = board_outline(CONTROL)
    sides = [
        LineString([(one.x, one.y), (other.x, other.y)])
        for one, other in pairwise(outline)
        if one.x != other.x and one.y != other.y
    ]
    near = [side for side in sides if side.distance(piece) < 1]
    assert len(near) == 4
    assert all(side.distance(piece) == pytest.approx(CLEARANCE, abs=TOLERANCE) for side in near)


@pytest.mark.parametrize("module", PLACES, ids=str)
def test_tabs_reach_into_the_notches_of_their_zones(module: Module) -> None:
    """The circle, which is round where the octagon is not, lies before its own zone."""
    piece = area(inserted(CONTROL, module, CLEARANCE))
    edge = BOARD.bounds[1] if module.side else BOARD.bounds[3]
    outward = -1 if module.side else 1
    for zone, is_octagon in ((module.circle, False), (module.octagon, True)):
        x = zone_centre(CONTROL, zone).x
        assert piece.covers(Spot(x, edge - outward * (NOTCH_DEPTH - 2 * CLEARANCE)))
        corner = RADIUS * 0.98  # at 22.5 degrees an octagon reaches beyond the circle inside it
        far = Spot(x + corner * 0.4142, edge + outward * (CLEARANCE + RADIUS + corner))
        assert piece.covers(far) is is_octagon


def test_a_module_of_the_next_pair_of_notches_is_apart() -> None:
    together = [pair for pair in combinations(PLACES, 2) if not notches(CONTROL, pair[0]) & notches(CONTROL, pair[1])]
    gaps = [
        area(inserted(CONTROL, one, CLEARANCE)).distance(area(inserted(CONTROL, other, CLEARANCE)))
        for one, other in together
    ]
    assert together and min(gaps) >= APART - TOLERANCE


def test_two_modules_in_one_notch_would_collide() -> None:
    """So that nobody can put one in where the rules forbid it."""
    for one, other in combinations(PLACES, 2):
        if notches(CONTROL, one) & notches(CONTROL, other):
            pieces = [area(inserted(CONTROL, module, CLEARANCE)) for module in (one, other)]
            assert pieces[0].intersection(pieces[1]).area > 100


@pytest.mark.parametrize("clearance", [0.0, CLEARANCE, 0.5])
def test_the_back_of_a_module_is_its_front_turned_over_like_a_leaf(clearance: float) -> None:
    plan = ModulePlan(clearance)
    turned = scale(area(plan.front), -1, 1, origin=(plan.size.width / 2, 0))
    assert turned.symmetric_difference(area(plan.back)).area < 1e-6
    assert Box.around(points_of(plan.front)).size == Box.around(points_of(plan.back)).size
    assert area(plan.front).bounds == pytest.approx((0, 0, plan.size.width, plan.size.height), abs=1e-6)


def test_the_far_side_takes_what_the_near_side_takes_turned_by_half() -> None:
    whole = rotate(BOARD, 180, origin="centroid")
    assert whole.symmetric_difference(BOARD).area < 1e-6
    assert place_of(CONTROL, Module(1, 0, 1), CLEARANCE)[1] == -1


@given(
    zones=strategies.integers(2, 9),
    sides=strategies.integers(1, 2),
    clearance=strategies.floats(0, 0.8),
    data=strategies.data(),
)
def test_modules_fit_boards_of_any_length(
    zones: int, sides: int, clearance: float, data: strategies.DataObject
) -> None:
    control = ControlBoard(zones, sides)
    module = data.draw(strategies.sampled_from(places(control, 0)))
    board, piece = area(polygon(board_outline(control))), area(inserted(control, module, clearance))
    assert piece.distance(board) == pytest.approx(clearance, abs=TOLERANCE)
    assert piece.intersection(board).area < 1e-6
