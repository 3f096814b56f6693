"""The parts of the control board: they fit the paper, meet without a gap, and no seam runs through a slot."""

from itertools import pairwise
from math import inf

import pytest
from areas import area
from hypothesis import given
from hypothesis import strategies
from prints import look_of
from shapely import box as rectangle
from shapely import unary_union
from shapely.geometry.base import BaseGeometry
from shipped import content

from generator import discover
from generator.draw.furniture.piece import BLEED
from generator.draw.scene import Text
from generator.draw.scene import walk
from generator.game.component import Frame
from generator.games.distant_suns.draw.board import draw_board
from generator.games.distant_suns.draw.pieces.control_geometry import MISSION
from generator.games.distant_suns.draw.pieces.control_geometry import PITCH
from generator.games.distant_suns.draw.pieces.control_geometry import RIM
from generator.games.distant_suns.draw.pieces.control_geometry import TILE
from generator.games.distant_suns.draw.pieces.control_geometry import board_outline
from generator.games.distant_suns.draw.pieces.control_geometry import board_size
from generator.games.distant_suns.draw.pieces.control_geometry import flag_box
from generator.games.distant_suns.draw.pieces.control_geometry import flag_width
from generator.games.distant_suns.draw.pieces.control_geometry import mission_slot
from generator.games.distant_suns.draw.pieces.control_geometry import notch
from generator.games.distant_suns.draw.pieces.control_geometry import part_box
from generator.games.distant_suns.draw.pieces.control_geometry import part_outline
from generator.games.distant_suns.draw.pieces.control_geometry import parts
from generator.games.distant_suns.draw.pieces.control_geometry import seams
from generator.games.distant_suns.draw.pieces.control_geometry import tile_slot
from generator.games.distant_suns.rules.control import ControlBoard
from generator.geometry.path import polygon
from generator.geometry.point import Size
from generator.impose.paper import plan_page

CONTROL = content().control
PAPERS = discover.papers()
WHOLE = area(polygon(board_outline(CONTROL)))
CONTROLS = strategies.builds(ControlBoard, strategies.integers(2, 12), strategies.integers(1, 2))
WIDTHS = strategies.floats(80, 700)


def flagless(control: ControlBoard, zones: range) -> BaseGeometry:
    """What one sees of the part once it is glued."""
    box = part_box(control, zones)
    place = rectangle(box.left, box.top, box.right, box.bottom)
    return area(polygon(part_outline(control, zones))).intersection(place)


@pytest.mark.parametrize(("paper", "count"), [("a4", 2), ("letter", 2), ("legal", 1), ("a3", 1), ("tabloid", 1)])
def test_common_papers_have_two_halves_and_long_ones_the_whole_board(paper: str, count: int) -> None:
    frame = Frame(plan_page(PAPERS[paper], 1).slots[0].size)
    scenes = draw_board(content(), look_of("colour"), frame)
    assert len(scenes) == count
    for scene in scenes:
        assert scene.size.width + 2 * BLEED <= frame.size.width and scene.size.height + 2 * BLEED <= frame.size.height


def test_halves_have_equally_many_zones() -> None:
    assert parts(CONTROL, 275) == (range(3), range(3, 6))


def test_a_board_has_six_notches_on_each_side_and_a_mission_slot_for_each_tile_slot() -> None:
    corners = 4
    assert len(board_outline(CONTROL)) == corners + 2 * 6 * 3
    for zone in range(5):
        assert {mission_slot(CONTROL, side, zone).centre.x for side in (0, 1)} == {tile_slot(CONTROL, zone).centre.x}


@given(control=CONTROLS, width=WIDTHS)
def test_parts_join_to_the_whole_board(control: ControlBoard, width: float) -> None:
    found = parts(control, width)
    seen = [flagless(control, zones) for zones in found]
    whole = area(polygon(board_outline(control)))
    assert [zone for zones in found for zone in zones] == list(range(control.zones))
    assert unary_union(seen).symmetric_difference(whole).area < 1e-6
    assert sum(part.area for part in seen) == pytest.approx(whole.area)  # nothing lies double


@given(control=CONTROLS, width=WIDTHS)
def test_as_few_parts_as_fit_the_width(control: ControlBoard, width: float) -> None:
    found = parts(control, width)
    widths = [part_box(control, zones).width + flag_width(control, zones) for zones in found]
    assert max(widths) <= width or len(found) == control.zones
    if len(found) > 1:
        assert parts(control, inf) == (range(control.zones),)
        assert board_size(control).width > width


@given(control=CONTROLS, width=WIDTHS)
def test_a_flag_lies_wholly_under_the_next_part(control: ControlBoard, width: float) -> None:
    found = parts(control, width)
    for zones, after in pairwise(found):
        flag = area(polygon(part_outline(control, zones))).difference(flagless(control, zones))
        assert flag.area > 500
        assert area(polygon(part_outline(control, after))).buffer(1e-6).covers(flag)
        assert flag_box(control, zones).bottom <= board_size(control).height - RIM  # no tab pushes it


@given(control=CONTROLS, width=WIDTHS)
def test_no_seam_runs_through_a_slot_or_a_notch(control: ControlBoard, width: float) -> None:
    slots = [tile_slot(control, zone) for zone in range(control.zones)]
    slots += [mission_slot(control, side, zone) for side in range(control.sides) for zone in range(control.zones)]
    for seam in seams(control, parts(control, width)):
        assert not any(slot.left - 1 < seam < slot.right + 1 for slot in slots)
        for side in range(control.sides):
            for zone in range(control.zones):
                left, _, right = notch(control, side, zone)
                assert not left.x - 5 < seam < right.x + 5


@pytest.mark.parametrize("zone", range(6))
def test_slots_are_larger_than_what_lies_in_them_and_keep_apart(zone: int) -> None:
    tile = tile_slot(CONTROL, zone)
    assert 0.5 <= tile.width - TILE.width <= 2 and 0.5 <= tile.height - TILE.height <= 2
    for side in (0, 1):
        mission = mission_slot(CONTROL, side, zone)
        assert 0.5 <= mission.width - MISSION.width <= 2 and 0.5 <= mission.height - MISSION.height <= 2
        assert not mission.grown(0.5).overlaps(tile.grown(0.5))
        assert WHOLE.covers(rectangle(mission.left, mission.top, mission.right, mission.bottom).buffer(1))
    assert tile.width < PITCH - 2


def test_both_halves_fit_one_upright_page_of_the_common_papers() -> None:
    """One sheet of card for the whole board."""
    look = look_of("colour")
    for paper in ("a4", "letter"):
        room = plan_page(PAPERS[paper], 1, is_portrait=True).slots[0].size
        halves = draw_board(content(), look, Frame(plan_page(PAPERS[paper], 1).slots[0].size))
        heights = sum(scene.size.height + 2 * BLEED for scene in halves)
        assert heights + 4 <= room.height and max(scene.size.width for scene in halves) + 2 * BLEED <= room.width


def test_on_a_narrow_page_the_board_has_more_parts_with_a_letter_for_each_seam() -> None:
    scenes = draw_board(content(), look_of("colour"), Frame(Size(130, 185)))
    assert len(scenes) == 3
    letters = [
        {placed.item.words for placed in walk(scene.items) if isinstance(placed.item, Text)} & {"A", "B", "C"}
        for scene in scenes
    ]
    assert letters == [{"A"}, {"A", "B"}, {"B"}]
